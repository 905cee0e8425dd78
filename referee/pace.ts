import type { AnyBox } from '../engine/box.ts';

/** How long a bot waits where its game does not say, so that people can follow. In milliseconds. */
export const USUAL_BOT_PACE = 900;

/** What was answered last, to what, and when: bots keep the pace of their game from there on. */
export interface Answered {
  readonly step: string;
  readonly action: { readonly type: string };
  readonly at: number;
}

/** How long a bot waits from now on: at the pace of its game, where it has one. */
export function waitOf(
  box: AnyBox | null,
  options: () => unknown,
  last: Answered | null,
  botPace: number,
  now: number,
): number {
  const own = last && ownPace(box, options, last);
  if (!last || own === null) return botPace;
  return Math.max((own * botPace) / USUAL_BOT_PACE - (now - last.at), botPace / 2);
}

/** The pace of the game; null where its rules have none to tell. */
function ownPace(box: AnyBox | null, options: () => unknown, { step, action }: Answered): number | null {
  try {
    const own = box?.bots.pace?.(step, action, options());
    return own !== undefined && Number.isFinite(own) ? own : null;
  } catch {
    return null;
  }
}

/** Who plays at once announces nothing. */
const LEAST_NOTICE = 600;

/** Where nothing is hidden, a bot says what it is about to do, as partners do. */
export const isAnnounced = (box: AnyBox | null, wait: number): boolean =>
  box?.game.isOpen === true && wait >= LEAST_NOTICE;
