import { useStore } from 'zustand';
import { useWords } from '../language.ts';
import controls from '../page/controls.module.css';
import { update, waitingVersion } from './keeping.ts';

/** Said where no match is open. */
export function NewVersion() {
  const words = useWords();
  const worker = useStore(waitingVersion, state => state.worker);
  if (!worker) return null;
  return (
    <p role="status" className={controls.info}>
      {words.home.newVersion}{' '}
      <button type="button" className={controls.plain} onClick={() => update(worker)}>
        {words.home.update}
      </button>
    </p>
  );
}
