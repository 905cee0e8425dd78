import { CARDS, type CellName, MARKERS, markerAt, tabled } from './ids.ts';
import { within } from '../../engine/flow.ts';
import type { Seat } from '../../engine/types.ts';
import { glyphBonus } from './cards/glyphs.ts';
import { wallCard } from './content/warehouse.ts';
import { attacksLeft, farRun } from './rules/activation.ts';
import { cardsOf, limitOf, poolOf, total } from './rules/armies.ts';
import { isNamedInSecret } from './rules/naming.ts';
import { attackDice, auraDice } from './rules/combat-dice.ts';
import { inOrange, lastRoundOf, scoreOf } from './rules/end.ts';
import { costTo, destinations, explore, nextSteps, riskTo, risksOf, stepCost } from './rules/reach.ts';
import { hasMarkers, nextMarker } from './rules/round.ts';
import {
  type M,
  alliesOf,
  areAllies,
  isOut,
  placeFrom,
  engagedWith,
  faceOf,
  figureOf,
  heightOf,
  isOnBoard,
  levelOf,
  lifeOf,
  nameOf,
  pointsOf,
  powersOf,
} from './rules/table.ts';
import { moveOf } from './rules/pace.ts';
import { threatsTo } from './rules/vantage.ts';
import type { Focus, Reach, SeenFigure, SeenPlayer, SeenThreat, View } from './seen.ts';
import { ZONES } from './scenarios/scenario.ts';
import type { Content, Figure } from './spec.ts';

/** What one seat may know; `null` for a spectator, who sees what an opponent sees (HS-HID). */
export function view(m: M, seat: Seat | null): View {
  const { state, content } = m;
  const { board, scenario } = content;
  const { handicap } = m.setup.options;
  const places = placesOf(content);
  return {
    scenario: scenario.id,
    ...(handicap ? { handicap } : {}),
    battlefield: board.id,
    mode: scenario.mode,
    phase: state.phase,
    you: seat,
    players: content.seats.map(s => seenPlayer(m, s, seat)),
    playerOne: state.players[0] ?? 0,
    round: state.round,
    lastRound: lastRoundOf(m),
    turn: state.turn,
    active: state.active,
    first: state.first,
    figures: state.figures.map(figure => seenFigure(m, figure, seat)),
    pool: pool(m),
    wall: {
      standing: state.wall.standing,
      wounds: state.wall.wounds,
      life: wallCard.life,
      cells: places.wall.slice(),
    },
    glyphs: state.glyphs.map(({ kind, up, at, carrier }) => ({
      kind: up ? kind : null, // HS-HID-02
      role: content.role,
      up,
      at: at === null ? null : nameOf(m, at),
      carrier,
    })),
    orange: places.orange.slice(),
    exits: places.exits.slice(),
    zones: { ...places.zones },
    ordersPlaced: state.placed,
    powerful: state.powerful,
    threats: threats(m),
    focus: focus(m),
  };
}

/** The names of the places of a scenario, which are looked up at every look and never change. */
function placesOf(content: Content): Places {
  let places = placesKept.get(content);
  if (!places) placesKept.set(content, (places = namedPlaces(content)));
  return places;
}
const placesKept = new WeakMap<Content, Places>();

function namedPlaces({ board, orange, exits, zones }: Content): Places {
  const named = (cells: readonly number[]): CellName[] => cells.map(cell => board.names[cell] ?? '');
  return {
    wall: named(board.ruin?.wall ?? []),
    orange: board.names.filter((_, i) => orange[i]),
    exits: board.names.filter((_, i) => exits[i]),
    zones: tabled(ZONES, zone => named(zones[zone])),
  };
}
type Places = Pick<View, 'orange' | 'exits' | 'zones'> & { readonly wall: readonly CellName[] };

/** Who could attack whom as things stand: all of it lies open. */
function threats(m: M): SeenThreat[] {
  if (m.state.phase !== 'battle') return [];
  const all: SeenThreat[] = [];
  for (const figure of m.state.figures)
    if (isOnBoard(figure))
      for (const { by, attack, hit, wounds } of threatsTo(m, figure))
        all.push({ by, on: figure.id, attack, hit, wounds });
  return all;
}

