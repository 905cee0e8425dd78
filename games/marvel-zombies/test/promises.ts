import { within } from '../../../engine/flow.ts';
import { deciders, options, waitingAt } from '../../../engine/queries.ts';
import type { Answer, Played, Promised, Promises, Trial } from '../../../engine/testing/promised.ts';
import type { Match } from '../../../engine/types.ts';
import { hordeToughness, zombieToughness } from '../rules/dice.ts';
import { enemiesIn, heroAt, namesOf, seenFrom, zoneAt } from '../rules/table.ts';
import type { Preview } from '../seen.ts';
import type { Action, MarvelZombies } from '../spec.ts';

type M = Match<MarvelZombies>;
type Next = Answer<MarvelZombies>;
type Heard = Played<MarvelZombies>['heard'];
type Came = Promised<MarvelZombies>['came'];
type Shown<T extends Preview['type']> = Extract<Preview, { type: T }>;

const each = (name: string, says: number | boolean, came: Came): Promised<MarvelZombies> => ({
  name,
  says: Number(says),
  always: true,
  came,
});
const chance = (name: string, says: number, came: Came): Promised<MarvelZombies> => ({
  ...each(name, says, came),
  always: false,
});

// ---- attacks ---------------------------------------------------------------------------------------------------

/** So much Power, no card, no second roll, and the weakest first where there is a choice. */
const plainly =
  (power: number) =>
  (m: M): Next | null => {
    const f = within(m, 'attack');
    if (!f) return null;
    const seat = deciders(m)[0] ?? 0;
    switch (waitingAt(m)) {
      case 'attack/boost':
        return { seat, action: { type: 'roll', power } };
      case 'attack/reroll':
        return { seat, action: { type: 'keepRoll' } };
      case 'attack/assign':
        return { seat, action: weakest(options(m, seat), f.weak) };
      default:
        return null;
    }
  };

function weakest(open: readonly Action[], weak: number): Action {
  const toughness = (action: Action): number => {
    if (action.type !== 'hit') return Infinity;
    const { target } = action;
    return target === 'walker' || target === 'brute' || target === 'runner'
      ? hordeToughness(target, weak)
      : zombieToughness(target, weak);
  };
  return open.reduce((best, action) => (toughness(action) < toughness(best) ? action : best));
}

const eliminated = (heard: Heard): number =>
  heard.reduce((sum, e) => (e.type === 'enemyEliminated' && e.by === 'attack' ? sum + e.crowd.count : sum), 0);
const rolled = (heard: Heard) => {
  const event = heard.find(e => e.type === 'rolled');
  return event?.type === 'rolled' ? event : null;
};

function ofAttack(shown: Shown<'attack'>, power: number, isDecided: boolean): Trial<MarvelZombies>[] {
  const clear: Came = ({ after }) => Number(enemiesIn(after, zoneAt(after, shown.zone)) === 0);
  const kills: Came = ({ heard }) => eliminated(heard);
  const first: Trial<MarvelZombies> = {
    goOn: plainly(power),
    promised: [
      each('attack.dice', shown.dice, ({ heard }) => rolled(heard)?.dice.length ?? NaN),
      each('attack.accuracy', shown.accuracy, ({ heard }) => rolled(heard)?.accuracy ?? NaN),
      chance('attack.expected', shown.expected, ({ heard }) => rolled(heard)?.hits ?? NaN),
      chance('attack.kills', shown.kills, kills),
      chance('attack.clear', shown.clear, clear),
      chance('attack.first', shown.first.chance, ({ heard }) => Number(eliminated(heard) > 0)),
    ],
  };
  if (isDecided) return [first];
  return [
    first,
    ...shown.boosts.map(boost => ({
      goOn: plainly(boost.power),
      promised: [
        each('boost.dice', boost.dice, ({ heard }) => rolled(heard)?.dice.length ?? NaN),
        chance('boost.kills', boost.kills, kills),
        chance('boost.clear', boost.clear, clear),
      ],
    })),
  ];
}

