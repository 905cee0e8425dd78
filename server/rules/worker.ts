import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { Frozen } from '../../engine/save.ts';
import { lendSha256 } from '../../engine/sha256.ts';
import { messageOf } from '../../engine/thrown.ts';
import { Closed, Desk } from './desk.ts';
import {
  type Answer,
  type Answers,
  type Envelope,
  type RulesRequest,
  type ThreadData,
  envelopeAt,
} from './requests.ts';
import { nothingPacked, pack } from './packing.ts';

// The thread in which rules run. It may hang or die: its tables are then opened again elsewhere, from their logs.

lendSha256(text => createHash('sha256').update(text, 'utf8').digest('hex'));

const desk = new Desk();

/** Enters an input; what it did is packed with the others. */
function enter(id: number, table: string, input: string, entering: string): Answer | null {
  const groups = entering.slice(2);
  const entered = desk.enter(table, { input, wantsSave: entering[0] === 's', mayRetract: entering[1] === 'r', groups });
  if (entered.refusal) return { id, body: JSON.stringify(entered), fault: null };
  pack(packed, id, entered);
  return null;
}

function faultOf(error: unknown): NonNullable<Answer['fault']> {
  const message = messageOf(error);
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

function handleInput(id: number, table: string, input: string, entering: string): Answer | null {
  try {
    return enter(id, table, input, entering);
  } catch (error) {
    return failed(id, table, error);
  }
}

/** What is being worked on, for those who must know whom to blame. */
const progress = new Int32Array((workerData as ThreadData).progress);

/** One after another; answers go out together, but nobody waits long for a slow neighbour. */
const TOGETHER = 2; // milliseconds
const lists: (readonly Envelope[number][])[] = []; // what was posted, and is not done
let others: Answer[] = [];
let packed = nothingPacked();
let since = 0;
let isBusy = false;

function send(isLast: boolean): void {
  parentPort?.postMessage({ others, packed, isLast } satisfies Answers);
  others = [];
  packed = nothingPacked();
}

/** Nobody waits long for those who come after; what is last goes with the end of the list. */
function sendSoon(isLast: boolean): void {
  const now = performance.now();
  if (isLast || now - since < TOGETHER) return;
  send(false);
  since = now;
}

/** Inputs are entered without a promise; only what must be loaded is waited for. */
async function handleAll(): Promise<void> {
  for (let list = lists.shift(); list; list = lists.shift()) {
    since = performance.now();
    for (let at = handleInputs(list, 0); at < list.length; at = handleInputs(list, at + 4)) {
      const [id, table, body] = envelopeAt(list, at);
      Atomics.store(progress, 0, id);
      others.push(await handle(id, table, body));
      sendSoon(at + 4 >= list.length);
    }
    Atomics.store(progress, 0, 0);
    send(true);
  }
  isBusy = false;
}

/** Enters inputs until another question comes; says where. */
function handleInputs(envelopes: readonly Envelope[number][], from: number): number {
  let at = from;
  for (; at < envelopes.length; at += 4) {
    const [id, table, input, entering] = envelopeAt(envelopes, at);
    if (entering === null) break;
    Atomics.store(progress, 0, id);
    const other = handleInput(id, table, input, entering);
    if (other) others.push(other);
    sendSoon(at + 4 >= envelopes.length);
  }
  return at;
}

parentPort?.on('message', (envelopes: readonly Envelope[number][]) => {
  lists.push(envelopes);
  if (isBusy) return;
  isBusy = true;
  void handleAll();
});
