import { CARDS, type FigureId, cardOf } from './ids.ts';
import { GLYPHS } from './content/glyphs.ts';
import { z } from 'zod';
import type { Vocabulary } from '../../engine/box.ts';
import { call, placeAt } from '../../engine/flow.ts';
import type { Seat } from '../../engine/types.ts';
import { wallCard } from './content/warehouse.ts';
import { activationFrame } from './rules/frames.ts';
import { freshOrders } from './rules/round.ts';
import { type M, cellNamed, figureOf, nameOf, ownOnBoard, placeFrom } from './rules/table.ts';
import type { Figure, HeroScape, Order } from './spec.ts';

// How scenes and case files speak of this table. A figure is "q,r" (where it stands), "q,r:2" (with two wounds),
// "q,r+" (carrying the first glyph; "++" the second one), or "destroyed", "left", "waiting".

const FIGURE = /^(?:(-?\d+,-?\d+\^*)(?::(\d+))?(\+{0,2})|destroyed|left|out|waiting)$/;
const figureWords = z.string().regex(FIGURE, 'a cell such as 3,9 or 3,9:2 or 3,9^+, or destroyed, left, out, waiting');
const figureId = z
  .string()
  .refine(id => (CARDS as readonly string[]).includes(cardOf(id as FigureId)), 'a figure such as hulk or hulk*');
const army = z.record(figureId, figureWords);
const seat = z.int().min(0).max(5);

const given = z.strictObject({
  round: z.int().min(1).optional(),
  turn: z.int().min(1).optional(),
  first: seat.optional(),
  /** By seat: where each figure stands. */
  armies: z.array(army).min(2).max(6),
  /** By seat: the cards that bear 1, 2, 3 and X; `null` for a marker that was taken away. */
  orders: z.array(z.array(figureId.nullable())).optional(),
  /** Who takes a turn now, from its move on. */
  acts: figureId.optional(),
  /** Whose turn begins now. */
  begins: seat.optional(),
  /** What begins now otherwise: a round, its markers, its end, discovery turns. */
  begin: z.enum(['round', 'order', 'initiative', 'close', 'skirmish']).optional(),
  /** Wounds of the breakable section; 4: it is gone. */
  wall: z.int().min(0).max(4).optional(),
  glyphs: z
    .array(
      z.strictObject({
        kind: z.enum(GLYPHS).optional(),
        at: z.string().optional(),
        up: z.boolean().optional(),
      }),
    )
    .optional(),
  /** Onto which cards destroyed figures of squads have gone. */
  lies: z.record(figureId, figureId).optional(),
  /** Cards collected by amulets. */
  taken: z.record(figureId, z.array(z.enum(CARDS))).optional(),
  powerful: seat.optional(),
});
type Given = z.infer<typeof given>;

export const vocabulary: Vocabulary<HeroScape> = { given, arrange, describe };

function arrange(m: M, object: object): void {
  const words = object as Given;
  const { state } = m;
  state.phase = 'battle';
  state.complete = m.content.seats.map(() => true);
  state.round = m.content.isExpert ? (words.round ?? 1) : 0;
  state.turn = words.turn ?? 1;
  state.powerful = words.powerful ?? null;
  state.wall.wounds = words.wall ?? 0;
  state.wall.standing = words.wall === undefined ? state.wall.standing : words.wall < wallCard.life;
  arrangeGlyphs(m, words);
  state.figures = [];
  words.armies.forEach((figures, seat) => {
    for (const [id, text] of Object.entries(figures)) state.figures.push(arrangeFigure(m, id as FigureId, seat, text));
  });
  for (const [id, cards] of Object.entries(words.taken ?? {})) figureOf(m, id as FigureId).taken.push(...cards);
  for (const [id, on] of Object.entries(words.lies ?? {})) figureOf(m, id as FigureId).lies = on as FigureId;
  begin(m, words);
}

function arrangeGlyphs(m: M, words: Given): void {
  words.glyphs?.forEach(({ kind, at, up }, i) => {
    const glyph = m.state.glyphs[i];
    if (!glyph) throw new Error(`this scenario has no glyph ${i + 1}`);
    if (kind) glyph.kind = kind;
    if (at) glyph.at = cellNamed(m, at);
    if (up !== undefined) glyph.up = up;
  });
}

function arrangeFigure(m: M, id: FigureId, owner: Seat, text: string): Figure {
  const [, cell, wounds = '0', carried = ''] = FIGURE.exec(text) ?? [];
  const figure: Figure = {
    id,
    card: cardOf(id),
    owner,
    controller: owner,
    status: cell === undefined ? (text as Figure['status']) : 'board',
    cell: cell === undefined ? null : cellNamed(m, cell),
    wounds: Number(wounds),
    carries: [],
    taken: [],
    fresh: [],
  };
  if (carried !== '') {
    const index = carried.length - 1;
    const glyph = m.state.glyphs[index];
    if (!glyph) throw new Error(`this scenario has no glyph ${index + 1}`);
    glyph.at = null;
    glyph.carrier = id;
    figure.carries.push(index);
  }
  return figure;
}

