import { beforeEach, describe, expect, test } from 'vitest';
import { BEAT_EVERY } from '../../referee/down.ts';
import { RemoteLine } from '../line/remote.ts';
import type { LogEntry } from '../line/table-line.ts';
import { FakeWorld, frame, lobby, whole } from './fake-world.ts';

let world: FakeWorld;
let line: RemoteLine;
const state = () => line.store.getState();

const eventOf = (entry: LogEntry) => ('event' in entry ? entry.event : null);

beforeEach(() => {
  world = new FakeWorld();
  line = new RemoteLine(world, lobby);
});

/** Opens the line and lays the whole table. */
function opened(n = 3): void {
  world.line.opens();
  world.line.says(whole(n));
}

describe('following a table', () => {
  test('a whole is seen, and frames are applied in their order', () => {
    expect(state().connection).toBe('connecting');
    opened();
    expect(state()).toMatchObject({ connection: 'open', position: { n: 3, asked: [0] } });
    world.line.says(frame(4));
    world.line.says(frame(5));
    expect(state().position?.n).toBe(5);
    expect(state().views.get(0)).toEqual({ n: 5 });
    expect(state().log.map(eventOf)).toEqual([
      { type: 'moved', n: 4 },
      { type: 'moved', n: 5 },
    ]);
  });

  test('a seat that was asked for and has come is told, one that was only taken is not', () => {
    opened();
    const asked = { ...lobby, wish: { seat: 1, isRefused: false } };
    const seats = lobby.seats.map(seat => Object.assign({}, seat, { kind: 'person', isYours: true }));
    world.line.says({ type: 'lobby', lobby: { ...lobby, seats } });
    expect(state().granted).toBeNull();
    world.line.says({ type: 'lobby', lobby: asked });
    world.line.says({ type: 'lobby', lobby });
    expect(state().granted, 'a wish that came to nothing').toBeNull();
    world.line.says({ type: 'lobby', lobby: asked });
    world.line.says({ type: 'lobby', lobby: { ...lobby, seats } });
    expect(state().granted).toEqual({ seat: 1, name: null });
    line.readGranted();
    world.line.says({ type: 'lobby', lobby: { ...lobby, seats } });
    expect(state().granted, 'once it was read').toBeNull();
  });

  test('whoever is shut out does not knock again', () => {
    opened();
    world.line.says({ type: 'shutOut' });
    expect(state().isShutOut).toBe(true);
    expect(world.line.isClosed).toBe(true);
    world.passes(60_000);
    line.wake();
    expect(world.lines).toHaveLength(1);
  });

  test('a frame that comes twice is passed over', () => {
    opened();
    world.line.says(frame(4));
    world.line.says(frame(4));
    expect(state().position?.n).toBe(4);
    expect(state().log).toHaveLength(1);
    expect(world.line.ofType('whole')).toHaveLength(0);
  });

  test('what a bot is about to do holds until something happens', () => {
    opened();
    const about = { n: 3, seat: 1, action: { type: 'step' } };
    world.line.says({ type: 'about', ...about });
    expect(state().about).toEqual(about);
    world.line.says(frame(4));
    expect(state().about).toBe(null);
    world.line.says({ type: 'about', ...about }); // on its way while the table went on
    expect(state().about).toBe(null);
  });

  test('a gap asks for the whole, once, and changes nothing until it has come', () => {
    opened();
    world.line.says(frame(6));
    world.line.says(frame(7));
    expect(state().position?.n).toBe(3);
    expect(world.line.ofType('whole')).toHaveLength(1);
    world.line.says(whole(7, { n: 7 }, [{ type: 'moved', n: 7 }]));
    expect(state().position?.n).toBe(7);
    world.line.says(frame(8));
    expect(state().views.get(0)).toEqual({ n: 8 });
  });

  test('a frame older than the last whole asks for the whole: the table went back', () => {
    opened(10);
    world.line.says(frame(2));
    expect(world.line.ofType('whole')).toHaveLength(1);
    world.line.says(whole(2));
    expect(state().position?.n).toBe(2);
  });

  test('a whole that tells nothing new keeps the log, another one replaces it', () => {
    opened();
    world.line.says(frame(4));
    world.line.says(whole(4, { n: 4 }, [{ type: 'old' }]));
    expect(state().log.map(entry => eventOf(entry)?.type)).toEqual(['moved']);
    world.line.says(whole(9, { n: 9 }, [{ type: 'old' }, { type: 'new' }]));
    expect(state().log.map(entry => eventOf(entry)?.type)).toEqual(['old', 'new']);
    const ids = state().log.map(entry => entry.id);
    expect(new Set(ids).size).toBe(2);
  });

  test('two seats that see the same share one view, also after a patch', () => {
    world.line.opens();
    world.line.says({ ...whole(1), views: [{ to: [0, 1], view: { n: 1 } }] });
    world.line.says(frame(2, { sights: [{ to: [0, 1], events: [], patch: { n: [2] } }] }));
    expect(state().views.get(0)).toEqual({ n: 2 });
    expect(state().views.get(0)).toBe(state().views.get(1));
  });

  test('the end of a match makes it ask for the seed', async () => {
    opened();
    world.line.says(frame(4, { outcome: { reason: 'won', scores: [1, 1] } }));
    await Promise.resolve();
    expect(world.lobbies).toBe(1);
    expect(state().lobby.seed).toBe('chacha:seed');
  });

  test('who comes and goes is told without all the rest', () => {
    opened();
    world.line.says({ type: 'present', there: [], watching: 3 });
    expect(state().lobby).toMatchObject({ id: lobby.id, watching: 3, seats: [{ name: 'Ana', isThere: false }, {}] });
    world.line.says({ type: 'present', there: [0], watching: 0 });
    expect(state().lobby).toEqual(lobby);
  });

  test('a table that was set aside is told', () => {
    opened();
    world.line.says({ type: 'failed', status: 'frozen' });
    expect(state().setAside).toBe('frozen');
  });
});

