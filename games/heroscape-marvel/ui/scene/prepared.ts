import { type RootState, advance, useStore } from '@react-three/fiber';
import { useEffect } from 'react';
import { soon } from '../../../../table/after-paint.ts';
import { pictures } from './paint.ts';

// Whatever is drawn for the first time is compiled for it, which takes seconds where a processor draws. Asked for at once, the page would
// stand still that long: so it is done in small pieces, out of sight, and nothing is asked for before it is there.

/** Tells when the first picture is there; from then on it is drawn when something has changed. */
export function usePrepared(onPrepared: () => void): void {
  const store = useStore();
  useEffect(() => {
    let isGone = false;
    void (async () => {
      for await (const _ of prepared(store.getState())) {
        await pause(); // whoever touches something is answered first
        if (isGone) return;
      }
      if (isGone) return;
      onPrepared();
      store.getState().setFrameloop('demand');
      store.getState().invalidate();
    })();
    return () => {
      isGone = true;
    };
  }, [store, onPrepared]);
}

async function* prepared({ gl, scene, camera }: RootState): AsyncGenerator<unknown, void> {
  gl.debug.checkShaderErrors = false; // each look would be waited for
  for (const part of scene.children) yield gl.compileAsync(part, camera, scene);
  for (const picture of yield* pictures()) {
    gl.initTexture(picture);
    yield;
  }
  // Now, while nothing is drawn: afterwards each of these would wait for the drawing.
  for (const program of gl.info.programs ?? []) {
    program.getUniforms();
    yield;
  }
  yield new Promise<void>(resolve => {
    requestAnimationFrame(now => {
      advance(now);
      resolve();
    });
  });
  yield drawn(gl.getContext() as WebGL2RenderingContext);
}

const pause = (): Promise<void> => new Promise(resolve => void soon(resolve));

/** Waits until all that was asked for is drawn, without the page standing still. */
async function drawn(gl: WebGL2RenderingContext): Promise<void> {
  const sync = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  if (!sync) return;
  const isDrawn = (): boolean => gl.isContextLost() || gl.getSyncParameter(sync, gl.SYNC_STATUS) === gl.SIGNALED;
  while (!isDrawn()) await pause();
  gl.deleteSync(sync);
}
