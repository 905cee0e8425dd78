import { expect, test } from 'vitest';
import type { TableMessage } from '../../nodes/bus.ts';
import { Neighbours } from '../neighbours.ts';
import { FakeBus, FakeRegister, positionAt } from './fakes.ts';

function nextDoor(isShared = true) {
  const done: unknown[] = [];
  const bus = new FakeBus(isShared);
  const match = { position: positionAt(3, { due: 100 }) };
  const note =
    (what: string) =>
    (...details: unknown[]): never =>
      done.push([what, ...details]) as never;
  const neighbours = new Neighbours(
    {
      register: new FakeRegister(),
      match,
      clock: { now: () => 40, atLeast: note('at least') },
      showing: { tellHere: note('told') },
      questions: {
        hearUndo: note('undo'),
        hearUndoAnswer: note('consent'),
        hearEnd: note('end'),
        hearNoEnd: note('no end'),
        tellEnd: note('told end'),
      },
    },
    { bus },
    { grew: note('grew'), reseated: note('reseated'), said: note('said'), clockSet: note('clock set') },
  );
  return { neighbours, bus, done, match };
}

const undo = { seat: 0, to: 1, n: 3, why: null, waitingFor: [] };
const end = { seat: 0, n: 3, by: 'ana', agreed: [] };
const of = { seat: 0, n: 3 };

test.each<[TableMessage, unknown[]]>([
  [{ kind: 'log', table: 't', n: 9 }, [['grew', 9]]],
  [{ kind: 'lobby', table: 't' }, [['reseated']]],
  [{ kind: 'tell', table: 't', message: { type: 'slow' } }, [['told', { type: 'slow' }]]],
  [{ kind: 'said', table: 't', message: 'm' }, [['said', 'm']]],
  [{ kind: 'woken', table: 't' }, [['told end']]],
  [{ kind: 'clock', table: 't', clock: 60 }, [['at least', 60], ['clock set']]],
  [{ kind: 'undo', table: 't', question: undo }, [['undo', undo]]],
  [{ kind: 'consent', table: 't', guest: 'ben', yes: true, of }, [['consent', 'ben', true, of]]],
  [{ kind: 'end', table: 't', question: end }, [['end', end]]],
  [{ kind: 'noEnd', table: 't', of }, [['no end', of]]],
])('%j', async (message, expected) => {
  const { neighbours, done } = nextDoor();
  await neighbours.hear(message);
  expect(done).toEqual(expected);
});

test('who has just woken the table is told what time it is, unless it stands still', async () => {
  const { neighbours, bus, match } = nextDoor();
  await neighbours.hear({ kind: 'woken', table: 't' });
  expect(bus.published).toEqual([{ kind: 'clock', table: 't', clock: 40 }]);
  match.position = positionAt(3, { paused: true });
  await neighbours.hear({ kind: 'woken', table: 't' });
  expect(bus.published).toHaveLength(1);
});

test('a clock by which nothing falls due sets no timer', async () => {
  const { neighbours, done, match } = nextDoor();
  match.position = positionAt(3);
  await neighbours.hear({ kind: 'clock', table: 't', clock: 60 });
  expect(done).toEqual([['at least', 60]]);
});

test('they are told what has changed here; that it was woken only where there may be any', () => {
  const { neighbours, bus } = nextDoor();
  neighbours.tellReseated();
  neighbours.tellSaid('m');
  neighbours.tellWoken();
  expect(bus.published.map(({ kind }) => kind)).toEqual(['lobby', 'said', 'woken']);
  const alone = nextDoor(false);
  alone.neighbours.tellWoken();
  expect(alone.bus.published).toEqual([]);
});
