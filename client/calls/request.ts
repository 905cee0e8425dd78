import { remember, remembered } from '../memory.ts';

/** Why the server did not do something: a code and values that become a sentence on the page. */
export class Refused extends Error {
  readonly code: string;
  readonly values: { readonly [name: string]: string | number };

  constructor(code: string, values: Refused['values'] = {}) {
    super(code);
    this.code = code;
    this.values = values;
  }
}

const DAY = 24 * 60 * 60_000;
const ME = '/api/me';
let met: Promise<unknown> | null = null;

/** Whether the server has met this browser before, as far as the browser remembers. */
export const isKnownHere = (): boolean => remembered('met') !== null;

/** Who has done nothing that lasts is not known by the server for longer. */
const wasMetLately = (): boolean => Date.now() - Number(remembered('met') ?? 0) < DAY;

/** The first request makes a guest; several at once by somebody unknown would make several. */
async function meet(): Promise<unknown> {
  if (wasMetLately()) return null;
  met ??= answer('GET', ME).then(me => {
    remember('met', String(Date.now()));
    return me;
  });
  return met.catch(() => {
    met = null;
    return null;
  });
}

/** Asks the server in somebody's name. */
export async function request<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const me = await meet();
  return me !== null && method === 'GET' && path === ME ? (me as T) : answer(method, path, body);
}

/** Asks for what everybody is told alike: it need not wait until the server knows who asks. */
export const requestForAll = <T>(path: string): Promise<T> => answer('GET', path);

/** What goes wrong on the way is a refusal too: `offline`. */
async function answer<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => {
    throw new Refused('offline');
  });
  const told: unknown = await response.json().catch(() => null);
  if (response.ok && told !== null) return told as T;
  const { code = 'failed', values = {} } = (told ?? {}) as { code?: string; values?: Refused['values'] };
  throw new Refused(code, values);
}

export const asRefused = (error: unknown): Refused => (error instanceof Refused ? error : new Refused('failed'));
