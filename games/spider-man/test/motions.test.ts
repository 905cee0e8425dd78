import { expect, test } from 'vitest';
import { complete } from '../../../engine/testing/scene.ts';
import type { Seat } from '../../../engine/types.ts';
import { played } from '../../../table/motions.ts';
import { tableLaws } from '../../../table/test/laws.ts';
import { companion } from '../bots/companion.ts';
import type { Event } from '../events.ts';
import { game } from '../rules/game.ts';
import type { View } from '../seen.ts';
import type { SpiderMan } from '../spec.ts';
import { en } from '../text/en.ts';
import type { Seen } from '../ui/look.ts';
import { motions } from '../ui/motions/motions.ts';
import { END, MOVE, at, dice, fight, go, onFigure, onHold, onPlace, onStack, play, power, table } from './table.ts';

const look = (view: View, seat: Seat | null): Seen => ({ texts: en, language: 'en', view, names: [], seat });

const SHOWN = 'what a tracer shows Spider-Man is for his eyes, and all hear that it was placed';

/** What bots and chance hardly ever come to, with the dice it takes. */
const scenes = [
  {
    m: table(4, {
      roles: ['spider-man', 'police', 'lizard', 'octopus'],
      active: 2,
      players: [
        {},
        {},
        { role: 'lizard', mission: 'hq-villain-a', progress: { place: 'hq-octopus', damage: 3 } },
        { role: 'octopus', dice: [1, 0, 0] },
      ],
      figures: { lizard: { at: '13,14' }, octopus: { at: 'hq-octopus' } },
    }).dice(6).m,
    answers: [
      [2, fight(onPlace('hq-octopus'))],
      [2, dice(1)],
      [3, { type: 'put', to: at(13, 13) }],
    ],
  },
  {
    m: table(4, {
      roles: ['spider-man', 'police', 'octopus', 'electro'],
      active: 2,
      players: [{}, {}, { role: 'octopus', score: 20 }, { role: 'electro', tokens: [] }],
      figures: { octopus: { at: '6,4' }, electro: { at: '5,4' } },
      stacks: { '7,3': { cars: 1 }, '7,5': { cars: 1 } },
    }).dice(5, 6).m,
    answers: [
      [2, power('oct-capture', onFigure('electro'))],
      [3, fight(onHold('pincers'))],
      [3, dice(1)],
      [3, { type: 'put', to: at(5, 4) }],
    ],
  },
  {
    m: table(4, {
      roles: ['spider-man', 'police', 'octopus', 'electro'],
      active: 3,
      players: [{}, {}, { role: 'octopus' }, { role: 'electro', tokens: [] }],
      figures: { octopus: { at: '6,4' }, electro: { held: true } },
      stacks: { '5,4': { cars: 1 }, '7,3': { cars: 1 }, '7,5': { cars: 1 } },
    }).dice(6).m,
    answers: [
      [3, fight(onHold('pincers'))],
      [3, dice(1)],
      [3, { type: 'put', to: at(5, 4) }],
      [3, { type: 'put', to: at(4, 4) }],
    ],
  },
  {
    m: table(3, {
      active: 2,
      players: [{}, {}, { mission: 'kidnap-aunt-may' }],
      figures: { rhino: { at: '1,1' } },
      characters: { 'aunt-may': 'rhino' },
    }).dice(1).m,
    answers: [
      [2, MOVE],
      [2, dice(1)],
      [2, go(2, 2)],
    ],
  },
  {
    m: table(3, {
      active: 1,
      players: [{}, {}, { tokens: [], mission: 'sab-docks' }],
      figures: { rhino: { at: '4,2', wounds: 5 } },
      stacks: { 'ps-bronx': { cars: 1 } },
    }).dice(6).m,
    answers: [
      [1, { type: 'fight', from: at(5, 2), target: onFigure('rhino') }],
      [1, dice(1)],
      [2, { type: 'abandon', villain: 'goblin' }],
    ],
  },
  {
    m: table(4, {
      roles: ['spider-man', 'police', 'vulture', 'rhino'],
      players: [{}, {}, { role: 'vulture', score: 40, dice: [3, 0, 0] }],
      figures: { 'spider-man': { at: '4,4' }, vulture: { at: '4,3' }, rhino: { at: '4,2' } },
    }).dice(1, 1, 5).m,
    answers: [
      [0, fight(onFigure('vulture'))],
      [0, dice(1)],
      [2, power('vul-altitude')],
      [0, END],
    ],
  },
  {
    m: table(4, { players: [{ hand: ['henchmen'] }, {}, { mission: 'cops-2' }, { mission: 'rival' }] }).m,
    answers: [
      [0, play('henchmen')],
      [0, { type: 'name', role: 'electro' }],
    ],
  },
  {
    m: table(3, { figures: { rhino: { at: '4,3', ko: true, wounds: 5 } } }).m,
    answers: [
      [0, END],
      [1, END],
    ],
  },
  {
    m: table(3, {
      players: [{ hand: ['pickpocket'] }, {}, { hand: ['dodge'] }],
      figures: { 'spider-man': { at: '4,4' }, rhino: { at: '4,3' } },
    }).m,
    answers: [[0, play('pickpocket')]],
  },
  {
    m: table(4, {
      active: 2,
      figures: { rhino: { at: '4,4' }, electro: { at: '4,5', captive: true } },
      stacks: { '4,5': { cars: 1 } },
    }).dice(6).m,
    answers: [
      [2, fight(onStack(4, 5))],
      [2, dice(1)],
    ],
  },
] satisfies Parameters<typeof tableLaws<SpiderMan, Seen>>[1]['scenes'];

