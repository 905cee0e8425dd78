import { capital } from '../../../kit/grammar.ts';
import type { RuleId, CellName, FigureId, TargetId } from '../ids.ts';
import { same } from '../../../engine/plain.ts';
import type { SeenFigure, View } from '../seen.ts';
import type { Action } from '../spec.ts';
import { type Field, type FieldCell, fieldOf } from './field.ts';
import { type Props, type Seen, figureName, figureOf, glyphName, labelOf, playerOf } from './look.ts';
import { ruleOfGlyph } from './rule-of.ts';
import { type Aim, type Sight, seenCells, sightOf } from './sight.ts';
import { words } from './words/words.ts';

// What the battlefield shows, worked out once for both ways of drawing it.

export const LIGHTS = ['walk', 'air', 'place'] as const;
/** What a lit cell is open for. */
export type Light = (typeof LIGHTS)[number];

export interface CellMark {
  readonly cell: FieldCell;
  readonly options: readonly Action[];
  readonly light: Light | null;
  /** What it costs to come here and what it risks, where the table says so. */
  readonly note: { readonly cost: number; readonly strikes: number; readonly falls: number } | null;
  readonly isHinted: boolean;
  readonly isUnseen: boolean; // with the sight tool
  readonly name: string;
  readonly rule: RuleId | undefined; // of what lies there
}

export interface Standee {
  readonly figure: SeenFigure;
  readonly cell: FieldCell;
  readonly player: 1 | 2; // whose orders it follows
  readonly options: readonly Action[];
  readonly mark: 'acts' | 'target' | 'attacks' | 'strikes' | 'waits' | null;
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
  readonly wall: { readonly options: readonly Action[]; readonly isTarget: boolean };
  /** The way of the move that is looked at, its start included. */
  readonly path: readonly FieldCell[];
  readonly isFlown: boolean;
  readonly sight: Sight | null;
  /** Pairs of enemies who are engaged. */
  readonly links: readonly (readonly [Standee, Standee])[];
  readonly glyphs: readonly { readonly cell: FieldCell; readonly isUp: boolean; readonly name: string }[];
}

/** The cell that an action is about. */
export function cellOf(action: Action): CellName | null {
  if (action.type === 'walk' || action.type === 'step' || action.type === 'fly') return action.to;
  return action.type === 'place' || action.type === 'drop' ? action.at : null;
}

/** The figure, or the wall, that an action is about. */
export function targetOf(action: Action): TargetId | null {
  switch (action.type) {
    case 'attack':
    case 'dust':
    case 'mindExchange':
    case 'defendNext':
      return action.target;
    case 'choose':
    case 'leaveOut':
      return action.figure;
    case 'order':
      return action.on;
    case 'hand':
    case 'pass-on':
      return action.to;
    default:
      return null;
  }
}

/** Whether an action means harm to the figure it is about. */
export const isHostile = ({ type }: Action): boolean =>
  type === 'attack' || type === 'dust' || type === 'mindExchange' || type === 'defendNext';

function lightOf(options: readonly Action[]): Light | null {
  if (options.length === 0) return null;
  if (options.some(({ type }) => type === 'walk' || type === 'step')) return 'walk';
  return options.some(({ type }) => type === 'fly') ? 'air' : 'place';
}

export function mapModel({ look, pointed, choices }: Props, tool: SightTool | null): MapModel {
  const { view } = look;
  const field = fieldOf(view.scenario);
  const isHinted = (options: readonly Action[]): boolean =>
    choices.hinted !== null && options.some(option => same(option, choices.hinted));
  const seen = tool?.from ? seenCells(view, tool.from) : null;
  // With the sight tool in hand the map answers questions of sight and nothing else.
  const open = tool ? [] : choices.options;
  const byCell = new Map<CellName, Action[]>();
  const byTarget = new Map<TargetId, Action[]>();
  for (const action of open) {
    if (action.type === 'zone') for (const cell of view.zones[action.zone]) add(byCell, cell, action);
    const cell = cellOf(action);
    if (cell) add(byCell, cell, action);
    const target = targetOf(action);
    if (target) add(byTarget, target, action);
  }
  const reach = new Map((view.focus.reach ?? []).map(one => [one.at, one]));
  const lying = new Map(view.glyphs.flatMap(glyph => (glyph.at === null ? [] : [[glyph.at, ruleOfGlyph(glyph)]])));
  const cells = field.cells.map((cell): CellMark => {
    const options = byCell.get(cell.name) ?? [];
    const isWalk = options.some(({ type }) => type === 'walk' || type === 'step');
    return {
      cell,
      options,
      light: lightOf(options),
      note: isWalk ? (reach.get(cell.name) ?? null) : null,
      isHinted: isHinted(options),
      isUnseen: seen !== null && cell.stands !== 'never' && !seen.has(cell.name),
      name: capital(look.texts.place(cell.name, view)),
      rule: lying.get(cell.name),
    };
  });
  const figures = view.figures.flatMap((figure): Standee[] => {
    const cell = figure.at === null ? undefined : field.cell(figure.at);
    if (!cell || figure.status !== 'board') return [];
    const options = byTarget.get(figure.id) ?? [];
    return [
      {
        figure,
        cell,
        player: playerOf(view, figure.controller),
        options,
        mark: markOf(view, pointed, figure.id),
        isHinted: isHinted(options),
        name: figureName(look, figure.id),
      },
    ];
  });
  const aimedAt = pointed ? targetOf(pointed.action) : view.focus.target;
  return {
    field,
    view,
    cells,
    figures,
    wall: { options: byTarget.get('wall') ?? [], isTarget: aimedAt === 'wall' },
    ...pathOf(view, field, pointed),
    sight: tool ? (tool.from && tool.to ? sightOf(view, tool.from, tool.to) : null) : aimOf(view, pointed),
    links: linksOf(figures),
    glyphs: view.glyphs.flatMap(glyph => {
      const cell = glyph.at === null ? undefined : field.cell(glyph.at);
      return cell ? [{ cell, isUp: glyph.up, name: glyphName(look, glyph) }] : [];
    }),
  };
}

