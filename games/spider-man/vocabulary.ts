import { keysOf } from './content/table.ts';
import { z } from 'zod';
import type { Vocabulary } from '../../engine/box.ts';
import { stack as pile } from '../../engine/chance.ts';
import { placeAt } from '../../engine/flow.ts';
import { QUICK_CITY, WIDTH } from './content/boards.ts';
import { BONUSES, EVENTS } from './content/cards.ts';
import {
  CHARACTERS,
  type CharacterId,
  PLACES,
  type PlaceId,
  FIGURES,
  ROLES,
  type RoleId,
  SCALES,
  VILLAINS,
  OFF,
  type Square,
} from './ids.ts';
import { MISSIONS } from './content/missions.ts';
import { POWERS, powers, shotOf } from './content/powers.ts';
import { cityOf } from './rules/city.ts';
import { newFigure } from './rules/knockout.ts';
import { freshProgress } from './rules/missions.ts';
import { momentumNow } from './rules/momentum.ts';
import { powersFor } from './rules/score.ts';
import { type M, captainsAt, hqOf, isVillain, maxOf, prisonersAt, without } from './rules/table.ts';
import type { SpiderMan } from './spec.ts';

// How scenes and case files speak of this table. A square is `row,column` or the name of a place.

const square = z.string().regex(/^(\d+,\d+|[a-z0-9-]+)$/, 'a square such as 4,3 or the name of a place');
const power = z.enum(POWERS);
const place = z.enum(PLACES);
const mission = z.enum(MISSIONS);
const count = z.int().min(0);
const symbiote = z.enum(POWERS.filter(one => shotOf(one)?.sticks === 'symbiote')).nullable();

const playerWords = z.strictObject({
  role: z.enum(ROLES).optional(),
  score: count.optional(),
  dice: z.tuple([count, count, count]).optional(), // Movement, Combat, Bonus
  hand: z.array(z.enum(BONUSES)).optional(),
  tokens: z.array(power).optional(), // ready; all of them unless said
  mission: mission.nullable().optional(),
  progress: z
    .strictObject({
      place: place.nullable(),
      damage: count,
      planted: z.array(place),
      cars: count,
      station: z.boolean(),
      wounds: count,
      spiderManKo: z.boolean(),
      rivalKo: z.boolean(),
    })
    .partial()
    .optional(),
  tracer: z.boolean().optional(),
  informed: z.boolean().optional(),
  used: z.array(z.enum(VILLAINS)).optional(),
});

const figureWords = z.strictObject({
  at: square.optional(), // its HQ unless said
  wounds: count.optional(),
  ko: z.boolean().optional(),
  web: z.boolean().optional(),
  symbiote: symbiote.optional(),
  held: z.boolean().optional(),
  captive: z.boolean().optional(),
  jailed: z.boolean().optional(),
  safe: z.boolean().optional(),
  abandoned: z.boolean().optional(),
});

const stackWords = z.strictObject({
  cars: z.int().min(1),
  web: z.boolean().optional(),
  symbiote: symbiote.optional(),
});

const given = z.strictObject({
  phase: z.enum(['setup', 'play']).optional(),
  /** Roles of the seats, for short. */
  roles: z.array(z.enum(ROLES)).optional(),
  players: z.array(playerWords).optional(),
  figures: z.partialRecord(z.enum(FIGURES), figureWords).optional(),
  stacks: z.record(square, stackWords).optional(),
  /** Where they stand, `police:4,3` for prisoners of a stack, or the figure that holds them. */
  characters: z.partialRecord(z.enum(CHARACTERS), z.string()).optional(),
  active: count.optional(),
  /** `begin`: the turn has not begun yet. */
  step: z.enum(['begin', 'act']).optional(),
  acted: z.boolean().optional(),
  momentum: z
    .strictObject({
      squares: count,
      flown: z.boolean(),
      nextToOpponent: z.boolean(),
      nextToObjective: z.boolean(),
    })
    .nullable()
    .optional(),
  bonusDeck: z.array(z.enum([...BONUSES, ...EVENTS])).optional(), // the top first; the rest stays below
  bonusOnly: z.boolean().optional(), // nothing below
  bonusDiscard: z.array(z.enum([...BONUSES, ...EVENTS])).optional(),
  missionDeck: z.array(mission).optional(),
  missionOnly: z.boolean().optional(),
  missionDiscard: z.array(mission).optional(),
  destroyed: z.array(place).optional(),
  tracers: z.strictObject({ sheet: count, supply: count }).optional(),
  menace: count.optional(),
  blackout: count.nullable().optional(),
  gridlock: count.nullable().optional(),
  storm: count.nullable().optional(),
  called: z.array(z.enum(CHARACTERS)).optional(),
});
type Given = z.infer<typeof given>;

