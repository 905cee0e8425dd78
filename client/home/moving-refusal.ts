import type { Refused } from '../calls/request.ts';
import type { HomeWords } from './words.ts';

/** Why a match did not move, in a sentence; null where that is said as everywhere else. */
export function movingRefusal(
  { refused }: HomeWords,
  { code, values }: Pick<Refused, 'code' | 'values'>,
): string | null {
  const why = code === 'not-brought' ? String(values['why']) : code;
  const say = why in refused ? refused[why as keyof typeof refused] : null;
  return say?.(Number(values['at'] ?? 0)) ?? null;
}
