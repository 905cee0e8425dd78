import { WifiOff } from 'lucide-react';
import { type ReactNode, Suspense, lazy, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { Outcome, Seat, Spec } from '../../engine/types.ts';
import type { ScreenParts } from '../../table/screen/screen-parts.ts';
import type { ThingId } from '../../table/touch.ts';
import { unseen } from '../../table/unseen.ts';
import { againWords } from '../after/again.ts';
import { answerWish, rematch } from '../calls/endpoints.ts';
import { type Refused, asRefused } from '../calls/request.ts';
import { useFace } from '../covers.tsx';
import { useWords } from '../language.ts';
import { BASE } from '../page/base.ts';
import controls from '../page/controls.module.css';
import { Refusal } from '../page/refusal.tsx';
import { useWholeScreen } from '../page/whole-screen.ts';
import type { AtTable } from '../play/at-table.ts';
import { intentOf } from '../play/intent.ts';
import { Board } from '../play/screen/board.tsx';
import { LastRoll } from '../play/screen/last-roll.tsx';
import { rarely } from '../play/screen/rarely.ts';
import { saidWhenDiceLie } from '../play/screen/when-dice-lie.ts';
import { SetAside } from '../play/set-aside.tsx';
import { type AtLine, type Playing, usePlay } from '../play/use-play.ts';
import { askedOf, headlineOf, isSaidBy } from './headline.ts';
import { Unparted } from './unparted.tsx';
import { Where } from './where.tsx';
import { Ticket } from './ticket.tsx';
import { ScreenTools } from './screen-tools.tsx';
import { WayIn } from './way-in.tsx';
import { useSofaWords } from './use-sofa-words.ts';
import styles from './sofa.module.css';

const Remembered = lazy(async () => ({ default: (await import('./remembered.tsx')).Remembered }));

const NOBODY: readonly Seat[] = [];
const NOTHING: readonly ThingId[] = [];
const READ = 9000; // milliseconds in which a roll is read by all
const [LONG_QUESTION, LONG] = [42, 52]; // letters: more do not fit on one line

/** The match on a big screen: the board, who sits around it, whose turn it is, what is asked and what just happened. */
export function BigTable(props: AtLine) {
  useWholeScreen();
  const words = useWords();
  const play = usePlay(props);
  const { state, table } = play;
  const screen = useMemo(() => rarely(props.parts.screen), [props.parts]);
  if (state.setAside) return <SetAside status={state.setAside} lobby={state.lobby} title={props.texts.title} />;
  if (!table)
    return (
      <main id="main" className={styles.big}>
        <p role="status">{state.connection === 'offline' ? words.play.offline : words.shell.loading}</p>
      </main>
    );
  return <Laid table={table} play={play} screen={screen} title={props.texts.title} />;
}

interface LaidProps {
  readonly table: AtTable;
  readonly play: Playing;
  readonly screen: ScreenParts<Spec>;
  readonly title: string;
}

function Laid({ table, play, screen, title }: LaidProps) {
  const words = useWords();
  const { position, look, state } = table;
  const isOver = position.outcome !== null;
  const [ticketed, setTicketed] = useState<Seat | null>(null);
  return (
    <main
      id="main"
      className={styles.big}
      data-tall={(screen.isTall && !isOver) || undefined}
      data-cornered={screen.hasCorner?.(look) || undefined}
      data-n={position.n}
      data-big
    >
      <Headline table={table} play={play} screen={screen} title={title} />
      <section className={styles.board} aria-label={words.play.board}>
        <Board
          table={table}
          play={play}
          screen={screen}
          touchable={NOTHING}
          question={`${position.n}`}
          hasEdge
          isLookedAt
        />
        <Wishes table={table}>
          {ticketed !== null && (
            <Ticket
              key={ticketed}
              lobby={state.lobby}
              seat={ticketed}
              names={look.names}
              onClose={() => setTicketed(null)}
            />
          )}
        </Wishes>
        {position.outcome && <Finale table={table} outcome={position.outcome} />}
      </section>
      {!isOver && <Around table={table} screen={screen} onTicket={state.lobby.isHost ? setTicketed : null} />}
      <ScreenTools />
    </main>
  );
}

/** What just happened, large; what is asked of whom, and where the match stands. */
function Headline({ table, play, screen, title }: LaidProps) {
  const words = useWords();
  const own = useSofaWords();
  const { position, look, state } = table;
  const deed = headlineOf(table, play.scene.heard, screen, words);
  const question = askedOf(table, screen, own);
  const about = intentOf(table, words);
  const phase = screen.phase(look);
  const absent = position.asked.flatMap(seat => {
    const { kind, isThere } = state.lobby.seats[seat] ?? {};
    return kind === 'person' && !isThere ? [look.names[seat] ?? ''] : [];
  });
  const asked =
    state.connection === 'offline'
      ? own.offline
      : position.paused
        ? own.paused
        : position.outcome
          ? own.end
          : absent.length > 0
            ? own.awayNow(absent.join(', '))
            : (about ?? question);
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      <Where phase={phase} goals={position.outcome ? [] : screen.goals(look)} />
      <div className={styles.news} role="status">
        {asked !== null && (
          <p
            key={asked}
            ref={saidWhenDiceLie}
            className={styles.asked}
            data-long={asked.length > LONG_QUESTION || undefined}
          >
            <Unparted text={asked} />
          </p>
        )}
        <p
          key={deed?.id}
          ref={saidWhenDiceLie}
          className={styles.deed}
          data-long={(deed?.text.length ?? 0) > LONG || undefined}
          data-alone={asked === null || undefined}
        >
          {deed && !position.outcome && !isSaidBy(deed.text, `${asked ?? ''} ${phase}`) ? deed.text : ''}
        </p>
      </div>
      {!position.outcome && <LastRoll table={table} screen={screen} heard={play.scene.heard} lasts={READ} />}
    </header>
  );
}

