import { expect, test } from 'vitest';
import { advised } from '../../../bots/advice.ts';
import { Sight } from '../../../bots/sight.ts';
import type { Seen } from '../../../engine/box.ts';
import { question } from '../../../engine/queries.ts';
import { seedRng } from '../../../engine/rng.ts';
import { hintLaws } from '../../../table/test/hint-laws.ts';
import { box } from '../index.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import type { Action, MarvelZombies } from '../spec.ts';
import { guide } from '../ui/guide.ts';
import { screen } from '../ui/screen/parts.ts';
import { table } from './table.ts';

hintLaws({ box, guide, screen, texts: { fr, en } }, [
  { scenario: 'M0', seats: 1 },
  { scenario: 'M5', seats: 2 },
]);

/** Vision has two dice against a Zombie Hero who takes three hits, and Power for more. */
function facing(): Sight<MarvelZombies> {
  const { m } = table('M0', {
    turn: 'vision',
    heroes: { vision: { zone: '2V.21', power: 4 } },
    zombies: { 'scarlet-witch': '2V.21' },
  }).play(0, { type: 'attack', zone: '2V.21', free: false, reach: false });
  const asked = question(m, 0);
  if (!asked) throw new Error('the roll is asked for');
  return new Sight(m, 0, asked, seedRng('roll'), n => n < 1);
}

const sparing = { ...box.bots, companion: ({ prompt }: Seen<MarvelZombies>): Action => prompt.options[0] };

test('no roll that cannot eliminate anybody is advised while Power could change that', () => {
  const seen = facing();
  expect(seen.preview({ type: 'roll', power: 0 })).toMatchObject({ first: { chance: 0 } });
  expect(advised(sparing, seen), 'whatever a companion would save').toEqual({ type: 'roll', power: 1 });
  expect(advised(box.bots, seen)).not.toEqual({ type: 'roll', power: 0 });
});
