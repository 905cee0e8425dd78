import { type ComponentProps, type ReactNode, Suspense, lazy, useEffect, useState } from 'react';
import { soon } from '../../../../table/after-paint.ts';
import { useTouching } from '../../../../table/screen/touching.tsx';
import { canRelief } from '../relief.ts';
import type { Scene as Drawn } from '../scene/scene.tsx';

const Scene = lazy(async () => ({ default: (await import('../scene/scene.tsx')).Scene }));

type Props = Omit<ComponentProps<typeof Drawn>, 'isShown' | 'onReady'> & {
  /** The flat map: all of it can be seen and touched there as well. */
  readonly meanwhile: ReactNode;
  /** This browser cannot draw it. */
  readonly onUnable: () => void;
  readonly onShown: (isShown: boolean) => void;
};

/** The relief, as soon as it has been drawn once; nobody waits for that. */
export function InRelief({ meanwhile, onUnable, onShown, children, over, ...shown }: Props) {
  const [isBegun, setIsBegun] = useState(false);
  const [isReady, setIsReady] = useState(false);
  const isShown = useUntouched(isReady);
  useEffect(() => {
    onShown(isShown);
    return () => onShown(false);
  }, [isShown, onShown]);
  useEffect(() => soon(() => (canRelief() ? setIsBegun(true) : onUnable())), [onUnable]);
  return (
    <>
      {!isShown && meanwhile}
      {isBegun && (
        <Suspense fallback={null}>
          <Scene {...shown} over={isShown && over} isShown={isShown} onReady={() => setIsReady(true)}>
            {isShown && children}
          </Scene>
        </Suspense>
      )}
    </>
  );
}

/** True once it is, and no finger is on the page, no mouse has just moved and no answer is begun: nothing changes under them. */
function useUntouched(isWanted: boolean): boolean {
  const { isBegun } = useTouching();
  const [isFree, setIsFree] = useState(true);
  const [isTaken, setIsTaken] = useState(false);
  useEffect(() => {
    if (isTaken) return undefined;
    const stop = new AbortController();
    let still: ReturnType<typeof setTimeout> | undefined;
    const listen = (type: string, isDown: boolean): void =>
      addEventListener(
        type,
        () => {
          clearTimeout(still);
          setIsFree(false);
          if (!isDown) still = setTimeout(() => setIsFree(true), STILL);
        },
        { capture: true, signal: stop.signal },
      );
    listen('pointerdown', true);
    for (const type of ['pointermove', 'pointerup', 'pointercancel']) listen(type, false);
    return () => {
      clearTimeout(still);
      stop.abort();
    };
  }, [isTaken]);
  if (isWanted && isFree && !isBegun && !isTaken) setIsTaken(true);
  return isTaken;
}

const STILL = 600; // milliseconds
