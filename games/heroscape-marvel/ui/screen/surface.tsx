import { Suspense, lazy, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useInHand } from '../../../../table/screen/in-hand.ts';
import { useLooked, useShown, useTouching } from '../../../../table/screen/touching.tsx';
import type { ThingId } from '../../../../table/touch.ts';
import type { View } from '../../seen.ts';
import { Flat } from '../flat/flat.tsx';
import { turnedModel } from '../flat/turned.ts';
import { type Seen, type Shown, figureOf } from '../look.ts';
import { keepRelief, wantsRelief } from '../relief.ts';
import { Safe } from '../safe.tsx';
import type { Aim } from '../sight.ts';
import { WALL } from '../touch.ts';
import { isGathering } from './gathering.ts';
import { InRelief } from './in-relief.tsx';
import { legendRows } from './legend-rows.ts';
import { type Lie, UPRIGHT, lieOf } from './lie.ts';
import { type MapModel, type SightTool, modelOf } from './model.ts';
import { Pieces } from './pieces.tsx';
import { nearSpot } from './sides.ts';
import { inSight } from './in-sight.ts';
import { atStake } from './standing.ts';
import { Tools } from './tools.tsx';
import styles from './surface.module.css';

/** In space all is touched from afar as well: there the camera comes nearer only to whoever acts. */
const WHOLE: readonly ThingId[] = [];

const Draft = lazy(async () => ({ default: (await import('./draft.tsx')).Draft }));
const Legend = lazy(async () => ({ default: (await import('./legend.tsx')).Legend }));

/** The battlefield, in relief or flat; while armies gather, the cards lie over it. */
export function Surface({ look, moment, asked, taught = WHOLE, over }: Shown) {
  const touching = useTouching();
  const looked = useLooked();
  const isExplained = useShown() !== null;
  const [isRelief, setIsRelief] = useState(wantsRelief);
  const [canRelief, setCanRelief] = useState(true);
  const [isDrawn, setIsDrawn] = useState(false);
  const [tool, setTool] = useState<SightTool | null>(null);
  const model = useMemo(() => modelOf(look, touching, looked, tool), [look, touching, looked, tool]);
  const isDrafting = isGathering(look.view, look.seat);
  const rows = isDrafting || tool ? [] : legendRows(look, model, touching, looked);
  const { phase, round, turn, focus: at } = look.view;
  const isOpen = model.cells.some(({ light }) => light !== null) || model.figures.some(one => one.isOpen);
  const stands = model.figures.find(({ figure }) => figure.id === at.figure)?.cell.name;
  const within = [
    stands,
    at.moved,
    at.moveLeft,
    at.reach.length,
    at.attacked.length,
    at.waiting.length,
    at.strikers.length,
  ];
  const question = [phase, round, turn, at.figure, at.attacker, ...within, asked, isOpen, ...taught].join(' ');
  // Whatever is touched meanwhile, the camera stays: it is the question that moves it.
  // oxlint-disable-next-line react/exhaustive-deps -- named by the question
  const focus = useMemo(() => (isDrafting ? [] : [...taught, ...inSight(look, model)]), [question, isDrafting]);
  const onSight = tool
    ? (thing: ThingId): void => {
        const to = aimOf(look.view, thing);
        const figure = figureOf(look.view, to);
        if (figure && !tool.from) setTool({ from: figure.id, to: null });
        else if (to && to !== tool.from) setTool({ ...tool, to });
      }
    : null;
  const shown = { look, moment, model, focus, question, onSight, over };
  const choose = (relief: boolean): void => {
    keepRelief(relief);
    setIsRelief(relief);
  };
  const unable = useCallback(() => setCanRelief(false), []);
  const lie = useLie(look, model);
  const onMap = useMemo(() => turnedModel(model, lie.turn), [lie.turn, model]);
  const flat = (
    <Flat {...shown} model={onMap} turn={lie.turn} isTaught={taught.length > 0}>
      <Pieces look={look} model={onMap} moment={moment} isDrawn />
    </Flat>
  );
  return (
    <>
      {isRelief && canRelief ? (
        <Safe instead={flat}>
          <InRelief
            {...shown}
            focus={at.figure === null ? WHOLE : focus}
            meanwhile={flat}
            lie={lie}
            onUnable={unable}
            onShown={setIsDrawn}
          >
            <Pieces look={look} model={model} moment={moment} isDrawn={false} />
          </InRelief>
        </Safe>
      ) : (
        flat
      )}
      {isDrafting ? (
        <Suspense fallback={null}>
          <Draft look={look} asked={asked} />
        </Suspense>
      ) : (
        <Tools
          look={look}
          model={model}
          isRelief={isRelief}
          isDrawn={isDrawn}
          canRelief={canRelief}
          onRelief={choose}
          tool={tool}
          onTool={setTool}
        />
      )}
      {rows.length > 0 && (
        <Suspense fallback={null}>
          <Legend look={look} rows={rows} isExplained={isExplained} />
        </Suspense>
      )}
      <Stake look={look} />
    </>
  );
}

/** How the field lies before whoever looks. In a hand it lies as on the big screen. */
function useLie({ view, seat }: Seen, { field }: MapModel): Lie {
  const isHeld = useInHand();
  const isUpright = useIsUpright();
  const zone = seat === null ? null : view.players[seat]?.zone;
  return useMemo(
    () => (isHeld ? UPRIGHT : lieOf(field, nearSpot(view, seat, field), isUpright ? 'upright' : 'wide')),
    // oxlint-disable-next-line react/exhaustive-deps -- while they fight, the map stays as it lies
    [isHeld, isUpright, seat, zone, field, view.phase],
  );
}

const PORTRAIT = '(orientation: portrait)';
const watchUpright = (then: () => void): (() => void) => {
  const media = matchMedia(PORTRAIT);
  media.addEventListener('change', then);
  return () => media.removeEventListener('change', then);
};
const useIsUpright = (): boolean => useSyncExternalStore(watchUpright, () => matchMedia(PORTRAIT).matches);

/** What the end of this round decides, where the bar of the house has no room to say so. */
function Stake({ look }: { readonly look: Seen }) {
  const [stake] = look.view.phase === 'battle' ? atStake(look) : [];
  if (!stake) return null;
  return (
    <p className={styles.stake} data-mood={stake.mood} data-lid>
      {stake.text}
    </p>
  );
}

/** What the sight tool looks at: a figure, whoever stands on a cell, the wall, a bare cell. */
function aimOf(view: View, thing: ThingId): Aim | null {
  if (thing === WALL) return 'wall';
  const name = thing.slice(thing.indexOf(':') + 1);
  if (thing.startsWith('figure:')) return name;
  return thing.startsWith('place:') ? (view.figures.find(({ at }) => at === name)?.id ?? name) : null;
}
