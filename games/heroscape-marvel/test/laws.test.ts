import type { CardId } from '../ids.ts';
import type { LawsOptions } from '../../../engine/testing/given.ts';
import { hostLaws } from '../../../referee/test/laws.ts';
import { box } from '../index.ts';
import { laws } from '../../../engine/testing/laws.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { type Secret, lying, swap } from '../../../engine/testing/secrets.ts';
import { within } from '../../../engine/flow.ts';
import { below } from '../../../engine/rng.ts';
import type { Match, Seat } from '../../../engine/types.ts';
import { yardstick } from '../bots/yardstick.ts';
import { limitOf, poolOf, total } from '../rules/armies.ts';
import { isNamedInSecret } from '../rules/naming.ts';
import { game } from '../rules/game.ts';
import { areAllies } from '../rules/table.ts';
import type { Glyph, HeroScape, Options } from '../spec.ts';
import { promises } from './promises.ts';

const twoBoxes = game.options.parse({ armies: 'premade', boxes: 2 });
const expert = ['vol-a-stark-international', 'le-combat-s-intensifie', 'conflit-sur-la-ville'];

// Dice fall and figures move before everybody's eyes; what is secret is told by other events: orderPlaced, ordersReady,
// enlisted, orderRemoved, turnSkipped.
const announced = [
  'stepped',
  'moved',
  'stayed',
  'struck',
  'letGo',
  'fell',
  'attacked',
  'stomped',
  'sensed',
  'defended',
  'attackEnded',
  'unhurt',
  'destroyed',
  'exited',
  'dustThrown',
  'dustRolled',
  'blastRolled',
  'mindRolled',
  'controlTaken',
  'controlReturned',
  'deathRolled',
  'revivalRolled',
  'rolledOff',
  'initiativeRolled',
  'startRolled',
] as const;

type M = Match<HeroScape>;

const isOwner =
  (owner: Seat) =>
  (_m: M, seat: Seat | null): boolean =>
    seat === owner;
/** The owner's side (HS-MULTI-04). */
const isAlly =
  (owner: Seat) =>
  (m: M, seat: Seat | null): boolean =>
    seat !== null && areAllies(m, seat, owner);

/** Which marker lies on which card: how many lie there is for all to see. */
const facedown = (m: M, seat: Seat) =>
  (m.state.orders[seat] ?? []).filter(order => order.on !== null && order.state !== 'shown');
const orders = (owner: Seat): Secret<HeroScape> => ({
  name: `orders of ${owner}`,
  of: m => facedown(m, owner).map(order => ({ marker: m.state.orders[owner]?.indexOf(order), on: order.on })),
  isKnownTo: isAlly(owner),
  change(m, r) {
    const places = facedown(m, owner).map(({ on, state }) => ({ on, state }));
    swap(r, places);
    facedown(m, owner).forEach((order, i) => Object.assign(order, places[i]));
  },
});

const glyphs = lying<HeroScape, Glyph>('glyphs', m => m.state.glyphs.filter(({ up }) => !up), 'kind');

/** An army that is being named in secret: any other one of the same pool, of whatever size. */
const army = (owner: Seat): Secret<HeroScape> => ({
  name: `army of ${owner}`,
  of(m) {
    const f = within(m, 'naming');
    const isHidden = f && isNamedInSecret(m) && f.seats.some(seat => !f.ready[seat]);
    return isHidden ? (f.armies[owner] ?? []) : [];
  },
  isKnownTo: isOwner(owner),
  change(m, r) {
    const f = within(m, 'naming');
    if (!f || (f.armies[owner]?.length ?? 0) === 0) return;
    const pool = poolOf(m, owner, [], []);
    const other: CardId[] = [];
    for (let size = 1 + below(r, pool.length); other.length < size && pool.length > 0; ) {
      const [card] = pool.splice(below(r, pool.length), 1) as [CardId];
      if (total([...other, card]) <= (limitOf(m, owner) ?? 0)) other.push(card);
    }
    f.armies[owner] = other;
  },
});

/** Where matches of a policy come to hand-overs, amulets, the device, exits. */
const LONG = [
  'hulk-est-en-colere',
  'hulk-est-en-colere',
  'le-genie-fou',
  'conflit-sur-la-ville',
  'vengeurs-rassemblement',
];

const seatsOf = (count: number): Seat[] => Array.from({ length: count }, (_, seat) => seat);

/** Tables for more than two, in teams and everyone for themselves. */
const crowd = (scenario: string, seats: number, options: Partial<Options>) =>
  complete(game, { seats, scenario, options: game.options.parse(options) });
const many = [
  crowd('melee-a-tribeca', 3, { boxes: 3, armies: 'premade', points: 500 }),
  crowd('les-quais', 4, { team: 2, boxes: 2 }),
  crowd('la-grande-place', 3, { squads: true, boxes: 2, points: 500 }),
];

const given: LawsOptions<HeroScape> = {
  announced,
  setups: [
    ...game.scenarios.filter(({ seats }) => seats[1] === 2).map(({ id }) => complete(game, { seats: 2, scenario: id })),
    ...many,
    ...expert.map(scenario => complete(game, { seats: 2, scenario, options: twoBoxes })),
  ],
  runs: 2,
  moves: 60,
  worlds: {
    setups: [
      complete(game, { seats: 2, scenario: 'le-combat-s-intensifie', options: twoBoxes }),
      crowd('melee-a-genotech', 4, { team: 2, boxes: 2, points: 500 }),
      crowd('melee-a-genotech', 2, { squads: true, boxes: 2, points: 500, armies: 'premade' }),
    ],
    together: 45,
  },
  policy: yardstick,
  promises,
  wise: { setups: LONG.map(scenario => complete(game, { seats: 2, scenario })), runs: 2, moves: 300 },
  secrets: ({ seats, options }) => [
    ...seatsOf(seats).map(orders),
    glyphs,
    ...(options.armies === 'premade' ? seatsOf(seats).map(army) : []),
  ],
};

laws(game, given);
hostLaws(box, given);
