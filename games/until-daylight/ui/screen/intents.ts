import type { Intent, Mood } from '../../../../table/screen/screen-parts.ts';
import type { Blow, Forecast } from '../../seen.ts';
import type { Seen } from '../look.ts';
import { foeThing, seatThing } from '../touch.ts';
import { words } from '../words/words.ts';

/** Whom each enemy will strike as things stand, one after the other, and about how hard. */
export function intents(look: Seen): Intent[] {
  if (look.view.phase === 'search') return []; // it is long until they strike, and more will have come
  return foreseen(look.view.forecast, look);
}

export function foreseen(forecast: readonly Forecast[], { view, seat: own, language }: Seen): Intent[] {
  return forecast.flatMap(({ foe, seat, survivor, sure, blow }): Intent[] => {
    const to = seat !== null ? seatThing(seat) : survivor !== null ? foeThing(survivor) : null;
    if (to === null) return [];
    const draws = (view.line.find(({ id }) => id === foe)?.cards ?? 0) > 0;
    return [{ from: foeThing(foe), to, isSure: sure, isAtMe: seat === own, ...told(blow, draws, words[language]) }];
  });
}

/** A Survivor falls to any blow; whether there is one, a Combat card may decide. */
function told(
  blow: Blow | null,
  draws: boolean,
  say: (typeof words)[keyof typeof words],
): { sign: string; mood: Mood } {
  if (!blow) return { sign: draws ? say.mayDie : say.dies, mood: 'fair' };
  if (blow.type === 'trapped') return { sign: say.trapped, mood: 'good' };
  if (blow.type === 'blocked') return { sign: say.blocked, mood: 'good' };
  const damage = Math.round(blow.damage);
  return blow.fatal
    ? { sign: say.fatal(damage), mood: 'bad' }
    : { sign: say.about(damage, blow.byCards), mood: blow.damage > 0 ? 'fair' : 'good' };
}