interface AroundProps {
  readonly table: AtTable;
  readonly screen: ScreenParts<Spec>;
  /** For the host: a phone for this seat. */
  readonly onTicket: ((seat: Seat) => void) | null;
}

/** All seats along the lower edge, with what matters of them. */
function Around({ table, screen, onTicket }: AroundProps) {
  const own = useSofaWords();
  const { look, position, state } = table;
  const asked = position.outcome ? NOBODY : position.asked;
  return (
    <ol className={styles.seats} aria-label={own.seats}>
      {look.names.map((name, seat) => {
        const { kind, isThere } = state.lobby.seats[seat] ?? { kind: 'bot', isThere: true };
        return (
          <li key={seat} className={styles.seat} data-asked={asked.includes(seat) || undefined}>
            <screen.Other look={look} seat={seat} />
            {kind === 'person' && !isThere && (
              <small>
                <WifiOff size={16} aria-hidden="true" />
                <span className={unseen}>{own.away}</span>
              </small>
            )}
            {onTicket && (
              <button
                type="button"
                aria-label={own.newHand(name)}
                title={own.newHand(name)}
                onClick={() => onTicket(seat)}
              />
            )}
          </li>
        );
      })}
      {screen.Beside && (
        <li className={styles.beside}>
          <screen.Beside look={look} seat={null} />
        </li>
      )}
      {!position.outcome && <WayIn lobby={state.lobby} />}
    </ol>
  );
}

/** What the host of the table is asked, and what it shows for one phone. */
function Wishes({ table, children }: { readonly table: AtTable; readonly children: ReactNode }) {
  const own = useSofaWords();
  const { lobby } = table.state;
  const [error, setError] = useState<Refused | null>(null);
  const answer = (guest: string, isYes: boolean): void => {
    answerWish(lobby.id, guest, isYes).catch((reason: unknown) => setError(asRefused(reason)));
  };
  return (
    <aside className={styles.aside}>
      {lobby.wishes.map(({ guest, name, seat }) => (
        <div key={guest} role="alert" className={styles.wish}>
          <p>{own.asksFor(name, table.look.names[seat] ?? '')}</p>
          <button type="button" className={controls.primary} onClick={() => answer(guest, true)}>
            {own.yes}
          </button>
          <button type="button" className={controls.button} onClick={() => answer(guest, false)}>
            {own.no}
          </button>
        </div>
      ))}
      {lobby.wished
        .filter(({ waitsFor }) => waitsFor.length > 0)
        .map(({ name, seat, waitsFor }) => (
          <div key={`${name} ${seat}`} role="status" className={styles.wish}>
            <p>{own.asksOf(name, table.look.names[seat] ?? '', waitsFor)}</p>
          </div>
        ))}
      <Asked table={table} />
      <Refusal error={error} />
      {children}
    </aside>
  );
}

/** What is asked on the phones and concerns the room. */
function Asked({ table }: { readonly table: AtTable }) {
  const own = useSofaWords();
  const { look, state } = table;
  const { undoAsked, lobby } = state;
  const nameOf = (seat: Seat): string => look.names[seat] ?? '';
  const told = lobby.ending
    ? own.asksEnd(nameOf(lobby.ending.seat), lobby.ending.waitsFor.map(nameOf))
    : undoAsked && own.asksUndo(nameOf(undoAsked.seat));
  return (
    told && (
      <div role="status" className={styles.wish}>
        <p>{told}</p>
      </div>
    )
  );
}

/** How it ended, for all to see. */
function Finale({ table, outcome }: { readonly table: AtTable; readonly outcome: Outcome }) {
  const words = useWords();
  const own = useSofaWords();
  const [, go] = useLocation();
  const { look, parts, state } = table;
  const { lobby } = state;
  const face = useFace(lobby.game);
  const [error, setError] = useState<Refused | null>(null);
  const again = (): void => {
    rematch(lobby.id).then(
      ({ id }) => go(`/table/${id}/screen?within`),
      (reason: unknown) => setError(asRefused(reason)),
    );
  };
  return (
    <section className={styles.finale} style={face.style} aria-label={own.end}>
      <div className={styles.art}>{face.art}</div>
      <h2>{look.texts.outcome(outcome, look.names, null, look.view)}</h2>
      {parts.Ending && (
        <div className={styles.told}>
          <parts.Ending look={look} />
        </div>
      )}
      <Suspense fallback={null}>
        <div className={styles.remembered}>
          <Remembered table={table} />
        </div>
      </Suspense>
      {lobby.isHost && (
        <button type="button" className={controls.primary} onClick={again}>
          {againWords(words, outcome, lobby)}
        </button>
      )}
      {lobby.isHost && (
        <a href={`${BASE}new/${lobby.game}?screen`} target="_top">
          {own.another}
        </a>
      )}
      <Refusal error={error} />
    </section>
  );
}
