import { mapped } from '../../../kit/grammar.ts';
import type { GameOrigins } from '../../../table/origins.ts';
import { originKinds } from '../content/origins.ts';
import { tiles } from '../content/tiles.ts';
import { zombieCards } from '../content/zombie-cards.ts';
import type { GameTexts } from '../text/shape.ts';
import { words } from './words/origins.ts';

export const origins: GameOrigins<GameTexts, (typeof originKinds)[number]['id']> = {
  kinds: originKinds,
  words,
  names({ scenarios, heroes, cards, heavies, events, tokens, tracks }, language) {
    const own = words[language];
    return {
      scenarios: mapped(scenarios, ({ title }) => title),
      tiles: mapped(tiles, (_, face) => face),
      heroes,
      weapons: cards,
      objects: cards,
      heavies,
      searchDeck: cards,
      zombieCards: mapped(zombieCards, ({ value, letter, event }) =>
        value === 0
          ? own.horde
          : [`${value} ${letter ?? ''}`.trim(), event && events[event].name].filter(Boolean).join(', '),
      ),
      decks: own.decks,
      events,
      tokens,
      scenarioTokens: own.scenarioTokens,
      tracks,
      numbers: own.numbers,
    };
  },
};
