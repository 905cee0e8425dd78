import { useEffect, useRef } from 'react';
import type { Spec } from '../../../engine/types.ts';
import { type Ambience, layersAt } from '../../../table/ambience.ts';
import { settings } from '../../../table/settings.ts';
import { type Held, hold, play } from '../../../table/sound/speaker.ts';
import { every } from '../../../table/time.ts';

interface Props {
  readonly ambience: Pick<Ambience<Spec>, 'theme' | 'layers'>;
  readonly danger: number;
}

const TRY = 1000; // milliseconds: a page may sound only after a touch, which nobody tells it of
const SWELL = 2500;

/** Lets a table be heard while somebody looks at it: its theme once, then as many layers as there is danger. */
export function Sounding({ ambience, danger }: Props) {
  const level = useRef(danger);
  level.current = danger;
  useEffect(() => {
    let held: Held[] = [];
    let heard = -1;
    let isOpened = false;
    const release = (): void => {
      held.forEach(layer => layer.release());
      held = [];
      heard = -1;
    };
    const tick = (): void => {
      if (settings.getState().isMuted || document.hidden) return release();
      if (held.length === 0) held = ambience.layers.flatMap(drones => hold(drones) ?? []);
      if (held.length === 0) return;
      if (!isOpened) isOpened = play(ambience.theme) !== null;
      const wanted = layersAt(level.current, held.length);
      if (wanted === heard) return;
      heard = wanted;
      held.forEach((layer, i) => layer.fade(i < wanted ? 1 : 0, SWELL));
    };
    const end = every(TRY, tick);
    return () => {
      end();
      release();
    };
  }, [ambience]);
  return null;
}
