import type { FigureId } from '../../ids.ts';
import { fieldOf } from '../field.ts';
import { type Seen, figureName, figureOf, labelOf } from '../look.ts';
import type { Sight } from '../sight.ts';
import { words } from '../words/words.ts';
import type { MapModel, SightTool } from './model.ts';
import styles from './surface.module.css';

interface Props {
  readonly look: Seen;
  readonly model: MapModel;
  readonly tool: SightTool;
  readonly onTool: (tool: SightTool) => void;
}

/** Who sees whom: asked with two lists, or by touching the map. */
export function SightPanel({ look, model, tool, onTool }: Props) {
  const own = words[look.language];
  const { view } = look;
  const figures = view.figures.filter(figure => figure.status === 'board');
  const seen = model.cells.filter(({ cell, isUnseen }) => cell.stands !== 'never' && !isUnseen).length;
  const all = model.cells.filter(({ cell }) => cell.stands !== 'never').length;
  const choice = (id: FigureId) => (
    <option key={id} value={id}>
      {figureName(look, id)}
    </option>
  );
  return (
    <div className={styles.sight}>
      <label>
        {own.sightFrom}{' '}
        <select
          value={tool.from ?? ''}
          onChange={e => onTool({ from: (e.target.value || null) as FigureId | null, to: null })}
        >
          <option value="">{own.sightNobody}</option>
          {figures.map(({ id }) => choice(id))}
        </select>
      </label>
      <label>
        {own.sightTo}{' '}
        <select
          value={tool.to && figures.some(({ id }) => id === tool.to) ? tool.to : tool.to === 'wall' ? 'wall' : ''}
          onChange={e => onTool({ ...tool, to: e.target.value || null })}
        >
          <option value="">{own.sightNobody}</option>
          {figures.filter(({ id }) => id !== tool.from).map(({ id }) => choice(id))}
          {view.wall.standing && view.wall.cells.length > 0 && <option value="wall">{own.wall}</option>}
        </select>
      </label>
      <p role="status">
        {!tool.from && own.sightHint}
        {tool.from && !model.sight && own.sightSeen(seen, all)}
        {model.sight && sightSentence(look, model.sight)}
      </p>
    </div>
  );
}

/** What the sight tool has found, in a sentence. */
function sightSentence(look: Seen, sight: Sight): string {
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
