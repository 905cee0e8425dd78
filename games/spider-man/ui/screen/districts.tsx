import { SIZE } from '../../content/boards.ts';
import type { Seen } from '../look.ts';
import { at, cornerOfSlot } from './plan.ts';
import styles from './surface.module.css';

/** The names of the boards, as signs in their streets. */
export function Districts({ look }: { readonly look: Seen }) {
  return look.view.city.slots.map(
    (laid, slot) =>
      laid && (
        <span key={slot} aria-hidden="true" className={styles.district} style={at(cornerOfSlot(slot) + SIZE / 2)}>
          {look.texts.boards[laid.board].name}
        </span>
      ),
  );
}
