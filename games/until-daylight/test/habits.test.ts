import { expect, test } from 'vitest';
import { options } from '../../../engine/queries.ts';
import type { CombatId } from '../content/combat.ts';
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

/** Whether the page passes on Luck by itself as these Combat cards lie there. */
function passesVain(drawn: CombatId[], focus: object, line: object[] = [{ id: 1, hits: 1, life: 2, spears: 0 }]) {
  const view = {
    focus: { seat: 0, foe: null, weapon: null, target: 1, ...focus, drawn },
    line,
    players: [{ shield: 0 }],
  };
  const vain = habits.find(({ id }) => id === 'vain');
  return vain?.answer('luck/ask', [{ type: 'pass' }], { view, seat: 1 } as unknown as Seen) !== null;
}

test('UD-SPEC-LUCK-01: nobody is asked about Luck where no card could do better', () => {
  const attack = { weapon: 'machete' } as const; // 2 damage
  expect(passesVain(['c-zero'], attack), 'it falls').toBe(true);
  expect(passesVain(['c-minus1'], attack), 'it does not').toBe(false);
  expect(passesVain(['c-plus2-self1'], attack, [{ id: 1, life: 4, spears: 0 }]), 'it falls, at a price').toBe(false);
  expect(passesVain(['c-plus3'], attack, [{ id: 1, life: 9, spears: 0 }]), 'the best there is').toBe(true);
  const blow = { foe: 1, target: null };
  expect(passesVain(['c-minus2', 'c-minus1'], blow), 'it misses').toBe(true);
  expect(passesVain(['c-minus2', 'c-zero'], blow), 'it hits').toBe(false);
  const atSurvivor = { seat: null, foe: 1, target: 2 };
  const survivor = (life: number) => [
    { id: 1, hits: 1, life: 2, spears: 0 },
    { id: 2, hits: 0, life, spears: 0 },
  ];
  expect(passesVain(['c-plus2'], atSurvivor, survivor(1)), 'it falls to any card').toBe(true);
  expect(passesVain(['c-plus2'], atSurvivor, survivor(2)), 'another card may spare it').toBe(false);
});

test('whoever has heard enough of Luck is not asked again in this combat', () => {
  const { spell } = habits.find(({ id }) => id === 'luck') ?? {};
  const at = (round: number, phase: string) => spell?.of({ view: { round, phase } } as unknown as Seen);
  expect(at(2, 'combat')).toBe(at(2, 'combat'));
  expect(at(2, 'combat')).not.toBe(at(3, 'combat'));
});

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
