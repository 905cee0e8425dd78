import { Backpack, ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import type { Spec } from '../../../engine/types.ts';
import type { ScreenParts } from '../../../table/screen/screen-parts.ts';
import { useTouching } from '../../../table/screen/touching.tsx';
import { OWN } from '../../../table/touch.ts';
import { useWords } from '../../language.ts';
import type { Action } from '../../line/table-line.ts';
import { remember, remembered } from '../../memory.ts';
import type { AtTable } from '../at-table.ts';
import type { Playing } from '../use-play.ts';
import type { Arranging } from './use-paths.ts';
import styles from './screen.module.css';

interface Props {
  readonly table: AtTable;
  readonly play: Playing;
  readonly screen: ScreenParts<Spec>;
  readonly arranging: Arranging;
  readonly onList: () => void;
}

const MOST_BUTTONS = 4;

/** One's own things, the answers that are no thing, and the one button that ends something. */
export function Dock({ table, play, screen, arranging, onList }: Props) {
  const words = useWords();
  const { look, position, parts } = table;
  const { seat, isPlayed, answering } = play;
  const touching = useTouching();
  const [isFolded, setIsFolded] = useState(() => remembered('dock') === 'folded');
  const prompt = isPlayed && seat !== null && !position.paused ? position.prompts[seat] : undefined;
  const options = prompt?.options ?? [];
  const mains = options.filter(action => screen.isMain(action));
  const others = options.filter(action => !screen.isMain(action));
  // Few answers are said in words, too, whatever else gives them.
  const buttons =
    others.length <= MOST_BUTTONS ? others : others.filter(action => screen.touch(action, look).length === 0);
  const label = (action: Action): string => look.texts.action(action, look.view, look.names);
  const fold = (): void => {
    remember('dock', isFolded ? 'open' : 'folded');
    setIsFolded(!isFolded);
  };
  return (
    <section
      className={styles.dock}
      data-folded={isFolded || undefined}
      data-thing={OWN}
      data-state={touching.stateOf(OWN)}
      aria-label={words.screen.dock}
      id="own"
    >
      <button type="button" className={styles.fold} aria-expanded={!isFolded} onClick={fold}>
        {isFolded ? <ChevronUp size={16} aria-hidden="true" /> : <ChevronDown size={16} aria-hidden="true" />}
        <span>{isFolded ? words.play.unfold : words.play.fold}</span>
      </button>
      {seat !== null && <screen.Own look={look} seat={seat} moment={play.scene.moment} />}
      <div className={styles.answers}>
        {buttons.slice(0, MOST_BUTTONS).map(action => (
          <button
            key={JSON.stringify(action)}
            type="button"
            tabIndex={-1}
            className={styles.button}
            onClick={() => answering.choose(action)}
          >
            <span className={styles.label}>{label(action)}</span>
          </button>
        ))}
        {buttons.length > MOST_BUTTONS && (
          <button type="button" tabIndex={-1} className={styles.button} onClick={onList}>
            {words.screen.allChoices(buttons.length)}
          </button>
        )}
      </div>
      {isPlayed && seat !== null && !position.outcome && parts.freeMoves && (
        <button
          type="button"
          aria-pressed={arranging.isOn}
          className={styles.arrange}
          onClick={() => arranging.turn(!arranging.isOn)}
        >
          <Backpack size={20} aria-hidden="true" />
          <span>{arranging.isOn ? words.screen.arranged : parts.freeMoves(look.language)}</span>
        </button>
      )}
      <div className={styles.mains}>
        {play.isPlaying && mains.length === 0 && (
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
            data-early={screen.isEarly?.(action, look) || undefined}
            className={styles.main}
            onClick={() => answering.choose(action)}
          >
            {label(action)}
            {at === 0 && <kbd>{words.screen.key('E')}</kbd>}
          </button>
        ))}
      </div>
    </section>
  );
}
