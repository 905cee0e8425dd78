import { PanelRightClose, PanelRightOpen } from 'lucide-react';
import { useAfterPaint } from '../../../table/after-paint.ts';
import { useWords } from '../../language.ts';
import type { AtTable } from '../at-table.ts';
import { FreeMoves } from '../free-moves.tsx';
import { PromptPanel } from '../prompt-panel.tsx';
import { SideTalk } from '../side-talk.tsx';
import { unseen } from '../../../table/unseen.ts';
import type { Playing } from '../use-play.ts';
import styles from './drawer.module.css';

/** What somebody wants to see in it; null: it is shut. */
export type Opened = 'log' | 'list' | null;

interface Props {
  readonly table: AtTable;
  readonly play: Playing;
  readonly open: Opened;
  /** How many lines of what concerns one have given way to the board. */
  readonly news: number;
  readonly onTurn: (open: Opened) => void;
}

/**
 * The whole list of choices, what happened and what people say: beside the table when one wants it. The list is always
 * there to be read aloud, and shows itself as soon as it has the focus.
 */
export function Drawer({ table, play, open, news, onTurn }: Props) {
  const words = useWords();
  const isOpen = open !== null;
  const { seat, isPlayed, scene } = play;
  // Where all is drawn at once the list is drawn after the board; else in one of the slices.
  const { isUrgent } = table.parts;
  const painted = useAfterPaint(table);
  const late = isUrgent && painted?.look.seat === seat ? painted : table;
  const heardLate = useAfterPaint(scene.heard);
  const heard = isUrgent ? heardLate : scene.heard;
  const isOn = isPlayed && seat !== null && !table.position.outcome;
  return (
    <aside
      className={styles.drawer}
      data-open={open ?? undefined}
      aria-label={words.screen.drawer}
      onKeyDown={event => {
        // Shut, it shows itself while it has the focus.
        if (event.key === 'Escape' && !isOpen && event.target instanceof HTMLElement) event.target.blur();
      }}
    >
      <button
        type="button"
        className={styles.drawerTab}
        data-handle
        aria-expanded={isOpen}
        onClick={() => onTurn(isOpen ? null : 'log')}
      >
        {isOpen ? <PanelRightClose size={18} aria-hidden="true" /> : <PanelRightOpen size={18} aria-hidden="true" />}
        {isOpen ? words.screen.shut : words.play.log}
        {!isOpen && news > 0 && (
          <b className={styles.news}>
            <span aria-hidden="true">{news}</span>
            <span className={unseen}>{words.screen.news(news)}</span>
          </b>
        )}
      </button>
      <div className={styles.drawerBody}>
        {isOn && (
          <PromptPanel
            key={seat}
            table={late}
            isLate={late.position.n !== table.position.n}
            seat={seat}
            previews={play.previews}
            answering={play.answering}
            hinted={play.hinted}
          />
        )}
        {isOn && hasFreeMoves(table) && <FreeMoves key={`free ${seat}`} table={table} seat={seat} />}
        <SideTalk table={late} heard={heard} />
      </div>
    </aside>
  );
}

/** Where nothing of the kind can be done at this table, nobody wonders what it is. */
const hasFreeMoves = ({ parts, look }: AtTable): boolean =>
  parts.freeMoves !== undefined && (parts.hasFreeMoves?.(look) ?? true);
