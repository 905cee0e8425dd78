import type { Portions } from '../../table/portions.ts';
import type { Action } from '../line/table-line.ts';
import type { AtTable } from './at-table.ts';
import type { Playing } from './use-play.ts';

/** What this person shares out now, all in one question; a lesson asks for one small thing at a time. */
export function portionsAt(
  { position, look, parts }: AtTable,
  { seat, isPlayed, school }: Pick<Playing, 'seat' | 'isPlayed' | 'school'>,
): Portions<Action> | null {
  const prompt = isPlayed && !school && !position.paused && seat !== null ? position.prompts[seat] : undefined;
  return (prompt && parts.portions?.(prompt.step, prompt.options, look)) ?? null;
}
