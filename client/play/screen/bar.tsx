import { BookOpen, Lightbulb, MessagesSquare, Volume2, VolumeX, WifiOff } from 'lucide-react';
import { useContext, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import type { RuleId, Spec } from '../../../engine/types.ts';
import { GoalWords } from '../../../table/screen/goal-words.tsx';
import type { ScreenParts } from '../../../table/screen/screen-parts.ts';
import { settings } from '../../../table/settings.ts';
import { useTouching } from '../../../table/screen/touching.tsx';
import { useWords } from '../../language.ts';
import { unseen } from '../../../table/unseen.ts';
import controls from '../../page/controls.module.css';
import { Mark } from '../../page/mark.tsx';
import { RuleDoorContext } from '../../../table/rule-door.ts';
import { openRule } from '../../rules/open-rule.ts';
import { useSeatingWords } from '../../seating/use-seating-words.ts';
import type { AtTable } from '../at-table.ts';
import { intentOf } from '../intent.ts';
import { Menu } from '../menu.tsx';
import { useUnread } from '../side-talk.tsx';
import { UndoButton } from '../undo-button.tsx';
import type { Playing } from '../use-play.ts';
import { IS_TOUCHED } from '../touched.ts';
import type { Arranging } from './use-paths.ts';
import { useTalkWords } from '../../talk/use-talk-words.ts';
import styles from './bar.module.css';

interface Props {
  readonly table: AtTable;
  readonly play: Playing;
  readonly screen: ScreenParts<Spec>;
  /** Somebody puts their things in order instead of answering. */
  readonly arranging: Arranging;
  readonly onDrawer: () => void;
  /** What stands in the place of the question, where that is asked elsewhere. */
  readonly aside?: string;
}

const LONG = 72; // more letters than two lines of a phone have

/** One line: where the match stands, what is asked, what is at stake, and the few tools. */
export function Bar({ table, play, screen, arranging, onDrawer, aside }: Props) {
  const words = useWords();
  const talk = useTalkWords();
  const { position, look, state } = table;
  const { seat, isPlayed, answering } = play;
  const prompt = isPlayed && seat !== null && !position.outcome ? position.prompts[seat] : undefined;
  const unread = useUnread(table, false);
  return (
    <header className={styles.bar}>
      <a href="#choices" className={styles.toChoices}>
        {words.screen.toChoices}
      </a>
      <Link href="/" aria-label={words.play.leave} className={styles.home}>
        <Mark className={styles.mark} />
      </Link>
      <div className={styles.said}>
        <span className={styles.phase}>
          {prompt && (
            <b className={styles.call} aria-hidden="true">
              {words.play.yourTurn}{' '}
            </b>
          )}
          {screen.phase(look)}
        </span>
        {arranging.isOn || arranging.isIdle ? (
          <p role="status" className={styles.ask}>
            {arranging.isOn ? words.screen.arranging : words.play.noFreeMoves}
          </p>
        ) : aside === undefined ? (
          <Asked table={table} play={play} />
        ) : (
          <p className={styles.ask}>{aside}</p>
        )}
      </div>
      <ul role="list" className={styles.goals}>
        {(position.outcome ? [] : screen.goals(look)).map(goal => (
          <li key={goal.text} data-mood={goal.mood} className={styles.goal}>
            <GoalWords {...goal} />
          </li>
        ))}
      </ul>
      <div className={styles.tools}>
        {state.connection === 'offline' && <WifiOff size={20} role="img" aria-label={words.play.offline} />}
        {unread > 0 && (
          <button type="button" className={styles.tool} onClick={onDrawer}>
            <MessagesSquare size={20} aria-hidden="true" />
            <b className={styles.badge}>{unread}</b>
            <span>{talk.unread(unread)}</span>
          </button>
        )}
        {prompt && <Rule key={prompt.rule} rule={prompt.rule} text={table.rules.get(prompt.rule)} />}
        {prompt && (
          <button
            type="button"
            className={styles.tool}
            aria-busy={answering.isThinking || undefined}
            onClick={answering.askHint}
          >
            <Lightbulb size={20} aria-hidden="true" />
            <span>{words.play.hint}</span>
          </button>
        )}
        {isPlayed && seat !== null && <UndoButton table={table} seat={seat} onRefused={answering.setRefusal} />}
        <Silence />
        {play.school ? <play.school.Menu /> : <Menu table={table} habits={play.habits} onTeach={play.onTeach} />}
      </div>
    </header>
  );
}

/** One touch, and nothing is heard any more. */
function Silence() {
  const words = useWords();
  const isMuted = useStore(settings, state => state.isMuted);
  const Sign = isMuted ? VolumeX : Volume2;
  return (
    <button
      type="button"
      className={styles.tool}
      data-wide
      aria-pressed={!isMuted}
      onClick={() => settings.setState({ isMuted: !isMuted })}
    >
      <Sign size={20} aria-hidden="true" />
      <span>{words.settings.soundOn}</span>
    </button>
  );
}

/** The question, or who is waited for. A question to this person is read aloud. */
function Asked({ table, play }: Pick<Props, 'table' | 'play'>) {
  const words = useWords();
  const seating = useSeatingWords();
  const { position, look, state } = table;
  const { seat, isPlayed, names } = play;
  const { isBegun, settled, acts } = useTouching();
  const isHalf = isBegun && !settled && acts.length === 0;
  const isStill = position.outcome !== null || position.paused;
  const prompt = isPlayed && seat !== null && !isStill ? position.prompts[seat] : undefined;
  const asked = prompt ? look.texts.prompt(prompt.step, look.view, look.names, seat) : null;
  const isShared = state.lobby.seats.filter(one => one.isYours).length > 1;
  const name = (one: number): string => names[one] ?? '';
  const waiting = position.outcome
    ? words.play.over
    : state.lobby.status === 'lent'
      ? seating.lent
      : position.paused
        ? words.screen.timeStands
        : (intentOf(table, words) ?? words.play.waitingFor(position.asked.map(name)));
  return (
    <>
      <p className={styles.ask} title={asked ?? waiting} data-long={(asked ?? waiting).length > LONG || undefined}>
        {asked === null ? (
          waiting
        ) : (
          <>
            <strong>{isShared && seat !== null ? words.play.yourTurnAs(name(seat)) : words.play.yourTurn}</strong>{' '}
            {isHalf ? (IS_TOUCHED ? words.screen.goOnTouch : words.screen.goOn) : asked}
          </>
        )}
      </p>
      <p role="status" className={unseen}>
        {asked === null || !prompt ? '' : words.play.announce(asked, prompt.options.length)}
      </p>
    </>
  );
}

/** The rule behind the question, one touch away, and the rulebook behind the rule. */
function Rule({ rule, text }: { readonly rule: RuleId; readonly text: string | undefined }) {
  const words = useWords();
  const door = useContext(RuleDoorContext);
  const [isOpen, setIsOpen] = useState(false);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const shut = ({ target }: MouseEvent): void => {
      if (!(target instanceof Node && note.current?.contains(target))) setIsOpen(false);
    };
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setIsOpen(false);
    };
    addEventListener('click', shut);
    addEventListener('keydown', press);
    return () => {
      removeEventListener('click', shut);
      removeEventListener('keydown', press);
    };
  }, [isOpen]);
  return (
    <div ref={note} className={styles.rule}>
      <button type="button" className={styles.tool} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <BookOpen size={20} aria-hidden="true" />
        <span>{door?.label(rule)}</span>
      </button>
      {isOpen && (
        <div className={styles.ruleText}>
          <p>{text ?? words.play.ruleMissing}</p>
          <button type="button" className={controls.button} onClick={() => openRule(rule)}>
            {words.play.ruleHere(rule)}
          </button>
        </div>
      )}
    </div>
  );
}
