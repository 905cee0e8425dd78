import { mapped } from '../../../kit/grammar.ts';
import { draw, pick, shuffle } from '../../../engine/chance.ts';
import { again, call, decide, emit, finish, flow, goTo, nobody } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { QUICK_CITY, SLOTS } from '../content/boards.ts';
import { BOARDS, CAPTAINS, CHARACTERS, ROLES, type RoleId, SCALES, OFF } from '../ids.ts';
import { BONUSES, type CardId, EVENTS, bonuses, isEvent } from '../content/cards.ts';
import { characters } from '../content/characters.ts';
import { MISSIONS } from '../content/missions.ts';
import { START_CARS, TRACERS } from '../content/numbers.ts';
import { STATIONS } from '../content/places.ts';
import { powers } from '../content/powers.ts';
import type { Action, Player, SpiderMan } from '../spec.ts';
import type { Whereabouts } from '../seen.ts';
import { cityOf } from './city.ts';
import { newFigure } from './knockout.ts';
import { drawMission, freshProgress, villainSeats } from './missions.ts';
import { powersFor } from './score.ts';
import {
  type M,
  carsInPlay,
  hqOf,
  isVillain,
  maxOf,
  player,
  policeDecider,
  seatsFrom,
  spiderSeat,
  just,
} from './table.ts';
import { placeTracer } from './tracers.ts';

/** The box before anybody has sat down. */
export function deal(m: M): void {
  const { seats } = m.setup;
  const isTwo = seats === 2;
  const bonusDeck: CardId[] = BONUSES.flatMap(card => Array.from({ length: bonuses[card].copies }, () => card));
  m.state = {
    phase: 'setup',
    round: 0,
    active: 0,
    players: Array.from({ length: seats }, freshPlayer),
    figures: [],
    stacks: [],
    characters: mapped(characters, (): Whereabouts => ({ square: OFF, holder: null })),
    boards: [...BOARDS],
    slots: Array.from({ length: SLOTS }, () => null),
    destroyed: [],
    bonusDeck: shuffle(m, isTwo ? bonusDeck : [...bonusDeck, ...EVENTS]),
    bonusDiscard: [],
    missionDeck: shuffle(m, [...MISSIONS]),
    missionDiscard: [],
    tracers: { sheet: 1, supply: TRACERS - 1 },
    pincers: [],
    menace: 0,
    blackout: null,
    gridlock: null,
    storm: null,
    acted: false,
    called: [],
    smoked: [],
    turnOver: false,
    roll: null,
    resolving: false,
    deadline: null,
  };
}

const freshPlayer = (): Player => ({
  role: null,
  score: 0,
  movement: 0,
  combat: 0,
  bonus: 0,
  hand: [],
  powers: [],
  tokens: [],
  mission: null,
  progress: freshProgress(),
  tracer: false,
  informed: false,
  done: [],
  failed: [],
  used: [],
});

export const game = flow<SpiderMan, 'game'>({
  roles: decide({
    rule: 'SM-ROLE-03',
    lone: true,
    who: m => {
      const seat = m.state.players.findIndex(p => p.role === null);
      return seat < 0 ? nobody : [seat];
    },
    options: (m): Action[] => openRoles(m).map(role => ({ type: 'role', role })),
    apply(m, f, action: Action, seat) {
      again(m, f);
      if (action.type === 'role') takeRole(m, seat, action.role);
    },
  }),
  city(m) {
    if (m.setup.options.city === 'built') call(m, 'city', { seat: spiderSeat(m), board: null });
    else layAll(m, m.setup.options.city === 'quick');
  },
  /** In a game of two the villain sets up first (SM-2P-03). */
  villain(m) {
    putPieces(m);
    if (m.setup.seats === 2) for (const seat of villainSeats(m, 0)) dealCards(m, [seat]);
  },
  police: decide({
    rule: 'SM-SETUP-09',
    who: m => (carsInPlay(m) < START_CARS ? [policeDecider(m)] : nobody),
    options: (m): Action[] => {
      const { squares } = cityOf(m);
      const free = STATIONS.filter(station => !m.state.stacks.some(stack => stack.square === squares[station]));
      return free.map(station => ({ type: 'station', station, what: 'car' }));
    },
    apply(m, f, action: Action) {
      again(m, f);
      if (action.type !== 'station') return;
      const square = cityOf(m).squares[action.station];
      m.state.stacks.push({ square, cars: 1, web: false, symbiote: null });
      emit(m, { type: 'carPlaced', station: action.station, square, reason: 'setup' });
    },
  }),
  captains: decide({
    rule: 'SM-SETUP-09',
    who: m => (nextCaptain(m) ? [policeDecider(m)] : nobody),
    options: (m): Action[] => {
      const { squares } = cityOf(m);
      const captain = nextCaptain(m) ?? 'stacy';
      const taken = new Set(CAPTAINS.map(other => m.state.characters[other].square));
      return STATIONS.filter(station => !taken.has(squares[station])).map(station => ({
        type: 'station',
        station,
        what: captain,
      }));
    },
    apply(m, f, action: Action) {
      again(m, f);
      if (action.type !== 'station' || action.what === 'car') return;
      m.state.characters[action.what] = { square: cityOf(m).squares[action.station], holder: null };
      emit(m, { type: 'captainPlaced', captain: action.what, station: action.station });
    },
  }),
  cards(m) {
    const isTwo = m.setup.seats === 2;
    dealCards(
      m,
      seatsFrom(m, spiderSeat(m)).filter(seat => !isTwo || !isVillain(player(m, seat).role)),
    );
  },
  tracer: decide({
    rule: 'SM-SETUP-12',
    who: m => [spiderSeat(m)],
    options: (m): Action[] =>
      m.state.players.flatMap(({ role }): Action[] => (isVillain(role) ? [{ type: 'tracer', role }] : [])),
    apply(m, _f, action: Action) {
      if (action.type === 'tracer') placeTracer(m, action.role);
    },
  }),
  open(m) {
    m.state.phase = 'play';
    m.state.active = spiderSeat(m);
  },
  /** Clockwise, Spider-Man first (SM-TURN-01). */
  turns(m, f) {
    goTo(f, 'turns');
    call(m, 'turn', { seat: m.state.active, momentum: null });
  },
});

