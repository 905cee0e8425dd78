import type { Seat } from '../../../engine/types.ts';
import type { M } from '../rules/table.ts';
import type { Action, Carry } from '../spec.ts';
import { fire, go, on, table, use } from './table.ts';

/** A table that is set, and what is answered there. */
interface PlayedScene {
  readonly m: M;
  readonly answers: readonly (readonly [Seat, Action] | 'tick')[];
}

/** What a campaign brings to the Checkpoint. */
export const carry: Carry = {
  next: 'S04',
  won: true,
  attempts: 0,
  deeds: [],
  heroes: [
    {
      hero: 'josh',
      seat: 0,
      weapons: [{ card: 'axe', uses: 2 }],
      objects: [],
      bags: ['bag-1', 'bag-3', 'bag-1', 'bag-2'],
    },
    { hero: 'vance', seat: 1, weapons: [{ card: 'pistol', uses: 1 }], objects: [], bags: ['bag-2', 'bag-2'] },
  ],
};

const z = on('S03');

/** What bots and chance hardly ever come to; every one is set anew. */
export const scenes = (): PlayedScene[] => [
  {
    m: table(4, {
      heroes: [
        { hero: 'josh', at: '02-B', backpack: ['key-red', 'bag-1', 'bag-2'] },
        { hero: 'will', at: '02-B', posture: 'unconscious', backpack: ['bag-3'] },
      ],
      locks: { '03-B': 'red' },
      tokens: [{ token: 'bag-1', at: '02-B' }],
      zombies: {},
    }).m,
    answers: [
      [0, { type: 'takeToken', token: 0 }],
      [0, { type: 'exchangeToken', token: 'bag-2' }],
      [0, { type: 'carry', hero: 'will' }],
      [0, go(z('03-B'))],
    ],
  },
  {
    m: table(4, {
      heroes: [
        { hero: 'hazel', at: '02-B', objects: ['defibrillator'], carries: 'will' },
        { hero: 'will', at: '02-B', posture: 'unconscious', backpack: ['bag-3'] },
      ],
      zombies: {},
    }).m,
    answers: [[0, { type: 'revive', object: 0, hero: 'will' }]],
  },
  {
    m: table(4, {
      heroes: [{ hero: 'josh', at: '02-B', objects: ['first-aid-kit:2', 'first-aid-kit:1'] }],
      items: [{ card: 'flashlight', at: '02-B' }],
      heavies: [{ object: 'jerrycan', at: '02-B' }],
      zombies: {},
    }).m,
    answers: [
      [0, { type: 'takeItem', item: 0, instead: 1 }],
      [0, { type: 'takeHeavy', heavy: 0 }],
      [0, { type: 'putDown' }],
    ],
  },
  {
    m: table(4, {
      heroes: [
        { hero: 'josh', at: '02-B', heavy: 'ammo-crate' },
        { hero: 'carter', at: '02-B', weapons: ['pistol:1', 'carter-revolver'] },
      ],
      heavies: [{ object: 'machine-gun', at: '02-B', uses: 0 }],
      zombies: {},
    }).m,
    answers: [[0, { type: 'useCrate', hero: null, weapon: null, heavy: 0 }]],
  },
  {
    m: table(4, {
      heroes: [
        { hero: 'josh', at: '02-B', heavy: 'ammo-crate' },
        { hero: 'carter', at: '02-B', weapons: ['pistol:1', 'carter-revolver'] },
      ],
      zombies: {},
    }).m,
    answers: [[0, { type: 'useCrate', hero: 'carter', weapon: 0, heavy: null }]],
  },
  {
    m: table(
      4,
      {
        heroes: [{ hero: 'carter', at: '23-A:F', heavy: 'machine-gun', objects: ['explosive-ammo', 'ammo'] }],
        zombies: { '23-A:F': 20 },
      },
      { scenario: 'S15' },
    ).m,
    answers: [
      [0, fire(2)],
      [0, { type: 'reload', object: 1, weapon: 2 }],
      [0, { type: 'explode', weapon: 2 }],
    ],
  },
  {
    m: table(
      4,
      { heroes: [{ hero: 'josh', at: '24-B', weapons: ['axe'] }], zombies: {}, alpha: { at: '24-B', points: 1 } },
      { scenario: 'S15' },
    ).m,
    answers: [[0, fire()]],
  },
  {
    m: table(4, { heroes: [{ at: '10-A:F', heavy: 'radio' }], zombies: {}, elapsed: 839_500 }, { scenario: 'S13' }).m,
    answers: [[0, { type: 'putDown' }], [0, { type: 'call' }], 'tick'],
  },
  { m: armed('smoke-bomb'), answers: [[0, use()]] },
  { m: armed('cat'), answers: [[0, use()]] },
  {
    m: armed('spoiled-meat'),
    answers: [
      [0, use()],
      [0, go(z('03-B'))],
    ],
  },
  { m: armed('dynamite'), answers: [[0, { type: 'dynamite', object: 0, tile: z('03-B') >> 1 }]] },
  { m: armed('fireworks'), answers: [[0, { type: 'fireworks', object: 0, tile: z('03-B') >> 1, count: 1 }]] },
  {
    m: table(4, {
      heroes: [{ hero: 'josh', at: '02-B:F', objects: ['lucky-charm'] }],
      zombies: {},
      search: ['zombie-1', 'zombie-2', 'axe'],
    }).m,
    answers: [
      [0, use()],
      [0, { type: 'quickSearch' }],
      [0, { type: 'charm', card: 'zombie-2' }],
    ],
  },
  {
    m: table(
      4,
      { heroes: [{ hero: 'josh', at: '02-B', objects: ['ammo', 'first-aid-kit'] }], queue: ['loseItem'], zombies: {} },
      { scenario: 'S03' },
    ).m,
    answers: [
      [0, go(z('03-B'))],
      [0, { type: 'loseObject', object: 1 }],
    ],
  },
];

/** Somebody with one special card, among a few zombies. */
const armed = (card: string): M =>
  table(4, {
    heroes: [{ hero: 'josh', at: '02-B', objects: [card, 'ammo'], weapons: ['pistol:1', 'nail-gun:1'] }],
    zombies: { '02-B': 1, '03-B': 2 },
  }).m;
