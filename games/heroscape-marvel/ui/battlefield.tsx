import { Suspense, lazy, useMemo, useState } from 'react';
import { Icon } from '../../../table/icon.tsx';
import { Actions } from './actions.tsx';
import { DiceTray, StillDice } from './dice.tsx';
import { icons } from './icons.ts';
import type { Props } from './look.ts';
import { Map2d } from './map2d.tsx';
import { type SightTool, mapModel } from './map-model.ts';
import { Safe } from './safe.tsx';
import type { Aim } from './sight.ts';
import { SightPanel } from './sight-panel.tsx';
import { canRelief, keepRelief, wantsRelief } from './relief.ts';
import { words } from './words/words.ts';
import styles from './battlefield.module.css';

const Scene = lazy(async () => ({ default: (await import('./scene/scene.tsx')).Scene }));

/** The battlefield, in relief or flat, with the tools that ask it questions. */
export function Battlefield(props: Props) {
  const { look, choices, moment, pointed } = props;
  const own = words[look.language];
  const [isRelief, setIsRelief] = useState(wantsRelief);
  const [tool, setTool] = useState<SightTool | null>(null);
  // oxlint-disable-next-line react/exhaustive-deps -- everything that the model reads
  const model = useMemo(
    () => mapModel(props, tool),
    [look.view, look.language, choices.options, choices.hinted, pointed, tool],
  );
  const onSight = tool
    ? (to: Aim): void => {
        const figure = model.figures.find(one => one.figure.id === to || one.cell.name === to)?.figure.id;
        if (!tool.from && figure) setTool({ from: figure, to: null });
        else if ((figure ?? to) !== tool.to) setTool({ ...tool, to: figure ?? to });
      }
    : null;
  const choose = (relief: boolean): void => {
    keepRelief(relief);
    setIsRelief(relief);
  };
  const map = <Map2d look={look} choices={choices} moment={moment} model={model} onSight={onSight} />;
  return (
    <section className={styles.battlefield} aria-labelledby="hs-field">
      <div className={styles.bar}>
        <h3 id="hs-field" className={styles.heading}>
          {own.map}
        </h3>
        <div className={styles.switch} role="group" aria-label={own.look}>
          <button type="button" aria-pressed={!isRelief} onClick={() => choose(false)}>
            {own.flat}
          </button>
          <button type="button" aria-pressed={isRelief} disabled={!canRelief()} onClick={() => choose(true)}>
            {own.relief}
          </button>
        </div>
        <button
          type="button"
          aria-pressed={tool !== null}
          className={styles.toolButton}
          onClick={() => setTool(tool ? null : { from: look.view.focus.figure, to: null })}
        >
          <Icon d={icons['on-sight']} /> {own.sight}
        </button>
      </div>
      {!canRelief() && <p className={styles.note}>{own.noRelief}</p>}
      {tool && <SightPanel look={look} model={model} tool={tool} onTool={setTool} />}
      <StillDice look={look} />
      <div className={styles.stage}>
        {isRelief ? (
          <Safe instead={map}>
            <Suspense fallback={<p className={styles.loading}>{own.loading}</p>}>
              <Scene look={look} choices={choices} moment={moment} model={model} onSight={onSight} />
            </Suspense>
          </Safe>
        ) : (
          map
        )}
        <DiceTray look={look} moment={moment} />
      </div>
      <Legend {...props} />
      <Actions look={look} choices={choices} />
    </section>
  );
}

/** What the lit cells mean, in words, while some are lit. */
function Legend({ look, choices }: Props) {
  const own = words[look.language];
  const has = (...types: readonly string[]): boolean => choices.options.some(({ type }) => types.includes(type));
  const lights = [
    has('walk', 'step') && (['walk', own.legendWalk] as const),
    has('fly') && (['air', own.legendFly] as const),
    has('place', 'drop', 'zone') && (['place', own.legendPlace] as const),
    has('attack', 'dust', 'mindExchange') && (['aim', own.legendAim] as const),
  ].filter(one => one !== false);
  if (lights.length === 0) return null;
  return (
    <ul role="list" aria-label={own.legend} className={styles.legend}>
      {lights.map(([light, label]) => (
        <li key={light} data-light={light}>
          {label}
        </li>
      ))}
    </ul>
  );
}
