import type { PlayedMatch } from '../calls/answers.ts';
import { atHome, hasHome } from '../calls/home.ts';
import { Refused, isKnownHere, request } from '../calls/request.ts';
import { hasServer } from '../calls/server.ts';

const NONE: readonly PlayedMatch[] = [];

export interface Played {
  readonly matches: readonly PlayedMatch[];
  /** Whether the server could not be asked: these are the matches of this device alone. */
  readonly isAlone: boolean;
}

/** All that was played to its end, on this device and under one's name on the server. */
export async function played(): Promise<Played> {
  const [there, here] = await Promise.all([playedThere(), hasHome() ? atHome('played', null) : NONE]);
  return { matches: [...here, ...(there ?? [])], isAlone: there === null };
}

async function playedThere(): Promise<readonly PlayedMatch[] | null> {
  if (!hasServer || !isKnownHere()) return NONE;
  try {
    return await request<readonly PlayedMatch[]>('GET', '/api/me/matches');
  } catch (error) {
    if (error instanceof Refused && error.code === 'offline') return null;
    throw error;
  }
}
