import { called } from '../../../../table/called.ts';
import type { Intent, Mood } from '../../../../table/screen/screen-parts.ts';
import type { Blow, Forecast } from '../../seen.ts';
import { type Seen, foeName } from '../look.ts';
import { foeThing, seatThing } from '../touch.ts';
import { words } from '../words/words.ts';

/** Whom each enemy will strike as things stand; what all the blows on somebody come to is one sign. */
export function intents(look: Seen): Intent[] {
  if (look.view.phase === 'search') return []; // it is long until they strike, and more will have come
  const all = foreseen(look.view.forecast, look);
  return all.length > TANGLED ? all.map(intent => ({ ...intent, isFaint: !intent.isAtMe })) : all;
}

/** More arrows than one follows: those at others step back, the faces at the enemies say it. */
const TANGLED = 5;

export function foreseen(forecast: readonly Forecast[], look: Seen): Intent[] {
  const told = new Set<number>();
  return forecast.flatMap((aimed): Intent[] => {
    const { foe, seat, survivor, sure } = aimed;
    const common = { from: foeThing(foe), isSure: sure, isAtMe: seat !== null && seat === look.seat };
    // what becomes of a Survivor stands on its plate: below the line it would be taken for a player's
    if (seat === null)
      return survivor === null ? [] : [{ ...common, to: foeThing(survivor), sign: null, mood: 'fair' }];
    const said = told.has(seat) ? { sign: null } : null;
    told.add(seat);
    return [{ ...common, to: seatThing(seat), ...sumOf(blowsAt(forecast, seat), look), ...said }];
  });
}

/** The sign at a Survivor that somebody will strike: it falls to any blow, and whether there is one a Combat card may decide. */
export function fate(survivor: number, { view, language }: Seen): string | null {
  const aimed = view.phase === 'search' ? undefined : view.forecast.find(one => one.survivor === survivor);
  if (!aimed) return null;
  const draws = (view.line.find(({ id }) => id === aimed.foe)?.cards ?? 0) > 0;
  return draws ? words[language].mayDie : words[language].dies;
}

/** The player whom it will strike, as far as it is time to say so. */
export const aimedSeat = (foe: number, { view }: Seen): number | null =>
  view.phase === 'search' ? null : (view.forecast.find(one => one.foe === foe)?.seat ?? null);

/** Whom it will strike, in words. */
export function aimOf(foe: number, look: Seen): string {
  const aimed = look.view.forecast.find(one => one.foe === foe);
  if (!aimed) return '';
  const { seat, survivor, sure } = aimed;
  const whom = seat !== null ? called(look, seat) : survivor === null ? '' : foeName(look, survivor);
  return words[look.language].aims(whom, sure);
}

export const blowsAt = (forecast: readonly Forecast[], seat: number): Blow[] =>
  forecast.flatMap(one => (one.seat === seat && one.blow ? [one.blow] : []));

/** Who will strike a seat as things stand, and what that comes to, in words; null where nobody will. */
export function awaitedBy(seat: number, look: Seen): string | null {
  const { phase, forecast } = look.view;
  const aimed = phase === 'search' ? [] : forecast.filter(one => one.seat === seat);
  if (aimed.length === 0) return null;
  const wounds = blowsAt(aimed, seat).flatMap(blow => (blow.type === 'wounds' ? [blow] : []));
  const own = words[look.language];
  return own.awaits(
    own.list(aimed.map(({ foe }) => foeName(look, foe))),
    Math.round(wounds.reduce((sum, { damage }) => sum + damage, 0)),
    wounds.some(({ byCards }) => byCards),
  );
}

/** The sign of what comes at a seat. */
export const expectedAt = (forecast: readonly Forecast[], seat: number, look: Seen): string =>
  sumOf(blowsAt(forecast, seat), look).sign || words[look.language].about(0, false);

/** What they inflict on all seats together. */
export const woundsOf = (forecast: readonly Forecast[]): number =>
  forecast.reduce((sum, { blow }) => sum + (blow?.type === 'wounds' ? blow.damage : 0), 0);

/** What these blows on one seat come to. */
export function sumOf(blows: readonly Blow[], { language }: Seen): { sign: string; mood: Mood } {
  const say = words[language];
  const wounds = blows.flatMap(blow => (blow.type === 'wounds' ? [blow] : []));
  const damage = Math.round(wounds.reduce((sum, blow) => sum + blow.damage, 0));
  if (wounds.some(({ fatal }) => fatal)) return { sign: say.fatal(damage), mood: 'bad' };
  const parts: string[] = [];
  if (blows.some(({ type }) => type === 'trapped')) parts.push(say.trapped);
  if (blows.some(({ type }) => type === 'blocked')) parts.push(say.blocked);
  if (wounds.length > 0)
    parts.push(
      say.about(
        damage,
        wounds.some(({ byCards }) => byCards),
      ),
    );
  return { sign: parts.join(', '), mood: wounds.some(blow => blow.damage > 0) ? 'fair' : 'good' };
}
