import type { Box } from './box.ts';
import type { Setup, Spec } from './types.ts';

/** Why a set-up cannot be played, and how the game says so; null where it can. */
export function refusalOf<W extends Spec>(
  { game, texts }: Pick<Box<W>, 'game' | 'texts'>,
  setup: Setup<W>,
): { reason: string; fr: string; en: string } | null {
  const reason = game.refuse?.(setup) ?? null;
  if (reason === null) return null;
  return { reason, fr: texts.fr.refusals?.[reason] ?? reason, en: texts.en.refusals?.[reason] ?? reason };
}
