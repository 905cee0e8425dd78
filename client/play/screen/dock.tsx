import { ChevronDown, ChevronUp } from 'lucide-react';
import { type RefObject, type WheelEvent, useLayoutEffect, useRef } from 'react';
import { same } from '../../../engine/plain.ts';
import type { Spec } from '../../../engine/types.ts';
import { OutlookSign } from '../../../table/screen/outlook-sign.tsx';
import type { ScreenParts } from '../../../table/screen/screen-parts.ts';
import { useTouching } from '../../../table/screen/touching.tsx';
import { type ThingId, OWN, parted } from '../../../table/touch.ts';
import { unseen } from '../../../table/unseen.ts';
import { useWords } from '../../language.ts';
import type { Action } from '../../line/table-line.ts';
import type { AtTable } from '../at-table.ts';
import { portionsAt } from '../portions-at.ts';
import type { Playing } from '../use-play.ts';
import { Arrange } from './arrange.tsx';
import { Mains } from './mains.tsx';
import type { Arranging } from './use-paths.ts';
import styles from './dock.module.css';

interface Props {
  readonly table: AtTable;
  readonly play: Playing;
  readonly screen: ScreenParts<Spec>;
  readonly arranging: Arranging;
  readonly isFolded: boolean;
  readonly onFold: () => void;
  readonly onList: () => void;
}

const SIGNED = 2; // answers that have room for what they would bring
const MOST_BUTTONS = 6; // two rows of three
const FEW = 4;
const ROW = 3; // more of them stand in rows, where it is narrow

const isRead = (thing: ThingId): boolean => ['card', 'power', 'token'].includes(parted(thing)[0]);

/** One's own things, the answers that are no thing, and the one button that ends something. */
export function Dock({ table, play, screen, arranging, isFolded, onFold, onList }: Props) {
  const words = useWords();
  const { look, position } = table;
  const { seat, isPlayed, answering } = play;
  const touching = useTouching();
  const own = useRef<HTMLDivElement>(null);
  useInSight(own, touching.chosen);
  const prompt = isPlayed && seat !== null && !position.paused ? position.prompts[seat] : undefined;
  // What is shared out has its own panel.
  const options = portionsAt(table, play) ? [] : (prompt?.options ?? []);
  const others = options.filter(action => !screen.isMain(action));
  // Few answers are said in words, too, whatever else gives them, unless their things say as much.
  const isWide = (action: Action): boolean => screen.isPlain?.(action) === 'wide';
  const isSaid = (action: Action): boolean =>
    others.length > FEW ? screen.touch(action, look).length > 0 : screen.isPlain?.(action) === true;
  const isReply = (action: Action): boolean => screen.isReply?.(action) ?? false;
  const said = others.filter(
    action => !(screen.isLater?.(action, look) ?? false) && (isReply(action) || !isSaid(action)),
  );
  // Where there is no room for all, whoever waits is answered first.
  const buttons = said.length > MOST_BUTTONS ? [...said].sort((a, b) => Number(isReply(b)) - Number(isReply(a))) : said;
  const shown = buttons.length > MOST_BUTTONS ? buttons.slice(0, MOST_BUTTONS - 1) : buttons;
  const label = (action: Action): string => look.texts.action(action, look.view, look.names);
  /** What it would bring; where nobody can tell, what the cards and powers that give it say of themselves. */
  const toldOf = (action: Action): string | undefined => {
    const lines = touching.outlookOf(action)?.lines ?? [];
    const things = lines.length > 0 ? [] : screen.touch(action, look).filter(isRead);
    const said = [...lines, ...things.map(thing => screen.thing(thing, look)?.about ?? '')].filter(line => line !== '');
    return said.length > 0 ? said.join('\n') : undefined;
  };
  return (
    <section
      className={styles.dock}
      data-thing={OWN}
      data-state={touching.stateOf(OWN)}
      aria-label={words.screen.dock}
      id="own"
    >
      <button type="button" className={styles.fold} aria-expanded={!isFolded} onClick={onFold}>
        {isFolded ? <ChevronUp size={16} aria-hidden="true" /> : <ChevronDown size={16} aria-hidden="true" />}
        <span className={unseen}>{isFolded ? words.play.unfold : words.play.fold}</span>
      </button>
      {seat !== null && (
        <div ref={own} className={styles.own} onWheel={sideways}>
          <screen.Own look={look} seat={seat} moment={play.scene.moment} />
        </div>
      )}
      <div
        className={styles.answers}
        data-answers={shown.length === 0 ? undefined : shown.length > ROW ? 'rows' : 'row'}
        data-kept={(prompt && screen.keepsReplies?.(look)) || undefined}
      >
        {shown.map(action => (
          <button
            key={JSON.stringify(action)}
            type="button"
            tabIndex={-1}
            className={styles.button}
            data-plain={isWide(action) || undefined}
            data-hinted={(play.hinted && same(action, play.hinted)) || undefined}
            data-wished={screen.isWished?.(action) || undefined}
            title={toldOf(action)}
            onClick={() => answering.choose(action)}
          >
            <span className={styles.label}>{label(action)}</span>
            {shown.length <= SIGNED && <OutlookSign outlook={touching.outlookOf(action)} />}
          </button>
        ))}
        {shown.length < buttons.length && (
          <button type="button" tabIndex={-1} className={styles.button} onClick={onList}>
            {words.screen.allChoices(buttons.length)}
          </button>
        )}
      </div>
      <Arrange table={table} play={play} arranging={arranging} />
      <Mains table={table} play={play} screen={screen} />
    </section>
  );
}

/** What goes on with what was touched comes into sight where a row is wider than its place, unless some of it is. */
function useInSight(own: RefObject<HTMLElement | null>, chosen: readonly ThingId[]): void {
  useLayoutEffect(() => {
    const lit = [...(own.current?.querySelectorAll('[data-state="next"], [data-state="whole"]') ?? [])];
    const [first] = lit;
    const row = first && rowAround(first);
    if (!row || lit.some(isInSight)) return;
    const [at, within] = [first.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += at.left + at.width / 2 - within.left - within.width / 2;
  }, [own, chosen]);
}

function isInSight(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  return left >= 0 && right <= innerWidth;
}

/** A wheel over a row that is wider than its place moves it. */
function sideways({ target, deltaY }: WheelEvent<HTMLElement>): void {
  const row = target instanceof Element ? rowAround(target) : null;
  if (row) row.scrollLeft += deltaY;
}

function rowAround(element: Element): Element | null {
  const canMove = (row: Element): boolean =>
    row.scrollWidth > row.clientWidth && /auto|scroll/.test(getComputedStyle(row).overflowX);
  let row: Element | null = element;
  while (row && row.id !== 'own' && !canMove(row)) row = row.parentElement;
  return row?.id === 'own' ? null : row;
}
