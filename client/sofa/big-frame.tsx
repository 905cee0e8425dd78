import { useEffect, useState } from 'react';
import { useWholeScreen } from '../page/whole-screen.ts';
import { useSofaWords } from './use-sofa-words.ts';
import styles from './big-frame.module.css';

// Three metres away a television is as large as a phone in the hand: what is laid on it is laid as for a phone that lies on its
// side, in a frame that is then drawn as large as the screen. So all that is read there is about twice as large as on a desk.

const [WIDTH, HEIGHT] = [854, 480];

interface Size {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

function sizeOf(width: number, height: number): Size {
  const scale = Math.max(1, Math.min(width / WIDTH, height / HEIGHT));
  return { width: Math.ceil(width / scale), height: Math.ceil(height / scale), scale };
}

/** A page of ours, large enough to be read from a sofa. */
export function BigFrame({ address }: { readonly address: string }) {
  const words = useSofaWords();
  const [{ width, height, scale }, setSize] = useState(() => sizeOf(innerWidth, innerHeight));
  useEffect(() => {
    const measure = (): void => setSize(sizeOf(innerWidth, innerHeight));
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  useWholeScreen();
  return (
    <main id="main" className={styles.screen}>
      <iframe
        title={words.screen}
        src={address}
        allow="fullscreen; autoplay"
        style={{ width, height, transform: `scale(${scale})` }}
      />
    </main>
  );
}
