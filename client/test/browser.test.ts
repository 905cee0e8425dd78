import { afterEach, expect, test, vi } from 'vitest';
import type { Lobby } from '../../referee/messages.ts';
import { openTable } from '../line/browser.ts';

/** A socket of a browser, as far as the page uses it. */
class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];

  constructor() {
    super();
    FakeSocket.all.push(this);
  }

  send(): void {}
  close(): void {}
}

afterEach(() => vi.unstubAllGlobals());

test('a door that does not open is asked who we are: the cookie may be nobody’s any more', async () => {
  const asked: string[] = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', line: 'here' });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('localStorage', { getItem: () => String(Date.now()), setItem: () => {} });
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json({ name: '' }));
  });
  const knock = (isOpening: boolean): void => {
    const line = openTable({ id: 'abcdefghjkmn' } as Lobby);
    const socket = FakeSocket.all.at(-1);
    if (isOpening) socket?.dispatchEvent(new Event('open'));
    socket?.dispatchEvent(new Event('close'));
    line.close();
  };
  knock(true);
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(asked, 'a line that broke').toEqual([]);
  knock(false);
  await vi.waitFor(() => expect(asked).toEqual(['/api/me']));
});
