import { useWords } from '../language.ts';
import controls from '../page/controls.module.css';
import { Page } from '../page/page.tsx';
import styles from './play.module.css';

/** Between two seats that know different things: nothing shows until the device has been passed. */
export function Curtain({ name, onPassed }: { readonly name: string; readonly onPassed: () => void }) {
  const words = useWords();
  return (
    <Page title={words.play.passTo(name)}>
      <div className={styles.curtain}>
        <p>{words.play.passText}</p>
        <button type="button" className={controls.primary} onClick={onPassed}>
          {words.play.iAm(name)}
        </button>
      </div>
    </Page>
  );
}
