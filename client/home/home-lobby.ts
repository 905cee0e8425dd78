import type { Lobby, LobbySeat } from '../../referee/messages.ts';
import type { TableBrief } from '../calls/answers.ts';
import type { HomeTable } from './home-table.ts';
import { type HomeRow, type HomeSeat, isHere } from './saves.ts';

// What is told of a table that this device keeps, as a server tells of its own.

export const briefOf = (row: HomeRow): TableBrief => ({
  id: row.id,
  game: row.game,
  scenario: row.scenario,
  status: row.outcome ? 'over' : 'running',
  seats: row.seats.length,
  free: 0,
  bots: row.seats.filter(seat => !seat.isOwn).length,
  people: row.name === '' ? [] : [row.name],
  touchedAt: row.touchedAt,
  elsewhere: row.there ?? null,
  isExercise: row.isExercise ?? false,
});

export function lobbyOf({ row, box, setAsideAs }: HomeTable): Lobby {
  return {
    id: row.id,
    game: row.game,
    scenario: row.scenario,
    options: row.options,
    isHost: true,
    isPublic: false,
    mayJoin: false,
    seats: row.seats.map((seat, at) => seatOf(seat, at, row.name)),
    watching: 0,
    isRemoved: false,
    wish: null,
    concession: box.game.concession ?? 'shared',
    ending: null,
    wishes: [],
    wished: [],
    guests: [],
    commitment: row.commitment,
    reseeds: row.reseeds ?? [],
    isFromHome: false,
    isExercise: row.isExercise ?? false,
    elsewhere: row.there ?? null,
    ...(setAsideAs
      ? { status: setAsideAs, isCut: false, seed: null, salt: null, outcome: row.outcome }
      : row.outcome
        ? { status: 'over', isCut: false, seed: row.seed, salt: row.salt, outcome: row.outcome }
        : { status: isHere(row) ? 'running' : 'lent', isCut: false, seed: null, salt: null, outcome: null }),
  };
}

const seatOf = ({ bot, isOwn, isTaken }: HomeSeat, seat: number, name: string): LobbySeat => ({
  seat,
  kind: bot ? 'bot' : 'person',
  name: isOwn ? name : null,
  bot,
  isYours: isOwn,
  isThere: isOwn,
  isLent: bot !== null && isOwn,
  isTaken,
  way: 'take',
  guest: null,
});