tableLaws(game, {
  motions,
  look,
  silent: {
    focus: 'what is asked next, and of what, is for the rules to say',
    sight: 'what a figure sees from where it stands is reckoned by the rules',
    threats: 'who could strike whoever looks is reckoned by the rules whenever somebody moves',
    momentum: 'what a run is worth to the next blow is reckoned by the rules',
    acted: 'what counts as an action of a turn is for the rules to say',
    called: 'a character is used from the moment it is named, and told of once its cars are chosen',
    deadline: 'how long a window stays open runs on the clock, not in the story',
    'players.*.mission': SHOWN,
    'players.*.needed': SHOWN,
  },
  scenes,
  setups: [2, 3, 5].map(seats =>
    complete(game, { seats, options: { city: seats === 3 ? 'built' : 'quick', target: 60, reactionSeconds: 15 } }),
  ),
  policy: companion,
  runs: 2,
  moves: 500,
});

const ROLES = ['spider-man', 'police', 'vulture', 'rhino'];
const seen = game.view(table(4, { roles: ROLES, players: [{}, {}, { role: 'vulture' }] }).m, 0);
const now = (event: Event) => played(motions, event, look(seen, 0));

test('what decides a race is heard', () => {
  for (const type of ['diceRolled', 'wounded', 'knockedOut', 'jailed', 'missionDone', 'scored', 'eventDrawn'] as const)
    expect(motions[type].sound, type).toBeDefined();
});

test('a wound shows as soon as it is told, at the figure that suffers it', () => {
  const by = { kind: 'figure', role: 'vulture' } as const;
  const { view, at: where, ms, still } = now({ type: 'wounded', role: 'spider-man', wounds: 2, left: 4, by });
  expect(view.figures.find(({ role }) => role === 'spider-man')?.wounds).toBe(2);
  expect(view.players[2]?.progress.wounds).toBe(2);
  expect(where).toBe('figure:spider-man');
  expect(ms).toBeGreaterThan(still);
  expect(still).toBeGreaterThan(0);
});

test('points move a seat up at once, and those it passes down', () => {
  const { view } = now({ type: 'scored', seat: 3, points: 7, total: 7, cause: 'villainKo' });
  expect(view.players.map(({ rank }) => rank)).toEqual([2, 2, 2, 1]);
});

test('a building is hit where it stands; what is only counted is not waited for', () => {
  const bank = seen.city.places.find(({ place }) => place === 'bank');
  expect(now({ type: 'damaged', place: 'bank', seat: 2, damage: 1 }).at).toBe(`place:${bank?.square}`);
  expect(now({ type: 'turnEnded', seat: 0 })).toMatchObject({ ms: 0, still: 0, at: null, sound: null });
});
