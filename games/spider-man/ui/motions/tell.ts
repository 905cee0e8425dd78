import type { Seat } from '../../../../engine/types.ts';
import type { BonusId } from '../../content/cards.ts';
import { characters } from '../../content/characters.ts';
import { type PowerId, powers } from '../../content/powers.ts';
import { sheets } from '../../content/roles.ts';
import { type CharacterId, type FigureId, type RoleId, SCALES, type Scale } from '../../ids.ts';
import { freshProgress } from '../../rules/missions.ts';
import type { Focus, Piece, SeenFigure, SeenPlayer, View, Whereabouts } from '../../seen.ts';
import { derived, maxOf } from './derived.ts';

// Ways to say how a view changes.

export const withPlayer = (view: View, seat: Seat, change: (p: SeenPlayer) => Partial<SeenPlayer>): View => ({
  ...view,
  players: view.players.map((p, at) => (at === seat ? { ...p, ...change(p) } : p)),
});

export const withFigure = (view: View, role: string, change: Partial<SeenFigure>): View =>
  derived({ ...view, figures: view.figures.map(f => (f.role === role ? { ...f, ...change } : f)) });

export const withCharacter = (view: View, who: CharacterId, there: Whereabouts): View =>
  derived({ ...view, characters: { ...view.characters, [who]: there } });

/** The seat that plays this role, or -1. */
export const seatOf = ({ players }: View, role: RoleId): Seat => players.findIndex(p => p.role === role);

/** The seat that owns a piece, or -1. */
export const ownerOf = (view: View, piece: Piece): Seat =>
  piece.kind === 'stack' ? seatOf(view, 'police') : (view.figures.find(({ role }) => role === piece.role)?.seat ?? -1);

/** Fewer dice of a scale. */
export const paid = (view: View, seat: Seat, scale: Scale, dice: number): View =>
  withPlayer(view, seat, p => ({ dice: { ...p.dice, [scale]: p.dice[scale] - dice } }));

/** Tokens that are no longer ready. */
export const spent = (view: View, seat: Seat, used: readonly PowerId[]): View =>
  withPlayer(view, seat, ({ tokens }) => ({ tokens: tokens.filter(power => !used.includes(power)) }));

/** All dice and tokens back, but for symbiotes that lie on the board. */
export const refreshed = (view: View, seat: Seat): View =>
  withPlayer(view, seat, p => ({
    dice: { ...p.max },
    tokens: p.powers.filter(power => powers[power].token && !isOnBoard(view, power)),
  }));

const isOnBoard = ({ figures, stacks }: View, power: PowerId): boolean =>
  figures.some(({ symbiote }) => symbiote === power) || stacks.some(({ symbiote }) => symbiote === power);

/** One card more in a hand: its name for those who may look. */
export const gained = (view: View, seat: Seat, card: BonusId | null): View =>
  withPlayer(view, seat, ({ cards, hand }) => ({
    cards: cards + 1,
    hand: hand && (card === null ? hand : [...hand, card]),
  }));

export const lost = (view: View, seat: Seat, card: BonusId | null): View =>
  withPlayer(view, seat, ({ cards, hand }) => ({
    cards: cards - 1,
    hand: hand && (card === null ? hand : without(hand, card)),
  }));

export const without = <T>(list: readonly T[], item: T): T[] => list.filter((_, at) => at !== list.indexOf(item));

/** A role as it sits down: its dice, its powers, its tokens. */
export const seated = (view: View, seat: Seat, role: RoleId, owned: readonly PowerId[]): View =>
  withPlayer(view, seat, () => {
    const max = { movement: 0, combat: 0, bonus: 0 };
    for (const scale of SCALES) max[scale] = maxOf(view.characters, role, scale);
    return { role, max, dice: { ...max }, powers: [...owned], tokens: owned.filter(power => powers[power].token) };
  });

/** A figure that has just come. */
export const newcomer = (role: FigureId, seat: Seat, at: number): SeenFigure => ({
  role,
  seat,
  at,
  wounds: 0,
  ko: false,
  web: false,
  symbiote: null,
  held: false,
  captive: false,
  jailed: false,
  safe: false,
  boxes: sheets[role].boxes,
  prisoners: [],
  stuck: false,
});

/** Nobody's prisoner any more. */
export const FREE = { captive: false, jailed: false, held: false } as const;

/** Without a mission, and with nothing done for one. */
export const NO_MISSION = (): Partial<SeenPlayer> => ({
  mission: null,
  hasMission: false,
  needed: 0,
  progress: freshProgress(),
});

/** Combat dice that this attack costs more, for what its target holds. */
export const taxOn = (view: View, target: FigureId): number =>
  Object.entries(view.characters).reduce(
    (sum, [who, { holder }]) => sum + (holder === target ? characters[who as CharacterId].tax : 0),
    0,
  );

const NOTHING: Focus = {
  step: '',
  seat: null,
  board: null,
  attack: null,
  victim: null,
  move: null,
  drive: null,
  card: null,
  character: null,
  tray: null,
};

/** What the table is looking at from here on. */
export const withFocus = (view: View, focus: Partial<Focus>): View => ({ ...view, focus: { ...NOTHING, ...focus } });
