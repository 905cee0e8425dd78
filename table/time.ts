import { wantsMotion } from './settings.ts';

// What boards do as time goes by. Both return what ends it.

/** Every so many milliseconds, with the time of the page; less often while nobody looks at the page. */
export function every(ms: number, run: (now: number) => void): () => void {
  const timer = setInterval(() => run(performance.now()), ms);
  return () => clearInterval(timer);
}

const STEP = 250;

/** Before each picture that the screen shows; for those who want no motion, a few times a second. */
export function eachPicture(run: () => void): () => void {
  if (!wantsMotion()) return every(STEP, run);
  let frame = requestAnimationFrame(function next() {
    run();
    frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
}
