import type { Advice } from '../../bots/advice.ts';
import type { StoreApi } from 'zustand/vanilla';
import type { CaseFile } from '../../engine/sayings.ts';
import type { PlayedScene } from '../../engine/recorded-scene.ts';
import type { Seat } from '../../engine/types.ts';
import type { Ending, Lobby, LobbySeat, Phrase } from '../../referee/messages.ts';
import type { Action, LineRefusal, TableLine, TableState } from './table-line.ts';

const OVER: LineRefusal = { code: 'over', rule: null, values: {} };

/** A table that nobody plays at. Whoever lets something be done there says what. */
export abstract class StillLine implements TableLine {
  abstract readonly store: StoreApi<TableState>;

  act(_seat: Seat, _actions: readonly Action[], _step: string | null): Promise<LineRefusal | null> {
    return Promise.resolve(OVER);
  }

  undo(_seat: Seat): Promise<LineRefusal | null> {
    return Promise.resolve(OVER);
  }

  consent(_yes: boolean): Promise<LineRefusal | null> {
    return Promise.resolve(OVER);
  }

  pause(): Promise<LineRefusal | null> {
    return Promise.resolve(OVER);
  }

  resume(): Promise<LineRefusal | null> {
    return Promise.resolve(OVER);
  }

  concede(_seat: Seat): Promise<LineRefusal | null> {
    return Promise.resolve(OVER);
  }

  answerEnd(_question: Ending, _yes: boolean): Promise<LineRefusal | null> {
    return Promise.resolve(OVER);
  }

  talk(_said: string | { readonly phrase: Phrase }): Promise<LineRefusal | null> {
    return Promise.resolve(OVER);
  }

  report(_message: string): Promise<LineRefusal | null> {
    return Promise.resolve(OVER);
  }

  previews(_seat: Seat, _step: string): Promise<readonly (object | null)[]> {
    return Promise.resolve([]);
  }

  preview(_seat: Seat, _action: Action): Promise<object | null> {
    return Promise.resolve(null);
  }

  hint(_seat: Seat): Promise<Advice | null> {
    return Promise.resolve(null);
  }

  caseFile(_seat: Seat | null): Promise<CaseFile | null> {
    return Promise.resolve(null);
  }

  freeMoves(_seat: Seat): Promise<readonly Action[]> {
    return Promise.resolve([]);
  }

  readGranted(): void {}
  resync(): void {}

  wake(): void {}

  close(): void {}
}

/** The lobby of a table that nobody hosts. */
export const stillLobby = (
  id: string,
  game: string,
  { scenario, options, seats }: Pick<PlayedScene, 'scenario' | 'options' | 'seats'>,
  who: (seat: Seat) => Partial<LobbySeat>,
): Lobby => ({
  id,
  game,
  scenario: scenario ?? '',
  options: options ?? {},
  isHost: false,
  isPublic: false,
  mayJoin: false,
  watching: 0,
  isRemoved: false,
  wish: null,
  concession: 'own',
  ending: null,
  wishes: [],
  wished: [],
  guests: [],
  commitment: '',
  reseeds: [],
  isFromHome: false,
  elsewhere: null,
  seats: Array.from({ length: seats }, (_, seat) => ({ ...stillSeat(seat), ...who(seat) })),
  status: 'running',
  isCut: false,
  seed: null,
  salt: null,
  outcome: null,
});

const stillSeat = (seat: Seat): LobbySeat => ({
  seat,
  kind: 'person',
  name: null,
  bot: null,
  isYours: false,
  isThere: true,
  isLent: false,
  isTaken: false,
  way: null,
  guest: null,
});
