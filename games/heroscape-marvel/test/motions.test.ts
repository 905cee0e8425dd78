import { expect, test } from 'vitest';
import { played } from '../../../table/motions.ts';
import { tableLaws } from '../../../table/test/laws.ts';
import { start } from '../../../engine/match.ts';
import type { Match, Seat } from '../../../engine/types.ts';
import { Scene, complete } from '../../../engine/testing/scene.ts';
import { yardstick } from '../bots/yardstick.ts';
import type { Event } from '../events.ts';
import { SCENARIOS } from '../ids.ts';
import { join } from '../rules/armies.ts';
import { game } from '../rules/game.ts';
import { scenarioData } from '../scenarios/list.ts';
import type { View } from '../seen.ts';
import type { Action, HeroScape } from '../spec.ts';
import { en } from '../text/en.ts';
import type { Seen } from '../ui/look.ts';
import { motions } from '../ui/motions/motions.ts';
import { hit, roll, setupOf, table } from './table.ts';

const look = (view: View, seat: Seat | null): Seen => ({ texts: en, language: 'en', view, names: [], seat });

/** A sixth card for the five hexes of a zone. */
function crowded() {
  const t = new Scene(
    start(
      game,
      complete(game, setupOf('genius')),
      'crowded',
      m => void (m.loaded = { rolls: [15, 3], picks: [], shuffles: [] }),
    ),
  ).play(0, { type: 'takeArmy', army: 0 });
  join(t.m, 0, 'venom');
  const f = t.m.stack.at(-1);
  if (f?.flow === 'placement') f.at = 'surplus';
  return t.m;
}

/** What bots and chance hardly ever come to, with the dice it takes. */
const scenes = [
  { m: crowded(), answers: [[0, { type: 'leaveOut', figure: 'iron-man' }]] },
  {
    m: table('genius', {
      armies: [
        { 'silver-surfer': '5,9:5+', hulk: '0,11' },
        { venom: '5,8++', thanos: '11,11' },
      ],
      acts: 'venom',
      taken: { 'silver-surfer': ['doctor-doom'] },
    }).dice(...roll(6, 2), ...roll(7, 0)).m,
    answers: [
      [1, { type: 'stay' }],
      [1, hit('silver-surfer')],
    ],
  },
  {
    m: table('clash', {
      armies: [{ 'iron-man': '10,12' }, { abomination: '5,8+', venom: '5,7', 'doctor-doom': '5,6' }],
      acts: 'iron-man',
    }).m,
    answers: [
      [0, { type: 'stay' }],
      [1, { type: 'hand', to: 'venom' }],
    ],
  },
  {
    m: table(
      'theft',
      {
        armies: [
          { 'spider-man': '3,9', hulk: '0,11' },
          Object.fromEntries(
            ['4,9', '6,9', '6,10', '7,9', '7,10', '5,10'].map((at, i) => [`gorillinators.${i + 1}`, at]),
          ),
        ],
        acts: 'spider-man',
      },
      { squads: true },
    ).dice(...roll(4, 2), 6).m,
    answers: [
      [0, { type: 'stay' }],
      [0, hit('gorillinators.1')],
      [1, { type: 'lay', on: 'gorillinators.4' }],
    ],
  },
] satisfies readonly { m: Match<HeroScape>; answers: readonly (readonly [Seat, Action])[] }[];

const RECKONED = 'reckoned anew by the rules whenever somebody moves';

tableLaws(game, {
  motions,
  look,
  silent: {
    threats: RECKONED,
    'figures.*.move': RECKONED,
    'figures.*.attack': RECKONED,
    'figures.*.defense': RECKONED,
    'figures.*.engaged': RECKONED,
    'figures.*.tactician': RECKONED,
    'figures.*.orders.hidden': 'where the others have laid their markers is seen, once all lie there',
    'players.*.ready': 'nobody is ready who has nothing to place',
    pool: 'what may be taken depends on what the host has chosen, which is not seen',
    powerful: 'who stands where as a round begins is seen',
    focus: 'what is asked about begins and ends with a question, which is no event',
  },
  setups: [
    ...SCENARIOS.map(scenario =>
      complete(game, {
        scenario,
        seats: scenario === 'maree-haute' ? 2 : scenarioData[scenario].seats[1],
        options: game.options.parse(scenario === 'maree-haute' ? { squads: true, boxes: 2, points: 500 } : {}),
      }),
    ),
    ...([2, 3] as const).map(team =>
      complete(game, { scenario: 'la-grande-place', seats: 6, options: game.options.parse({ team, boxes: 2 }) }),
    ),
    ...(['le-combat-s-intensifie', 'conflit-sur-la-ville'] as const).map(scenario =>
      complete(game, { scenario, seats: 2, options: game.options.parse({ armies: 'premade', boxes: 2 }) }),
    ),
    complete(game, { scenario: 'le-genie-fou', seats: 2, options: game.options.parse({ amulets: 2 }) }),
  ],
  policy: yardstick,
  scenes,
  runs: 1,
  moves: 260,
});

test('what decides a battle is heard', () => {
  for (const type of ['attacked', 'defended', 'wounded', 'destroyed', 'stepped', 'roundBegan', 'wallBroken'] as const)
    expect(motions[type].sound, type).toBeDefined();
});

const seen = game.view(
  table('theft', { armies: [{ 'captain-america': '3,9', hulk: '4,9:2' }, { thanos: '5,9' }], acts: 'captain-america' })
    .m,
  0,
);
const now = (event: Event, view = seen) => played(motions, event, look(view, 0));

test('dice fall over who is attacked, and lie there for whoever wants no motion', () => {
  const event: Event = {
    type: 'attacked',
    attacker: 'captain-america',
    target: 'thanos',
    attack: 'normal',
    parts: [],
    faces: ['skull', 'blank', 'skull'],
    distance: 2,
  };
  const { at, view, still } = now(event);
  expect(at).toBe('figure:thanos');
  expect(view.focus).toMatchObject({ attacker: 'captain-america', target: 'thanos', skulls: 2 });
  expect(still).toBeGreaterThan(0);
});

test('what an army is worth follows from who stands', () => {
  const before = seen.players[0];
  const { view } = now({ type: 'destroyed', figure: 'hulk', at: '4,9', cause: 'attack', by: 'thanos' });
  expect(before).toMatchObject({ figures: 2, wounds: 2 });
  expect(view.players[0]).toMatchObject({ figures: 1, wounds: 0, armyPoints: before?.armyPoints });
});

test('a walk is told step by step, and not once more at its end', () => {
  const step = now({ type: 'stepped', figure: 'captain-america', from: '3,9', to: '2,9', cost: 1, left: 4 });
  const at = (view: View) => view.figures.find(({ id }) => id === 'captain-america')?.at;
  expect([at(seen), at(step.view)]).toEqual(['3,9', '2,9']);
  const walked = {
    type: 'moved',
    figure: 'captain-america',
    how: 'walk',
    from: '3,9',
    to: '2,9',
    path: ['2,9'],
    cost: 1,
  };
  expect(now(walked as Event, step.view)).toMatchObject({ ms: 0, sound: null });
});
