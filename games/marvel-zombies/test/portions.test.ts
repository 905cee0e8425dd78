import { expect, test } from 'vitest';
import type { Look } from '../../../table/look.ts';
import { portionsAreTaken } from '../../../table/test/portions-law.ts';
import { BYSTANDERS, type BystanderId } from '../content/bystanders.ts';
import type { HeroId } from '../ids.ts';
import { box } from '../index.ts';
import { game } from '../rules/game.ts';
import type { MarvelZombies } from '../spec.ts';
import { en } from '../text/en.ts';
import type { GameTexts } from '../text/shape.ts';
import { portions } from '../ui/portions.ts';
import { table } from './table.ts';

test('Wounds are shared out among heroes in one question', () => {
  portionsAreTaken(box, portions, { matches: 9, seats: 2 });
});

/** Two Wounds in a zone where these stand. */
function wounding(...pieces: readonly (HeroId | BystanderId)[]): Look<MarvelZombies, GameTexts> {
  const shares = pieces.map(to => ({ to, wounds: null }));
  const look = {
    texts: en,
    language: 'en',
    names: [],
    seat: 0,
    view: { focus: { wounds: 2, shares, strikers: [] }, heroes: [] },
  };
  return look as unknown as Look<MarvelZombies, GameTexts>;
}

test('a Bystander is asked about before, and any other question is asked as it is', () => {
  expect(portions('wounds/share', [], wounding('hulk', 'wasp'))?.targets.map(({ id }) => id)).toEqual(['hulk', 'wasp']);
  for (const bystander of BYSTANDERS) expect(portions('wounds/share', [], wounding('hulk', bystander))).toBeNull();
  expect(portions('turn/act', [], wounding('hulk', 'wasp'))).toBeNull();
});

test('the question says who strikes and where; heroes who share it out are asked once, a Bystander alone', () => {
  const enemies = { '2V.21': { walker: 1, brute: 1 } };
  const given = { turn: 'hulk', heroes: { hulk: {}, wasp: {} }, enemies, now: { activate: 'all' } } as const;
  const asked = (more: object) => {
    const view = game.view(table('M0', { ...given, ...more }).m, 0);
    const look = { texts: en, language: 'en', names: [], seat: 0, view } as const;
    return { question: en.prompt('wounds/share', view, []), title: portions('wounds/share', [], look)?.title };
  };
  const where = en.place('2V.21');
  expect(asked({})).toEqual({
    question: `Attack by 1 Walker and 1 Brute, ${where}: 2 Wounds. Who suffers them?`,
    title: `Attack by 1 Walker and 1 Brute, ${where}: 2 Wounds to share out`,
  });
  expect(asked({ bystanders: { 'pepper-potts': '2V.21' } })).toEqual({
    question: `Attack by 1 Walker and 1 Brute, ${where}: 2 Wounds. How many for Pepper Potts?`,
    title: undefined,
  });
});
