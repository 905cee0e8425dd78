import { MessagesSquare } from 'lucide-react';
import { Suspense, lazy, useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Texts } from '../../engine/box.ts';
import type { Seat, Spec } from '../../engine/types.ts';
import type { Look, TableParts } from '../../table/game-ui.ts';
import { useAfterPaint } from '../../table/after-paint.ts';
import { noteCommitment } from '../after/commitments.ts';
import { hasGuide, taughtAt, teachAt } from '../guides.ts';
import { ownSeats } from '../line/lobby.ts';
import type { TableLine, TableState } from '../line/table-line.ts';
import { useLanguage, useWords } from '../language.ts';
import controls from '../page/controls.module.css';
import { Page } from '../page/page.tsx';
import { useRuleTexts } from '../rules/rulebooks.ts';
import { shutRules, useOpenRule } from '../rules/open-rule.ts';
import { BoardPart } from './board-part.tsx';
import { Coach } from './coach.tsx';
import { Curtain } from './curtain.tsx';
import { Menu } from './menu.tsx';
import { seatNames } from './names.ts';
import { Notices } from './notices.tsx';
import { PromptPanel } from './prompt-panel.tsx';
import { SeatTabs } from './seat-tabs.tsx';
import { SideTalk } from './side-talk.tsx';
import { SetAside } from './set-aside.tsx';
import { Status } from './status.tsx';
import { useAnswer } from './use-answer.tsx';
import { useClock } from './use-clock.ts';
import { useHabits } from './use-habits.ts';
import { useOwnSeat } from './use-own-seat.ts';
import { usePreview } from './use-preview.ts';
import { useStage } from './use-stage.ts';
import styles from './play.module.css';

const Result = lazy(async () => ({ default: (await import('../after/result.tsx')).Result }));
const RulesSheet = lazy(async () => ({ default: (await import('../rules/rules-sheet.tsx')).RulesSheet }));

interface Props {
  readonly line: TableLine;
  readonly texts: Texts<Spec>;
  readonly parts: TableParts<Spec>;
}

/** The table: what is asked, the board, the choices, the log. */
export function Play({ line, texts, parts }: Props) {
  const words = useWords();
  const language = useLanguage();
  const state = useStore(line.store);
  const { lobby } = state;
  const own = ownSeats(lobby);
  const { seat, passTo, show, passed } = useOwnSeat(own, seatsAsked(state), state);
  const rules = useRuleTexts(lobby.game, language);
  const names = useMemo(() => seatNames(lobby, words), [lobby, words]);
  const viewer = useCallback(
    (view: object): Look<Spec> => ({ texts, language, view, names, seat }),
    [texts, language, names, seat],
  );
  const { scene, isPlaying, skip } = useStage(line, seat, parts, viewer);
  const { position } = scene;
  const clock = useClock(line, position);
  const previews = usePreview(line, seat, position?.n ?? 0);
  const look = useMemo(() => (scene.view ? viewer(scene.view) : null), [viewer, scene.view]);
  const table = useMemo(
    () => (position && look ? { line, state, position, look, parts, rules } : null),
    [line, state, position, look, parts, rules],
  );
  const painted = useAfterPaint(table);
  // Nobody sees what another seat saw, not even for a frame.
  const late = painted?.look.seat === seat ? painted : table;
  const later = useAfterPaint(late) ?? late;
  const heard = useAfterPaint(useAfterPaint(scene.heard));
  const answering = useAnswer(table, seat, previews);
  const habits = useHabits(table, seat, answering.choose);
  const { open } = useOpenRule();
  const [isTaught, setIsTaught] = useState(() => taughtAt() === lobby.id);
  const teach = (): void => {
    teachAt(lobby.id);
    setIsTaught(true);
  };
  useEffect(() => noteCommitment(lobby), [lobby]);
  useEffect(() => shutRules, []);

  if (state.setAside) return <SetAside status={state.setAside} lobby={lobby} title={texts.title} />;
  if (passTo !== null) return <Curtain name={names[passTo] ?? ''} onPassed={passed} />;
  if (!position || !table || !late || !later)
    return (
      <Page title={texts.title}>
        <p role="status">{state.connection === 'offline' ? words.play.offline : words.shell.loading}</p>
      </Page>
    );
  const isPlayed = seat !== null && lobby.seats[seat]?.kind === 'person';
  return (
    <Page title={texts.title} isWide isTitleHidden>
      <div className={styles.table} data-urgent={parts.isUrgent || undefined}>
        <div className={styles.top}>
          <Status table={table} isPlayed={isPlayed} />
          <a href="#talk" className={`${controls.icon} ${styles.jump}`} aria-label={words.play.jumpToLog}>
            <MessagesSquare size={20} aria-hidden="true" />
          </a>
          <Menu table={table} habits={habits} onTeach={isTaught || !hasGuide(lobby.game) ? null : teach} />
        </div>
        <div className={styles.notices}>
          <SeatTabs own={own} seat={seat} names={names} asked={position.asked} onShow={show} />
          <Notices table={table} isPlayed={isPlayed} />
          {isTaught && seat !== null && <Coach table={table} seat={seat} onStop={() => setIsTaught(false)} />}
          {position.outcome && (
            <Suspense fallback={<p role="status">{words.shell.loading}</p>}>
              <Result table={table} outcome={position.outcome} />
            </Suspense>
          )}
        </div>
        <div className={styles.side}>
          {isPlayed && !position.outcome && (
            <PromptPanel
              key={seat}
              table={late}
              isLate={late.position.n !== position.n}
              seat={seat}
              previews={previews}
              answering={answering}
            />
          )}
          <SideTalk table={later} heard={heard} />
        </div>
        <section className={styles.board} aria-label={words.play.board} id="board">
          <BoardPart
            table={table}
            seat={seat}
            isPlayed={isPlayed}
            previews={previews}
            answering={answering}
            moment={scene.moment}
            clock={clock}
          />
          {isPlaying && (
            <button type="button" className={styles.skip} onClick={skip}>
              {words.play.skip}
            </button>
          )}
        </section>
      </div>
      {answering.dialog}
      {open && (
        <Suspense fallback={null}>
          <RulesSheet game={lobby.game} rule={open.rule} onClose={shutRules} />
        </Suspense>
      )}
    </Page>
  );
}

/** Own seats that a person plays and that are asked now. */
function seatsAsked({ lobby, position }: TableState): Seat[] {
  if (!position || position.outcome) return [];
  return position.asked.filter(seat => lobby.seats[seat]?.isYours && lobby.seats[seat].kind === 'person');
}
