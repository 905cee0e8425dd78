import { type Bots, LEVELS, type Level, type Policy } from '../engine/box.ts';
import type { Seen } from '../engine/box.ts';
import type { Spec } from '../engine/types.ts';

// Who may play a seat: a companion at one of its levels, or the yardstick.

export const BOT_NAMES = [...LEVELS, 'yardstick'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** The bot of this name; what an older or a newer house has written down is taken for a companion. */
export const botNamed = (name: string | null): BotName => BOT_NAMES.find(known => known === name) ?? 'companion';

export const policyOf = <W extends Spec>(bots: Bots<W>, name: BotName): Policy<W> =>
  name === 'yardstick' ? bots.yardstick : seen => bots.companion(seen, name);

/** How much longer than others a bot of this name may think. */
const PATIENCE: { readonly [L in Level]: number } = { beginner: 1, companion: 1, expert: 8 };

/** Milliseconds that a bot which searches may think at a table. */
export const thinkingTime = (name: BotName): number => 100 * (name === 'yardstick' ? 1 : PATIENCE[name]);

/** The same for a hint, with what speaks for it: nobody's turn waits for it. */
export const HINT_TIME = 500;

/** Whether there is time for one more thought at this level: where thoughts are counted, a patient one has more of them. */
export const hasTimeAt = <W extends Spec>(seen: Pick<Seen<W>, 'hasTime'>, level: Level, thoughts: number): boolean =>
  seen.hasTime(thoughts / PATIENCE[level]);
