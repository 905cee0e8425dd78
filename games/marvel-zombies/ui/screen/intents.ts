import type { Intent } from '../../../../table/screen/screen-parts.ts';
import type { ZoneId } from '../../ids.ts';
import type { SeenZone, View } from '../../seen.ts';
import { zoneOf } from '../crowds.ts';
import type { Seen } from '../look.ts';
import { bystanderThing, crowdThing, heroThing, placeThing } from '../touch.ts';
import { told } from '../words/told.ts';

/** What those of one zone do to another: bands that go together are one arrow. */
interface Threat {
  readonly from: ZoneId;
  readonly to: ZoneId;
  wounds: number;
  isSure: boolean;
}

/** What the Enemies will do in their phase as things stand: whom they strike, and where the others go. */
export function intents(look: Seen): Intent[] {
  const strikes = strikesOf(look.view);
  const isSaid = (strike: Threat, at: number): boolean => strikes.findIndex(({ to }) => to === strike.to) === at;
  return [
    ...strikes.flatMap((strike, at) => struck(look, strike, isSaid(strike, at))),
    ...marchesOf(look.view, strikes),
  ];
}

function strikesOf({ forecast }: View): Threat[] {
  const found = new Map<string, Threat>();
  for (const { from, strikes } of forecast)
    for (const { zone, wounds, sure } of strikes) {
      const key = `${from} ${zone}`;
      const threat = found.get(key) ?? { from, to: zone, wounds: 0, isSure: true };
      threat.wounds += wounds;
      threat.isSure &&= sure;
      found.set(key, threat);
    }
  return [...found.values()];
}

/** All Wounds that a zone has to fear. */
export const woundsAt = ({ forecast }: View, zone: ZoneId): number =>
  forecast.reduce(
    (sum, { strikes }) => strikes.reduce((all, one) => (one.zone === zone ? all + one.wounds : all), sum),
    0,
  );

/** The players share out Wounds: where several stand, nobody knows whom they hurt. All that a zone has to fear is said once. */
function struck({ view, seat, language }: Seen, { from, to, isSure }: Threat, isSaid: boolean): Intent[] {
  const zone = zoneOf(view, to);
  if (!zone) return [];
  const own = told[language];
  const people = peopleIn(zone);
  const all = woundsAt(view, to);
  return people.map(({ thing, hero }, i): Intent => {
    const person = view.heroes.find(({ id }) => id === hero);
    const sign = people.length > 1 ? own.shared(all) : person ? own.threat(all) : own.devours;
    return {
      from: crowdThing(from),
      to: thing,
      isSure: isSure && people.length === 1,
      isAtMe: person !== undefined && person.seat === seat,
      sign: isSaid && i === 0 ? sign : null,
      mood: all >= (person?.health ?? 1) ? 'bad' : 'fair',
    };
  });
}

const peopleIn = ({ heroes, bystanders }: SeenZone) => [
  ...heroes.map(id => ({ thing: heroThing(id), hero: id })),
  ...bystanders.map(id => ({ thing: bystanderThing(id), hero: null })),
];

/** Where those go who strike nobody. */
function marchesOf({ forecast }: View, strikes: readonly Threat[]): Intent[] {
  const found = new Map<string, Intent>();
  for (const { from, to, act, on } of forecast) {
    if (act !== 'move') continue;
    for (const zone of to) {
      if (strikes.some(one => one.from === from && one.to === zone)) continue;
      const key = `${from} ${zone}`;
      const isSure = on === null && (found.get(key)?.isSure ?? true);
      found.set(key, {
        from: crowdThing(from),
        to: placeThing(zone),
        isSure,
        isAtMe: false,
        sign: null,
        mood: 'fair',
      });
    }
  }
  return [...found.values()];
}
