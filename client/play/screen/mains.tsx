import { type MouseEvent, useState } from 'react';
import { same } from '../../../engine/plain.ts';
import type { Spec } from '../../../engine/types.ts';
import { OutlookSign } from '../../../table/screen/outlook-sign.tsx';
import type { ScreenParts } from '../../../table/screen/screen-parts.ts';
import { useTouching } from '../../../table/screen/touching.tsx';
import { useWords } from '../../language.ts';
import type { Action } from '../../line/table-line.ts';
import type { AtTable } from '../at-table.ts';
import type { Playing } from '../use-play.ts';
import { earlyOf } from './early-of.ts';
import { useCalm } from './calm.ts';
import styles from './dock.module.css';

interface Props {
  readonly table: AtTable;
  readonly play: Playing;
  readonly screen: ScreenParts<Spec>;
  /** In a hand: what was touched, as far as it is an answer; it comes first then. */
  readonly settled?: Action | null;
}

/** The one fixed button that ends something, and whatever goes with it. */
export function Mains({ table, play, screen, settled = null }: Props) {
  const words = useWords();
  const { look, position } = table;
  const { seat, isPlayed, answering } = play;
  const touching = useTouching();
  const prompt = isPlayed && seat !== null && !position.paused ? position.prompts[seat] : undefined;
  const mains = (prompt?.options ?? []).filter(action => screen.isMain(action));
  const isEarly = (action: Action): boolean | 'quietly' => earlyOf(action, prompt?.options ?? [], screen, look);
  const label = (action: Action): string => look.texts.action(action, look.view, look.names);
  // What would be lost is worth a second touch, as it is a second key.
  const [asked, setAsked] = useState<string | null>(null);
  const keyOf = (action: Action): string => `${position.n} ${JSON.stringify(action)}`;
  const isSkip = play.isPlaying && mains.length === 0;
  const { isCalm, ignores } = useCalm(
    mains.length > 0 ? `${prompt?.step} ${JSON.stringify(mains)}` : isSkip ? 'skip' : '',
  );
  const end = (action: Action, { detail: presses, timeStamp }: MouseEvent): void => {
    if (ignores(timeStamp)) return;
    // A key has led here by asking once already.
    if (presses > 0 && isEarly(action) === true && asked !== keyOf(action)) setAsked(keyOf(action));
    else answering.choose(action);
  };
  return (
    <div className={styles.mains}>
      {isSkip && (
        <button type="button" className={styles.main} data-skip onClick={play.skip}>
          {words.play.skip}
        </button>
      )}
      {mains.map((action, at) => (
        <button
          key={JSON.stringify(action)}
          type="button"
          tabIndex={-1}
          data-main={at === 0 || undefined}
          data-hinted={(play.hinted && same(action, play.hinted)) || undefined}
          data-early={settled !== null || isEarly(action) || undefined}
          data-calm={isCalm || undefined}
          aria-disabled={isCalm || undefined}
          className={styles.main}
          onClick={event => end(action, event)}
          onFocus={({ currentTarget }) => {
            if (isEarly(action) === true && currentTarget.matches(':focus-visible')) setAsked(keyOf(action));
          }}
        >
          {label(action)}
          <OutlookSign outlook={touching.outlookOf(action)} />
          {asked === keyOf(action) && (
            <small data-again>
              {[screen.unused?.(action, look) ?? null, words.screen.again].filter(line => line !== null).join(' · ')}
            </small>
          )}
          {at === 0 && <kbd>{words.screen.key('E')}</kbd>}
        </button>
      ))}
      {mains.length > 0 &&
        play.habits.offered.map(one => (
          <button
            key={one.id}
            type="button"
            tabIndex={-1}
            className={styles.spell}
            onClick={() => play.habits.takeUp(one)}
          >
            {one.label}
          </button>
        ))}
      {settled && (
        <button type="button" className={styles.main} data-settled onClick={() => touching.take()}>
          {label(settled)}
          <OutlookSign outlook={touching.outlookOf(settled)} />
        </button>
      )}
    </div>
  );
}
