import { expect, test } from 'vitest';
import { Closing } from './closing.ts';

test('what was opened last is closed first, one after the other', async () => {
  const closing = new Closing();
  const closed: string[] = [];
  const part = (name: string) => ({
    async close(): Promise<void> {
      await Promise.resolve();
      closed.push(name);
    },
  });
  for (const name of ['storage', 'tables', 'doors']) closing.add(part(name));
  await closing.close();
  expect(closed).toEqual(['doors', 'tables', 'storage']);
  await closing.close();
  expect(closed, 'once').toHaveLength(3);
});

test('what does not close keeps nothing else open, and says why', async () => {
  const closing = new Closing();
  let isClosed = false;
  const storage = closing.add({ close: () => (isClosed = true) });
  closing.add({ close: () => Promise.reject(new Error('the door is stuck')) });
  await expect(closing.close()).rejects.toThrow('the door is stuck');
  expect([isClosed, typeof storage.close]).toEqual([true, 'function']);
});
