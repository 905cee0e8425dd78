import { MessagesSquare } from 'lucide-react';
import { Suspense, lazy } from 'react';
import { useAfterPaint } from '../../table/after-paint.ts';
import { useWords } from '../language.ts';
import controls from '../page/controls.module.css';
import { Page } from '../page/page.tsx';
import { shutRules, useOpenRule } from '../rules/open-rule.ts';
import { BoardPart } from './board-part.tsx';
import { Coach } from './coach.tsx';
import { Curtain } from './curtain.tsx';
import { LoneNote } from './lone-note.tsx';
import { Menu } from './menu.tsx';
import { Notices } from './notices.tsx';
import { PortionsPanel } from './portions-panel.tsx';
import { PromptPanel } from './prompt-panel.tsx';
import { SeatTabs } from './seat-tabs.tsx';
import { SideTalk } from './side-talk.tsx';
import { SetAside } from './set-aside.tsx';
import { Status } from './status.tsx';
import { type AtLine, usePlay } from './use-play.ts';
import styles from './play.module.css';

const Result = lazy(async () => ({ default: (await import('../after/result.tsx')).Result }));
const RulesSheet = lazy(async () => ({ default: (await import('../rules/rules-sheet.tsx')).RulesSheet }));

/** The table: what is asked, the board, the choices, the log. */
export function Play(props: AtLine) {
  const words = useWords();
  const play = usePlay(props);
  const { texts, parts } = props;
  const { state, own, seat, passTo, show, passed, names, scene, isPlaying, skip, table, answering, isPlayed } = play;
  const { lobby } = state;
  const painted = useAfterPaint(table);
  // Nobody sees what another seat saw, not even for a frame.
  const late = painted?.look.seat === seat ? painted : table;
  const later = useAfterPaint(late) ?? late;
  const heard = useAfterPaint(useAfterPaint(scene.heard));
  const { open } = useOpenRule();

  if (state.setAside) return <SetAside status={state.setAside} lobby={lobby} title={texts.title} />;
  if (passTo !== null) return <Curtain name={names[passTo] ?? ''} onPassed={passed} />;
  const position = table?.position;
  if (!position || !table || !late || !later)
    return (
      <Page title={texts.title}>
        <p role="status">{state.connection === 'offline' ? words.play.offline : words.shell.loading}</p>
      </Page>
    );
  return (
    <Page title={texts.title} isWide isTitleHidden>
      <div className={styles.table} data-urgent={parts.isUrgent || undefined}>
        <div className={styles.top}>
          <Status table={table} isPlayed={isPlayed} />
          <a href="#talk" className={`${controls.icon} ${styles.jump}`} aria-label={words.play.jumpToLog}>
            <MessagesSquare size={20} aria-hidden="true" />
          </a>
          <Menu table={table} habits={play.habits} onTeach={play.onTeach} />
        </div>
        <div className={styles.notices}>
          <SeatTabs own={own} seat={seat} names={names} asked={position.asked} onShow={show} />
          <Notices table={table} isPlayed={isPlayed} />
          {play.isTaught && seat !== null && <Coach table={table} seat={seat} onStop={play.stopTeaching} />}
          {position.outcome && (
            <Suspense fallback={<p role="status">{words.shell.loading}</p>}>
              <Result table={table} outcome={position.outcome} />
            </Suspense>
          )}
        </div>
        <div className={styles.side}>
          {isPlayed && seat !== null && !position.outcome && (
            <PromptPanel
              key={seat}
              table={late}
              isLate={late.position.n !== position.n}
              seat={seat}
              previews={play.previews}
              answering={answering}
            >
              <PortionsPanel table={late} seat={seat} answering={answering} />
            </PromptPanel>
          )}
          <SideTalk table={later} heard={heard} />
        </div>
        <section className={styles.board} aria-label={words.play.board} id="board">
          <BoardPart
            table={table}
            seat={seat}
            isPlayed={isPlayed}
            previews={play.previews}
            answering={answering}
            moment={scene.moment}
            clock={play.clock}
          />
          {isPlaying && (
            <button type="button" className={styles.skip} onClick={skip}>
              {words.play.skip}
            </button>
          )}
        </section>
      </div>
      <div className={styles.lone}>
        <LoneNote table={table} lone={play.lone} />
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
