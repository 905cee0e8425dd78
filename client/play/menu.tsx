import { EllipsisVertical } from 'lucide-react';
import { type FocusEvent, Suspense, lazy, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useStore } from 'zustand';
import { endsForOthers } from '../../engine/concession.ts';
import type { Level } from '../../engine/box.ts';
import type { Seat } from '../../engine/types.ts';
import { settings } from '../../table/settings.ts';
import { askForSeat, changeSeat, removeFromHome } from '../calls/endpoints.ts';
import { keepAsFile } from '../home/files.ts';
import { isHome } from '../calls/home.ts';
import { useLoaded } from '../calls/loaded.ts';
import { asRefused } from '../calls/request.ts';
import type { CaseFile } from '../../engine/sayings.ts';
import { gameUi } from '../games.ts';
import { isTaughtAt } from '../guides.ts';
import { isAlone } from '../line/lobby.ts';
import type { LineRefusal } from '../line/table-line.ts';
import { useSofaWords } from '../sofa/use-sofa-words.ts';
import { useHomeWords } from '../home/use-home-words.ts';
import { useWords } from '../language.ts';
import { useSeatingWords } from '../seating/use-seating-words.ts';
import { Guests } from '../lobby/guests.tsx';
import { Sheet } from '../page/sheet.tsx';
import type { AtTable } from './at-table.ts';
import { openRule } from '../rules/open-rule.ts';
import { logLines } from './log-lines.ts';
import { MovingEntries } from './moving-entries.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { type SeatChoice, SeatEntries } from './seat-entries.tsx';
import { LONE, type useHabits } from './use-habits.ts';
import { useQuestion } from './use-question.tsx';
import styles from './play.module.css';

const SettingsSheet = lazy(async () => ({ default: (await import('../settings/settings-sheet.tsx')).SettingsSheet }));
const ShowSheet = lazy(async () => ({ default: (await import('../sofa/show-sheet.tsx')).ShowSheet }));
const InviteSheet = lazy(async () => ({ default: (await import('./invite-sheet.tsx')).InviteSheet }));
const ReportSheet = lazy(async () => ({ default: (await import('../report/report-sheet.tsx')).ReportSheet }));

interface Props {
  readonly table: AtTable;
  readonly habits: ReturnType<typeof useHabits>;
  /** Null where there is no guide, or it is there already. */
  readonly onTeach: (() => void) | null;
}

