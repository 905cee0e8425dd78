import { useMemo } from 'react';
import type { Seat, Spec } from '../../engine/types.ts';
import type { TableParts } from '../../table/game-ui.ts';
import type { Look, Moment } from '../../table/look.ts';
import { Camera } from '../../table/screen/camera.tsx';
import { Intents } from '../../table/screen/intents.tsx';
import { useWords } from '../language.ts';
import styles from './replay.module.css';

interface Props {
  readonly parts: TableParts<Spec>;
  readonly look: Look<Spec>;
  readonly asked: readonly Seat[];
  readonly moment: Moment<Spec> | null;
  readonly time: number;
}

/** The table of a moment that is past: all to see, nothing to answer. */
export function Shown({ parts: { screen }, time, ...shown }: Props) {
  const words = useWords();
  const clock = useMemo(() => ({ now: () => time, paused: false, due: null }), [time]);
  const seen = { ...shown, clock };
  const { look } = shown;
  const intents = <Intents intents={screen.intents(look)} moved={look.view} />;
  return (
    <div className={styles.surface}>
      {screen.hasCamera ? (
        <screen.Surface {...seen} over={intents} />
      ) : (
        <Camera label={words.screen.camera} focus={[]} moment={null} words={{ whole: words.screen.whole }}>
          <screen.Surface {...seen} />
          {intents}
        </Camera>
      )}
      {screen.Edge && <screen.Edge {...seen} />}
    </div>
  );
}
