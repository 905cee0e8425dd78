import type { Language, Level } from '../../engine/box.ts';
import type { Rulebook } from '../../engine/rulebook.ts';
import type { Replay, Spec } from '../../engine/types.ts';
import type { Lobby, LobbyGuest } from '../../referee/messages.ts';
import type { HomeWish } from '../home/home.ts';
import { remember, remembered } from '../memory.ts';
import { BASE } from '../page/base.ts';
import type { Campaign, ShelvedGame, TableBrief, TableWish, Tables } from './answers.ts';
import { atHome, hasHome, isHome, noteHome } from './home.ts';
import { remembering } from './loaded.ts';
import { Refused, request, requestForAll } from './request.ts';
import { hasServer } from './server.ts';

export type { Campaign, ShelvedGame, TableBrief, Tables, TableWish };

/** Without a server, under the name that this device remembers. */
export async function me(): Promise<{ name: string }> {
  const known = { name: remembered('name') ?? '' };
  if (!hasServer) return known;
  try {
    const told = await request<{ name: string }>('GET', '/api/me');
    if (told.name !== known.name) remember('name', told.name);
    return told;
  } catch (error) {
    if (isOffline(error)) return known;
    throw error;
  }
}

export async function rename(name: string): Promise<{ name: string }> {
  const told = hasServer ? await request<{ name: string }>('POST', '/api/me', { name }) : { name };
  remember('name', told.name);
  return told;
}

const isOffline = (error: unknown): boolean => error instanceof Refused && error.code === 'offline';

export const deviceCode = () => request<{ code: string; minutes: number }>('POST', '/api/me/code', {});
export const linkDevice = (code: string) => request<{ name: string }>('POST', '/api/me/link', { code });

// As long as the page stands: its own pages of these games are as old.
const shelf = remembering(path => orAsBuilt<ShelvedGame[]>(path, 'games'));
export const games = () => shelf('/api/games');
export const rulebook = (game: string, language: Language) =>
  orAsBuilt<Rulebook>(`/api/games/${encodeURIComponent(game)}/rulebook/${language}`, `${game}.${language}`);

/** What the server says; where none answers, what the build of this page has kept of it. */
async function orAsBuilt<T>(path: string, file: string): Promise<T> {
  const built = (): Promise<T> => requestForAll<T>(`${BASE}house/${file}.json`);
  if (!hasServer) return built();
  try {
    return await requestForAll<T>(path);
  } catch (error) {
    if (isOffline(error)) return built();
    throw error;
  }
}

const NONE: Tables = { mine: [], campaigns: [], open: [] };

/** Those of the server and those of this device. */
export async function tables(): Promise<Tables> {
  const [there, here] = await Promise.all([tablesThere(), hasHome() ? atHome('list', null) : NONE]);
  return {
    mine: [...here.mine, ...there.mine].toSorted((a, b) => b.touchedAt - a.touchedAt),
    campaigns: [...here.campaigns, ...there.campaigns],
    open: there.open,
    isAlone: there === NONE,
  };
}

async function tablesThere(): Promise<Tables> {
  if (!hasServer) return NONE;
  try {
    return await request<Tables>('GET', '/api/tables');
  } catch (error) {
    if (isOffline(error)) return NONE;
    throw error;
  }
}

export const campaign = (id: string) =>
  isHome(id) ? atHome('campaign', { id }) : request<Campaign>('GET', `/api/campaigns/${encodeURIComponent(id)}`);
export const openNewTable = (wish: TableWish) => request<{ id: string }>('POST', '/api/tables', wish);
/** A match that this page holds itself. */
export async function openAtHome(wish: Omit<HomeWish, 'name'>): Promise<string> {
  const id = await atHome('create', { ...wish, name: remembered('name') ?? '' });
  noteHome();
  return id;
}
export const removeFromHome = (id: string) => atHome('remove', { id });
export const tableLobby = (id: string) =>
  isHome(id) ? atHome('lobby', { id }) : request<Lobby>('GET', `/api/tables/${encodeURIComponent(id)}`);
export const startTable = (id: string) => request<{ ok: true }>('POST', `/api/tables/${id}/start`, {});
export const changeSeat = (id: string, seat: number, as: 'me' | 'bot' | 'open' | 'leave', level?: Level) =>
  isHome(id)
    ? atHome('sit', { id, seat, as, level })
    : request<Lobby>('POST', `/api/tables/${id}/seats/${seat}`, level ? { as, bot: level } : { as });
/** Asks for a bot's seat in the middle of a match; null: no longer. */
export const askForSeat = (id: string, seat: number | null) =>
  request<Lobby>('POST', `/api/tables/${id}/wish`, { seat });
export const answerWish = (id: string, guest: string, yes: boolean) =>
  request<Lobby>('POST', `/api/tables/${id}/wishes/${guest}`, { yes });
export const setStanding = (id: string, guest: string, as: LobbyGuest['standing']) =>
  request<Lobby>('POST', `/api/tables/${id}/guests/${guest}`, { as });

/** `isHand`: asked by a phone beside a big screen, whose table it stays. */
export const rematch = async (
  id: string,
  wish: Partial<Pick<TableWish, 'seats' | 'options'>> & { readonly isHand?: true } = {},
) =>
  isHome(id)
    ? { id: await atHome('rematch', { id, wish }) }
    : request<{ id: string }>('POST', `/api/tables/${id}/rematch`, wish);
/** Plays on after so many moves of a match that is over, with whoever played it. */
export const playOn = (id: string, n: number) => request<{ id: string }>('POST', `/api/tables/${id}/exercise`, { n });
export const replayOf = (id: string) =>
  isHome(id) ? atHome('replay', { id }) : requestForAll<Replay<Spec>>(replayAddress(id));

export const replayAddress = (id: string): string => `/api/tables/${id}/replay`;
