import { List, Map as MapIcon, MonitorPlay } from 'lucide-react';
import { Suspense, lazy, useEffect, useMemo, useRef, useState } from 'react';
import type { Spec } from '../../engine/types.ts';
import { RuleDoorContext } from '../../table/rule-door.ts';
import type { HandParts, ScreenParts, Target } from '../../table/screen/screen-parts.ts';
import { InHandContext } from '../../table/screen/in-hand.ts';
import { TouchTable } from '../../table/screen/touching.tsx';
import { unseen } from '../../table/unseen.ts';
import { useWords } from '../language.ts';
import { Marks } from '../origins/marks.tsx';
import { Page } from '../page/page.tsx';
import { useWholeScreen } from '../page/whole-screen.ts';
import { askedAt } from '../play/asked-at.ts';
import type { AtTable } from '../play/at-table.ts';
import { Curtain } from '../play/curtain.tsx';
import { Above } from '../play/screen/above.tsx';
import { Bar } from '../play/screen/bar.tsx';
import { Acts, Board, Notes, useRuleDoor } from '../play/screen/board.tsx';
import { LastRoll } from '../play/screen/last-roll.tsx';
import { rarely } from '../play/screen/rarely.ts';
import { useKeys } from '../play/screen/use-keys.ts';
import { useArranging, usePaths } from '../play/screen/use-paths.ts';
import { SetAside } from '../play/set-aside.tsx';
import { type AtLine, type Playing, usePlay } from '../play/use-play.ts';
import { shutRules, useOpenRule } from '../rules/open-rule.ts';
import { Answers } from './answers.tsx';
import { Meant, Note } from './meant.tsx';
import { Targets } from './targets.tsx';
import { HandDock } from './hand-dock.tsx';
import { HandEnd } from './hand-end.tsx';
import { useSofaWords } from './use-sofa-words.ts';
import styles from './hand.module.css';

const RulesSheet = lazy(async () => ({ default: (await import('../rules/rules-sheet.tsx')).RulesSheet }));

/** More answers than a thumb wants to pass: where they are places, the board is what one touches. */
const MANY = 6;
/** Letters of a question that leaves room for its answers. */
const LONG = 60;
const NOTHING: readonly Target[] = [];
const CALL = [120, 60, 120]; // milliseconds: shakes, and rests between them

/** What one person needs at a table that lies on a big screen: the question, the answers, one's own things. */
export function Held({ hand, ...props }: AtLine & { readonly hand: HandParts<Spec> | null }) {
  const words = useWords();
  const play = usePlay(props);
  const { state, passTo, passed, names, table } = play;
  const screen = useMemo(() => rarely(props.parts.screen), [props.parts]);
  const { open } = useOpenRule();
  useWholeScreen();
  if (state.setAside) return <SetAside status={state.setAside} lobby={state.lobby} title={props.texts.title} />;
  if (passTo !== null) return <Curtain name={names[passTo] ?? ''} onPassed={passed} />;
  if (!table)
    return (
      <Page title={props.texts.title}>
        <p role="status">{state.connection === 'offline' ? words.play.offline : words.shell.loading}</p>
      </Page>
    );
  return (
    <>
      <InHand key={play.seat} table={table} play={play} screen={screen} hand={hand} title={props.texts.title} />
      {play.answering.dialog}
      {open && (
        <Suspense fallback={null}>
          <RulesSheet game={state.lobby.game} rule={open.rule} asked={askedAt(table, play)} onClose={shutRules} />
        </Suspense>
      )}
    </>
  );
}

interface Props {
  readonly table: AtTable;
  readonly play: Playing;
  readonly screen: ScreenParts<Spec>;
  readonly hand: HandParts<Spec> | null;
  readonly title: string;
}