export const vocabulary: Vocabulary<SpiderMan> = { given, arrange, describe };

/** Roles that a scene does not name. */
const CAST: { readonly [seats: number]: readonly RoleId[] } = {
  2: ['spider-man', 'rhino'],
  3: ['spider-man', 'police', 'rhino'],
  4: ['spider-man', 'police', 'rhino', 'electro'],
  5: ['spider-man', 'police', 'rhino', 'electro', 'venom'],
  6: ['spider-man', 'police', 'rhino', 'electro', 'venom', 'lizard'],
};

function arrange(m: M, object: object): void {
  const words = object as Given;
  if (words.phase === 'setup') {
    if (words.bonusDeck) pile(m.state.bonusDeck, words.bonusDeck);
    if (words.missionDeck) pile(m.state.missionDeck, words.missionDeck);
    return;
  }
  const { state } = m;
  state.phase = 'play';
  state.round = 1;
  state.boards = [];
  state.slots = QUICK_CITY.map(board => ({ board, rotation: 0 }));
  state.destroyed = words.destroyed ?? [];
  state.menace = words.menace ?? 0;
  state.blackout = words.blackout ?? null;
  state.gridlock = words.gridlock ?? null;
  state.storm = words.storm ?? null;
  state.called = words.called ?? [];
  state.tracers = words.tracers ?? { sheet: 0, supply: 3 };
  seatPlayers(m, words);
  standFigures(m, words);
  placeOthers(m, words);
  stackDecks(m, words);
  begin(m, words);
}

function seatPlayers(m: M, words: Given): void {
  const cast = words.roles ?? words.players?.map(p => p.role) ?? [];
  m.state.players.forEach((p, seat) => {
    const w = words.players?.[seat] ?? {};
    p.role = w.role ?? cast[seat] ?? CAST[m.setup.seats]?.[seat] ?? null;
    p.score = w.score ?? 0;
    p.powers = [...powersFor(p.role, p.score)];
    p.tokens = w.tokens ?? p.powers.filter(one => powers[one].token);
    p.hand = w.hand ?? [];
    p.progress = { ...freshProgress(), ...w.progress } as typeof p.progress;
    p.tracer = w.tracer ?? false;
    p.informed = w.informed ?? false;
    p.used = isVillain(p.role) ? (w.used ?? [p.role]) : [];
  });
}

function standFigures(m: M, words: Given): void {
  const { state } = m;
  const roles = state.players.map(p => p.role).filter(role => role !== null && role !== 'police');
  for (const role of keysOf(words.figures ?? {})) if (!roles.includes(role)) roles.push(role);
  state.figures = roles.map(role => {
    const w = words.figures?.[role] ?? {};
    const seat = state.players.findIndex(p => p.role === role);
    const f = newFigure(role, seat, w.held ? OFF : squareIn(m, w.at ?? hqOf(role)));
    f.seat = w.abandoned || seat < 0 ? null : seat;
    f.wounds = w.wounds ?? 0;
    f.ko = w.ko ?? false;
    f.web = w.web ?? false;
    f.symbiote = w.symbiote ?? null;
    f.held = w.held ?? false;
    f.captive = w.captive ?? false;
    f.jailed = w.jailed ?? false;
    f.safe = w.safe ?? false;
    return f;
  });
  state.pincers = state.figures.filter(f => f.held).map(f => f.role);
}

function placeOthers(m: M, words: Given): void {
  const { state } = m;
  state.stacks = Object.entries(words.stacks ?? {}).map(([at, w]) => ({
    square: squareIn(m, at),
    cars: w.cars,
    web: w.web ?? false,
    symbiote: w.symbiote ?? null,
  }));
  const homes: { [C in CharacterId]: PlaceId } = {
    jameson: 'home-daily-bugle',
    'mary-jane': 'home-fashion-show',
    'aunt-may': 'home-aunt-may',
    'black-cat': 'home-black-cat',
    stacy: 'ps-queensboro',
    dewolff: 'ps-madison-square',
  };
  for (const who of CHARACTERS) {
    const at = words.characters?.[who] ?? homes[who];
    const holder = FIGURES.find(role => role === at);
    if (holder) state.characters[who] = { square: OFF, holder };
    else if (at.startsWith('police:')) state.characters[who] = { square: squareIn(m, at.slice(7)), holder: 'police' };
    else state.characters[who] = { square: squareIn(m, at), holder: null };
  }
  m.state.players.forEach((p, seat) => {
    const w = words.players?.[seat];
    const isDown = state.figures.some(f => f.seat === seat && f.ko);
    SCALES.forEach((scale, i) => {
      p[scale] = w?.dice?.[i] ?? (isDown ? 0 : maxOf(m, seat, scale));
    });
  });
}

