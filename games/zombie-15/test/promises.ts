import { waitingAt } from '../../../engine/queries.ts';
import { below } from '../../../engine/rng.ts';
import type { Answer, Played, Promised, Promises, Trial } from '../../../engine/testing/promised.ts';
import type { Match, Rng } from '../../../engine/types.ts';
import type { Zone } from '../ids.ts';
import { tileOf } from '../rules/board.ts';
import { forecast } from '../rules/forecast.ts';
import { lockOn } from '../rules/move.ts';
import { active, fendIn, turnOf, weightIn } from '../rules/table.ts';
import type { Preview } from '../seen.ts';
import type { Hero, Zombie15 } from '../spec.ts';

type M = Match<Zombie15>;
type Came = Promised<Zombie15>['came'];
type Shown<T extends Preview['type']> = Extract<Preview, { type: T }>;

const each = (name: string, says: number | boolean, came: Came): Promised<Zombie15> => ({
  name,
  says: Number(says),
  always: true,
  came,
});

/** Whose turn it was, as he is now. */
const heroOf = ({ before, after }: Played<Zombie15>): Hero =>
  after.state.heroes.find(({ id }) => id === active(before).id) ?? active(after);
const paid = ({ before, after, heard }: Played<Zombie15>): number =>
  turnOf(before).actions - turnOf(after).actions + gained(heard);
const gained = (heard: Played<Zombie15>['heard']): number =>
  heard.reduce((sum, event) => sum + (event.type === 'actionsGained' ? event.amount : 0), 0);

const ofMove = (shown: Shown<'move'>, to: Zone): Promised<Zombie15>[] => [
  each('move.cost', shown.cost, paid),
  each('move.zombies', shown.zombies, ({ after }) => weightIn(after, to)),
  each('move.fend', shown.fend, ({ after }) => fendIn(after, to)),
  each('move.opens', shown.opens !== null, ({ before, after }) =>
    Number(lockOn(before, tileOf(to)) !== lockOn(after, tileOf(to)) && !lockOn(after, tileOf(to))),
  ),
];

/** Where a blow falls: where it is heard to fall. */
function ofFight(shown: Shown<'fight'>): Promised<Zombie15>[] {
  const there = (played: Played<Zombie15>): Zone => {
    const struck = played.heard.find(event => event.type === 'attacked');
    return struck?.type === 'attacked' ? struck.zone : -1;
  };
  const dead = (played: Played<Zombie15>): number =>
    weightIn(played.before, there(played)) - weightIn(played.after, there(played));
  return [
    each('fight.left', shown.left, played => weightIn(played.after, there(played))),
    ...(shown.alpha === 0 ? [each('fight.kills', shown.kills, dead)] : []),
    each('fight.horde', shown.horde, ({ after }) => after.state.horde),
    each('fight.noise', shown.noise, ({ before, after }) => after.state.horde - before.state.horde),
    each('fight.alarm', shown.alarm, ({ heard }) => Number(heard.some(e => e.type === 'noise' && e.alarm))),
    each('fight.life', shown.life, played => heroOf(played).life),
  ];
}

const ofEnd = (shown: Shown<'end'>): Promised<Zombie15>[] => [
  each('end.life', shown.life, played => heroOf(played).life),
  each('end.falls', shown.falls, played =>
    Number(active(played.before).posture === 'standing' && heroOf(played).posture !== 'standing'),
  ),
  each('end.held', shown.held, ({ heard }) => Number(!heard.some(e => e.type === 'zombieAttack' && !e.held))),
];

const ofTake = (shown: Shown<'take'>): Promised<Zombie15>[] => [
  each('take.lost', shown.lost.length, ({ before, after }) => {
    const gone = before.state.discard.length - after.state.discard.length - 1;
    return shown.lost.every(card => after.state.removed.includes(card)) ? gone : NaN;
  }),
  each('take.removed', shown.removed !== null, ({ before, after }) => {
    const gone = after.state.removed.length - before.state.removed.length - shown.lost.length;
    return shown.removed === null || after.state.removed.includes(shown.removed) ? gone : NaN;
  }),
];

function promised(shown: Preview, to: Zone | null): Promised<Zombie15>[] {
  switch (shown.type) {
    case 'move':
      return ofMove(shown, to ?? -1);
    case 'fight':
      return ofFight(shown);
    case 'end':
      return ofEnd(shown);
    case 'take':
      return ofTake(shown);
    default:
      return [each('cost.actions', shown.actions, paid), each('cost.gains', shown.gains, ({ heard }) => gained(heard))];
  }
}

const endNow = (m: M): Answer<Zombie15> | null =>
  waitingAt(m) === 'turn/act' ? { seat: active(m).seat, action: { type: 'endActions' } } : null;

/** Nearly all zombies are on the board already: the Horde cannot grow as it would. */
function empty(m: M, r: Rng): void {
  const { state } = m;
  if (waitingAt(m) !== 'turn/act' || below(r, 8) > 0) return;
  const left = below(r, 3);
  const there = active(m).zone;
  state.zombies[there] = (state.zombies[there] ?? 0) + Math.max(0, state.reserve - left);
  state.reserve = Math.min(state.reserve, left);
}

export const promises: Promises<Zombie15> = {
  prepare: empty,
  /** What waits its turn comes between the action and what it brings: nothing is promised of that. */
  ofPreview(shown, m, { action }): Trial<Zombie15>[] {
    if (m.state.queue.length > 0) return [];
    return [{ promised: promised(shown, action.type === 'move' ? action.to : null) }];
  },
  ofView(m): Trial<Zombie15>[] {
    const assault = waitingAt(m) === 'turn/act' && m.state.queue.length === 0 ? forecast(m) : null;
    if (!assault || assault.zombies === 0) return [];
    const came: Came = ({ heard }) =>
      Number(
        heard.some(
          e =>
            e.type === 'zombieAttack' &&
            e.zombies === assault.zombies &&
            e.fend === assault.fend &&
            e.held === assault.held,
        ),
      );
    return [{ goOn: endNow, promised: [each('forecast', true, came)] }];
  },
  times: 400,
  names: [
    'move.cost',
    'move.fend',
    'fight.left',
    'fight.kills',
    'fight.horde',
    'fight.life',
    'end.life',
    'take.lost',
    'cost.actions',
  ],
};
