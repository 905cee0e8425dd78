import { type BystanderId, bystanders } from '../content/bystanders.ts';
import { type Journey, go, pathOf } from '../rules/moves.ts';
import { type M, nameOf, seenFrom, sightTo, zoneAt } from '../rules/table.ts';
import type { Judged, Played, SpeakingCard } from './played.ts';
import type { ZoneId } from '../ids.ts';

/** What each Bystander with an action of its own does for the hero who holds the card. */
export const playedBystanders: { readonly [B in BystanderId & SpeakingCard]: Judged & Played<B> } = {
  /** To a zone in sight. */
  wong: {
    options: (m, { zone: from }) =>
      seenFrom(m, from)
        .filter(zone => isInRange(m, from, zone))
        .map(zone => ({ type: 'portal', to: nameOf(m, zone) })),
    preview: (m, hero, { to }) => pathOf(m, hero, portalTo(m, to)),
    play: (m, hero, _turn, { to }) => go(m, hero, portalTo(m, to)),
    kept: 1,
  },
};

function isInRange(m: M, from: number, to: number): boolean {
  const [least, most] = bystanders.wong.range;
  const range = sightTo(m, from, to);
  return range >= least && range <= most;
}

const portalTo = (m: M, to: ZoneId): Journey => ({
  by: bystanders.wong.action,
  way: [zoneAt(m, to)],
  actions: 0,
  power: bystanders.wong.power,
});
