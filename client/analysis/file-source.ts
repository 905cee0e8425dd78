import type { Replay, Spec } from '../../engine/types.ts';
import { ask } from '../after/jobs.ts';
import type { Lobby, LobbySeat } from '../../referee/messages.ts';
import type { Source } from '../replay/watched-page.tsx';

// A match that comes as a file: it is looked at as the page finds it, and kept nowhere.

/** What a file holds, as far as can be told before the rules have looked at it; null where it is no match that is over. */
export function replayIn(content: string): Replay<Spec> | null {
  try {
    const read = JSON.parse(content) as Partial<Replay<Spec>> | null;
    const isWhole =
      typeof read?.game === 'string' &&
      typeof read.version === 'number' &&
      typeof read.seed === 'string' &&
      typeof read.setup?.scenario === 'string' &&
      Number.isInteger(read.setup.seats) &&
      Array.isArray(read.inputs) &&
      Array.isArray(read.outcome?.scores);
    return isWhole ? (read as Replay<Spec>) : null;
  } catch {
    return null;
  }
}

/** Played again by its rules; null where they do not take it, or come to another end. */
export async function fileSource(replay: Replay<Spec>): Promise<Source | null> {
  try {
    const { state } = await ask('verify', { replay });
    if (state === 'wrong') return null;
    return { lobby: lobbyOf(replay), record: { replay, retold: await ask('retell', { replay }) } };
  } catch {
    return null;
  }
}

/** Nobody is known who sat there. */
function lobbyOf({ game, setup, seed, salt, commitment, outcome }: Replay<Spec>): Lobby {
  return {
    id: '',
    game,
    scenario: setup.scenario,
    options: setup.options,
    commitment,
    reseeds: [],
    isHost: false,
    isPublic: false,
    mayJoin: false,
    isRemoved: false,
    isFromHome: false,
    elsewhere: null,
    watching: 0,
    wish: null,
    wishes: [],
    wished: [],
    guests: [],
    concession: 'shared',
    ending: null,
    seats: Array.from({ length: setup.seats }, (_, seat): LobbySeat => nobodyAt(seat)),
    ...(outcome
      ? { status: 'over', isCut: false, seed, salt, outcome }
      : { status: 'running', isCut: false, seed: null, salt: null, outcome: null }),
  };
}

const nobodyAt = (seat: number): LobbySeat => ({
  seat,
  kind: 'person',
  name: null,
  bot: null,
  way: 'take',
  guest: null,
  isYours: false,
  isThere: false,
  isLent: false,
  isTaken: false,
});
