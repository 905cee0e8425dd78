import { useHomeWords } from '../home/use-home-words.ts';
import controls from '../page/controls.module.css';
import { update } from './keeping.ts';

/** Said where no match is open. */
export function NewVersion({ worker }: { readonly worker: ServiceWorker }) {
  const home = useHomeWords();
  return (
    <p role="status" className={controls.info}>
      {home.newVersion}{' '}
      <button type="button" className={controls.plain} onClick={() => update(worker)}>
        {home.update}
      </button>
    </p>
  );
}
