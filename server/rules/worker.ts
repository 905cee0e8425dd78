import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { Frozen } from '../../engine/save.ts';
import { lendSha256 } from '../../engine/sha256.ts';
import { Closed, Desk } from './desk.ts';
import type { Answer, Answers, Envelope, RulesRequest, ThreadData } from './requests.ts';

// The thread in which rules run. It may hang or die: its tables are then opened again elsewhere, from their logs.

lendSha256(text => createHash('sha256').update(text, 'utf8').digest('hex'));

const desk = new Desk();

/** Enters an input; what it did goes onto the list, in the order in which the pool reads it. */
function enter(id: number, table: string, input: string, entering: string, taken: unknown[]): Answer | null {
  const groups = entering.slice(2);
  const entered = desk.enter(table, { input, wantsSave: entering[0] === 's', mayRetract: entering[1] === 'r', groups });
  if (entered.refusal) return { id, body: JSON.stringify(entered), fault: null };
  const { n, clock, paused, due, asked, step, undo, outcome, kept, save, texts } = entered;
  const over = outcome === null ? null : JSON.stringify(outcome);
  taken.push(id, n, clock, paused, due, asked.join(), step, undo, over, kept, save, texts.length, ...texts);
  return null;
}

function faultOf(error: unknown): NonNullable<Answer['fault']> {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Closed) return { kind: 'closed', message };
  return { kind: error instanceof Frozen ? 'frozen' : 'rules', message };
}

function failed(id: number, table: string, error: unknown): Answer {
  desk.forget(table);
  return { id, body: null, fault: faultOf(error) };
}

async function handle(id: number, table: string, body: string): Promise<Answer> {
  try {
    const reply = await desk.answer(table, JSON.parse(body) as Exclude<RulesRequest, { op: 'enter' }>);
    return { id, body: JSON.stringify(reply), fault: null };
  } catch (error) {
    return failed(id, table, error);
  }
}

function handleInput(id: number, table: string, input: string, entering: string, taken: unknown[]): Answer | null {
  try {
    return enter(id, table, input, entering, taken);
  } catch (error) {
    return failed(id, table, error);
  }
}

/** What is being worked on, for those who must know whom to blame. */
const progress = new Int32Array((workerData as ThreadData).progress);

/** One after another; answers go out together, but nobody waits long for a slow neighbour. */
const TOGETHER = 2; // milliseconds
let last: Promise<void> = Promise.resolve();

async function handleAll(envelopes: readonly Envelope[number][]): Promise<void> {
  let others: Answer[] = [];
  let taken: Answers['taken'][number][] = [];
  let since = performance.now();
  const send = (isLast: boolean): void => {
    parentPort?.postMessage({ others, taken, isLast } satisfies Answers);
    others = [];
    taken = [];
  };
  for (let i = 0; i < envelopes.length; i += 4) {
    const id = envelopes[i] as Envelope[0];
    const table = envelopes[i + 1] as Envelope[1];
    const body = envelopes[i + 2] as Envelope[2];
    const entering = envelopes[i + 3] as Envelope[3];
    Atomics.store(progress, 0, id);
    const other = entering === null ? await handle(id, table, body) : handleInput(id, table, body, entering, taken);
    if (other) others.push(other);
    const now = performance.now();
    if (now - since < TOGETHER || i + 4 >= envelopes.length) continue;
    send(false);
    since = now;
  }
  Atomics.store(progress, 0, 0);
  send(true);
}

parentPort?.on('message', (envelopes: readonly Envelope[number][]) => {
  last = last.then(() => handleAll(envelopes));
});