function squareIn(m: M, text: string): Square {
  const [row, column] = text.split(',').map(Number);
  if (row !== undefined && column !== undefined) return row * WIDTH + column;
  const named = PLACES.find(one => one === text);
  if (!named) throw new Error(`no place ${text}`);
  return cityOf(m).squares[named];
}

function stackDecks(m: M, words: Given): void {
  const { state } = m;
  for (const p of state.players) for (const card of p.hand) without(state.bonusDeck, card);
  for (const card of words.bonusDiscard ?? []) {
    without(state.bonusDeck, card);
    state.bonusDiscard.push(card);
  }
  if (words.bonusOnly) state.bonusDeck = [...(words.bonusDeck ?? [])].reverse();
  else if (words.bonusDeck) pile(state.bonusDeck, words.bonusDeck);
  for (const name of words.missionDiscard ?? []) {
    without(state.missionDeck, name);
    state.missionDiscard.push({ mission: name, open: true });
  }
  state.players.forEach((p, seat) => {
    const wanted = words.players?.[seat]?.mission;
    if (wanted) {
      p.mission = wanted;
      without(state.missionDeck, wanted);
    }
  });
  if (words.missionOnly) state.missionDeck = [...(words.missionDeck ?? [])].reverse();
  else if (words.missionDeck) pile(state.missionDeck, words.missionDeck);
  // Sabotages that no scene names: they ask for a building far away.
  const quiet = MISSIONS.filter(name => name.startsWith('sab-') && state.missionDeck.includes(name));
  state.players.forEach((p, seat) => {
    if (!isVillain(p.role) || p.mission || words.players?.[seat]?.mission === null) return;
    const found = quiet.find(name => !(words.missionDeck ?? []).includes(name));
    if (!found) throw new Error('no mission is left that the scene does not name');
    p.mission = found;
    without(state.missionDeck, found);
    without(quiet, found);
  });
}

/** The stack as it stands in this seat's turn. */
function begin(m: M, words: Given): void {
  const { state } = m;
  state.active = words.active ?? 0;
  state.acted = words.acted ?? false;
  m.stack.length = 0;
  placeAt(m, 'game', 'turns', {});
  const runner = state.figures.find(f => f.seat === state.active);
  const momentum = words.momentum && runner ? { at: runner.at, ...words.momentum } : null;
  placeAt(m, 'turn', words.step === 'begin' ? 'begin' : 'act', { seat: state.active, momentum });
}

const nameOf = (at: Square): string => (at === OFF ? 'off' : `${Math.floor(at / WIDTH)},${at % WIDTH}`);

function describe(m: M): object {
  const { state } = m;
  return {
    phase: state.phase,
    round: state.round,
    active: state.active,
    // By seat, so that a scene can look at one of them.
    players: Object.fromEntries(
      state.players.map((p, seat) => [
        seat,
        {
          role: p.role,
          score: p.score,
          dice: [p.movement, p.combat, p.bonus],
          hand: [...p.hand],
          powers: [...p.powers],
          tokens: [...p.tokens],
          mission: p.mission,
          progress: { ...p.progress },
          tracer: p.tracer,
          informed: p.informed,
          done: [...p.done],
          failed: [...p.failed],
          used: [...p.used],
        },
      ]),
    ),
    figures: Object.fromEntries(
      state.figures.map(f => [f.role, { ...f, at: nameOf(f.at), abandoned: f.seat === null }]),
    ),
    stacks: Object.fromEntries(
      state.stacks.map(s => [
        nameOf(s.square),
        { ...s, captains: captainsAt(m, s.square), prisoners: prisonersAt(m, s.square) },
      ]),
    ),
    characters: Object.fromEntries(
      CHARACTERS.map(who => {
        const { square: at, holder } = state.characters[who];
        return [who, holder === 'police' ? `police:${nameOf(at)}` : (holder ?? nameOf(at))];
      }),
    ),
    slots: state.slots.map(laid => (laid ? { ...laid } : null)),
    boards: [...state.boards],
    bonusDeck: [...state.bonusDeck].reverse(),
    bonusDiscard: [...state.bonusDiscard],
    missionDeck: [...state.missionDeck].reverse(),
    missionDiscard: state.missionDiscard.map(d => ({ ...d })),
    destroyed: [...state.destroyed],
    tracers: { ...state.tracers },
    pincers: [...state.pincers],
    menace: state.menace,
    blackout: state.blackout,
    gridlock: state.gridlock,
    storm: state.storm,
    acted: state.acted,
    momentum: momentumNow(m),
    roll: state.roll && { ...state.roll },
    outcome: m.outcome?.reason ?? null,
  };
}
