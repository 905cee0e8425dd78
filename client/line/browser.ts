import { me, tableLobby } from '../calls/endpoints.ts';
import type { Lobby } from '../../referee/messages.ts';
import { RemoteLine, type World } from './remote.ts';
import type { TableLine } from './table-line.ts';

/** Also where there is no secure context, as on a home network: `randomUUID` is missing there. */
function randomWord(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), byte => byte.toString(16).padStart(2, '0')).join('');
}

function worldOf(id: string): World {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const session = randomWord();
  let said = 0;
  return {
    connect({ opened, heard, closed }) {
      const socket = new WebSocket(`${scheme}//${location.host}/socket/${id}`);
      let wasOpen = false;
      socket.addEventListener('open', () => {
        wasOpen = true;
        opened();
      });
      socket.addEventListener('message', event => heard(String(event.data)));
      socket.addEventListener('close', () => {
        // The door may not know this browser any more: whoever asks who it is gets a new cookie.
        if (!wasOpen) void me().catch(() => {});
        closed();
      });
      return {
        send: text => socket.send(text),
        close: () => socket.close(),
      };
    },
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    newId: () => `${session}-${++said}`,
    lobby: () => tableLobby(id),
  };
}

/** The line to a table on the server this page came from. */
export function openTable(lobby: Lobby): TableLine {
  const line = new RemoteLine(worldOf(lobby.id), lobby);
  const wake = (): void => {
    if (document.visibilityState === 'visible') line.wake();
  };
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  return Object.assign(line, {
    close() {
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      RemoteLine.prototype.close.call(line);
    },
  });
}
