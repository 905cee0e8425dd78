import type { Replay, Spec } from '../../engine/types.ts';
import { replayOf } from '../calls/endpoints.ts';
import { remembering } from '../calls/loaded.ts';
import { type Retold, ask } from './jobs.ts';

/** A match that is over and what came of playing it again; null where its rules have changed. */
export interface Recorded {
  readonly replay: Replay<Spec>;
  readonly retold: Retold | null;
}

/** Fetched and played again once for each table. */
export const recorded = remembering(async (id: string): Promise<Recorded> => {
  const replay = await replayOf(id);
  return { replay, retold: await ask('retell', { replay }) };
});
