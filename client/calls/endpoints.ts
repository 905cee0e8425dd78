import type { Language } from '../../engine/box.ts';
import type { Rulebook } from '../../engine/rulebook.ts';
import type { Replay, Scenario, Spec } from '../../engine/types.ts';
import type { Lobby, LobbyGuest, Status } from '../../referee/messages.ts';
import type { OptionsSchema } from '../new-table/fields.ts';
import { remembering } from './loaded.ts';
import { request, requestForAll } from './request.ts';

export interface ShelvedGame {
  readonly id: string;
  readonly scenarios: readonly Scenario[];
  readonly options: OptionsSchema;
  /** What it is called and what it is about: the shelf fetches no more of its texts. */
  readonly texts: { readonly [L in Language]: { readonly title: string; readonly about: string } };
}

export interface TableBrief {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly status: Status;
  readonly seats: number;
  readonly free: number;
  readonly bots: number;
  /** The names of those who sit there. */
  readonly people: readonly string[];
  readonly touchedAt: number;
}

export interface Tables {
  readonly mine: readonly TableBrief[];
  readonly campaigns: readonly TableBrief[];
  readonly open: readonly TableBrief[];
}

/** A campaign, by the last of its tables. */
export interface Campaign extends TableBrief {
  readonly carry: { readonly next?: unknown };
  readonly range: readonly [least: number, most: number]; // seats that its next match may have
  readonly options: TableWish['options']; // of its last table
}

export interface TableWish {
  readonly game: string;
  readonly scenario: string;
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  readonly isPublic: boolean;
  readonly mayJoin: boolean;
}

export const me = () => request<{ name: string }>('GET', '/api/me');
export const rename = (name: string) => request<{ name: string }>('POST', '/api/me', { name });
export const deviceCode = () => request<{ code: string; minutes: number }>('POST', '/api/me/code', {});
export const linkDevice = (code: string) => request<{ name: string }>('POST', '/api/me/link', { code });

// As long as the page stands: its own pages of these games are as old.
const shelf = remembering(path => requestForAll<ShelvedGame[]>(path));
export const games = () => shelf('/api/games');
export const rulebook = (game: string, language: Language) =>
  requestForAll<Rulebook>(`/api/games/${encodeURIComponent(game)}/rulebook/${language}`);

export const tables = () => request<Tables>('GET', '/api/tables');
export const campaign = (id: string) => request<Campaign>('GET', `/api/campaigns/${encodeURIComponent(id)}`);
export const openNewTable = (wish: TableWish) => request<{ id: string }>('POST', '/api/tables', wish);
export const tableLobby = (id: string) => request<Lobby>('GET', `/api/tables/${encodeURIComponent(id)}`);
export const startTable = (id: string) => request<{ ok: true }>('POST', `/api/tables/${id}/start`, {});
export const changeSeat = (id: string, seat: number, as: 'me' | 'bot' | 'open' | 'leave') =>
  request<Lobby>('POST', `/api/tables/${id}/seats/${seat}`, { as });
/** Asks for a bot's seat in the middle of a match; null: no longer. */
export const askForSeat = (id: string, seat: number | null) =>
  request<Lobby>('POST', `/api/tables/${id}/wish`, { seat });
export const answerWish = (id: string, guest: string, yes: boolean) =>
  request<Lobby>('POST', `/api/tables/${id}/wishes/${guest}`, { yes });
export const setStanding = (id: string, guest: string, as: LobbyGuest['standing']) =>
  request<Lobby>('POST', `/api/tables/${id}/guests/${guest}`, { as });

export const rematch = (id: string, wish: Partial<Pick<TableWish, 'seats' | 'options'>> = {}) =>
  request<{ id: string }>('POST', `/api/tables/${id}/rematch`, wish);
export const replayOf = (id: string) => requestForAll<Replay<Spec>>(replayAddress(id));

export const replayAddress = (id: string): string => `/api/tables/${id}/replay`;