function InHand({ table, play, screen, hand, title }: Props) {
  const words = useWords();
  const own = useSofaWords();
  const { seat, scene, answering, previews } = play;
  const { position, look } = table;
  const arranging = useArranging(table, seat);
  const touch = usePaths(table, play, screen, arranging);
  const given = useMemo(() => [...touch.given, ...(hand?.lifted?.(look) ?? [])], [touch.given, hand, look]);
  const prompt = play.isPlayed && seat !== null && !position.paused ? position.prompts[seat] : undefined;
  const options = prompt?.options ?? [];
  const places = options.filter(action => screen.touch(action, look).some(thing => thing.startsWith('place:')));
  const wantsBoard = places.length > MANY || options.some(action => hand?.isOnBoard?.(action));
  const { isBoard, wish } = useTurned(prompt?.step ?? null, wantsBoard, play.isPlaying);
  useKeys({ table, play, screen, onDrawer: () => {}, onList: () => wish(false) });
  useCalled(prompt !== undefined);
  const door = useRuleDoor(table);
  const isOver = position.outcome !== null;
  const at = { table, play, screen };
  // Over the board; where there is none, above the question, and not over it. What happened is told by the screen.
  const above = <Above table={table} play={play} recap={null} />;
  const touchable = [...new Set(touch.paths.flatMap(({ things }) => things))];
  const isReplied = options.some(action => screen.isReply?.(action));
  const targets = (prompt && hand?.targets?.(look)) ?? NOTHING;
  const aims = targets.filter(({ thing }) => touchable.includes(thing));
  const heading = prompt ? look.texts.prompt(prompt.step, look.view, look.names) : own.notYou;
  return (
    <RuleDoorContext value={door}>
      <Marks game={table.state.lobby.game}>
        <main
          id="main"
          className={styles.hand}
          data-n={position.n}
          data-board={isBoard || undefined}
          data-answers={isBoard || isOver ? undefined : options.length}
          data-idle={(!isBoard && seat !== null && screen.holdsNothing?.(look, seat)) || undefined}
          data-over={isOver || undefined}
        >
          <h1 className={unseen}>{title}</h1>
          <TouchTable
            question={touch.question}
            paths={touch.paths}
            given={given}
            keepsLifted
            answers={touch.answers}
            hinted={touch.hinted}
            outlookOf={touch.outlookOf}
            isUrgent={touch.isUrgent}
            onTake={touch.take}
            onPoint={previews.point}
            onEscape={() => arranging.turn(false)}
          >
            <Bar
              table={table}
              play={play}
              screen={screen}
              arranging={arranging}
              {...(isBoard ? {} : { aside: isOver ? own.end : own.onScreen })}
              onDrawer={() => {}}
            />
            <section className={styles.middle} id="board">
              {isBoard && !isOver ? (
                <InHandContext value>
                  <Board {...at} touchable={touchable} question={touch.key} />
                  {hand?.Edge && (
                    <hand.Edge look={look} asked={position.asked} moment={scene.moment} clock={play.clock} />
                  )}
                </InHandContext>
              ) : (
                <div key={touch.key} className={styles.asked}>
                  <div className={styles.told}>{above}</div>
                  {!isOver && (
                    <h2 data-yours={prompt !== undefined || undefined} data-long={heading.length > LONG || undefined}>
                      {heading}
                    </h2>
                  )}
                  {isOver ? (
                    <HandEnd table={table} />
                  ) : prompt ? (
                    <div className={styles.choice} data-reply={isReplied || undefined}>
                      <Targets targets={targets} />
                      <Meant label={action => look.texts.action(action, look.view, look.names)} />
                      <Answers
                        table={table}
                        screen={screen}
                        hand={hand}
                        options={options}
                        aims={isReplied ? [] : aims.map(({ thing }) => thing)}
                        answering={answering}
                      />
                    </div>
                  ) : (
                    <p className={styles.look}>
                      <MonitorPlay size={56} aria-hidden="true" />
                      {words.play.waitingFor(position.asked.map(one => look.names[one] ?? ''))}
                    </p>
                  )}
                </div>
              )}
              {isBoard && !isOver && above}
              {isBoard && prompt && (
                <div className={styles.unlisted}>
                  <Answers table={table} screen={screen} hand={hand} options={options} answering={answering} />
                </div>
              )}
              {isBoard && <LastRoll table={table} screen={screen} heard={scene.heard} />}
            </section>
            {!isOver && (
              <HandDock table={table} play={play} screen={screen} hand={hand} arranging={arranging}>
                <button
                  type="button"
                  className={styles.turn}
                  title={isBoard ? own.answers : own.board}
                  onClick={() => wish(!isBoard)}
                >
                  {isBoard ? <List size={24} aria-hidden="true" /> : <MapIcon size={24} aria-hidden="true" />}
                  <span className={unseen}>{isBoard ? own.answers : own.board}</span>
                </button>
              </HandDock>
            )}
            {isBoard && <Acts {...at} />}
            <Note isBoard={isBoard}>
              <Notes {...at} barred={() => []} isGivenBelow />
            </Note>
          </TouchTable>
        </main>
      </Marks>
    </RuleDoorContext>
  );
}

/**
 * Whether the board is looked at, or the list. As long as the same is asked a wish holds,
 * and so does the board: with fewer places left nobody looks for them elsewhere, nor while one's answer is shown.
 */
function useTurned(step: string | null, wantsBoard: boolean, isPlaying: boolean) {
  const [turned, setTurned] = useState({ step, isBoard: wantsBoard, isWished: false });
  const isSame = turned.step === step || (step === null && isPlaying);
  const holds = isSame && (turned.isWished || turned.isBoard || !wantsBoard);
  if (!holds) setTurned({ step, isBoard: wantsBoard, isWished: false });
  return {
    isBoard: holds ? turned.isBoard : wantsBoard,
    wish: (isBoard: boolean) => setTurned({ step, isBoard, isWished: true }),
  };
}

/** A phone lies on a knee, and its owner looks at the screen: it says when it is wanted. */
function useCalled(isAsked: boolean): void {
  const was = useRef(isAsked);
  useEffect(() => {
    if (isAsked && !was.current && 'vibrate' in navigator) navigator.vibrate(CALL);
    was.current = isAsked;
  }, [isAsked]);
}