/** Cards that nobody has yet, as everybody may know. */
function pool(m: M) {
  if (m.state.phase !== 'armies') return [];
  const f = within(m, 'naming');
  const { seats } = m.content;
  const open = f && !isNamedInSecret(m) ? f.armies.flat() : [];
  const owned = [...seats.flatMap(s => cardsOf(m, s)), ...open];
  const free = new Set(seats.flatMap(s => poolOf(m, s, [], owned)));
  return CARDS.filter(card => free.has(card));
}

function seenPlayer(m: M, seat: Seat, eye: Seat | null): SeenPlayer {
  const { state } = m;
  const { points, figures, wounds } = scoreOf(m, seat);
  const naming = within(m, 'naming');
  const named = naming && (eye === seat || !isNamedInSecret(m)) ? (naming.armies[seat] ?? []) : [];
  const orders = state.orders[seat] ?? [];
  const isPlacing = eye === seat && nextMarker(m, seat) !== null && within(m, 'round') !== null;
  const passed = state.turn - (isTurnOver(m, seat) ? 0 : 1);
  return {
    seat,
    player: state.players.indexOf(seat) + 1,
    allies: alliesOf(m, seat).filter(one => one !== seat),
    zone: state.zones[seat] ?? null,
    limit: limitOf(m, seat),
    points,
    armyPoints: total(cardsOf(m, seat)),
    figures,
    wounds,
    complete: state.complete[seat] ?? false,
    ready: naming ? (naming.ready[seat] ?? false) : nextMarker(m, seat) === null,
    toPlace: isPlacing ? MARKERS.filter((_, i) => orders[i]?.on === null) : [],
    named: [...named],
    skipped:
      isOut(m, seat) && !hasMarkers(m, seat)
        ? []
        : [1, 2, 3].filter(turn => turn <= passed && orders[turn - 1]?.state !== 'shown' && state.placed),
    inOrange: inOrange(m, seat),
  };
}

/** Whether this seat has begun and revealed, or skipped, the turn that is being played. */
function isTurnOver(m: M, seat: Seat): boolean {
  const round = within(m, 'round');
  if (!round || !m.state.placed) return false;
  const begun = round.taken - (m.state.turn - 1) * m.content.seats.length;
  const playing = within(m, 'turn');
  const isRevealing = playing?.seat === seat && (playing.at === 'begin' || playing.at === 'reveal');
  return placeFrom(m, m.state.first, seat) < begun && !isRevealing;
}

// Written out field by field: a spread followed by new fields is fifty times slower.

function seenFigure(m: M, figure: Figure, eye: Seat | null): SeenFigure {
  const face = faceOf(m, figure);
  const isThere = isOnBoard(figure);
  const tactics = isThere ? auraDice(m, figure) : 0;
  return {
    id: figure.id,
    card: figure.card,
    owner: figure.owner,
    controller: figure.controller,
    status: figure.status,
    at: figure.cell === null ? null : nameOf(m, figure.cell),
    level: isThere ? levelOf(m, figure) : 0,
    height: heightOf(figure),
    wounds: figure.wounds,
    life: lifeOf(m, figure),
    move: moveOf(m, figure),
    range: face.range,
    attack: isThere ? attackDice(m, figure, figure.id, 'normal', false) : face.attack,
    defense: Math.max(0, face.defense + tactics + glyphBonus(m, figure, 'defense')),
    points: pointsOf(figure.card),
    powers: powersOf(m, figure),
    taken: figure.taken.slice(),
    fresh: figure.fresh.slice(),
    carries: figure.carries.flatMap(index => {
      const glyph = m.state.glyphs[index];
      return glyph ? [{ glyph: glyph.kind, role: m.content.role }] : [];
    }),
    engaged: isThere ? engagedWith(m, figure).map(enemy => enemy.id) : [],
    tactician: tactics > 0,
    lies: figure.lies ?? null,
    orders: seenOrders(m, figure, eye),
  };
}

