import type { Balance, Measured } from '../../engine/balance.ts';
import type { ScenarioFaces } from '../../table/scenarios.ts';
import { remembering } from '../calls/loaded.ts';

// What is known of scenarios before they are played: found beside the pages of their games.

const faces = import.meta.glob<{ scenarios: ScenarioFaces }>('../../games/*/ui/scenarios.tsx');
const balances = import.meta.glob<{ default: Balance }>('../../games/*/balance.json');

const of = <T>(found: { readonly [path: string]: () => Promise<T> }, game: string): Promise<T> | undefined =>
  Object.entries(found).find(([path]) => path.split('/')[3] === game)?.[1]();

export const facesOf = remembering(async (game: string): Promise<ScenarioFaces | null> => {
  return (await of(faces, game))?.scenarios ?? null;
});

export const balanceOf = remembering(async (game: string): Promise<Balance | null> => {
  return (await of(balances, game))?.default ?? null;
});

/** What bots made of it with so many seats: plain ones, and strong ones where they have played it. */
export const measuredAt = (
  balance: Balance | null,
  scenario: string,
  seats: number,
): { readonly plain: Measured | null; readonly experts: Measured | null } => ({
  plain: balance?.scenarios[scenario]?.[seats] ?? null,
  experts: balance?.experts?.[scenario]?.[seats] ?? null,
});

/** Which of two sides wins more often, between strong bots where they have played it. */
export function leaning(
  [first, second]: readonly [string, string],
  { plain, experts }: ReturnType<typeof measuredAt>,
): { readonly side: string; readonly share: number; readonly by: 'plain' | 'experts' } | null {
  const share = (experts ?? plain)?.sides?.['first']?.won;
  if (share === undefined) return null;
  const by = experts ? 'experts' : 'plain';
  return share >= 0.5 ? { side: first, share, by } : { side: second, share: 1 - share, by };
}

const EACH = 8; // seconds that people take for a decision, on the whole

/** About how long people play: as its box says, or by its clock, or by how much there is to decide. */
export function minutesOf(printed: number | null, measured: Measured | null, each = EACH): number | null {
  if (printed !== null) return printed;
  if (!measured) return null;
  const minutes = measured.minutes ?? (measured.decisions * each) / 60;
  return minutes < 15 ? Math.max(1, Math.round(minutes)) : Math.round(minutes / 5) * 5;
}
