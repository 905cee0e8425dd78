import { mapped } from '../../../kit/grammar.ts';
import type { GameOrigins } from '../../../table/origins.ts';
import { originKinds } from '../content/origins.ts';
import { tiles } from '../content/tiles.ts';
import type { GameTexts } from '../text/shape.ts';
import { words } from './words/origins.ts';

export const origins: GameOrigins<GameTexts, (typeof originKinds)[number]['id']> = {
  kinds: originKinds,
  words,
  names: ({ scenarios, heroes, skills, traits, bystanders, spawnCards, horde, zombieHeroes, levels }, language) => ({
    scenarios: mapped(scenarios, ({ title }) => title),
    tiles: mapped(tiles, (_, face) => face),
    heroes,
    skills,
    traits,
    bystanders,
    spawnCards,
    horde,
    zombieHeroes,
    levels,
    tokens: words[language].tokens,
  }),
};
