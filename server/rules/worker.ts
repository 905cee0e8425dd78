import { parentPort, workerData } from 'node:worker_threads';
import { Frozen } from '../../engine/save.ts';
import { HostedMatch } from '../../host/hosted.ts';
import { loadBox } from '../../shelf/games.ts';
import { frameTexts } from './frames.ts';
import type { Answer, Entered, Envelope, RulesRequest, ThreadData } from './requests.ts';

// The thread in which rules run. It may hang or die: its tables are then opened again elsewhere, from their logs.

const matches = new Map<string, { readonly hosted: HostedMatch; readonly isOpen: boolean }>();

async function answer(table: string, request: RulesRequest): Promise<unknown> {
  if (request.op === 'open') {
    const box = await loadBox(request.game);
    const hosted = new HostedMatch(box, request.opening);
    matches.set(table, { hosted, isOpen: box.game.isOpen ?? false });
    return { version: box.game.version, whole: hosted.whole(['table']) };
  }
  const match = matches.get(table);
  if (!match) throw new Closed();
  const { hosted, isOpen } = match;
  switch (request.op) {
    case 'enter': {
      const { input, wantsSave, mayRetract, groups } = request;
      const entered = hosted.enter(input, mayRetract);
      if (entered.refusal) return entered;
      const save = wantsSave ? hosted.save() : null;
      return { refusal: null, ...frameTexts(entered.frame, groups, isOpen), save } satisfies Entered;
    }
    case 'retract':
      hosted.retract();
      return null;
    case 'whole':
      return hosted.whole(request.audiences);
    case 'free':
      return hosted.freeMoves(request.seat);
    case 'preview':
      return hosted.preview(request.seat, request.action);
    case 'case':
      return hosted.caseNow(request.seat);
    case 'save':
      return hosted.save();
    case 'replay':
      return hosted.replay();
    default:
      matches.delete(table);
      return null;
  }
}

class Closed extends Error {}

function faultOf(error: unknown): NonNullable<Answer[2]> {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Closed) return { kind: 'closed', message };
  return { kind: error instanceof Frozen ? 'frozen' : 'rules', message };
}

async function handle([id, table, body]: Envelope): Promise<Answer> {
  try {
    const reply = await answer(table, JSON.parse(body) as RulesRequest);
    if (!isEntered(reply)) return [id, JSON.stringify(reply), null, null, null, null];
    return [id, JSON.stringify(reply.head), null, reply.kept, reply.save, reply.texts];
  } catch (error) {
    // A match whose rules threw is half resolved: it is opened again from its log, or set aside.
    matches.delete(table);
    return [id, null, faultOf(error), null, null, null];
  }
}

const isEntered = (reply: unknown): reply is Entered =>
  typeof reply === 'object' && reply !== null && 'texts' in reply && 'kept' in reply;

/** What is being worked on, for those who must know whom to blame. */
const progress = new Int32Array((workerData as ThreadData).progress);

/** One after another; answers go out together, but nobody waits long for a slow neighbour. */
const TOGETHER = 2; // milliseconds
let last: Promise<void> = Promise.resolve();

async function handleAll(envelopes: readonly Envelope[]): Promise<void> {
  let answers: Answer[] = [];
  let since = performance.now();
  for (const envelope of envelopes) {
    Atomics.store(progress, 0, envelope[0]);
    answers.push(await handle(envelope));
    const now = performance.now();
    if (now - since < TOGETHER) continue;
    parentPort?.postMessage(answers);
    answers = [];
    since = now;
  }
  Atomics.store(progress, 0, 0);
  if (answers.length > 0) parentPort?.postMessage(answers);
}

parentPort?.on('message', (envelopes: readonly Envelope[]) => {
  last = last.then(() => handleAll(envelopes));
});
