import { capital } from '../../../kit/grammar.ts';
import type { CSSProperties } from 'react';
import {
  type CardId,
  type CellName,
  type FigureId,
  type Status,
  type TargetId,
  boxOf,
  cardOf,
  isSquad,
  numberOf,
} from '../ids.ts';
import { isFirst, lyingOn, sizeOf } from '../rules/cards.ts';
import { copyMark } from '../text/reading.ts';
import type { Seat } from '../../../engine/types.ts';
import type { SurfaceProps } from '../../../table/screen/screen-parts.ts';
import type { Look } from '../../../table/look.ts';
import { cards } from '../content/cards.ts';
import type { MoveKind } from '../content/powers.ts';
import { scenarioData } from '../scenarios/list.ts';
import type { Zone } from '../scenarios/scenario.ts';
import type { SeenFigure, SeenGlyph, View } from '../seen.ts';
import type { HeroScape } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import { type FieldCell, fieldOf } from './field.ts';
import { words } from './words/words.ts';

export type Seen = Look<HeroScape, GameTexts>;
/** A style with variables of its own. */
export const styled = (style: CSSProperties & { readonly [name: `--${string}`]: string | number }): CSSProperties =>
  style;

/** What the surface gets, and its parts. */
export type Shown = SurfaceProps<HeroScape, GameTexts>;

/** A figure is called after its card; the one of the second box is the second, and so on. Those of squads have numbers. */
export function figureName({ texts }: Seen, id: FigureId): string {
  const card = texts.cards[cardOf(id)];
  return card.member ? `${card.member.name} ${numberOf(id)}` : card.name + (COPIES[boxOf(id)] ?? '');
}
const COPIES = ['', ' II', ' III', ' IV', ' V', ' VI'];

/** A card that lies on the table. */
export const cardName = (look: Seen, id: FigureId): string =>
  isSquad(cardOf(id)) ? look.texts.cards[cardOf(id)].name + copyMark(id) : figureName(look, id);

/**
 * The cards of an army. That of a squad counts its figures instead of wounds, and is gone when all of them lie on it.
 */
export function armyCards({ figures }: View, seat: Seat): SeenFigure[] {
  const army = figures.filter(({ owner }) => owner === seat);
  return army.flatMap(figure => {
    if (!isSquad(figure.card)) return [figure];
    if (!isFirst(figure.id)) return [];
    const lying = lyingOn(army, figure.id);
    const others = army.filter(({ card }) => card === figure.card);
    const status = ['board', 'waiting'].find(one => others.some(other => other.status === one)) as Status | undefined;
    const isFull = lying >= sizeOf(figure.card);
    return [
      {
        ...figure,
        life: sizeOf(figure.card),
        wounds: lying,
        status: isFull ? 'destroyed' : (status ?? figure.status),
      },
    ];
  });
}

/** Whether this is the card of a squad, and not one figure of it. */
export const isWholeSquad = ({ card, life }: SeenFigure): boolean => isSquad(card) && life === sizeOf(card);

/** What is left of a card: the life of a hero, the figures of a squad. */
export function leftOf({ language }: Pick<Seen, 'language'>, figure: SeenFigure): string {
  const own = words[language];
  const { life, wounds } = figure;
  return isWholeSquad(figure) ? own.members(life - wounds, life) : own.life(life - wounds, life);
}

export const targetName = (look: Seen, id: TargetId): string =>
  id === 'wall' ? words[look.language].wall : figureName(look, id);

/** The same as a sentence needs it. */
export function figureNoun(look: Seen, id: TargetId): string {
  if (id === 'wall') return words[look.language].theWall;
  const card = look.texts.cards[cardOf(id)];
  const { the, name } = card.member ?? card;
  return figureName(look, id).replace(name, the);
}

/** What the card says of the hero: species, class, personality, size. */
export function traitsOf({ texts, language }: Pick<Seen, 'texts' | 'language'>, card: CardId): string[] {
  const { species, class: role, personality } = texts.cards[card];
  return [species, role, personality, words[language].size(texts.sizes[cards[card].size])];
}