/** What is rarely needed: pause, hand over, give up, look things up. */
export function Menu({ table, habits, onTeach }: Props) {
  const words = useWords();
  const seating = useSeatingWords();
  const home = useHomeWords();
  const sofa = useSofaWords();
  const menu = useRef<HTMLDetailsElement>(null);
  const [refusal, setRefusal] = useState<LineRefusal | null>(null);
  const [isReporting, setIsReporting] = useState(false);
  const [isManaging, setIsManaging] = useState(false);
  const [isInviting, setIsInviting] = useState(() => location.hash === '#invite');
  const [isSetting, setIsSetting] = useState(false);
  const [isShowing, setIsShowing] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const [ask, dialog] = useQuestion();
  const [, navigate] = useLocation();
  const { line, position, state, look } = table;
  const { lobby } = state;
  const shut = (): void => {
    if (menu.current) menu.current.open = false;
  };
  const attempt = (job: Promise<LineRefusal | null>): void => {
    shut();
    void job.then(setRefusal);
  };
  const call = (job: Promise<unknown>): void =>
    attempt(
      job.then(
        () => null,
        (reason: unknown) => {
          const { code, values } = asRefused(reason);
          return { code, values, rule: null };
        },
      ),
    );
  const reseat = async (seat: Seat, choice: SeatChoice, level?: Level): Promise<void> => {
    shut();
    const { giveUpTitle, giveUpText, giveUpYes } = seating;
    if (choice === 'ask') call(askForSeat(lobby.id, seat));
    else if (choice !== 'leave' || (await ask(giveUpTitle, giveUpText, giveUpYes)))
      call(changeSeat(lobby.id, seat, choice, level));
  };
  const played = lobby.seats.filter(seat => seat.isYours && seat.kind === 'person');
  const handOver = async (): Promise<void> => {
    for (const { seat } of played) await changeSeat(lobby.id, seat, 'bot');
    navigate('/');
  };
  const remove = async (): Promise<void> => {
    shut();
    const { removeTitle, removeText, removeYes } = home;
    if (!(await ask(removeTitle, removeText, removeYes))) return;
    call(removeFromHome(lobby.id).then(() => navigate('/')));
  };
  const isOwn = lobby.concession === 'own';
  const areOthersAsked = endsForOthers(lobby.concession, lobby.seats.length) && !isAlone(lobby);
  const concede = async (seat: Seat): Promise<void> => {
    shut();
    const { endTitle, endText, endYes, concedeTitle, concedeText, concedeYes } = seating.ending;
    const isMeant = await (areOthersAsked
      ? ask(endTitle, endText(isOwn), endYes)
      : ask(concedeTitle, concedeText(isOwn), concedeYes));
    if (isMeant) attempt(line.concede(seat));
  };
  const makeCase = async (title: string): Promise<CaseFile | null> => {
    const file = await line.caseFile(look.seat);
    const note = logLines(state.log, look, words).map(line => line.text);
    return file && { ...file, title, note: note.slice(-30) };
  };
  const isRunning = position.outcome === null;
  const isPlayer = played.length > 0;
  const leave = (event: FocusEvent): void => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) shut();
  };
  return (
    <div className={styles.menu}>
      <details
        ref={menu}
        onToggle={() => setHasOpened(true)}
        onBlur={leave}
        onKeyDown={event => event.key === 'Escape' && shut()}
      >
        <summary>
          <EllipsisVertical size={20} aria-hidden="true" />
          <span>{words.play.menu}</span>
        </summary>
        <div className={styles.menuList}>
          <SoundEntry />
          {isRunning && isPlayer && (
            <button type="button" onClick={() => attempt(position.paused ? line.resume() : line.pause())}>
              {position.paused ? words.play.resume : words.play.pause}
            </button>
          )}
          {isRunning && isPlayer && !isAlone(lobby) && (
            <button type="button" onClick={() => call(handOver())}>
              {seating.ending.handOver(played.length)}
            </button>
          )}
          {isRunning &&
            lobby.seats.map(seat => (
              <SeatEntries
                key={seat.seat}
                seat={seat}
                names={look.names}
                isHost={lobby.isHost}
                isOnly={lobby.seats.filter(({ isYours }) => isYours).length === 1}
                onChoose={(...chosen) => void reseat(...chosen)}
              />
            ))}
          {isRunning && !lobby.ending && look.seat !== null && lobby.seats[look.seat]?.kind === 'person' && (
            <button type="button" onClick={() => void concede(look.seat ?? 0)}>
              {areOthersAsked ? seating.ending.end : seating.ending.concede}
            </button>
          )}
          {isRunning &&
            isPlayer &&
            [{ id: LONE, label: () => words.lone.habit }, ...(table.parts.habits ?? [])].map(habit => (
              <label key={habit.id} className={styles.habit}>
                <input type="checkbox" checked={habits.isOn(habit.id)} onChange={() => habits.toggle(habit.id)} />
                {habit.label(look.language)}
              </label>
            ))}
          {isRunning && !isHome(lobby.id) && (
            <button
              type="button"
              onClick={() => {
                shut();
                setIsShowing(true);
              }}
            >
              {sofa.show}
            </button>
          )}
          {lobby.isHost && !isHome(lobby.id) && (
            <button
              type="button"
              onClick={() => {
                shut();
                setIsManaging(true);
              }}
            >
              {seating.manage}
            </button>
          )}
          <button
            type="button"
            onClick={() => {
              shut();
              openRule(null);
            }}
          >
            {words.play.rules}
          </button>
          <button
            type="button"
            onClick={() => {
              shut();
              setIsSetting(true);
            }}
          >
            {words.settings.title}
          </button>
          {onTeach && hasOpened && (
            <TeachEntry
              table={table}
              onTeach={() => {
                shut();
                onTeach();
              }}
            />
          )}
          <button
            type="button"
            onClick={() => {
              shut();
              setIsReporting(true);
            }}
          >
            {words.play.report}
          </button>
          {!isHome(lobby.id) && isPlayer && isRunning && (
            <button
              type="button"
              onClick={() => {
                shut();
                setIsInviting(true);
              }}
            >
              {home.invite}
            </button>
          )}
          <MovingEntries lobby={lobby} ask={ask} call={call} shut={shut} />
          {isHome(lobby.id) && (
            <>
              <button type="button" onClick={() => call(keepAsFile([lobby.id]))}>
                {home.keepOne}
              </button>
              {lobby.elsewhere === null && (
                <button type="button" onClick={() => void remove()}>
                  {home.remove}
                </button>
              )}
            </>
          )}
          <Link href="/">{words.play.leave}</Link>
        </div>
      </details>
      <RefusalNote refusal={refusal} table={table} onClose={() => setRefusal(null)} />
      {dialog}
      {isManaging && (
        <Sheet title={seating.title} onClose={() => setIsManaging(false)}>
          <Guests lobby={lobby} isWhole attempt={call} />
        </Sheet>
      )}
      {isShowing && (
        <Suspense fallback={null}>
          <ShowSheet table={lobby.id} onClose={() => setIsShowing(false)} />
        </Suspense>
      )}
      {isInviting && (
        <Suspense fallback={null}>
          <InviteSheet lobby={lobby} onClose={() => setIsInviting(false)} />
        </Suspense>
      )}
      {isSetting && (
        <Suspense fallback={null}>
          <SettingsSheet onClose={() => setIsSetting(false)} />
        </Suspense>
      )}
      {isReporting && (
        <Suspense fallback={null}>
          <ReportSheet make={makeCase} onClose={() => setIsReporting(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Where the bar has no room for it, nearest to the finger that has just opened the menu. */
function SoundEntry() {
  const words = useWords();
  const isMuted = useStore(settings, state => state.isMuted);
  return (
    <label className={styles.habit} data-narrow>
      <input type="checkbox" checked={!isMuted} onChange={() => settings.setState({ isMuted: !isMuted })} />
      {words.settings.soundOn}
    </label>
  );
}

/** Only where the words of the guide hold. */
function TeachEntry({ table, onTeach }: { readonly table: AtTable; readonly onTeach: () => void }) {
  const words = useWords();
  const { game, scenario } = table.state.lobby;
  const [ui] = useLoaded(game, () => gameUi(game));
  if (ui.state !== 'ready' || !isTaughtAt(game, ui.value, scenario)) return null;
  return (
    <button type="button" onClick={onTeach}>
      {words.guide.start}
    </button>
  );
}
