import { Check, Lightbulb, X } from 'lucide-react';
import { type RefObject, Suspense, lazy, useEffect, useRef, useState } from 'react';
import { useFramed } from '../../../table/screen/framed.ts';
import { whenLaidOut } from '../../../table/screen/laid-out.ts';
import { isOverOpen, quietest, shyThings } from '../../../table/screen/quiet.ts';
import { useShown, useTouching } from '../../../table/screen/touching.tsx';
import { useWords } from '../../language.ts';
import controls from '../../page/controls.module.css';
import type { AtTable } from '../at-table.ts';
import { HintNote, indexOf } from '../hint-note.tsx';
import { LoneNote } from '../lone-note.tsx';
import { Notices } from '../notices.tsx';
import { RefusalNote } from '../refusal-note.tsx';
import { SeatTabs } from '../seat-tabs.tsx';
import { IS_TOUCHED } from '../touched.ts';
import type { Playing } from '../use-play.ts';
import { GLANCE } from './unread.ts';
import type { Recap } from './use-recap.ts';
import styles from './above.module.css';

const Coach = lazy(async () => ({ default: (await import('../coach.tsx')).Coach }));
const PortionsPanel = lazy(async () => ({ default: (await import('../portions-panel.tsx')).PortionsPanel }));

interface Props {
  readonly table: AtTable;
  readonly play: Playing;
  /** Null where another screen tells it. */
  readonly recap: Recap | null;
}

/** What somebody should read now, at the upper edge of the surface: mostly nothing. */
export function Above({ table, play, recap }: Props) {
  const { seat, isPlayed, answering } = play;
  const [isGuided, setIsGuided] = useState(false);
  const { position } = table;
  const prompt = isPlayed && seat !== null && !position.paused ? position.prompts[seat] : undefined;
  return (
    <div className={styles.above}>
      {play.school && <play.school.Teacher table={table} isPlaying={play.isPlaying} take={answering.choose} />}
      <SeatTabs own={play.own} seat={seat} names={play.names} asked={position.asked} onShow={play.show} />
      <Notices table={table} isPlayed={isPlayed} />
      <LoneNote table={table} lone={play.lone} />
      {table.parts.portions && (
        <Suspense fallback={null}>
          <PortionsPanel table={table} play={play} />
        </Suspense>
      )}
      <RefusalNote refusal={answering.refusal} table={table} onClose={() => answering.setRefusal(null)} />
      {prompt && (
        <div
          className={styles.hint}
          data-lid
          data-said={answering.hint !== null || undefined}
          data-empty={answering.hint === null || undefined}
        >
          <HintNote hint={answering.hint} prompt={prompt} table={table} previews={play.previews} />
          <TakeHint table={table} play={play} />
        </div>
      )}
      {/* The guide says each thing once, and before it is needed: what happened waits. */}
      {recap && !play.school && !isGuided && !isSaying(play) && <News recap={recap} />}
      {play.isTaught && seat !== null && (
        <Suspense fallback={null}>
          <Coach table={table} seat={seat} isQuiet={isSaying(play)} onStop={play.stopTeaching} onSpeak={setIsGuided} />
        </Suspense>
      )}
    </div>
  );
}

/** Whether something else is to be read first: one note at a time. */
const isSaying = ({ answering, lone }: Playing): boolean =>
  answering.hint !== null || answering.refusal !== null || lone !== null;

/** What a bot would do, shown, and then done with one touch; whoever has begun something else has a button for that. */
function TakeHint({ table, play }: Omit<Props, 'recap'>) {
  const words = useWords();
  const { isAstray } = useTouching();
  const { seat, answering } = play;
  const prompt = seat === null ? undefined : table.position.prompts[seat];
  const action = answering.hint?.advice?.action ?? null;
  if (!answering.hint || !prompt || !action || indexOf(prompt, action) === null) return null;
  const { idea, isShown } = answering.hint;
  if (idea && !isShown)
    return (
      <button type="button" className={controls.button} data-show-hint onClick={answering.askHint}>
        <Lightbulb size={18} aria-hidden="true" /> {idea.show}
      </button>
    );
  if (isAstray) return null;
  return (
    <button type="button" className={controls.button} onClick={() => answering.choose(action)}>
      <Check size={18} aria-hidden="true" /> {words.screen.doIt}
    </button>
  );
}

/** What happened that concerns me, before I decide. */
function News({ recap: { lines, isAside: isRead, giveWay, close } }: { readonly recap: Recap }) {
  const words = useWords();
  // A finger that asked for something reads that first: one note at a time.
  const isAside = useShown() !== null && IS_TOUCHED;
  const note = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<unknown>(null);
  const isFolded = opened !== lines && lines.length > 1;
  const { side, isInTheWay } = useStand(note, lines);
  const time = READ * Math.min(lines.length, GLANCE);
  useEffect(() => {
    if (!isInTheWay || isRead) return undefined;
    const timer = setTimeout(giveWay, time);
    return () => clearTimeout(timer);
  }, [isInTheWay, isRead, giveWay, time]);
  if (lines.length === 0 || isAside || isRead) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its button is for keys
    <div
      ref={note}
      className={styles.recap}
      style={{ justifySelf: side }}
      role="status"
      data-lid
      data-said
      data-passing={isInTheWay || undefined}
      data-folded={isFolded || undefined}
      onClick={isFolded && isNarrow() ? () => setOpened(lines) : close}
    >
      <ul role="list">
        {lines.map(({ id, text, isGrave }) => (
          <li key={id} data-grave={isGrave || undefined}>
            {text}
          </li>
        ))}
      </ul>
      {isFolded && (
        <b className={styles.more} aria-hidden="true">
          +{lines.length - 1}
        </b>
      )}
      <button
        type="button"
        className={styles.shut}
        aria-label={words.play.understood}
        onClick={event => {
          event.stopPropagation();
          close();
        }}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
}

/** As in the style sheet: there what matters most is told in two lines, and the rest once it is touched. */
const isNarrow = (): boolean => matchMedia('(max-width: 40rem)').matches;

const SIDES = ['center', 'end', 'start'] as const;
const READ = 3000; // milliseconds a line

interface Stands {
  readonly side: (typeof SIDES)[number];
  /** It lies over something that one may choose, there as anywhere: touches go through it, and it does not stay. */
  readonly isInTheWay: boolean;
}

/** Where along the upper edge it covers least of what one chooses from. */
function useStand(note: RefObject<HTMLElement | null>, lines: unknown): Stands {
  const [stands, setStands] = useState<Stands>({ side: 'center', isInTheWay: false });
  const framed = useFramed();
  useEffect(() => {
    const { current } = note;
    return current ? whenLaidOut(current, () => setStands(standOf(current))) : undefined;
  }, [note, lines, framed]);
  return stands;
}

function standOf(note: HTMLElement): Stands {
  const frame = note.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const { top, width, height } = note.getBoundingClientRect();
  const room = frame.width - width;
  const places = [room / 2, room, 0].map(left => ({ left: frame.left + left, top }));
  const found = quietest({ width, height }, places, shyThings(note));
  const side = SIDES[places.findIndex(place => place === found)] ?? 'center';
  return { side, isInTheWay: found !== null && isOverOpen({ ...found, width, height }) };
}