describe('saying something', () => {
  test('an answer is sent with the question it answers, and acknowledged', async () => {
    opened();
    const answer = line.act(0, [{ type: 'go' }], 'turn/act');
    const [said] = world.line.ofType('act');
    expect(said).toMatchObject({ seat: 0, step: 'turn/act', actions: [{ type: 'go' }] });
    world.line.says({ type: 'ack', id: said?.id, refusal: null, done: 1 });
    expect(await answer).toBe(null);
  });

  test('a refusal comes out with its code and its rule', async () => {
    opened();
    const answer = line.act(0, [{ type: 'go' }], 'turn/act');
    const refusal = { code: 'barred', rule: 'TOY-02', values: {} };
    world.line.says({ type: 'ack', id: world.line.ofType('act')[0]?.id, refusal });
    expect(await answer).toEqual(refusal);
  });

  test('what was not acknowledged is said again after the line broke, under the same id, in the same order', async () => {
    opened();
    const first = line.act(0, [{ type: 'go' }], 'turn/act');
    const second = line.pause();
    const ids = world.line.said.map(said => said.id);
    world.line.breaks();
    expect(state().connection).toBe('offline');
    world.passes(60_000);
    expect(world.lines).toHaveLength(2);
    world.line.opens();
    expect(world.line.said.map(said => said.id)).toEqual(ids);
    for (const id of ids) world.line.says({ type: 'ack', id, refusal: null });
    expect(await first).toBe(null);
    expect(await second).toBe(null);
    world.line.breaks();
    world.passes(60_000);
    world.line.opens();
    expect(world.line.said, 'what was acknowledged is not said again').toEqual([]);
  });

  test('what is said while offline waits for the line', () => {
    opened();
    world.line.breaks();
    void line.undo(0);
    world.passes(60_000);
    world.line.opens();
    expect(world.line.ofType('undo')).toHaveLength(1);
  });

  test('a preview is not said again: by then the question is another one', async () => {
    opened();
    const preview = line.preview(0, { type: 'go' });
    world.line.breaks();
    expect(await preview).toBe(null);
    expect(await line.preview(0, { type: 'go' }), 'nor asked while offline').toBe(null);
    world.passes(60_000);
    world.line.opens();
    expect(world.line.said).toEqual([]);
  });

  test('questions are answered with their value', async () => {
    opened();
    const hint = line.hint(0);
    world.line.says({
      type: 'ack',
      id: world.line.ofType('hint')[0]?.id,
      refusal: null,
      value: { action: { type: 'go' }, because: [] },
    });
    expect(await hint).toEqual({ action: { type: 'go' }, because: [] });
    const moves = line.freeMoves(0);
    world.line.says({ type: 'ack', id: world.line.ofType('free')[0]?.id, refusal: null, value: [{ type: 'drop' }] });
    expect(await moves).toEqual([{ type: 'drop' }]);
  });

  test('told to slow down, it says again what is unanswered, later', () => {
    opened();
    void line.pause();
    world.line.says({ type: 'slow' });
    expect(world.line.ofType('pause')).toHaveLength(1);
    world.passes(1_000);
    expect(world.line.ofType('pause')).toHaveLength(2);
  });

  test('what the table cannot read is given up, not said for ever', async () => {
    opened();
    const answer = line.pause();
    world.line.says({ type: 'bad', path: '' });
    expect((await answer)?.code).toBe('bad');
  });

  test('who took something back is in the log, by oneself or by consent', async () => {
    opened();
    const undone = line.undo(0);
    world.line.says(frame(4, { sights: [] }));
    world.line.says({ type: 'ack', id: world.line.ofType('undo')[0]?.id, refusal: null });
    await undone;
    expect(state().log).toMatchObject([{ undoneBy: 0 }]);
    world.line.says({ type: 'undoAsked', seat: 1, n: 4, why: 'revealed' });
    world.line.says({ type: 'undoAnswered', seat: 1, yes: true });
    expect(state().log).toMatchObject([{ undoneBy: 0 }, { undoneBy: 1 }]);
  });

  test('asking to take something back does not take it back yet', async () => {
    opened();
    const asked = line.undo(0);
    world.line.says({ type: 'undoAsked', seat: 0, n: 4, why: 'revealed' });
    world.line.says({ type: 'ack', id: world.line.ofType('undo')[0]?.id, refusal: null });
    expect(await asked).toBe(null);
    expect(state().log).toEqual([]);
  });

  test('a question about taking back is shown until it is answered or the table moves on', () => {
    opened();
    world.line.says({ type: 'undoAsked', seat: 1, n: 4, why: 'revealed' });
    expect(state().undoAsked).toEqual({ seat: 1, n: 4, why: 'revealed' });
    world.line.says({ type: 'undoAnswered', seat: 1, yes: false });
    expect(state()).toMatchObject({ undoAsked: null, undoAnswer: 'no' });
    world.line.says({ type: 'undoAsked', seat: 1, n: 4, why: 'revealed' });
    world.line.says(frame(4));
    expect(state().undoAsked).toBe(null);
  });

  test('an answer to whether the match ends for all is to the question that was read, also if the table moved on', () => {
    opened();
    const read = { seat: 1, n: 3, part: 'asked', waitsFor: [0] } as const;
    world.line.says({ type: 'lobby', lobby: { ...state().lobby, ending: read } });
    world.line.says(frame(4));
    expect(state().lobby.ending).toEqual(read);
    world.line.says({ type: 'lobby', lobby: { ...state().lobby, ending: { ...read, n: 5 } } });
    void line.answerEnd(read, true);
    expect(world.line.ofType('consent')).toMatchObject([{ yes: true, of: { about: 'end', seat: 1, n: 3 } }]);
    world.line.says({ type: 'endDeclined', seat: 1, n: 5 });
    expect(state().endDeclined).toBe(5);
    world.line.says({ type: 'lobby', lobby: { ...state().lobby, ending: { ...read, n: 6 } } });
    expect(state().endDeclined, 'it is asked anew').toBeNull();
  });
});

