import type { Language } from '../../../engine/box.ts';
import { typesetAll } from '../../../kit/typeset.ts';
import type { Standing } from '../../../table/story.ts';
import type { Event } from '../events.ts';
import { POINT_CAUSES, type PointCause } from '../ids.ts';
import type { Seen } from './look.ts';
import { seatThing } from './touch.ts';

// Who has how many points at the end, out of how many, and what for.

type Causes = { readonly [C in PointCause]: string };

const fr: Causes = {
  mission: 'missions',
  missionStopped: 'missions arrêtées',
  wound: 'blessures',
  jail: 'mises en prison',
  car: 'voitures',
  spiderManKo: 'Spider-Man K.O.',
  villainKo: 'rivaux K.O.',
  freed: 'vilains libérés',
  photos: 'photos',
};

const en: Causes = {
  mission: 'missions',
  missionStopped: 'missions stopped',
  wound: 'wounds',
  jail: 'jailings',
  car: 'cars',
  spiderManKo: 'Spider-Man K.O.',
  villainKo: 'rivals K.O.',
  freed: 'villains freed',
  photos: 'photos',
};

const words: { readonly [L in Language]: Causes } = { fr: typesetAll(fr), en };

/** The race as it ended: the most points first, each with what brought them. */
export function standings({ view, language }: Seen, events: readonly Event[]): Standing[] {
  const own = words[language];
  const best = Math.max(...view.players.map(({ score }) => score));
  return view.players
    .map((p, seat) => ({ p, seat }))
    .toSorted((a, b) => b.p.score - a.p.score)
    .flatMap(({ p, seat }) => {
      const who = seatThing(view, seat);
      const from = POINT_CAUSES.map(cause => ({ cause, points: pointsFor(events, seat, cause) }))
        .filter(({ points }) => points !== 0)
        .toSorted((a, b) => b.points - a.points)
        .map(({ cause, points }) => `${own[cause]}\u00a0${points < 0 ? `−${-points}` : points}`);
      const value = `${p.score} / ${view.target}`;
      return who ? [{ who, value, from: from.join(', ') || null, isFirst: p.score === best }] : [];
    });
}

const pointsFor = (events: readonly Event[], seat: number, cause: PointCause): number =>
  events.reduce(
    (sum, event) =>
      event.type === 'scored' && event.seat === seat && event.cause === cause ? sum + event.points : sum,
    0,
  );
