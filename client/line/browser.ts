import { me, tableLobby } from '../calls/endpoints.ts';
import { isHome, lineToHome } from '../calls/home.ts';
import type { Lobby } from '../../referee/messages.ts';
import { SHORT } from '../../referee/short.ts';
import { type Ear, type Line, RemoteLine, type World } from './remote.ts';
import type { TableLine } from './table-line.ts';

/** Also where there is no secure context, as on a home network: `randomUUID` is missing there. */
function randomWord(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), byte => byte.toString(16).padStart(2, '0')).join('');
}

/** To a server, over a socket. */
function overSocket(id: string, isScreen: boolean, { opened, heard, closed }: Ear): Line {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(`${scheme}//${location.host}/socket/${id}${isScreen ? '?screen' : ''}`, SHORT);
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
}

/** To the house of this page, in a thread beside it. */
function withinPage(id: string, ear: Ear): Line {
  let line: Line | null = null;
  let isClosed = false;
  lineToHome().then(
    connect => {
      if (!isClosed) line = connect(id, ear);
    },
    () => ear.closed(),
  );
  return {
    send: text => line?.send(text),
    close: () => {
      isClosed = true;
      line?.close();
    },
  };
}

function worldOf(id: string, isScreen: boolean): World {
  const session = randomWord();
  let said = 0;
  return {
    connect: ear => (isHome(id) ? withinPage(id, ear) : overSocket(id, isScreen, ear)),
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    newId: () => `${session}-${++said}`,
    lobby: () => tableLobby(id),
  };
}

/** The line to a table: on the server this page came from, or of this page itself. A big screen's sees what all may see. */
export function openTable(lobby: Lobby, isScreen = false): TableLine {
  const line = new RemoteLine(worldOf(lobby.id, isScreen), lobby);
  const wake = (): void => {
    if (document.visibilityState === 'visible') line.wake();
  };
  addEventListener('online', wake);
  addEventListener('offline', wake); // asked at once whether it is so, not when the table has been quiet for long
  document.addEventListener('visibilitychange', wake);
  return Object.assign(line, {
    close() {
      removeEventListener('online', wake);
      removeEventListener('offline', wake);
      document.removeEventListener('visibilitychange', wake);
      RemoteLine.prototype.close.call(line);
    },
  });
}
