import type { ReactNode } from 'react';
import type { Spec } from '../../engine/types.ts';
import type { HandParts, ScreenParts } from '../../table/screen/screen-parts.ts';
import { useTouching } from '../../table/screen/touching.tsx';
import { OWN } from '../../table/touch.ts';
import { useWords } from '../language.ts';
import type { AtTable } from '../play/at-table.ts';
import { Arrange } from '../play/screen/arrange.tsx';
import { Mains } from '../play/screen/mains.tsx';
import type { Arranging } from '../play/screen/use-paths.ts';
import type { Playing } from '../play/use-play.ts';
import styles from './hand.module.css';

interface Props {
  readonly table: AtTable;
  readonly play: Playing;
  readonly screen: ScreenParts<Spec>;
  readonly hand: HandParts<Spec> | null;
  readonly arranging: Arranging;
  /** What else lies under the thumb. */
  readonly children: ReactNode;
}

/** One's own things with all the room of a phone, and under the thumb what ends something. */
export function HandDock({ table, play, screen, hand, arranging, children }: Props) {
  const words = useWords();
  const { look, position } = table;
  const { seat, isPlayed } = play;
  const touching = useTouching();
  const settled = touching.settled?.action ?? null;
  const prompt = isPlayed && seat !== null && !position.paused ? position.prompts[seat] : undefined;
  const main = prompt?.options.find(action => screen.isMain(action));
  // What the large button would bring is read before it is pressed.
  const foot = (main && !settled && touching.outlookOf(main)?.lines) || [];
  const Own = hand?.Hand ?? screen.Own;
  return (
    <section
      className={styles.dock}
      data-thing={OWN}
      data-state={touching.stateOf(OWN)}
      aria-label={words.screen.dock}
      id="own"
    >
      <div className={styles.own}>
        {seat !== null && (
          <Own look={look} seat={seat} moment={play.scene.moment} asked={position.asked} clock={play.clock} />
        )}
      </div>
      {foot.map(line => (
        <p key={line} className={styles.foot}>
          {line}
        </p>
      ))}
      <div className={styles.thumb}>
        {children}
        <Arrange table={table} play={play} arranging={arranging} />
        <Mains table={table} play={play} screen={screen} settled={settled} />
      </div>
    </section>
  );
}
