import type { SentPrompt } from '../../referee/messages.ts';

/** An answer on its way: to this question, as it was asked after so many inputs. */
export interface Sent {
  readonly n: number;
  readonly prompt: SentPrompt;
}

/**
 * Whether this question has an answer already. Where several are asked at once others may answer first: the same question then comes
 * again, under another number, while the answer to it is still on its way.
 */
export function isAnswered(sent: Sent | null, n: number, prompt: SentPrompt | undefined): boolean {
  if (!sent) return false;
  return sent.n === n || (prompt !== undefined && isSame(sent.prompt, prompt));
}

const isSame = (one: SentPrompt, other: SentPrompt): boolean =>
  one.step === other.step &&
  one.options.length === other.options.length &&
  JSON.stringify(one.options) === JSON.stringify(other.options);
