import { parentPort } from 'node:worker_threads';
import { Frozen } from '../../engine/save.ts';
import { HostedMatch } from '../../host/hosted.ts';
import { loadBox } from '../../shelf/games.ts';
import type { Answer, Envelope, RulesRequest } from './requests.ts';

// The thread in which rules run. It may hang or die: its tables are then opened again elsewhere, from their logs.

const matches = new Map<string, HostedMatch>();

async function answer(table: string, request: RulesRequest): Promise<unknown> {
  if (request.op === 'open') {
    const box = await loadBox(request.game);
    const hosted = new HostedMatch(box, request.opening);
    matches.set(table, hosted);
    return { version: box.game.version, whole: hosted.whole(['table']) };
  }
  const hosted = matches.get(table);
  if (!hosted) throw new Closed();
  switch (request.op) {
    case 'enter': {
      const entered = hosted.enter(request.input, request.mayRetract);
      if (entered.refusal) return entered;
      const { n, counted, clock, sights, outcome } = entered.frame;
      const kept = JSON.stringify({ n, counted, clock, sights, outcome });
      return { ...entered, kept, save: request.wantsSave ? hosted.save() : null };
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

function faultOf(error: unknown): NonNullable<Answer['fault']> {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Closed) return { kind: 'closed', message };
  return { kind: error instanceof Frozen ? 'frozen' : 'rules', message };
}

/** One after another: whoever is at the head of the queue is the one being worked on. */
let last: Promise<void> = Promise.resolve();

async function handle({ id, table, body }: Envelope): Promise<Answer> {
  try {
    return { id, body: JSON.stringify(await answer(table, JSON.parse(body) as RulesRequest)), fault: null };
  } catch (error) {
    // A match whose rules threw is half resolved: it is opened again from its log, or set aside.
    matches.delete(table);
    return { id, body: null, fault: faultOf(error) };
  }
}

parentPort?.on('message', (envelope: Envelope) => {
  last = last.then(async () => parentPort?.postMessage(await handle(envelope)));
});
