import { House, Maximize, Volume2, VolumeX } from 'lucide-react';
import { useStore } from 'zustand';
import { settings } from '../../table/settings.ts';
import { useWords } from '../language.ts';
import { BASE } from '../page/base.ts';
import { useSofaWords } from './use-sofa-words.ts';
import styles from './sofa.module.css';

/** The few things that a screen itself is asked for: the way home, over the shelf that is read from afar, silence, all of its room. */
export function ScreenTools({ isHome = false }: { readonly isHome?: boolean }) {
  const words = useWords();
  const own = useSofaWords();
  const isMuted = useStore(settings, state => state.isMuted);
  const outer = window.top ?? window;
  const page = outer.document;
  const turn = (): void => {
    if (page.fullscreenElement) void page.exitFullscreen();
    else void page.documentElement.requestFullscreen().catch(() => {});
  };
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.tool}
        onClick={() => outer.location.assign(isHome ? BASE : `${BASE}screen/games`)}
      >
        <House size={18} aria-hidden="true" />
        <span>{isHome ? own.home : words.play.leave}</span>
      </button>
      <button type="button" className={styles.tool} onClick={() => settings.setState({ isMuted: !isMuted })}>
        {isMuted ? <VolumeX size={18} aria-hidden="true" /> : <Volume2 size={18} aria-hidden="true" />}
        <span>{words.settings.soundOn}</span>
      </button>
      {page.fullscreenEnabled && (
        <button type="button" className={styles.tool} onClick={turn}>
          <Maximize size={18} aria-hidden="true" />
          <span>{own.whole}</span>
        </button>
      )}
    </div>
  );
}
