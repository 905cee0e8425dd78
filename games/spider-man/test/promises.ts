import { within } from '../../../engine/flow.ts';
import { apply, clone } from '../../../engine/match.ts';
import { deciders, options, waitingAt } from '../../../engine/queries.ts';
import type { Answer, Played, Promised, Promises, Trial } from '../../../engine/testing/promised.ts';
import type { Match, Seat } from '../../../engine/types.ts';
import type { Preview, Target } from '../seen.ts';
import type { Action, SpiderMan } from '../spec.ts';
import type { Square } from '../ids.ts';

type M = Match<SpiderMan>;
type Heard = Played<SpiderMan>['heard'];
type Came = Promised<SpiderMan>['came'];
type Shown<T extends Preview['type']> = Extract<Preview, { type: T }>;

const each = (name: string, says: number | boolean, came: Came): Promised<SpiderMan> => ({
  name,
  says: Number(says),
  always: true,
  came,
});
const chance = (name: string, says: number, came: Came): Promised<SpiderMan> => ({
  ...each(name, says, came),
  always: false,
});

/** Dice stay as they lie, and nobody answers, until something else is asked than that. */
function goOn(m: M): Answer<SpiderMan> | null {
  const seat = deciders(m)[0] ?? 0;
  const open = options(m, seat);
  const { type } = open[0] as Action;
  if (waitingAt(m)?.endsWith('/declare')) return { seat, action: mostDice(open) };
  if (waitingAt(m) === 'attack/bite') return { seat, action: bestBite(m, seat, open) };
  const still = open.find(action => action.type === 'keep') ?? null;
  if (still) return { seat, action: still };
  return waitingAt(m)?.startsWith('attack/') && type === 'pass' ? { seat, action: open[0] as Action } : null;
}

/** All that there are: what an action promises before its dice are chosen. */
const mostDice = (open: readonly Action[]): Action =>
  open.findLast(action => action.type === 'roll') ?? (open[0] as Action);

/** Whichever die makes most of the bite. */
function bestBite(m: M, seat: Seat, open: readonly Action[]): Action {
  const hits = (action: Action): number => {
    const twin = clone(m);
    let found = 0;
    twin.hear = event => void (event.type === 'attackRolled' && (found = event.hits));
    apply(twin, seat, action);
    return found;
  };
  return open.reduce((best, action) => (hits(action) > hits(best) ? action : best));
}

// ---- what came of it -------------------------------------------------------------------------------------------

const hitsOf = (heard: Heard): number => {
  const event = heard.find(e => e.type === 'attackRolled');
  return event?.type === 'attackRolled' ? event.hits : NaN;
};

function isFinished(heard: Heard, target: Target): boolean {
  return heard.some(e => {
    if (target.kind === 'figure') return e.type === 'knockedOut' && e.role === target.role;
    if (target.kind === 'stack') return e.type === 'carsDestroyed' && e.square === target.square && e.left === 0;
    return target.kind === 'hold' && e.type === 'holdBroken' && e.hold === target.hold;
  });
}

const pointsOf = (heard: Heard): number => {
  const event = heard.find(e => e.type === 'moveRolled' || e.type === 'driveRolled');
  return event?.type === 'moveRolled' || event?.type === 'driveRolled' ? event.points : NaN;
};

const cardsOf = (heard: Heard): number => {
  const event = heard.find(e => e.type === 'bonusRolled');
  return event?.type === 'bonusRolled' ? event.cards : NaN;
};

const isSuccess = (heard: Heard): number => {
  const event = heard.find(e => e.type === 'powerTried');
  return event?.type === 'powerTried' ? Number(event.success) : hitsOf(heard);
};

/** What dice came to that might have been rolled again. */
const made =
  (unit: Shown<'tray'>['unit']): Came =>
  ({ heard }) =>
    ({ points: pointsOf, hits: hitsOf, cards: cardsOf, success: isSuccess })[unit](heard);

// ---- what is promised ------------------------------------------------------------------------------------------

function ofAttack(shown: Shown<'attack'>, target: Target): Promised<SpiderMan>[] {
  const rolled = (heard: Heard) => {
    const event = heard.find(e => e.type === 'attackRolled');
    return event?.type === 'attackRolled' ? event : null;
  };
  return [
    chance('attack.expected', shown.expected, ({ heard }) => hitsOf(heard)),
    chance('attack.any', shown.any, ({ heard }) => Number(hitsOf(heard) > 0)),
    chance('attack.ko', shown.ko, ({ heard }) => Number(isFinished(heard, target))),
    each('attack.dice', shown.dice, ({ heard }) => rolled(heard)?.dice.length ?? NaN),
    each('attack.times', shown.times, ({ heard }) => rolled(heard)?.multiplied ?? NaN),
  ];
}

