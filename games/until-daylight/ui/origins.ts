import type { GameOrigins } from '../../../table/origins.ts';
import { originKinds } from '../content/origins.ts';
import type { GameTexts } from '../text/shape.ts';
import { words } from './words/origins.ts';

export const origins: GameOrigins<GameTexts, (typeof originKinds)[number]['id']> = {
  kinds: originKinds,
  words,
  names: ({ characters, perks, cards, combat, horde, kinds, assaults, tokens }, language) => ({
    characters,
    perks,
    weapons: cards,
    rubble: cards,
    combat,
    horde,
    kinds,
    assaults,
    tokens,
    numbers: words[language].numbers,
  }),
};