// ---- everything else -------------------------------------------------------------------------------------------

function ofMove(shown: Shown<'move'>, m: M): Promised<MarvelZombies>[] {
  const index = within(m, 'help')?.hero ?? within(m, 'turn')?.hero ?? -1;
  const moved = (heard: Heard) => {
    const event = heard.find(e => e.type === 'moved');
    return event?.type === 'moved' ? event : null;
  };
  return [
    each('move.path', true, ({ heard }) => Number(String(moved(heard)?.path.slice(1)) === String(shown.path))),
    each('move.actions', shown.actions, ({ heard }) => moved(heard)?.actions ?? NaN),
    each('move.power', shown.power, ({ before, after }) => heroAt(before, index).power - heroAt(after, index).power),
    each('move.sight', true, ({ after }) => {
      const { zone } = heroAt(after, index);
      return Number(zone < 0 || String(namesOf(after, seenFrom(after, zone))) === String(shown.sight));
    }),
    each('move.threat', shown.threat, ({ after }) => {
      const there = namesOf(after, [heroAt(after, index).zone])[0];
      const strikes = after.game.view(after, null).forecast.flatMap(plan => plan.strikes);
      return strikes.reduce((sum, { zone, wounds }) => (zone === there ? sum + wounds : sum), 0);
    }),
  ];
}

function ofOpen(shown: Shown<'open'>): Promised<MarvelZombies>[] {
  const revealed = (heard: Heard): string[] => heard.flatMap(e => (e.type === 'buildingRevealed' ? e.rooms : []));
  return [
    each('open.rooms', true, ({ heard }) => Number(String(revealed(heard).sort()) === String([...shown.rooms].sort()))),
  ];
}

function ofWounds(shown: Shown<'wounds'>, m: M): Promised<MarvelZombies>[] {
  const index = within(m, 'suffer')?.hero;
  if (index === undefined) return [];
  const { id } = heroAt(m, index);
  return [
    each('wounds.health', shown.health, ({ heard }) => {
      const event = heard.find(e => e.type === 'wounded' && e.hero === id);
      return event?.type === 'wounded' ? event.health : NaN;
    }),
    each('wounds.falls', shown.falls, ({ heard }) => Number(heard.some(e => e.type === 'heroFell' && e.hero === id))),
  ];
}

function ofPush(shown: Shown<'push'>): Promised<MarvelZombies>[] {
  const count = (crowd: readonly { count: number }[]): number => crowd.reduce((sum, one) => sum + one.count, 0);
  return [
    each('push.crowd', count(shown.crowd), ({ heard }) => {
      const event = heard.find(e => e.type === 'pushed' && e.from === shown.from && e.to === shown.to);
      return event?.type === 'pushed' ? count(event.crowd) : NaN;
    }),
  ];
}

export const promises: Promises<MarvelZombies> = {
  ofPreview(shown, m, { action }): Trial<MarvelZombies>[] {
    switch (shown.type) {
      case 'attack':
        return ofAttack(shown, action.type === 'roll' ? action.power : 0, action.type === 'roll');
      case 'move':
        return [{ promised: ofMove(shown, m) }];
      case 'open':
        return [{ promised: ofOpen(shown) }];
      case 'wounds':
        return [{ promised: ofWounds(shown, m) }];
      case 'loses':
        return [{ promised: [each('loses', true, ({ after }) => Number(after.outcome?.scores[0] === 0))] }];
      case 'devoured':
        return [
          {
            promised: [
              each('devoured.power', shown.power, ({ heard }) => heard.filter(e => e.type === 'powerLost').length),
            ],
          },
        ];
      case 'push':
        return [{ promised: ofPush(shown) }];
      default:
        return []; // where a group goes is what its Enemies then do
    }
  },
  times: 3,
  names: [
    'attack.dice',
    'attack.expected',
    'attack.kills',
    'attack.clear',
    'attack.first',
    'boost.kills',
    'boost.clear',
    'move.path',
    'move.actions',
    'move.power',
    'move.threat',
    'open.rooms',
  ],
};
