import type { CellName, FigureId, TargetId } from '../ids.ts';
import { within } from '../../../engine/flow.ts';
import { deciders, options, waitingAt } from '../../../engine/queries.ts';
import type { Answer, Played, Promised, Promises, Trial } from '../../../engine/testing/promised.ts';
import type { Match } from '../../../engine/types.ts';
import type { Preview } from '../seen.ts';
import type { Action, HeroScape } from '../spec.ts';

type M = Match<HeroScape>;
type Heard = Played<HeroScape>['heard'];
type Came = Promised<HeroScape>['came'];
type Shown<T extends Preview['type']> = Extract<Preview, { type: T }>;

const each = (name: string, says: number | boolean, came: Came): Promised<HeroScape> => ({
  name,
  says: Number(says),
  always: true,
  came,
});
const chance = (name: string, says: number, came: Came): Promised<HeroScape> => ({
  ...each(name, says, came),
  always: false,
});

/** Whatever is asked in the middle of a move or an attack: everybody strikes, nobody does more than he must. */
function goOn(m: M): Answer<HeroScape> | null {
  const seat = deciders(m)[0] ?? 0;
  const answer = (type: Action['type']): Answer<HeroScape> => {
    const open = options(m, seat);
    return { seat, action: open.find(action => action.type === type) ?? (open[0] as Action) };
  };
  switch (waitingAt(m)) {
    case 'walk/ask':
    case 'flight/ask':
      return answer('strike');
    case 'attack/swing':
    case 'attack/remove':
      return answer('none');
    case 'comeback/place':
    case 'drop/choose':
      return answer('place');
    default:
      return null;
  }
}

// ---- attacks ---------------------------------------------------------------------------------------------------

/** Where no wounds are counted, one hit destroys. */
const woundsOf = (
  { heard, before }: Played<HeroScape>,
  figure: TargetId,
  cause: 'attack' | 'counter-strike',
): number => {
  const hasWounds = before.content.isExpert;
  return heard.reduce((sum, e) => {
    if (e.type === 'wallHit' && figure === 'wall') return sum + e.amount;
    if (e.type === 'destroyed' && e.figure === figure && e.cause === cause && !hasWounds) return sum + 1;
    return e.type === 'wounded' && e.figure === figure && e.cause === cause ? sum + e.amount : sum;
  }, 0);
};
const isDestroyed = (heard: Heard, target: TargetId): boolean =>
  heard.some(e => (target === 'wall' ? e.type === 'wallBroken' : e.type === 'destroyed' && e.figure === target));
const diceOf = (heard: Heard, type: 'attacked' | 'defended'): number | null => {
  const rolled = heard.find(e => e.type === type);
  return rolled?.type === 'attacked' || rolled?.type === 'defended' ? rolled.faces.length : null;
};

function ofAttack(shown: Shown<'attack'>, attacker: FigureId, target: TargetId): Promised<HeroScape>[] {
  return [
    chance('attack.hit', shown.hit, played => Number(woundsOf(played, target, 'attack') > 0)),
    chance('attack.kill', shown.kill, ({ heard }) => Number(isDestroyed(heard, target))),
    chance('attack.wounds', shown.wounds, played => woundsOf(played, target, 'attack')),
    chance('attack.counter', shown.counter, played => woundsOf(played, attacker, 'counter-strike')),
    each('attack.attackDice', shown.attackDice, ({ heard }) => diceOf(heard, 'attacked') ?? NaN),
    // an attack that was sensed meets no defence
    each('attack.defenseDice', shown.defenseDice, ({ heard }) => diceOf(heard, 'defended') ?? shown.defenseDice),
  ];
}

// ---- moves -----------------------------------------------------------------------------------------------------

/** A figure that falls on the way comes to nothing of what was promised of the rest of it. */
const arriving = (mover: FigureId, all: readonly Promised<HeroScape>[]): Promised<HeroScape>[] =>
  all.map(one => ({ ...one, came: played => (isDestroyed(played.heard, mover) ? one.says : one.came(played)) }));

function ofMove(shown: Shown<'move'>, mover: FigureId): Promised<HeroScape>[] {
  const walked = (heard: Heard): CellName[] => heard.flatMap(e => (e.type === 'stepped' ? [e.to] : []));
  const count = (heard: Heard, ...types: Heard[number]['type'][]): number =>
    heard.filter(e => types.includes(e.type)).length;
  const cost = (heard: Heard): number =>
    heard.reduce((sum, e) => {
      if (shown.how === 'walk') return e.type === 'stepped' ? sum + e.cost : sum;
      return e.type === 'moved' && e.figure === mover ? sum + e.cost : sum;
    }, 0);
  const last = shown.path.at(-1);
  return arriving(mover, [
    each('move.cost', shown.cost, ({ heard }) => cost(heard)),
    each('move.path', true, ({ heard }) => {
      const path = shown.how === 'walk' ? walked(heard) : [heard.flatMap(e => (e.type === 'moved' ? [e.to] : []))[0]];
      return Number(shown.how === 'walk' ? String(path) === String(shown.path) : path[0] === last);
    }),
    each('move.strikes', shown.strikes.length, ({ heard }) => count(heard, 'struck', 'letGo')),
    each('move.falls', shown.falls.length, ({ heard }) => count(heard, 'fell')),
    each('move.takes', shown.takes !== null, ({ heard }) => Math.min(1, count(heard, 'glyphTaken'))),
    each('move.exits', shown.exits, ({ heard }) => count(heard, 'exited')),
  ]);
}

const moverOf = (m: M): FigureId | null => {
  const f = within(m, 'walk') ?? within(m, 'activation');
  return f?.figure ?? null;
};

export const promises: Promises<HeroScape> = {
  ofPreview(shown, m, { action }): Trial<HeroScape>[] {
    const figure = moverOf(m);
    if (figure === null) return [];
    if (shown.type === 'attack' && action.type === 'attack')
      return [{ goOn, promised: ofAttack(shown, figure, action.target) }];
    // a single step of many: what comes after it is for whoever walks to say
    if (shown.type === 'move' && action.type !== 'step') return [{ goOn, promised: ofMove(shown, figure) }];
    if (shown.type !== 'roll' || action.type === 'cloud') return [];
    const success: Came = ({ heard }) =>
      Number(heard.some(e => (e.type === 'dustRolled' || e.type === 'mindRolled') && e.success));
    return [{ promised: [chance('roll.chance', shown.chance, success)] }];
  },
  times: 4,
  names: [
    'attack.hit',
    'attack.kill',
    'attack.wounds',
    'attack.attackDice',
    'attack.defenseDice',
    'move.cost',
    'move.path',
    'move.strikes',
    'move.falls',
    'move.takes',
  ],
};
