import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';

// workers cannot load TypeScript on Node 20
export const isBuilt = import.meta.url.endsWith('.js');

/** The same runs of games for any number of threads, so that sums of shares come out the same to the last bit. */
export function chunks(games: number): { from: number; to: number }[] {
  const size = Math.max(1, Math.min(100, Math.ceil(games / 64)));
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    from: i * size,
    to: Math.min(games, (i + 1) * size),
  }));
}

/** Something done with the functions of `worker.ts`, each call in whatever thread is free. */
export async function inThreads<T>(
  games: number,
  threads: number,
  work: (run: (name: string, chunk: object) => Promise<unknown>) => Promise<T>,
): Promise<T> {
  const filename = fileURLToPath(new URL('./worker.js', import.meta.url));
  const useful = Math.min(threads, chunks(games).length, availableParallelism() * 2);
  const pool = new Tinypool({ filename, minThreads: useful, maxThreads: useful });
  try {
    return await work((name, chunk) => pool.run(chunk, { name }) as Promise<unknown>);
  } finally {
    await pool.destroy();
  }
}
