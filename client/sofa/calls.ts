import type { Lobby } from '../../referee/messages.ts';
import { remembering } from '../calls/loaded.ts';
import { request } from '../calls/request.ts';
import { BASE } from '../page/base.ts';

/** A code that a screen shows, and for how long it is good. */
export interface ShownCode {
  readonly code: string;
  readonly minutes: number;
}

export const takeHand = (id: string, name: string, ticket: string | null): Promise<Lobby> =>
  request('POST', `/api/tables/${id}/hand`, {
    ...(name === '' ? {} : { name }),
    ...(ticket === null ? {} : { ticket }),
  });
export const ticketFor = (id: string, seat: number): Promise<ShownCode> =>
  request('POST', `/api/tables/${id}/tickets`, { seat });
/** What is typed where nobody can scan. */
export const codeOfTable = (id: string): Promise<{ readonly code: string }> =>
  request('POST', `/api/tables/${id}/code`, {});
export const tableOfCode = (code: string): Promise<{ readonly table: string; readonly isTicket: boolean }> =>
  request('GET', `/api/codes/${encodeURIComponent(code)}`);
/** Bots sit down where nobody has, and off it goes. */
export const beginTable = (id: string): Promise<unknown> => request('POST', `/api/tables/${id}/begin`, {});
export const newScreen = (): Promise<ShownCode> => request('POST', '/api/screens', {});
export const tableOfScreen = (code: string): Promise<{ readonly table: string | null }> =>
  request('GET', `/api/screens/${code}`);
export const sendToScreen = (id: string, code: string): Promise<unknown> =>
  request('POST', `/api/tables/${id}/screens`, { code });

const isThisMachine = (): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

/** The address of this house as phones know it: what this machine calls itself is good nowhere else. */
export const houseAddress = remembering(async (here: string): Promise<string> => {
  const nearby = isThisMachine()
    ? await request<{ address: string | null }>('GET', '/api/nearby').catch(() => ({ address: null }))
    : { address: null };
  return `${nearby.address ?? here}${BASE.slice(0, -1)}`;
});