function ofReach(shown: Shown<'reach'>, seat: Seat): Promised<SpiderMan>[] {
  const offers = (m: M, square: Square): boolean =>
    deciders(m).includes(seat) && options(m, seat).some(action => action.type === 'go' && action.to === square);
  const far = shown.squares.filter(one => one.chance > 0 && one.chance < 1);
  const tried = far[Math.floor(far.length / 2)] ?? shown.squares[0];
  return [
    chance('reach.average', shown.average, ({ heard }) => pointsOf(heard)),
    each('reach.most', true, ({ heard }) => Number(pointsOf(heard) <= shown.most)),
    ...(tried ? [chance('reach.square', tried.chance, ({ after }) => Number(offers(after, tried.square)))] : []),
  ];
}

function ofPath(shown: Shown<'path'>): Promised<SpiderMan>[] {
  return [
    each('path.path', true, ({ heard }) => {
      const event = heard.find(e => e.type === 'moved' || e.type === 'drove');
      const path = event?.type === 'moved' || event?.type === 'drove' ? event.path.slice(1) : [];
      return Number(String(path) === String(shown.path));
    }),
    each('path.left', shown.left, ({ after, before }) => {
      const f = within(after, 'movement') ?? within(after, 'drive');
      const had = within(before, 'movement') ?? within(before, 'drive');
      return f && had && f.flow === had.flow ? f.points : shown.left;
    }),
  ];
}

/** Whoever stops is asked for an action next, if it is their turn: what was said is among the answers. */
function ofHalt(shown: Shown<'halt'>, seat: Seat): Promised<SpiderMan>[] {
  return [
    each('halt.here', true, ({ after }) => {
      if (waitingAt(after) !== 'turn/act' || !deciders(after).includes(seat)) return 1;
      const open = new Set(options(after, seat).map(option => JSON.stringify(option)));
      return Number(shown.here.every(deed => open.has(JSON.stringify(deed))));
    }),
  ];
}

function ofHealing(shown: Shown<'heal'>): Promised<SpiderMan>[] {
  const came =
    (key: 'healed' | 'left'): Came =>
    ({ heard }) => {
      const event = heard.find(e => e.type === 'recovered');
      return event?.type === 'recovered' ? event[key] : NaN;
    };
  return [each('heal.healed', shown.healed, came('healed')), each('heal.left', shown.left, came('left'))];
}

export const promises: Promises<SpiderMan> = {
  ofPreview(shown, m, { seat, action }): Trial<SpiderMan>[] {
    switch (shown.type) {
      case 'attack': {
        const target = 'target' in action ? action.target : within(m, 'attack')?.target;
        return target ? [{ goOn, promised: ofAttack(shown, target) }] : [];
      }
      case 'reach':
        return [{ goOn, promised: ofReach(shown, seat) }];
      case 'chance': {
        const success: Came = ({ heard }) => {
          const tried = heard.find(e => e.type === 'powerTried' || e.type === 'cardPlayed');
          return Number(tried?.type === 'cardPlayed' || (tried?.type === 'powerTried' && tried.success));
        };
        return [{ goOn, promised: [chance('chance.success', shown.success, success)] }];
      }
      case 'heal':
        return [{ goOn, promised: ofHealing(shown) }];
      case 'path':
        return [{ promised: ofPath(shown) }];
      case 'halt':
        return [{ promised: ofHalt(shown, seat) }];
      case 'tray':
        // A card promises the best that can be made of it: whoever plays it has still to choose the dice.
        return action.type === 'play'
          ? []
          : [{ goOn, promised: [chance('tray.expected', shown.expected, made(shown.unit))] }];
      default:
        return [
          {
            goOn,
            promised: [chance('cards.expected', shown.expected, ({ heard }) => cardsOf(heard))],
          },
        ];
    }
  },
  times: 2,
  names: [
    'attack.expected',
    'attack.any',
    'attack.ko',
    'attack.dice',
    'reach.average',
    'reach.most',
    'reach.square',
    'path.path',
    'path.left',
    'halt.here',
    'cards.expected',
    'tray.expected',
    'heal.healed',
    'heal.left',
  ],
};
