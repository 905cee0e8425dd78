import { expect, test } from 'vitest';
import { options } from '../../../engine/queries.ts';
import { game } from '../rules/game.ts';
import { en } from '../text/en.ts';
import { habits } from '../ui/habits.ts';
import type { Seen } from '../ui/look.ts';
import { screen } from '../ui/screen/parts.ts';
import { table } from './table.ts';

/** What the page answers by itself at such a turn, what the button says, and whether it asks twice. */
function turnOf(setup: object) {
  const { m } = table(2, setup);
  const look: Seen = { texts: en, language: 'en', view: game.view(m, 0), names: ['Ana', 'Ben'], seat: 0 };
  const idle = habits.find(({ id }) => id === 'idle');
  return {
    answer: idle?.answer('turn/act', options(m, 0), look) ?? null,
    label: en.action({ type: 'end' }, look.view, look.names),
    isEarly: screen.isEarly?.({ type: 'end' }, look) ?? false,
  };
}

const ended = { answer: { type: 'end' }, label: 'End the turn', isEarly: false };
const asked = { answer: null, label: 'End the turn (1 action lost)', isEarly: true };

test('with nobody to fight and nothing to craft a turn ends by itself', () => {
  expect(turnOf({ line: [], players: [{ items: ['machete', 'energy-drink'] }] })).toEqual(ended);
  expect(turnOf({ line: ['survivor-a'], players: [{ items: ['machete'] }] }), 'only an ally').toEqual(ended);
});

test('whoever could fight or craft is asked', () => {
  expect(turnOf({ line: ['wanderer-a'], players: [{ items: ['machete'] }] })).toEqual(asked);
  expect(turnOf({ line: [], players: [{ items: ['planks', 'nails'] }] })).toEqual(asked);
});