function add<K>(map: Map<K, Action[]>, key: K, action: Action): void {
  const list = map.get(key);
  if (list) list.push(action);
  else map.set(key, [action]);
}

function markOf({ focus }: View, pointed: Props['pointed'], id: FigureId): Standee['mark'] {
  const aimed = pointed ? targetOf(pointed.action) : focus.target;
  if (aimed === id && (!pointed || isHostile(pointed.action))) return 'target';
  if (aimed === id) return 'acts';
  const strikers = pointed?.preview?.type === 'move' ? pointed.preview.strikes : focus.strikers;
  if (strikers.includes(id)) return 'strikes';
  if (focus.attacker === id) return 'attacks';
  if (focus.waiting.includes(id)) return 'waits';
  return focus.figure === id ? 'acts' : null;
}

function pathOf(view: View, field: Field, pointed: Props['pointed']): Pick<MapModel, 'path' | 'isFlown'> {
  const preview = pointed?.preview;
  const mover = figureOf(view, view.focus.figure);
  const to = pointed ? cellOf(pointed.action) : null;
  const isMove = pointed?.action.type === 'walk' || pointed?.action.type === 'step' || pointed?.action.type === 'fly';
  if (!mover?.at || !to || !isMove) return { path: [], isFlown: false };
  const names = preview?.type === 'move' ? [mover.at, ...preview.path] : [];
  return {
    path: names.flatMap(name => field.cell(name) ?? []),
    isFlown: preview?.type === 'move' && preview.how !== 'walk',
  };
}

/** The line of the attack that is looked at, or of the one that is being rolled. */
function aimOf(view: View, pointed: Props['pointed']): Sight | null {
  const { focus } = view;
  if (pointed) {
    const { action } = pointed;
    const isAimed = action.type === 'attack' || action.type === 'dust' || action.type === 'mindExchange';
    return isAimed && focus.figure ? sightOf(view, focus.figure, action.target) : null;
  }
  return focus.attacker && focus.target ? sightOf(view, focus.attacker, focus.target) : null;
}

function linksOf(figures: readonly Standee[]): MapModel['links'] {
  return figures.flatMap((a, i) =>
    figures.slice(i + 1).flatMap(b => (a.figure.engaged.includes(b.figure.id) ? [[a, b] as const] : [])),
  );
}

/** What the sight tool has found, in a sentence. */
export function sightSentence(look: Seen, sight: Sight): string {
  const own = words[look.language];
  const { view } = look;
  const field = fieldOf(view.scenario);
  const from = figureName(look, sight.from);
  const figure = figureOf(view, sight.to);
  const to = sight.to === 'wall' ? own.wall : figure ? figureName(look, figure.id) : labelOf(view, sight.to);
  const distance = own.sightHexes(sight.distance);
  if (sight.isClear) return `${own.sightClear(from, to)} ${distance}`;
  const label = sight.cell === null ? '' : (field.cells[sight.cell]?.label ?? '');
  const hider = view.figures.find(one => one.status === 'board' && field.cell(one.at ?? '')?.index === sight.cell);
  const what =
    sight.blocker === 'terrain'
      ? own.byTerrain(label)
      : sight.blocker === 'figure' && hider
        ? own.byFigure(figureName(look, hider.id))
        : own.byRuin;
  return `${own.sightBlocked(from, to, what)} ${distance}`;
}
