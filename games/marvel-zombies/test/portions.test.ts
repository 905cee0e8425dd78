import { expect, test } from 'vitest';
import type { Look } from '../../../table/look.ts';
import { portionsAreTaken } from '../../../table/test/portions-law.ts';
import { BYSTANDERS, type BystanderId } from '../content/bystanders.ts';
import type { HeroId } from '../ids.ts';
import { box } from '../index.ts';
import type { MarvelZombies } from '../spec.ts';
import { en } from '../text/en.ts';
import type { GameTexts } from '../text/shape.ts';
import { portions } from '../ui/portions.ts';

test('Wounds are shared out among heroes in one question', () => {
  portionsAreTaken(box, portions, { matches: 9, seats: 2 });
});

/** Two Wounds in a zone where these stand. */
function wounding(...pieces: readonly (HeroId | BystanderId)[]): Look<MarvelZombies, GameTexts> {
  const shares = pieces.map(to => ({ to, wounds: null }));
  const look = { texts: en, language: 'en', names: [], seat: 0, view: { focus: { wounds: 2, shares }, heroes: [] } };
  return look as unknown as Look<MarvelZombies, GameTexts>;
}

test('a Bystander is asked about before, and any other question is asked as it is', () => {
  expect(portions('wounds/share', [], wounding('hulk', 'wasp'))?.targets.map(({ id }) => id)).toEqual(['hulk', 'wasp']);
  for (const bystander of BYSTANDERS) expect(portions('wounds/share', [], wounding('hulk', bystander))).toBeNull();
  expect(portions('turn/act', [], wounding('hulk', 'wasp'))).toBeNull();
});
