import { useAfterWords } from '../after/use-after-words.ts';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Texts } from '../../engine/box.ts';
import type { Input, Replay, Seat, Spec } from '../../engine/types.ts';
import { EventLog } from '../../table/event-log.tsx';
import type { TableParts } from '../../table/game-ui.ts';
import type { Look } from '../../table/look.ts';
import { ask } from '../after/jobs.ts';
import type { TableState } from '../line/table-line.ts';
import { useLanguage, useWords } from '../language.ts';
import { Page } from '../page/page.tsx';
import { logLines } from '../play/log-lines.ts';
import { seatNames } from '../play/names.ts';
import { useStage } from '../play/use-stage.ts';
import { ReportSheet } from '../report/report-sheet.tsx';
import { ReplayControls } from './controls.tsx';
import type { ReplayLine } from './replay-line.ts';
import { Shown } from './shown.tsx';
import { useAddress } from './use-address.ts';
import styles from './replay.module.css';

interface Props {
  readonly line: ReplayLine;
  readonly texts: Texts<Spec>;
  readonly parts: TableParts<Spec>;
  readonly replay: Replay<Spec>;
  readonly inputs: readonly Input<Spec>[];
}

const PACE = 1400;

/** The table of then, through any eyes, with the same animations and sounds. */
export function Viewer({ line, texts, parts, replay, inputs }: Props) {
  const words = useWords();
  const later = useAfterWords();
  const language = useLanguage();
  const state = useStore(line.store);
  const [seat, setSeat] = useState<Seat | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [isReporting, setIsReporting] = useState(false);
  const names = seatNames(state.lobby, words);
  const viewer = (view: object): Look<Spec> => ({ texts, language, view, names, seat });
  const { scene, isPlaying, skip } = useStage(line, seat, parts, viewer);
  const n = state.position?.n ?? 0;
  useAddress(line);
  useEffect(() => {
    if (!isRunning || isPlaying) return undefined;
    if (n >= line.length) {
      setIsRunning(false);
      return undefined;
    }
    const timer = setTimeout(() => line.goTo(n + 1), PACE / speed);
    return () => clearTimeout(timer);
  }, [isRunning, isPlaying, n, speed, line]);

  const view = scene.view ?? state.views.get('table');
  if (!view) return null;
  const look = viewer(view);
  const time = state.position?.clock ?? 0;
  const goTo = (to: number): void => {
    setIsRunning(false);
    line.goTo(to);
  };
  const lines = logLines(
    state.log.filter(entry => entry.id <= scene.heard),
    look,
    words,
  );
  return (
    <Page title={later.replay.title(texts.title)} isWide isTitleHidden>
      <div className={styles.table}>
        <div className={styles.top}>
          <ReplayControls
            n={n}
            length={line.length}
            isRunning={isRunning}
            speed={speed}
            seat={seat}
            names={names}
            table={state.lobby.id}
            onRun={() => {
              if (n >= line.length) line.goTo(0);
              setIsRunning(!isRunning);
            }}
            onGoTo={goTo}
            onSpeed={setSpeed}
            onSeat={setSeat}
            onReport={() => setIsReporting(true)}
          />
        </div>
        <div className={styles.side}>
          <section className={styles.log} aria-labelledby="log-title">
            <p role="status" className={styles.move}>
              <Move look={look} before={line.at(n - 1)} input={inputs[n - 1] ?? null} />
            </p>
            <h2 id="log-title">{words.play.log}</h2>
            <EventLog label={words.play.log} empty={words.play.emptyLog} lines={lines} />
          </section>
        </div>
        <section className={styles.board} aria-label={words.play.board} id="board">
          <Shown parts={parts} look={look} asked={state.position?.asked ?? []} moment={scene.moment} time={time} />
          {isPlaying && (
            <button type="button" className={styles.skip} onClick={skip}>
              {words.play.skip}
            </button>
          )}
        </section>
      </div>
      {isReporting && (
        <ReportSheet
          about={n === 0 ? later.report.position : later.report.move(n)}
          make={title => ask('caseOf', { replay, n: Math.max(1, n), title, note: lines.slice(-20).map(l => l.text) })}
          onClose={() => setIsReporting(false)}
        />
      )}
    </Page>
  );
}

interface MoveProps {
  readonly look: Look<Spec>;
  readonly before: TableState | null;
  readonly input: Input<Spec> | null;
}

/** What was asked, and what was answered. */
function Move({ look, before, input }: MoveProps) {
  const words = useWords();
  const later = useAfterWords();
  if (!input || !before) return later.replay.begins;
  const view = before.views.get(look.seat ?? 'table') ?? before.views.get('table');
  if (input.type !== 'answer' || !view) return words.play.waitingFor([]);
  const { texts, names } = look;
  const name = names[input.seat] ?? '';
  const isAsked = before.position?.asked.includes(input.seat) === true;
  return (
    <>
      <strong>
        {isAsked ? later.replay.asked(name, texts.prompt(before.position?.step ?? '', view, names)) : name}
      </strong>
      <br />
      {later.replay.answered(texts.action(input.action, view, names))}
    </>
  );
}