describe('the line', () => {
  test('waits longer after each failure, never longer than fifteen seconds', () => {
    for (let i = 0; i < 8; i++) {
      world.line.breaks();
      world.passes(20_000);
    }
    expect(world.waits.slice(0, 6)).toEqual([400, 800, 1600, 3200, 6400, 12_800]);
    expect(Math.max(...world.waits)).toBe(15_000);
  });

  test('a server that says nothing any more is asked, and known to be gone within ten seconds', () => {
    opened();
    for (let i = 0; i < 10; i++) {
      world.passes(BEAT_EVERY + 500); // a little late
      world.line.says({ type: 'beat' });
    }
    expect(world.line.said, 'as long as it beats nobody asks').toEqual([]);
    world.passes(7000);
    expect(world.line.ofType('ping')).toHaveLength(1);
    world.line.says({ type: 'ack', id: 'm1', refusal: null });
    const dead = world.line;
    world.passes(8000);
    expect(dead.isClosed).toBe(false);
    world.passes(2000);
    expect(dead.isClosed).toBe(true);
    expect(world.lines, 'it has come back').toHaveLength(2);
  });

  test('when the network is back it does not wait', () => {
    world.line.breaks();
    line.wake();
    expect(world.lines).toHaveLength(2);
    world.passes(60_000);
    expect(world.lines, 'and does not connect twice').toHaveLength(2);
  });

  test('after it was closed it stays closed', async () => {
    opened();
    const answer = line.pause();
    line.close();
    expect((await answer)?.code).toBe('lost');
    world.passes(60_000);
    line.wake();
    expect(world.lines).toHaveLength(1);
  });
});
