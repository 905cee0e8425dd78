import { expect, test } from 'vitest';
import { setupOf } from '../../../bots/set-up.ts';
import { apply, start, tick } from '../../../engine/match.ts';
import { deciders, options, prompt } from '../../../engine/queries.ts';
import { below, seedRng } from '../../../engine/rng.ts';
import { move, position, wished } from '../../../engine/testing/walk.ts';
import { type Path, alike, touch as touchThing } from '../../../table/touch.ts';
import { yardstick } from '../bots/yardstick.ts';
import { SPECIALS } from '../content/objects.ts';
import { game } from '../rules/game.ts';
import type { M } from '../rules/table.ts';
import type { View } from '../seen.ts';
import type { Action } from '../spec.ts';
import { also, main, touch } from '../ui/touch.ts';
import { view } from '../view.ts';
import { carry, scenes } from './scenes.ts';
import { table } from './table.ts';

function pathsOf(open: readonly Action[], seen: View): Path<Action>[] {
  const rest = open.filter(action => !main(action));
  return rest.flatMap(action => {
    const [first, second] = [touch(action, { view: seen }), also(action, { view: seen })];
    return second.length > 0
      ? [
          { action, things: first },
          { action, things: second },
        ]
      : [{ action, things: first }];
  });
}

/** Whether every answer is a path of its own, or the main button. */
const isTouched = (open: readonly Action[], paths: readonly Path<Action>[]): boolean =>
  open.filter(main).length <= 1 &&
  paths.every(({ things }) => things.length > 0 && things.length <= 3) &&
  alike(paths).length === 0;

/** What nobody has the time to touch twice for. */
const AT_ONCE: ReadonlySet<Action['type']> = new Set<Action['type']>([
  'pickHero',
  'move',
  'fight',
  'bareHands',
  'quickSearch',
  'carefulSearch',
  'takeToken',
  'takeHeavy',
  'use',
  'rest',
  'standUp',
  'call',
  'surge',
]);

/** What must have been offered, lest nothing was looked at. */
const SELDOM: readonly Action['type'][] = [
  'call',
  'charm',
  'dynamite',
  'exchangeToken',
  'explode',
  'fireMounted',
  'fireworks',
  'giveUp',
  'loseObject',
  'takeFromHero',
  'takeHeavy',
  'takeItem',
  'trade',
  'useCrate',
];

const isAtOnce = (action: Action, paths: readonly Path<Action>[]): boolean => {
  const [thing] = paths.find(path => path.action === action)?.things ?? [];
  const step = thing && touchThing(paths, [], thing, true);
  return step?.type === 'taken' && step.action === action;
};

type Answers = ReturnType<typeof scenes>[number]['answers'];

interface Missed {
  readonly [step: string]: number;
}

/** Plays on, and says of every question that cannot be answered by touching which one it is. */
function missedBy(m: M, seed: string, isWise: boolean, seen: Set<Action['type']>, answers: Answers = []): Missed {
  const missed: { [step: string]: number } = {};
  const r = seedRng(seed);
  for (let n = 0; n < 500 && !m.outcome; n++) {
    const p = position(m, r);
    const open = options(m, p.seat);
    const paths = pathsOf(open, view(m));
    const slow = open.filter(action => AT_ONCE.has(action.type) && !isAtOnce(action, paths));
    const types = [...new Set((slow.length > 0 ? slow : open).map(({ type }) => type))];
    for (const { type } of open) seen.add(type);
    if (!isTouched(open, paths) || slow.length > 0) {
      const step = `${prompt(m, p.seat)?.step} ${types.join(' ')}`;
      missed[step] = (missed[step] ?? 0) + 1;
    }
    const given = answers[n];
    if (given) {
      if (given === 'tick') tick(m);
      else apply(m, ...given);
      continue;
    }
    const wise = isWise && deciders(m).includes(p.seat) && below(r, 4) > 0;
    move(wise ? { ...p, action: wished(m, p.seat, yardstick, r) } : p);
  }
  return missed;
}

const laid = (objects: readonly string[], i: number): M =>
  table(4, {
    heroes: [
      { hero: 'carter', at: '20-B', weapons: ['pistol:1', 'nail-gun:1'], objects: [...objects], life: 2 },
      { hero: 'hazel', at: '20-B', posture: i % 2 ? 'unconscious' : 'down', backpack: ['key-red'] },
    ],
    zombies: { '20-B': i % 4 },
    tokens: [{ token: 'bag-1', at: '20-B' }],
  }).m;

test('every question is answered by touching things, what is urgent by one, and every answer by others', () => {
  const seen = new Set<Action['type']>();
  const missed: [string, Missed][] = [];
  const look = (m: M, seed: string, isWise: boolean, answers?: Answers): void => {
    const found = missedBy(m, seed, isWise, seen, answers);
    if (Object.keys(found).length > 0) missed.push([seed, found]);
  };
  game.scenarios.forEach(({ id: scenario }, at) => {
    for (let i = 0; i < 2; i++) {
      const seed = `touch ${scenario} ${i}`;
      look(start(game, setupOf({ game }, { scenario, seats: ((at + i) % 4) + 1 }), seed), seed, i === 0);
    }
  });
  for (let i = 0; i < 6; i++)
    look(
      start(game, { ...setupOf({ game }, { scenario: 'S04', seats: (i % 3) + 2 }), carry }, `carry ${i}`),
      `carry ${i}`,
      false,
    );
  SPECIALS.forEach((card, i) => {
    for (let n = 0; n < 4; n++) look(laid([card, i % 2 ? 'first-aid-kit' : 'ammo'], n), `${card} ${n}`, false);
  });
  scenes().forEach(({ m, answers }, i) => look(m, `scene ${i}`, false, answers));
  expect(missed).toEqual([]);
  expect(SELDOM.filter(type => !seen.has(type))).toEqual([]);
}, 120_000);
