import { expect, test } from 'vitest';
import { setupOf } from '../../../bots/set-up.ts';
import { apply, start } from '../../../engine/match.ts';
import { deciders, options, waitingAt } from '../../../engine/queries.ts';
import { below, seedRng } from '../../../engine/rng.ts';
import { wished } from '../../../engine/testing/walk.ts';
import type { Match, Rng, Seat } from '../../../engine/types.ts';
import { alike, isAct } from '../../../table/touch.ts';
import { companion } from '../bots/companion.ts';
import { CITIES } from '../ids.ts';
import { game } from '../rules/game.ts';
import type { Action, SpiderMan } from '../spec.ts';
import { en } from '../text/en.ts';
import type { Seen } from '../ui/look.ts';
import { MISSION, anchor, diceOfThing, diceThing, main, mission, plain, rotationThing, touch } from '../ui/touch.ts';
import { play } from './table.ts';

/** Whether every answer is a path of its own, or the main button, and acts have something to stand around. */
function isTouched(open: readonly Action[], look: Seen): boolean {
  const rest = open.filter(action => !main(action));
  const paths = rest.map(action => ({ action, things: touch(action, look) }));
  return (
    open.length - rest.length <= 1 &&
    paths.every(({ things }) => things.length > 0 && things.length <= 3) &&
    (anchor(look) !== null || paths.every(({ things }) => things.some(thing => !isAct(thing)))) &&
    alike(paths).length === 0
  );
}

type Answer = (m: Match<SpiderMan>, seat: Seat, open: readonly Action[], rng: Rng) => Action;

const players: { readonly [name: string]: Answer } = {
  bots: (m, seat, _open, rng) => wished(m, seat, companion, rng),
  chance: (_m, _seat, open, rng) => open[below(rng, open.length)] as Action,
};

test.each(Object.keys(players))('every decision can be given by touching things, played by %s', name => {
  const missed = new Map<string, number>();
  for (const seats of [2, 3, 4, 5, 6])
    for (const city of CITIES) {
      const seed = `touch ${seats} ${city}`;
      const rng = seedRng(seed);
      const m = start(game, setupOf({ game }, { seats, options: { city } }), seed);
      for (let n = 0; n < 2000 && !m.outcome; n++) {
        const seat = deciders(m)[0] ?? 0;
        const open = options(m, seat);
        const look: Seen = { texts: en, language: 'en', view: game.view(m, seat), names: [], seat };
        if (!isTouched(open, look)) {
          const step = `${waitingAt(m)} ${[...new Set(open.map(({ type }) => type))].join(' ')}`;
          missed.set(step, (missed.get(step) ?? 0) + 1);
        }
        apply(m, seat, (players[name] as Answer)(m, seat, open, rng));
      }
    }
  expect(Object.fromEntries(missed)).toEqual({});
});

test('what throws dice says how many', () => {
  expect([diceThing(4), rotationThing(2), MISSION].map(diceOfThing)).toEqual([4, null, null]);
});

test('a card that changes dice lies below them: on a phone, too, it needs no button in words', () => {
  expect(
    [play('lucky-break'), play('subway'), { type: 'bonus' } as const, { type: 'recover' } as const].map(plain),
  ).toEqual([true, 'wide', 'wide', false]);
});

test('a bomb has a bright button in words, wherever one plays: only its building shows it else', () => {
  const plant = { type: 'plant', place: 'tv-studio' } as const;
  expect([plain(plant), mission(plant), mission({ type: 'move' })]).toEqual([false, true, false]);
});
