import { call } from '../../../engine/flow.ts';
import { type SkillId, skills } from '../content/heroes.ts';
import { type Journey, go, leaveCost, pathOf, reachable, wayTo } from '../rules/moves.ts';
import { strikeAt } from '../rules/strike.ts';
import { type M, enemiesIn, nameOf, near, zoneAt } from '../rules/table.ts';
import type { Hero } from '../spec.ts';
import { EARLY, type Played, type SpeakingCard } from './played.ts';
import type { ZoneId } from '../ids.ts';

/** What each skill with an action of its own does, in the order in which they are offered. */
export const playedSkills: { readonly [S in SkillId & SpeakingCard]: Played<S> } = {
  /** From here or from beside, even among Enemies. */
  'heroic-rescue': {
    rescue: (m, hero, { id, zone }) =>
      zone === hero.zone || near(m, hero.zone).includes(zone) ? { type: 'heroicRescue', bystander: id } : null,
    play: (m, _, turn, { bystander }) => call(m, 'rescue', { hero: turn.hero, bystander }),
    tried: EARLY + 2,
  },
  /** A Move to Enemies, with an Attack there. */
  'leaping-charge': {
    options(m, hero, turn) {
      if (turn.actions < chargeCost(m, hero)) return [];
      const zones = reachable(m, hero.zone, skills['leaping-charge'].amount).filter(zone => enemiesIn(m, zone) > 0);
      return zones.map(zone => ({ type: 'charge', to: nameOf(m, zone) }));
    },
    preview: (m, hero, { to }) => pathOf(m, hero, chargeTo(m, hero, to)),
    play(m, hero, turn, { to }) {
      const journey = chargeTo(m, hero, to);
      turn.actions -= journey.actions;
      go(m, hero, journey);
      strikeAt(m, turn.hero, hero.zone, false, false);
    },
    charges: true,
    tried: EARLY + 1,
  },
};

/** Its own Action, and those for leaving the zone (MZ-SKILL-10). */
const chargeCost = (m: M, hero: Hero): number => 1 + leaveCost(m, hero);

const chargeTo = (m: M, hero: Hero, to: ZoneId): Journey => ({
  by: skills['leaping-charge'].action,
  way: wayTo(m, hero.zone, zoneAt(m, to), skills['leaping-charge'].amount),
  actions: chargeCost(m, hero),
  power: skills['leaping-charge'].power,
});
