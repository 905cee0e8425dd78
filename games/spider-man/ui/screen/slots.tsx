import { capital } from '../../../../kit/grammar.ts';
import { useLooked, useTouching } from '../../../../table/screen/touching.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { Action } from '../../spec.ts';
import { BoardPicture } from '../drawn/ground.tsx';
import type { Seen } from '../look.ts';
import { slotThing } from '../touch.ts';
import { unseen } from '../../../../table/unseen.ts';
import { at, cornerOfSlot } from './plan.ts';
import styles from './surface.module.css';

/** While the city is built: where the drawn board may lie, and how it would. */
export function Slots({ look }: { readonly look: Seen }) {
  const touching = useTouching();
  const { board } = look.view.focus ?? { board: null };
  const looked = useLooked();
  const action = (looked && (touching.wholeAt(looked) as Action | null)) ?? null;
  return (
    <>
      {look.view.city.slots.map((laid, slot) =>
        laid || !board ? null : touching.stateOf(slotThing(slot)) === 'still' ? (
          <span key={slot} className={styles.free} style={at(cornerOfSlot(slot))} />
        ) : (
          <Slot key={slot} look={look} slot={slot} />
        ),
      )}
      {board && action?.type === 'lay' && (
        <span className={styles.ghost} style={at(cornerOfSlot(action.slot))}>
          <BoardPicture board={board} rotation={action.rotation} />
        </span>
      )}
    </>
  );
}

function Slot({ look, slot }: { readonly look: Seen; readonly slot: number }) {
  const { handlers } = useThing(slotThing(slot));
  return (
    <button type="button" className={styles.slot} style={at(cornerOfSlot(slot))} {...handlers}>
      <span className={unseen}>{capital(look.texts.slot(slot))}</span>
      <span aria-hidden="true">+</span>
    </button>
  );
}
