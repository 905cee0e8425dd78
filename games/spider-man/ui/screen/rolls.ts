import type { Roll } from '../../../../table/screen/screen-parts.ts';
import type { Event } from '../../events.ts';
import type { Seen } from '../look.ts';
import { screenWords } from '../words/screen.ts';

type Counted = Extract<Event, { type: 'attackRolled' | 'moveRolled' | 'driveRolled' | 'bonusRolled' | 'powerTried' }>;

const COUNTED = new Set<Event['type']>(['attackRolled', 'moveRolled', 'driveRolled', 'bonusRolled', 'powerTried']);
const isCounted = (event: Event): event is Counted => COUNTED.has(event.type);

/** The dice thrown last, which of them count, and what they come to. */
export function roll(events: readonly Event[], { view, texts, language, names }: Seen): Roll | null {
  const at = events.findLastIndex(({ type }) => type === 'diceRolled');
  const thrown = events[at];
  if (thrown?.type !== 'diceRolled') return null;
  const own = screenWords[language];
  const after = events.slice(at + 1);
  const again = after.findLast(event => event.type === 'diceRerolled');
  const counted = after.find(isCounted);
  const dice = counted?.dice ?? (again?.type === 'diceRerolled' ? again.dice : thrown.dice);
  const role = view.players[thrown.seat]?.role;
  const who = role ? texts.roles[role].name : (names[thrown.seat] ?? '');
  return {
    title: `${who} · ${own.purposes[thrown.purpose]}`,
    pieces: dice.map((die, i) => ({ text: String(die), isLit: counted ? litOf(counted).includes(i) : false })),
    sum: counted ? sumOf(counted, own) : null,
  };
}

/** The dice that made it what it is: the best ones, as many as counted. */
function litOf(event: Counted): number[] {
  switch (event.type) {
    case 'attackRolled':
      return best(event.results, event.hits);
    case 'bonusRolled':
      return best(event.dice, event.cards);
    case 'powerTried':
      return event.success ? best(event.dice, 1) : [];
    default:
      return event.dice.map((_, i) => i);
  }
}

const best = (values: readonly number[], count: number): number[] =>
  values
    .map((value, i) => ({ value, i }))
    .sort((a, b) => b.value - a.value)
    .slice(0, count)
    .map(({ i }) => i);

type Words = (typeof screenWords)[keyof typeof screenWords];

function sumOf(event: Counted, own: Words): string {
  switch (event.type) {
    case 'attackRolled': {
      const { multiplied, added } = event;
      const changes = `${multiplied > 1 ? `×${multiplied} ` : ''}${added > 0 ? `+${added} ` : ''}`;
      return `${changes}${own.hits(event.hits)}`;
    }
    case 'bonusRolled':
      return own.drawn(event.cards);
    case 'powerTried':
      return own.tried(event.success);
    default:
      return own.points(event.points);
  }
}

/** What somebody wants to know before they decide: what struck them, what was done about their own, how the race went on. */
export function concerns(event: Event, look: Seen): boolean {
  const { view, seat } = look;
  const role = seat === null ? null : view.players[seat]?.role;
  const isHunter = role === 'spider-man' || role === 'police';
  switch (event.type) {
    case 'wounded':
    case 'arrested':
    case 'seized':
    case 'healed':
    case 'freed':
    case 'placed':
      return event.role === role;
    case 'tracerPlaced':
    case 'tracerRemoved':
      return event.role === role || role === 'spider-man';
    case 'stuck':
      return event.target.kind === 'figure' ? event.target.role === role : role === 'police';
    case 'attackStopped':
    case 'attackRolled':
      return event.target.kind === 'figure' && event.target.role === role && !wounds(event);
    case 'damaged':
      return isHunter || event.place === `hq-${role}`;
    case 'planted':
      return isHunter;
    case 'carsDestroyed':
    case 'carsLost':
      return role === 'police';
    case 'captured':
      return event.from === role || (event.by.kind === 'figure' && isHunter);
    case 'released':
      return event.by.kind === 'figure' && event.by.role === role;
    case 'cardStolen':
      return event.from === seat || event.to === seat;
    case 'missionDealt':
      return event.seat === seat;
    case 'missionSeen':
      return event.seat === seat || role === 'spider-man';
    case 'powerGained':
    case 'abandoned':
    case 'knockedOut':
    case 'jailed':
    case 'hqDestroyed':
    case 'missionDone':
    case 'missionFailed':
    case 'eventDrawn':
      return true;
    default:
      return false;
  }
}

/** A hit that wounds is told by the wound. */
const wounds = (event: Event): boolean => event.type === 'attackRolled' && event.hits > 0;
