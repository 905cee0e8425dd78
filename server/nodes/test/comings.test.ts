import { expect, test } from 'vitest';
import type { BusMessage } from '../bus.ts';
import { Comings } from '../comings.ts';
import type { Services } from '../open.ts';

function comings(isShared: boolean, isHere = true) {
  const done: unknown[] = [];
  const services = {
    bus: { isShared, publish: (message: BusMessage) => void done.push(message) },
    presence: {
      joined: async (...who: string[]) => void done.push(['joined', ...who]),
      left: async (...who: string[]) => void done.push(['left', ...who]),
      serversOf: async () => 2,
    },
  } as unknown as Services;
  const buckets = { has: () => isHere, share: (...shared: unknown[]) => void done.push(shared) };
  return { comings: new Comings(services, buckets), done };
}

test('the others hear of who came when they can look it up; who is on two servers has half on each', async () => {
  const { comings: shared, done } = comings(true);
  await shared.joined('t', 'ana');
  await shared.left('t', 'ana');
  const told = [{ kind: 'guest', guest: 'ana' }, ['ana', 2]];
  expect(done).toEqual([['joined', 't', 'ana'], ...told, ['left', 't', 'ana'], ...told]);
});

test('who is not here has no share here', async () => {
  const { comings: shared, done } = comings(true, false);
  await shared.moved('ana');
  expect(done).toEqual([]);
});

test('one server alone has nobody to tell', async () => {
  const { comings: alone, done } = comings(false);
  await alone.joined('t', 'ana');
  await alone.left('t', 'ana');
  expect(done).toEqual([]);
});
