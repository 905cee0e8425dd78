import type { Seat } from '../../engine/types.ts';
import type { PlaceId } from './ids.ts';
import { sheets } from './content/roles.ts';
import { resultsOf } from './rules/attack-dice.ts';
import { targetSquare } from './rules/attack.ts';
import { type City, cityOf, lettersOf, placesOf } from './rules/city.ts';
import { goalOf, isTraced, needed } from './rules/missions.ts';
import { momentumNow } from './rules/momentum.ts';
import { seenFrom } from './rules/paths.ts';
import { rankOf } from './rules/score.ts';
import {
  type M,
  captainsAt,
  isStation,
  isStuck,
  maxOf,
  ownFigure,
  player,
  prisonersAt,
  prisonersOf,
  squareOf,
} from './rules/table.ts';
import { sightLimit } from './rules/targets.ts';
import { threatsTo } from './rules/threats.ts';
import { seenTray } from './rules/tray.ts';
import type {
  Focus,
  SeenAttack,
  SeenCity,
  SeenFigure,
  SeenMomentum,
  SeenPlayer,
  SeenStack,
  View,
  Figure,
  Momentum,
  Progress,
  Stack,
  Whereabouts,
} from './seen.ts';

/** Hands are their owners', missions too, but for what Spider-Man traces (SM-HID-01..04). */
export function view(m: M, seat: Seat | null): View {
  const { state } = m;
  const own = seat === null || state.phase === 'setup' ? null : ownFigure(m, seat);
  return {
    seat,
    phase: state.phase,
    round: state.round,
    active: state.active,
    target: m.content.target,
    players: state.players.map((_, other) => seenPlayer(m, other, seat)),
    figures: state.figures.map(f => seenFigure(m, f)),
    stacks: state.stacks.map(stack => seenStack(m, stack)),
    characters: {
      jameson: whereabouts(state.characters.jameson),
      'mary-jane': whereabouts(state.characters['mary-jane']),
      'aunt-may': whereabouts(state.characters['aunt-may']),
      'black-cat': whereabouts(state.characters['black-cat']),
      stacy: whereabouts(state.characters.stacy),
      dewolff: whereabouts(state.characters.dewolff),
    },
    city: seenCity(m),
    decks: { bonus: state.bonusDeck.length, missions: state.missionDeck.length },
    bonusDiscard: [...state.bonusDiscard],
    missionDiscard: state.missionDiscard.map(({ mission, open }) => (open ? mission : null)),
    tracers: { sheet: state.tracers.sheet, supply: state.tracers.supply },
    menace: state.menace > 0,
    blackout: state.blackout,
    gridlock: state.gridlock,
    storm: state.storm,
    acted: state.acted,
    called: [...state.called],
    smoked: [...state.smoked],
    momentum: seenMomentum(momentumNow(m), seesMission(m, state.active, seat)),
    roll: state.roll && { seat: state.roll.seat, purpose: state.roll.purpose, dice: [...state.roll.dice] },
    deadline: state.deadline,
    focus: focus(m),
    sight: own && own.at >= 0 ? seenFrom(cityOf(m), own.at, sightLimit(m)) : [],
    threats: own && seat !== null ? threatsTo(m, seat) : [],
  };
}

/** Whether an objective is near tells what the mission is (SM-HID-01). */
const seenMomentum = (run: Momentum | null, sees: boolean): SeenMomentum | null =>
  run && {
    squares: run.squares,
    flown: run.flown,
    nextToOpponent: run.nextToOpponent,
    nextToObjective: sees ? run.nextToObjective : null,
  };

const whereabouts = ({ square, holder }: Whereabouts): Whereabouts => ({ square, holder });

const intact = new WeakMap<City, SeenCity['places']>();

/** Where everything stands; bots look at it at every answer. */
function seenPlaces(city: City, destroyed: readonly PlaceId[]): SeenCity['places'] {
  const known = destroyed.length === 0 ? intact.get(city) : undefined;
  if (known) return known;
  const found = city.list.map(({ place, square }) => ({ place, square, destroyed: destroyed.includes(place) }));
  if (destroyed.length === 0) intact.set(city, found);
  return found;
}

function seenCity(m: M): SeenCity {
  const { slots, boards, phase, destroyed } = m.state;
  if (phase === 'play') {
    const city = cityOf(m);
    return { slots: city.shown, boards: [...boards], terrain: city.letters, places: seenPlaces(city, destroyed) };
  }
  return {
    slots: slots.map(laid => (laid ? { board: laid.board, rotation: laid.rotation } : null)),
    boards: [...boards],
    terrain: lettersOf(slots),
    places: placesOf(slots).map(({ place, square }) => ({ place, square, destroyed: false })),
  };
}

