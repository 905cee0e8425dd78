import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { useLoaded } from '../calls/loaded.ts';
import controls from '../page/controls.module.css';
import { BASE } from '../page/base.ts';
import { Waiting } from '../page/page.tsx';
import { Refusal } from '../page/refusal.tsx';
import { useWholeScreen } from '../page/whole-screen.ts';
import { BigFrame } from './big-frame.tsx';
import { newScreen, tableOfScreen } from './calls.ts';
import { useSofaWords } from './use-sofa-words.ts';
import styles from './sofa.module.css';

const EVERY = 2000;

/** A television: it shows a code, and whoever plays sends it to their table. */
export function WaitingScreenPage() {
  const isWithin = new URLSearchParams(useSearch()).has('within');
  return isWithin ? <Within /> : <BigFrame address={`${BASE}screen?within`} />;
}

function Within() {
  useWholeScreen();
  const words = useSofaWords();
  const [screen, again] = useLoaded('screen', newScreen);
  const code = screen.state === 'ready' ? screen.value.code : null;
  const [isOld, setIsOld] = useState(false);
  useEffect(() => {
    if (code === null) return undefined;
    setIsOld(false);
    const ask = async (): Promise<void> => {
      const { table } = await tableOfScreen(code);
      // The frame around this page is what is to be found again in the list of pages one has seen.
      if (table !== null) (window.top ?? window).location.assign(`${BASE}table/${table}/screen`);
    };
    const timer = setInterval(() => {
      ask().catch((error: { code?: string }) => error.code === 'no-screen' && setIsOld(true));
    }, EVERY);
    return () => clearInterval(timer);
  }, [code]);
  if (screen.state === 'loading') return <Waiting />;
  return (
    <main id="main" className={styles.waits}>
      <h1>{words.waitTitle}</h1>
      {screen.state === 'failed' ? (
        <Refusal error={screen.error} onAgain={again} />
      ) : isOld ? (
        <button type="button" className={controls.primary} onClick={again}>
          {words.waitAgain}
        </button>
      ) : (
        <>
          <p className={styles.code}>{screen.value.code.toUpperCase()}</p>
          <p>{words.waitText}</p>
          <p>{words.waitMinutes(screen.value.minutes)}</p>
        </>
      )}
      <a href={`${BASE}screen/games`} target="_top">
        {words.toShelf}
      </a>
    </main>
  );
}
