import type { GameOrigins } from '../../../table/origins.ts';
import { type OriginId, originKinds } from '../content/origins.ts';
import type { GameTexts } from '../text/shape.ts';
import { words } from './words/origins.ts';

export const origins: GameOrigins<GameTexts, OriginId> = {
  kinds: originKinds,
  words,
  names({ boards, places, roles, powers, missions, bonuses, events, characters }, language) {
    const { tokens, box, numbers } = words[language];
    return { boards, places, roles, powers, missions, bonuses, events, characters, tokens, box, numbers };
  },
};