export const figureNames = (look: Seen, ids: readonly FigureId[]): string =>
  words[look.language].list([...new Set(ids)].map(id => figureName(look, id)));

export const figureOf = (view: View, id: string | null): SeenFigure | undefined =>
  view.figures.find(figure => figure.id === id);

export const labelOf = (view: View, cell: CellName): string => fieldOf(view.scenario).cell(cell)?.label ?? cell;

/** Whose shape: a figure belongs to player 1, 2 and so on, whatever seats they sit on. */
export const playerOf = (view: View, seat: Seat): number => view.players[seat]?.player ?? 1;

/** The colours of the sides. */
export const SIDES: { readonly [Z in Zone]: string } = {
  red: '#f05a4d',
  blue: '#4f9bff',
  green: '#4fc36a',
  yellow: '#f2c53d',
  violet: '#b57bf2',
  white: '#e6e8ef',
};
/** In which order those get colours who have no zone: player 1 is blue. */
const COLOURS: readonly Zone[] = ['blue', 'red', 'green', 'yellow', 'violet', 'white'];

/** Whoever chose a zone has its colour, the others those that are left. Team mates have one colour. */
export function sideOf(view: View, seat: Seat): Zone {
  const own = view.players[seat];
  if (!own || own.zone) return own?.zone ?? 'blue';
  const taken = new Set(view.players.map(({ zone }) => zone));
  const waiting = view.players.filter(({ zone }) => zone === null).sort((a, b) => a.player - b.player);
  const sides = waiting.filter(
    ({ allies }, i) => !waiting.slice(0, i).some(({ seat: before }) => allies.includes(before)),
  );
  const place = sides.findIndex(one => one.seat === seat || one.allies.includes(seat));
  return COLOURS.filter(colour => !taken.has(colour))[place] ?? 'blue';
}

/** Whether this player has no figure left in a battle that may go on without (HS-MULTI-07, HS-SCN-69). */
export function isOut({ phase, players, scenario }: View, seat: Seat): boolean {
  const own = players[seat];
  if (phase !== 'battle' || !own || own.figures > 0) return false;
  return scenarioData[scenario].elimination === 'both' || own.player !== 1;
}

/** Whether this seat plays with the one that looks on. */
export const isFriend = ({ view, seat: eye }: Seen, seat: Seat): boolean =>
  eye !== null && eye !== seat && (view.players[seat]?.allies.includes(eye) ?? false);

type Kind = Pick<SeenGlyph, 'kind' | 'role'>;

export function glyphName({ texts, language }: Seen, { kind, role }: Kind): string {
  if (kind === null) return words[language].glyphDown;
  return role === 'none' ? texts.glyphs[kind].title : words[language].glyph[role];
}

export function glyphTip({ texts, language }: Seen, { kind, role }: Kind): string {
  if (role !== 'none') return words[language].glyphTip[role];
  return kind === null ? words[language].glyphDownTip : texts.glyphs[kind].effect;
}

/** How a movement goes, before what it costs. */
export const movedBy = ({ texts, language }: Seen, how: MoveKind): string =>
  how === 'walk' ? words[language].onFoot : texts.flights[how].by;

/** The seat whose side is the near one: one's own, or player 1's for those who look on. */
export const nearSeat = ({ view, seat }: Seen): Seat => seat ?? view.playerOne;

/** A figure in a sentence, for those who do not see it. */
export function describe(
  look: Seen,
  { figure, cell, name }: { readonly figure: SeenFigure; readonly cell: FieldCell; readonly name: string },
): string {
  const own = words[look.language];
  const parts = [`${name} (${look.names[figure.controller] ?? ''})`, capital(look.texts.place(cell.name, look.view))];
  if (look.view.mode === 'expert') {
    parts.push(own.life(figure.life - figure.wounds, figure.life));
    parts.push([...traitsOf(look, figure.card), own.stat(own.height.toLowerCase(), figure.height)].join(', '));
  }
  if (figure.engaged.length > 0) parts.push(own.engaged(figureNames(look, figure.engaged)));
  return parts.join('. ');
}
