import { expect, test } from 'vitest';
import { setupOf } from '../../../bots/set-up.ts';
import { apply, start } from '../../../engine/match.ts';
import { deciders, options } from '../../../engine/queries.ts';
import { below, seedRng } from '../../../engine/rng.ts';
import type { Touching } from '../../../table/screen/touching.tsx';
import { game } from '../rules/game.ts';
import type { Action } from '../spec.ts';
import { fr } from '../text/fr.ts';
import type { Seen } from '../ui/look.ts';
import { aimedAt } from '../ui/screen/aimed-at.ts';
import { modelOf } from '../ui/screen/model.ts';
import { view } from '../view.ts';

// A big screen shows where whoever decides may go, though nobody touches it.

const UNTOUCHED = {
  stateOf: () => 'still',
  isHinted: () => false,
  wholeAt: () => null,
  outlookAt: () => null,
} as unknown as Touching;

/** Where an answer puts or leads a figure. */
const goalOf = (action: Action): string | null =>
  action.type === 'place' ? action.at : action.type === 'walk' ? action.to : null;

test('those who look on see every place and every walk that is open, and other players do not', () => {
  const setup = setupOf({ game }, { scenario: 'la-grande-place', seats: 3, options: { squads: true } });
  const m = start(game, setup, 'onlookers');
  const rng = seedRng('onlookers');
  const seen = { place: 0, walk: 0, any: 0 };
  for (let n = 0; n < 400 && m.outcome === null; n++) {
    const [seat = 0] = deciders(m);
    const open = options(m, seat);
    const shown = (eye: number | null) => {
      const look: Seen = { view: view(m, eye), seat: eye, names: ['A', 'B', 'C'], texts: fr, language: 'fr' };
      return modelOf(look, UNTOUCHED, null, null);
    };
    const { cells, placing } = shown(null);
    const lit = cells.filter(({ light }) => light !== null).map(({ cell }) => cell.name);
    const goals = open.flatMap(action => goalOf(action) ?? []);
    if (goals.length > 0) {
      expect(new Set(lit)).toEqual(new Set(goals));
      expect(shown((seat + 1) % 3).cells.every(({ light }) => light === null)).toBe(true);
      seen[open.some(({ type }) => type === 'walk') ? 'walk' : 'place']++;
    }
    if (open.some(({ type }) => type === 'zone')) {
      expect(placing).toBe('any');
      seen.any++;
    }
    apply(m, seat, open[below(rng, open.length)] as Action);
  }
  expect(seen.any).toBe(3);
  expect(seen.place).toBeGreaterThan(8);
  expect(seen.walk).toBeGreaterThan(5);
});

test('those who look on are shown whom an attack could meet, and nobody while figures go', () => {
  const setup = setupOf({ game }, { scenario: 'la-grande-place', seats: 3, options: {} });
  const seen = { attack: 0, move: 0 };
  for (const seed of ['aims', 'more aims']) {
    const m = start(game, setup, seed);
    const rng = seedRng(seed);
    for (let n = 0; n < 500 && m.outcome === null; n++) {
      const [seat = 0] = deciders(m);
      const open = options(m, seat);
      const aimed = (eye: number | null): string[] =>
        aimedAt({ view: view(m, eye), seat: eye, names: [], texts: fr, language: 'fr' }).map(({ on }) => on);
      const targets = open.flatMap(action => (action.type === 'attack' ? [action.target] : []));
      if (targets.length > 0) {
        expect(aimed(seat)).toEqual([]);
        expect(new Set(aimed(null))).toEqual(new Set(targets.filter(target => target !== 'wall')));
        seen.attack++;
      }
      if (open.some(({ type }) => type === 'walk')) {
        expect(aimed(null)).toEqual([]);
        seen.move++;
      }
      apply(m, seat, open[below(rng, open.length)] as Action);
    }
  }
  expect(seen.attack).toBeGreaterThan(8);
  expect(seen.move).toBeGreaterThan(8);
});