/** HS-ROUND-03, HS-HID-01, HS-HID-03, HS-HID-04: how many lie there is for all, which ones for their owner. */
function seenOrders(m: M, figure: Figure, eye: Seat | null): SeenFigure['orders'] {
  const isOurs = eye !== null && areAllies(m, eye, figure.owner);
  const seen: SeenFigure['orders'] = { hidden: 0, shown: [], removed: 0, own: [], ownRemoved: [] };
  if (!m.state.placed && !isOurs) return seen;
  (m.state.orders[figure.owner] ?? []).forEach((order, i) => {
    if (order.on !== figure.id) return;
    const marker = markerAt(i);
    if (order.state === 'shown') seen.shown.push(marker);
    else if (order.state === 'hidden') {
      seen.hidden++;
      if (isOurs) seen.own.push(marker);
    } else {
      seen.removed++;
      if (isOurs) seen.ownRemoved.push(marker);
    }
  });
  return seen;
}

function focus(m: M): Focus {
  const found: Focus = {
    figure: null,
    seat: null,
    squad: null,
    by: null,
    moveLeft: null,
    moved: false,
    leaped: false,
    attack: null,
    attacked: [],
    attacksLeft: 0,
    attacker: null,
    target: null,
    skulls: null,
    waiting: [],
    strikers: [],
    thrower: null,
    reach: reach(m),
  };
  for (const f of m.stack) look(m, f, found);
  return found;
}

/** What each walk that is offered now costs and risks (HS-PROMPT-05). */
function reach(m: M): Reach[] {
  const f = m.stack.at(-1);
  if (f?.flow === 'walk' && f.at === 'onward') return nextWalks(m, figureOf(m, f.figure), f.left, f.hyper);
  if (f?.flow !== 'activation' || (f.at !== 'move' && f.at !== 'hyperSpeed')) return [];
  const figure = figureOf(m, f.figure);
  if (figure.cell === null) return [];
  const isHyper = f.at === 'hyperSpeed';
  const from = figure.cell;
  const walks = explore(m, figure, from, isHyper ? farRun(m, f) : moveOf(m, figure), isHyper);
  return destinations(walks).map(to => {
    const { strikes, falls } = riskTo(walks, m, figure, to);
    return { at: nameOf(m, to), cost: costTo(walks, to), strikes, falls };
  });
}

const nextWalks = (m: M, figure: Figure, left: number, isHyper: boolean): Reach[] => {
  const from = figure.cell;
  if (from === null) return [];
  return nextSteps(m, figure, from, left, isHyper).map(to => {
    const { strikes, falls } = risksOf(m, figure, from, [to]);
    return { at: nameOf(m, to), cost: stepCost(m, figure, from, to), strikes: strikes.length, falls: falls.length };
  });
};

function look(m: M, f: M['stack'][number], found: Focus): void {
  switch (f.flow) {
    case 'turn':
      found.seat = f.seat;
      found.figure = f.figure;
      break;
    case 'squad':
      found.seat = f.seat;
      found.figure = null;
      found.squad = f.at;
      break;
    case 'activation':
      found.squad = null;
      found.figure = f.figure;
      found.seat = f.seat;
      found.by = f.by;
      found.moved = f.moved;
      found.leaped = f.leaped;
      found.attack = f.attack;
      found.attacked = f.targets.slice();
      found.attacksLeft = attacksLeft(m, f);
      break;
    case 'walk':
      found.moveLeft = f.left;
      found.strikers = f.strikers.slice();
      break;
    case 'flight':
      found.strikers = f.strikers.slice();
      break;
    case 'attack':
      found.attacker = f.attacker;
      found.target = f.target;
      found.skulls = f.skulls;
      break;
    case 'stomp':
      found.waiting = f.left.slice();
      found.attacker = f.figure;
      found.skulls = f.skulls;
      break;
    case 'dust':
    case 'theft':
    case 'comeback':
      found.thrower = f.figure;
      break;
    case 'revival':
      found.thrower = f.figure;
      found.seat = f.figure === null ? null : figureOf(m, f.figure).owner;
      break;
    case 'placement':
    case 'draft':
    case 'serpentine':
    case 'choice':
      found.seat = f.seat;
      break;
    default:
      break;
  }
}
