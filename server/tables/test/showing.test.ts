import { expect, test } from 'vitest';
import type { RulesRequest } from '../../rules/requests.ts';
import { Showing } from '../showing.ts';
import type { Environment } from '../environment.ts';
import { Watchers } from '../watchers.ts';
import { FakeBus, FakeRegister, FakeWatcher, enteredAt, seatsOf, wholeAt } from './fakes.ts';

/** A table with Ana and Ben, and Eve who looks on. */
function shown(isOpen = false) {
  const [ana, ben, eve] = ['ana', 'ben', 'eve'].map(guest => new FakeWatcher(guest)) as [
    FakeWatcher,
    FakeWatcher,
    FakeWatcher,
  ];
  const watchers = new Watchers();
  for (const watcher of [ana, ben, eve]) watchers.add(watcher);
  const register = new FakeRegister();
  const bus = new FakeBus();
  const troubles: string[] = [];
  const state = { isBroken: false };
  const sights = [
    { to: ['table', 1], events: [{ type: 'seen' }] },
    { to: [0], events: [{ type: 'known' }] },
  ];
  const around = {
    bus,
    store: { logs: { frames: async () => [JSON.stringify({ counted: 1, sights })] } },
    trouble: (what: string) => void troubles.push(what),
  } as unknown as Environment;
  const ask = async ({ audiences }: RulesRequest & { op: 'whole' }) =>
    wholeAt(3, { views: [{ to: audiences, view: {} }], undo: { 0: undo, 1: undo } });
  const match = { ask } as unknown as ConstructorParameters<typeof Showing>[0]['match'];
  const whenOpen = async <T>(job: () => Promise<T>): Promise<T> => {
    if (state.isBroken) throw new Error('not open');
    return job();
  };
  const clock = { now: () => 77 };
  const showing = new Showing({ register, watchers, match, clock, isOpen, whenOpen }, around);
  return { showing, register, bus, troubles, state, ana, ben, eve };
}

const undo = { to: null, why: null, far: null } as never;
const typesOf = ({ heard }: FakeWatcher): string[] => heard.map(text => (JSON.parse(text) as { type: string }).type);
const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

test('each sees the whole through their own eyes, at the time it is', async () => {
  const { showing, ana, eve } = shown();
  await showing.show(ana);
  await showing.show(eve);
  expect(JSON.parse(ana.heard[0] as string)).toMatchObject({
    type: 'whole',
    n: 3,
    clock: 77,
    views: [{ to: [0] }],
    undo: { 0: undo },
    events: [{ type: 'known' }],
  });
  const ofEve = JSON.parse(eve.heard[0] as string) as object;
  expect(ofEve).toMatchObject({ views: [{ to: ['table'] }], events: [{ type: 'seen' }] });
  expect(ofEve).toHaveProperty('undo', {});
});

test('of an input each group hears its own text', () => {
  const { showing, ana, ben, eve } = shown();
  const groups = [
    { audiences: [0], watchers: [ana] },
    { audiences: ['table' as const], watchers: [ben, eve] },
  ];
  showing.pass(enteredAt(4, { texts: ['mine', 'all'] }), groups, false);
  expect([ana.heard, ben.heard, eve.heard]).toEqual([['mine'], ['all'], ['all']]);
});

test('after an undo everybody looks anew', async () => {
  const { showing, ana, eve } = shown();
  showing.pass(enteredAt(4, { texts: ['mine'] }), [{ audiences: [0], watchers: [ana] }], true);
  await settled();
  expect([typesOf(ana), typesOf(eve)]).toEqual([['whole'], ['whole']]);
});

test('opened anew, the table is shown to those who have seen something else of it', async () => {
  const { showing, ana } = shown();
  showing.catchUp(3);
  showing.catchUp(3);
  await settled();
  expect(ana.heard, 'nothing was shown before, and then all of it').toEqual([]);
  showing.catchUp(4);
  await settled();
  expect(typesOf(ana)).toEqual(['whole']);
  showing.lose();
  showing.catchUp(4);
  await settled();
  expect(typesOf(ana), 'nobody could say what was seen').toEqual(['whole', 'whole']);
});

test('what could not be shown to all is shown when the match is opened again', async () => {
  const { showing, state, troubles, ana } = shown();
  showing.catchUp(3);
  state.isBroken = true;
  showing.showAll();
  await settled();
  expect([troubles, ana.heard]).toEqual([Array(3).fill('not shown'), []]);
  state.isBroken = false;
  showing.catchUp(3);
  await settled();
  expect(typesOf(ana)).toEqual(['whole']);
});

test('only who sees with other eyes is shown the table again', async () => {
  const { showing, register, ana, ben, eve } = shown();
  const before = register.seats;
  register.seats = seatsOf('ana', 'eve');
  showing.showNewEyes(before);
  await settled();
  expect([ana, ben, eve].map(typesOf)).toEqual([[], ['whole'], ['whole']]);
});

test('a word is told here, and to the other servers', () => {
  const { showing, bus, ana } = shown();
  showing.tellHere({ type: 'slow' });
  expect([ana.heard, bus.published]).toEqual([['{"type":"slow"}'], []]);
  showing.tell({ type: 'failed', status: 'frozen' });
  expect(ana.heard).toHaveLength(2);
  expect(bus.published).toEqual([{ kind: 'tell', table: 't', message: { type: 'failed', status: 'frozen' } }]);
});
