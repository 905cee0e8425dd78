import { useMemo } from 'react';
import type { Seat, Spec } from '../../engine/types.ts';
import type { TableClock } from '../../table/clock.ts';
import type { TableParts } from '../../table/game-ui.ts';
import type { Look, Moment } from '../../table/look.ts';
import { Camera } from '../../table/screen/camera.tsx';
import { Intents } from '../../table/screen/intents.tsx';
import type { ScreenParts } from '../../table/screen/screen-parts.ts';
import { useWords } from '../language.ts';
import styles from './replay.module.css';

interface Props {
  readonly parts: TableParts<Spec>;
  readonly look: Look<Spec>;
  readonly asked: readonly Seat[];
  readonly moment: Moment<Spec> | null;
  readonly time: number;
}

const NO_CHOICES = { options: [], hinted: null, choose: () => {}, point: () => {} };

/** The table of a moment that is past: all to see, nothing to answer. */
export function Shown({ parts, time, ...shown }: Props) {
  const clock = useMemo(() => ({ now: () => time, paused: false, due: null }), [time]);
  if (parts.screen) return <Surface screen={parts.screen} {...shown} clock={clock} />;
  if (!parts.Board) return null;
  return <parts.Board {...shown} ownTools={null} pointed={null} choices={NO_CHOICES} clock={clock} />;
}

interface SurfaceProps extends Omit<Props, 'parts' | 'time'> {
  readonly screen: ScreenParts<Spec>;
  readonly clock: TableClock;
}

function Surface({ screen, ...shown }: SurfaceProps) {
  const words = useWords();
  const { look } = shown;
  return (
    <div className={styles.surface}>
      <Camera label={words.screen.camera} focus={[]} moment={null} words={{ whole: words.screen.whole }}>
        <screen.Surface {...shown} />
        <Intents intents={screen.intents(look)} moved={look.view} />
      </Camera>
      {screen.Edge && <screen.Edge {...shown} />}
    </div>
  );
}
