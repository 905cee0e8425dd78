import { Maximize } from 'lucide-react';
import { useSofaWords } from './words.ts';
import styles from './sofa.module.css';

/** Asks the browser for all of the screen, for the frame around this page too. */
export function WholeScreen() {
  const words = useSofaWords();
  const page = (window.top ?? window).document;
  if (!page.fullscreenEnabled) return null;
  const turn = (): void => {
    if (page.fullscreenElement) void page.exitFullscreen();
    else void page.documentElement.requestFullscreen().catch(() => {});
  };
  return (
    <button type="button" className={styles.tool} onClick={turn}>
      <Maximize size={18} aria-hidden="true" />
      <span>{words.whole}</span>
    </button>
  );
}