/** Whether this seat may look at the mission of another one. */
export function seesMission(m: M, owner: Seat, seat: Seat | null): boolean {
  if (seat === null) return false;
  return owner === seat || (player(m, seat).role === 'spider-man' && isTraced(player(m, owner)));
}

function seenPlayer(m: M, owner: Seat, seat: Seat | null): SeenPlayer {
  const p = player(m, owner);
  const mission = seesMission(m, owner, seat) ? p.mission : null;
  const goal = mission ? goalOf(p) : null;
  return {
    role: p.role,
    score: p.score,
    rank: rankOf(m, owner),
    dice: { movement: p.movement, combat: p.combat, bonus: p.bonus },
    max: {
      movement: maxOf(m, owner, 'movement'),
      combat: maxOf(m, owner, 'combat'),
      bonus: maxOf(m, owner, 'bonus'),
    },
    powers: [...p.powers],
    tokens: [...p.tokens],
    cards: p.hand.length,
    hand: owner === seat ? [...p.hand] : null,
    mission,
    hasMission: p.mission !== null,
    needed: goal ? needed(goal) : 0,
    progress: seenProgress(p.progress),
    tracer: p.tracer,
    done: [...p.done],
    failed: [...p.failed],
    used: [...p.used],
  };
}

const seenProgress = (progress: Progress): Progress => ({
  place: progress.place,
  damage: progress.damage,
  planted: [...progress.planted],
  cars: progress.cars,
  station: progress.station,
  wounds: progress.wounds,
  spiderManKo: progress.spiderManKo,
  rivalKo: progress.rivalKo,
});

const seenFigure = (m: M, f: Figure): SeenFigure => ({
  role: f.role,
  seat: f.seat,
  at: f.at,
  wounds: f.wounds,
  ko: f.ko,
  web: f.web,
  symbiote: f.symbiote,
  held: f.held,
  captive: f.captive,
  jailed: f.jailed,
  safe: f.safe,
  boxes: sheets[f.role].boxes,
  prisoners: prisonersOf(m, f.role),
  stuck: isStuck(f),
});

const seenStack = (m: M, stack: Stack): SeenStack => ({
  square: stack.square,
  cars: stack.cars,
  web: stack.web,
  symbiote: stack.symbiote,
  captains: captainsAt(m, stack.square),
  prisoner: prisonersAt(m, stack.square)[0] ?? null,
  station: isStation(m, stack.square) ? (cityOf(m).place[stack.square] ?? null) : null,
});

/** What is being resolved, the outer frames first, so that the innermost has the last word. */
function focus(m: M): Focus | null {
  const top = m.stack.at(-1);
  if (!top) return null;
  const seen: Focus = {
    step: `${top.flow}/${top.at}`,
    seat: null,
    board: null,
    attack: null,
    victim: null,
    move: null,
    drive: null,
    card: null,
    character: null,
    tray: seenTray(m),
  };
  for (const f of m.stack) {
    if ('seat' in f) seen.seat = f.seat;
    if (f.flow === 'city') seen.board = f.board;
    else if (f.flow === 'attack') {
      seen.attack = seenAttack(m, f);
      seen.victim = null;
    } else if (f.flow === 'reaction') seen.victim = { ...f.victim };
    else if (f.flow === 'movement')
      seen.move = { role: f.role, points: f.points, path: [...f.path], powers: [...f.powers] };
    else if (f.flow === 'drive')
      seen.drive = {
        square: f.square,
        points: f.points,
        path: [...f.path],
        cars: f.cars,
        captains: [...f.captains],
        prisoner: f.prisoner,
        card: f.card,
      };
    else if (f.flow === 'card') seen.card = f.card;
    else if (f.flow === 'errand') seen.character = f.character;
  }
  return seen;
}

const seenAttack = (m: M, f: Parameters<typeof resultsOf>[1]): SeenAttack => ({
  attacker: { ...f.attacker },
  from: squareOf(m, f.attacker),
  target: { ...f.target },
  to: targetSquare(m, f.attacker, f.target),
  way: f.way,
  dice: f.dice,
  powers: [...f.powers],
  cards: [...f.cards],
  reaction: f.reaction,
  rolled: [...f.rolled],
  results: resultsOf(m, f),
  hits: f.hits,
});