/** SM-ROLE-02, SM-ROLE-03, SM-3P-01, SM-2P-01. */
function openRoles(m: M): RoleId[] {
  const { players } = m.state;
  const taken = players.map(p => p.role);
  const needed: RoleId[] = (
    players.length === 2 ? (['spider-man'] as const) : (['spider-man', 'police'] as const)
  ).filter(role => !taken.includes(role));
  const left = taken.filter(role => role === null).length;
  if (left <= needed.length) return needed;
  return ROLES.filter(role => !taken.includes(role) && (role !== 'police' || players.length > 2)).filter(
    role => !isVillain(role) || taken.filter(isVillain).length < players.length - (players.length === 2 ? 1 : 2),
  );
}

/** SM-SETUP-02, SM-SETUP-03. */
function takeRole(m: M, seat: Seat, role: RoleId): void {
  const p = player(m, seat);
  p.role = role;
  if (isVillain(role)) p.used.push(role);
  p.powers = [...powersFor(role, 0)];
  p.tokens = p.powers.filter(power => powers[power].token);
  for (const scale of SCALES) p[scale] = maxOf(m, seat, scale);
  emit(m, { type: 'rolePicked', seat, role });
}

/** SM-SETUP-04: a random board, a free slot, any rotation, clockwise from Spider-Man. */
export const city = flow<SpiderMan, 'city'>({
  draw(m, f) {
    const { boards } = m.state;
    if (boards.length === 0) {
      finish(f);
      return;
    }
    const [board] = boards.splice(pick(m, boards.length), 1);
    f.board = board ?? null;
    if (board) emit(m, { type: 'boardDrawn', seat: f.seat, board });
  },
  lay: decide({
    rule: 'SM-SETUP-04',
    who: (_m, f) => just(f.seat),
    options: (m): Action[] => {
      const found: Action[] = [];
      m.state.slots.forEach((laid, slot) => {
        if (laid) return;
        for (let rotation = 0; rotation < 4; rotation++) found.push({ type: 'lay', slot, rotation });
      });
      return found;
    },
    apply(m, f, action: Action) {
      if (action.type !== 'lay' || f.board === null) return;
      const { slot, rotation } = action;
      m.state.slots[slot] = { board: f.board, rotation };
      emit(m, { type: 'boardLaid', seat: f.seat, board: f.board, slot, rotation });
      f.board = null;
      f.seat = (f.seat + 1) % m.setup.seats;
      goTo(f, 'draw');
    },
  }),
});

/** SM-SETUP-05. */
function layAll(m: M, isQuick: boolean): void {
  const order = isQuick ? [...QUICK_CITY] : shuffle(m, [...BOARDS]);
  order.forEach((board, slot) => {
    const rotation = isQuick ? 0 : pick(m, 4);
    m.state.slots[slot] = { board, rotation };
    emit(m, { type: 'boardLaid', seat: null, board, slot, rotation });
  });
  m.state.boards = [];
}

/** SM-SETUP-07, SM-SETUP-08. */
function putPieces(m: M): void {
  const { squares } = cityOf(m);
  for (const who of CHARACTERS) {
    const { home } = characters[who];
    if (home) m.state.characters[who] = { square: squares[home], holder: null };
  }
  m.state.players.forEach(({ role }, seat) => {
    if (role !== null && role !== 'police') m.state.figures.push(newFigure(role, seat, squares[hqOf(role)]));
  });
}

/** SM-SETUP-10, SM-SETUP-11: drawn events go back into the deck. */
function dealCards(m: M, seats: readonly Seat[]): void {
  const { state } = m;
  const aside: CardId[] = [];
  for (const seat of seats) {
    const p = player(m, seat);
    if (p.role === 'police') continue;
    for (let card = draw(m, state.bonusDeck); card !== undefined; card = draw(m, state.bonusDeck)) {
      if (isEvent(card)) {
        aside.push(card);
        continue;
      }
      p.hand.push(card);
      emit(m, { type: 'cardDrawn', seat, card: null }, { [seat]: { type: 'cardDrawn', seat, card } });
      break;
    }
    if (isVillain(p.role)) drawMission(m, seat);
  }
  if (aside.length === 0) return;
  state.bonusDeck.push(...aside);
  shuffle(m, state.bonusDeck);
}

const nextCaptain = (m: M) => CAPTAINS.find(captain => m.state.characters[captain].square === OFF) ?? null;
