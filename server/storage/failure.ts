import type { Input, Spec } from '../../engine/types.ts';

/** Why a table was set aside, and what the rules were busy with. */
export interface Failure {
  readonly why: string;
  readonly input: Input<Spec> | null;
  /** The inputs that its log has lost, as far as that can be told. */
  readonly lost?: { readonly from: number; readonly to: number };
}

export const failureText = (failure: Failure): string => JSON.stringify(failure);

export function failureOf(text: string): Failure {
  try {
    return JSON.parse(text) as Failure;
  } catch {
    return { why: text, input: null }; // as it was written before inputs were kept
  }
}
