import type { FigureId } from '../ids.ts';
import { type Seen, figureName } from './look.ts';
import { type MapModel, type SightTool, sightSentence } from './map-model.ts';
import { words } from './words/words.ts';
import styles from './battlefield.module.css';

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
