import { useMemo } from 'react';
import type { Seat, Spec } from '../../engine/types.ts';
import type { TableParts } from '../../table/game-ui.ts';
import type { Look, Moment } from '../../table/look.ts';
import { Camera } from '../../table/screen/camera.tsx';
import { Intents } from '../../table/screen/intents.tsx';
import { TouchTable } from '../../table/screen/touching.tsx';
import type { Action } from '../line/table-line.ts';
import { useWords } from '../language.ts';
import { useSceneWords } from './use-scene-words.ts';
import styles from './scenes.module.css';

interface Props {
  readonly parts: TableParts<Spec>;
  readonly look: Look<Spec> & { readonly seat: Seat };
  readonly asked: readonly Seat[];
  readonly moment: Moment<Spec> | null;
  readonly time: number;
  /** What is asked, by a name of its own. */
  readonly question: string;
  readonly options: readonly Action[];
  /** What the scene answers. */
  readonly next: Action | null;
  readonly onAnswer: (action: Action) => void;
}

const NO_OUTLOOK = (): null => null;
const NOTHING = (): void => {};
const NEVER = (): boolean => false;

/** The table of a scene, small, on the game's own board: its things can be touched for an answer. */
export function SceneBoard(props: Props) {
  const words = useWords();
  const say = useSceneWords();
  const { parts, look, asked, moment, time, question, options, next, onAnswer } = props;
  const { screen } = parts;
  const clock = useMemo(() => ({ now: () => time, paused: false, due: null }), [time]);
  const pathOf = (action: Action) => ({ action, things: screen.touch(action, look) });
  const paths = useMemo(
    () => options.map(pathOf).filter(({ things }) => things.length > 0),
    [options, look.view, look.seat, screen],
  );
  const hinted = useMemo(() => (next && !moment ? pathOf(next) : null), [next, moment, look.view]);
  const open = useMemo(() => [...new Set(paths.flatMap(({ things }) => things))], [paths]);
  const seen = { look, asked, moment, clock };
  const intents = <Intents intents={moment ? [] : screen.intents(look)} moved={look.view} />;
  const hasOwn = !screen.holdsNothing?.(look, look.seat);
  return (
    <TouchTable
      question={question}
      paths={paths}
      given={screen.given?.(look) ?? []}
      answers={options}
      hinted={hinted}
      outlookOf={NO_OUTLOOK}
      isUrgent={NEVER}
      onTake={onAnswer}
      onPoint={NOTHING}
      onEscape={NOTHING}
    >
      <section className={styles.surface} aria-label={say.board}>
        {screen.hasCamera ? (
          <screen.Surface {...seen} over={intents} />
        ) : (
          <Camera
            enough={screen.enough}
            least={screen.least?.(look, hinted?.things ?? open)}
            label={words.screen.camera}
            focus={screen.focus(look, moment, hinted?.things ?? open)}
            moment={question}
            words={{ whole: words.screen.whole }}
          >
            <screen.Surface {...seen} />
            {intents}
          </Camera>
        )}
        {screen.Edge && <screen.Edge {...seen} />}
      </section>
      {hasOwn && (
        <section className={styles.hold} aria-label={say.own(look.names[look.seat] ?? '')}>
          <div className={styles.own}>
            <screen.Own look={look} seat={look.seat} moment={moment} />
          </div>
        </section>
      )}
    </TouchTable>
  );
}
