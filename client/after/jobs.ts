import type { Input, Replay, Seat, Spec } from '../../engine/types.ts';
import type { CaseFile } from '../../engine/sayings.ts';
import type { TableNews, WholeTable } from '../../referee/messages.ts';
import type { Walk, Walked } from '../scenes/walk.ts';

/** A match played again: the table as it was laid, and what each move showed to whom. */
export interface Retold {
  readonly whole: WholeTable;
  readonly frames: readonly TableNews[];
  readonly inputs: readonly Input<Spec>[];
}

export type Verdict =
  | { readonly state: 'good'; readonly inputs: number; readonly hashes: number }
  | { readonly state: 'wrong'; readonly at: number; readonly what: string }
  | { readonly state: 'changed' };

/** What the page asks of the thread that knows the rules. */
export interface Jobs {
  /** Null where the rules have changed since. */
  retell: { asks: { readonly replay: Replay<Spec> }; answers: Retold | null };
  verify: { asks: { readonly replay: Replay<Spec> }; answers: Verdict };
  caseOf: {
    asks: { readonly replay: Replay<Spec>; readonly n: number; readonly title: string; readonly note: string[] };
    answers: CaseFile;
  };
  walk: { asks: Walk & { readonly game: string }; answers: Walked };
  previews: {
    asks: Walk & { readonly game: string; readonly seat: Seat; readonly step: string };
    answers: readonly (object | null)[];
  };
}

export type JobName = keyof Jobs;
export type Job = {
  [N in JobName]: { readonly id: number; readonly name: N; readonly asks: Jobs[N]['asks'] };
}[JobName];

let worker: Worker | null = null;
let ids = 0;
const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();

function thread(): Worker {
  if (worker) return worker;
  const made = new Worker(new URL('../threads/entry.ts', import.meta.url), { type: 'module', name: 'after' });
  const fail = (message: string): void => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
    made.terminate();
    worker = null;
  };
  made.addEventListener('message', ({ data }: MessageEvent<{ id: number; value: never; error: string | null }>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error === null) asked?.resolve(data.value);
    else asked?.reject(new Error(data.error));
  });
  made.addEventListener('error', event => fail(event.message));
  worker = made;
  return made;
}

/** Has something done by the rules, beside the page. */
export function ask<N extends JobName>(name: N, asks: Jobs[N]['asks']): Promise<Jobs[N]['answers']> {
  const id = ++ids;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    thread().postMessage({ id, name, asks });
  });
}