/** The stack as it stands at that moment. */
function begin(m: M, words: Given): void {
  const { state } = m;
  const actor = words.acts === undefined ? null : figureOf(m, words.acts as FigureId);
  const seat = actor?.owner ?? words.begins ?? 0;
  state.active = words.begin ? null : seat;
  state.first = words.first ?? seat;
  state.placed = words.begin === undefined || words.begin === 'initiative' || words.begin === 'close';
  state.orders = m.content.seats.map(s => arrangeOrders(m, s, words.orders?.[s], actor));
  m.stack.length = 0;
  placeAt(m, 'battle', 'fight', {});
  if (!m.content.isExpert) {
    if (words.begin) state.turn--;
    placeAt(m, 'skirmish', actor ? 'close' : words.begin === 'skirmish' ? 'rollOff' : 'choose', {});
    if (actor) call(m, 'activation', activationFrame(actor.id, seat, 'choice'));
    return;
  }
  const { length } = m.content.seats;
  const taken = (state.turn - 1) * length + placeFrom(m, state.first, seat) + 1;
  if (words.begin) {
    const at = {
      round: 'begin',
      order: 'prepare',
      initiative: 'initiative',
      close: 'close',
      skirmish: 'begin',
    } as const;
    if (words.begin === 'round') state.round--;
    placeAt(m, 'round', at[words.begin], { taken: words.begin === 'close' ? 3 * length : 0 });
    return;
  }
  placeAt(m, 'round', 'turns', { taken });
  placeAt(m, 'turn', actor ? 'close' : 'begin', { seat, figure: null });
  if (actor) call(m, 'activation', activationFrame(actor.id, seat, 'order'));
}

/** Markers that a scene does not name lie on who acts, else on the first figure; past ones have been shown. By the discovery rules there are none. */
function arrangeOrders(m: M, seat: Seat, named: readonly (string | null)[] | undefined, actor: Figure | null): Order[] {
  const { state } = m;
  if (!state.placed || !m.content.isExpert) return freshOrders();
  const usual = actor?.owner === seat ? actor.id : (ownOnBoard(m, seat)[0]?.id ?? null);
  return freshOrders().map((_, i): Order => {
    const on = named?.[i] === undefined ? usual : (named[i] as FigureId | null);
    const isPast = i + 1 < state.turn || (i + 1 === state.turn && actor?.owner === seat);
    const isShown = named === undefined && i < 3 && isPast;
    return {
      on,
      state: on === null ? 'removed' : isShown || (i + 1 === state.turn && actor?.id === on) ? 'shown' : 'hidden',
    };
  });
}

function describe(m: M): object {
  const { state } = m;
  return {
    round: state.round,
    turn: state.turn,
    active: state.active,
    first: state.first,
    armies: m.content.seats.map(seat =>
      Object.fromEntries(state.figures.filter(f => f.owner === seat).map(f => [f.id, describeFigure(m, f)])),
    ),
    orders: state.orders.map(list => list.map(({ on, state: s }) => (s === 'removed' ? null : on))),
    wall: state.wall.wounds,
    isOpen: !state.wall.standing,
    glyphs: state.glyphs.map(({ kind, at, up, carrier }) => ({
      kind,
      at: at === null ? null : nameOf(m, at),
      up,
      carrier,
    })),
    ...lying(state.figures),
    taken: Object.fromEntries(
      state.figures.filter(f => f.taken.length + f.fresh.length > 0).map(f => [f.id, [...f.taken, ...f.fresh]]),
    ),
    zones: [...state.zones],
    outcome: m.outcome?.reason ?? null,
    scores: m.outcome ? [...m.outcome.scores] : null,
  };
}

function describeFigure(m: M, figure: Figure): string {
  if (figure.cell === null) return figure.status;
  const carried = figure.carries.length > 0 ? '+'.repeat((figure.carries[0] ?? 0) + 1) : '';
  return `${nameOf(m, figure.cell)}${figure.wounds > 0 ? `:${figure.wounds}` : ''}${carried}`;
}

/** Which figures of squads lie on which cards, where there are any. */
function lying(figures: readonly Figure[]): object {
  const fallen = figures.flatMap(({ id, lies }) => (lies === undefined ? [] : [[id, lies]]));
  return fallen.length > 0 ? { lies: Object.fromEntries(fallen) } : {};
}
