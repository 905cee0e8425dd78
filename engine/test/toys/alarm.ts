import { dealAnew, draw, roll, shuffle } from '../../chance.ts';
import { again, call, decide, define, emit, end, flow, goTo, nobody } from '../../flow.ts';
import { copy } from '../../plain.ts';
import type { Game, Match, Outcome, Saved, Seat } from '../../types.ts';

// Burglars against the clock: alarms go off in the middle of whatever is being decided.

type Item = string;

export interface A {
  state: {
    active: Seat;
    out: boolean[];
    heat: number; // called `noise` in version 1
    alarms: number; // how many have gone off
    deck: (Item | null)[];
    bags: Item[][];
    fame: number;
  };
  content: { readonly alarms: readonly number[]; readonly until: number };
  frames: {
    turn: { at: 'open' | 'act' | 'pass'; left: number };
    search: { at: 'look' | 'keep'; found: Item[] };
    alarm: { at: 'sound' | 'lose'; number: number }; // called `siren` in version 1
  };
  action: { type: 'search' | 'smash' | 'wait' | 'leave' | 'stop' } | { type: 'keep' | 'lose'; item: Item };
  event:
    | { type: 'sounded'; number: number }
    | { type: 'found'; seat: Seat; items: Item[] }
    | { type: 'smashed'; die: number };
  view: Omit<A['state'], 'deck'> & { deck: number; found: Item[] };
  preview: { quiet: number };
  options: Record<string, never>;
  rule: `ALARM-${string}`;
  carry: { fame: number } | null;
}

const ITEMS = ['crown', 'vase', 'ring', 'coin', 'mask', 'bowl', 'lamp', 'harp'] as const;
const MAPS: { readonly [scenario: string]: A['content'] } = {
  museum: { alarms: [10_000, 20_000, 20_000, 40_000], until: 60_000 },
  cellar: { alarms: [30_000], until: 30_000 },
};
const CAUGHT_AT = 6;

const bag = (m: Match<A>, seat: Seat): Item[] => m.state.bags[seat] ?? [];
const take = (items: Item[], item: Item): Item[] => items.splice(items.indexOf(item), 1);

const turn = flow<A, 'turn'>({
  open(_m, f) {
    f.left = 2;
  },
  act: decide({
    rule: 'ALARM-ACT',
    who: (m, f) => (f.left > 0 && !m.state.out[m.state.active] ? [m.state.active] : nobody),
    options: (): { type: 'search' | 'smash' | 'wait' | 'leave' }[] => [
      { type: 'search' },
      { type: 'smash' },
      { type: 'wait' },
      { type: 'leave' },
    ],
    bar: (m, _f, action) => (action.type === 'search' && m.state.deck.length === 0 ? 'ALARM-EMPTY' : null),
    preview: (_m, _f, action) => ({ quiet: action.type === 'smash' ? 4 / 6 : 1 }),
    apply(m, f, action, seat) {
      f.left--;
      again(m, f);
      if (action.type === 'search') call(m, 'search', { found: [] });
      if (action.type === 'smash') smash(m, seat);
      if (action.type === 'leave') m.state.out[seat] = true;
    },
  }),
  pass(m, f) {
    m.state.active = (m.state.active + 1) % m.setup.seats;
    goTo(f, 'open');
  },
});

function smash(m: Match<A>, seat: Seat): void {
  const die = roll(m, 6);
  emit(m, { type: 'smashed', die });
  if (die <= 2) m.state.heat++;
  const item = draw(m, m.state.deck);
  if (item) bag(m, seat).push(item);
}

const search = flow<A, 'search'>({
  look(m, f) {
    for (let i = 0; i < 3; i++) {
      const item = draw(m, m.state.deck);
      if (item) f.found.push(item);
    }
    emit(m, { type: 'found', seat: m.state.active, items: [...f.found] });
  },
  keep: decide({
    rule: 'ALARM-KEEP',
    who: (m, f) => (f.found.length > 0 ? [m.state.active] : nobody),
    options: (_m, f): A['action'][] => [
      ...f.found.map(item => ({ type: 'keep' as const, item })),
      { type: 'stop' as const },
    ],
    apply(m, f, action) {
      if (!('item' in action)) return;
      bag(m, m.state.active).push(...take(f.found, action.item));
      again(m, f);
    },
  }),
});

const alarm = flow<A, 'alarm'>({
  sound(m, f) {
    m.state.heat++;
    emit(m, { type: 'sounded', number: f.number });
  },
  lose: decide({
    rule: 'ALARM-LOSE',
    who: m => (bag(m, m.state.active).length > 0 ? [m.state.active] : nobody),
    options: m => bag(m, m.state.active).map(item => ({ type: 'lose' as const, item })),
    apply(m, _f, { item }, seat) {
      take(bag(m, seat), item);
    },
    lone: true,
  }),
});

function outcome(m: Match<A>, reason: string): Outcome<A> {
  const { bags, out, fame } = m.state;
  const scores = bags.map((items, seat) => (out[seat] && items.length > 0 ? 1 : 0));
  const loot = bags.reduce((sum, items, seat) => sum + (out[seat] ? items.length : 0), 0);
  return { reason, scores, carry: { fame: reason === 'caught' ? 0 : fame + loot } };
}

/** Version 2 has other names for the noise and for the siren; of version 0 nothing is known any more. */
function migrate(saved: Saved, from: number): Saved | null {
  if (from !== 1) return null;
  const { noise, ...state } = saved.state as { noise: number };
  const stack = saved.stack.map(f => ('flow' in f && f.flow === 'siren' ? { ...f, flow: 'alarm' } : f));
  return { ...saved, state: { ...state, heat: noise }, stack };
}

export const alarms: Game<A> = define<A>({
  id: 'alarm',
  version: 2,
  scenarios: [
    { id: 'museum', seats: [1, 3] },
    { id: 'cellar', seats: [1, 1] },
  ],
  options: { parse: () => ({}) },
  first: 'turn',
  flows: { turn, search, alarm },
  content: setup => MAPS[setup.scenario] ?? { alarms: [], until: 0 },
  deal(m) {
    const seats = Array.from({ length: m.setup.seats }, (_, seat) => seat);
    m.state = {
      active: 0,
      out: seats.map(() => false),
      heat: 0,
      alarms: 0,
      deck: shuffle(m, [...ITEMS, ...ITEMS.map(() => null)]),
      bags: seats.map(() => []),
      fame: m.setup.carry?.fame ?? 0,
    };
  },
  view(m) {
    const { deck, out, bags, ...rest } = m.state;
    const top = m.stack.find(f => f.flow === 'search');
    return {
      ...rest,
      deck: deck.length,
      out: [...out],
      bags: copy(bags),
      found: top?.flow === 'search' ? [...top.found] : [],
    };
  },
  guess(m) {
    dealAnew(m, m.state.deck);
  },
  check(m) {
    if (m.state.heat >= CAUGHT_AT) end(m, outcome(m, 'caught'));
    if (m.state.out.every(gone => gone)) end(m, outcome(m, 'escaped'));
  },
  due: m => m.content.alarms[m.state.alarms] ?? m.content.until,
  onDue(m) {
    if (m.state.alarms >= m.content.alarms.length) end(m, outcome(m, 'time'));
    call(m, 'alarm', { number: ++m.state.alarms });
  },
  concession: 'own',
  canPause: m => m.stack.at(-1)?.flow === 'turn',
  migrate,
});
