import { capital } from '../../../../kit/grammar.ts';
import type { Touching } from '../../../../table/screen/touching.tsx';
import type { ThingId } from '../../../../table/touch.ts';
import type { CellName, FigureId } from '../../ids.ts';
import type { SeenFigure, View } from '../../seen.ts';
import type { Zone } from '../../scenarios/scenario.ts';
import type { Action } from '../../spec.ts';
import { type Field, type FieldCell, fieldOf } from '../field.ts';
import { type Seen, figureName, playerOf } from '../look.ts';
import { type Aim, type Sight, seenCells, sightOf } from '../sight.ts';
import { WALL, figureThing, placeThing } from '../touch.ts';

// What the battlefield shows, worked out once for both ways of drawing it.

export const LIGHTS = ['walk', 'air', 'place'] as const;
/** What a lit cell is open for. */
export type Light = (typeof LIGHTS)[number];

export interface CellMark {
  readonly cell: FieldCell;
  readonly thing: ThingId;
  readonly light: Light | null;
  /** What it costs to come here and what it risks, where the table says so. */
  readonly note: { readonly cost: number; readonly strikes: number; readonly falls: number } | null;
  readonly isHinted: boolean;
  readonly isChosen: boolean;
  readonly isUnseen: boolean; // with the sight tool
  readonly name: string;
}

export interface Standee {
  readonly figure: SeenFigure;
  readonly cell: FieldCell;
  readonly player: number; // whose orders it follows
  readonly thing: ThingId;
  readonly mark: 'acts' | 'target' | 'attacks' | 'strikes' | 'waits' | null;
  readonly isOpen: boolean;
  readonly isHinted: boolean;
  readonly name: string;
}

export interface SightTool {
  readonly from: FigureId | null;
  readonly to: Aim | null;
}

export interface MapModel {
  readonly field: Field;
  readonly view: View;
  readonly cells: readonly CellMark[];
  readonly figures: readonly Standee[];
  readonly wall: { readonly isOpen: boolean; readonly isTarget: boolean };
  /** The way of the move that is looked at, its start included. */
  readonly path: readonly FieldCell[];
  readonly isFlown: boolean;
  readonly sight: Sight | null;
  /** Whose figures are being placed: where they may stand, or `any` while that zone is chosen. */
  readonly placing: Zone | 'any' | null;
  /** Pairs of enemies who are engaged. */
  readonly links: readonly (readonly [Standee, Standee])[];
}

export function modelOf(look: Seen, touching: Touching, looked: ThingId | null, tool: SightTool | null): MapModel {
  const { view } = look;
  const field = fieldOf(view.scenario);
  const pointed = looked ? (touching.wholeAt(looked) as Action | null) : null;
  const outlook = looked ? touching.outlookAt(looked) : null;
  const seen = tool?.from ? seenCells(view, tool.from) : null;
  const reach = new Map(view.focus.reach.map(one => [one.at, one]));
  const placing = placingIn(view);
  // Whoever looks on sees where the others may go: on a big screen all of them look at it.
  const open = look.seat === null ? new Set([...reach.keys(), ...freeIn(view, placing)]) : null;
  const cells = field.cells.map((cell): CellMark => {
    const thing = placeThing(cell.name);
    const isOpen = touching.stateOf(thing) !== 'still' || open?.has(cell.name) === true;
    const light = tool || !isOpen ? null : lightOf(touching, thing, reach.has(cell.name));
    return {
      cell,
      thing,
      light,
      note: light === 'walk' ? (reach.get(cell.name) ?? null) : null,
      isHinted: touching.isHinted(thing),
      isChosen: looked === thing && light !== null,
      isUnseen: seen !== null && cell.stands !== 'never' && !seen.has(cell.name),
      name: capital(look.texts.place(cell.name, view)),
    };
  });
  const figures = view.figures.flatMap((figure): Standee[] => {
    const cell = figure.at === null ? undefined : field.cell(figure.at);
    if (!cell || figure.status !== 'board') return [];
    const thing = figureThing(figure.id);
    const state = touching.stateOf(thing);
    return [
      {
        figure,
        cell,
        player: playerOf(view, figure.controller),
        thing,
        mark: markOf(view, looked, pointed, figure.id),
        isOpen: state === 'open' || state === 'next' || state === 'whole',
        isHinted: touching.isHinted(thing),
        name: figureName(look, figure.id),
      },
    ];
  });
  const way = outlook?.way ?? [];
  return {
    field,
    view,
    cells,
    figures,
    wall: { isOpen: touching.stateOf(WALL) !== 'still', isTarget: looked === WALL || view.focus.target === 'wall' },
    path: way.flatMap(thing => cellOfThing(view, field, thing) ?? []),
    isFlown: pointed?.type === 'fly',
    sight: tool ? (tool.from && tool.to ? sightOf(view, tool.from, tool.to) : null) : aimOf(view, pointed),
    placing,
    links: linksOf(figures),
  };
}

/** While armies gather: the zone of whoever has a figure in hand. */
function placingIn({ phase, figures, players, focus }: View): MapModel['placing'] {
  const isPlacing =
    phase === 'armies' && figures.some(({ owner, status }) => status === 'waiting' && owner === focus.seat);
  return isPlacing ? (players[focus.seat ?? -1]?.zone ?? 'any') : null;
}

const freeIn = ({ zones, figures }: View, zone: MapModel['placing']): CellName[] =>
  zone === null || zone === 'any' ? [] : zones[zone].filter(cell => figures.every(({ at }) => at !== cell));

/** The cell that a thing lies on. */
export function cellOfThing(view: View, field: Field, thing: ThingId): FieldCell | undefined {
  if (thing === WALL) return field.cell(view.wall.cells[0] ?? '');
  if (thing.startsWith('place:')) return field.cell(thing.slice('place:'.length));
  if (!thing.startsWith('figure:')) return undefined;
  const at = view.figures.find(({ id }) => figureThing(id) === thing)?.at;
  return at ? field.cell(at) : undefined;
}

function lightOf(touching: Touching, thing: ThingId, isWalked: boolean): Light {
  const type = touching.wholeAt(thing)?.type;
  if (type === 'walk' || type === 'step') return 'walk';
  if (type === 'fly') return 'air';
  return isWalked ? 'walk' : 'place';
}

const isHostile = ({ type }: Action): boolean =>
  type === 'attack' || type === 'dust' || type === 'mindExchange' || type === 'defendNext';

function markOf({ focus }: View, looked: ThingId | null, pointed: Action | null, id: FigureId): Standee['mark'] {
  if (looked === figureThing(id) && pointed) return isHostile(pointed) ? 'target' : 'acts';
  if (focus.target === id && !pointed) return 'target';
  if (focus.strikers.includes(id)) return 'strikes';
  if (focus.attacker === id) return 'attacks';
  if (focus.waiting.includes(id)) return 'waits';
  return focus.figure === id ? 'acts' : null;
}

/** The line of the attack that is looked at, or of the one that is being rolled. */
function aimOf(view: View, pointed: Action | null): Sight | null {
  const { focus } = view;
  if (pointed && isHostile(pointed) && 'target' in pointed && focus.figure)
    return sightOf(view, focus.figure, pointed.target);
  return focus.attacker && focus.target ? sightOf(view, focus.attacker, focus.target) : null;
}

function linksOf(figures: readonly Standee[]): MapModel['links'] {
  return figures.flatMap((a, i) =>
    figures.slice(i + 1).flatMap(b => (a.figure.engaged.includes(b.figure.id) ? [[a, b] as const] : [])),
  );
}
