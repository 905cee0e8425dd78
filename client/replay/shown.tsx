import type { Seat, Spec } from '../../engine/types.ts';
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
  if (parts.screen) return <Surface screen={parts.screen} {...shown} />;
  if (!parts.Board) return null;
  return (
    <parts.Board
      {...shown}
      ownTools={null}
      pointed={null}
      choices={NO_CHOICES}
      clock={{ now: () => time, paused: false, due: null }}
    />
  );
}

interface SurfaceProps extends Omit<Props, 'parts' | 'time'> {
  readonly screen: ScreenParts<Spec>;
}

function Surface({ screen, look, asked, moment }: SurfaceProps) {
  const words = useWords();
  return (
    <div className={styles.surface}>
      <Camera label={words.screen.camera} focus={[]} moment={null} words={{ whole: words.screen.whole }}>
        <screen.Surface look={look} asked={asked} moment={moment} />
        <Intents intents={screen.intents(look)} moved={look.view} />
      </Camera>
      {screen.Edge && <screen.Edge look={look} asked={asked} moment={moment} />}
    </div>
  );
}
