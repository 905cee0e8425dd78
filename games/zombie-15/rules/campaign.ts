import { known } from '../../../engine/known.ts';
import type { CarriedHero, Deed } from '../seen.ts';
import { SPECIALS, SCENARIO_OBJECTS } from '../content/objects.ts';
import { tokens } from '../content/tokens.ts';
import { CAMPAIGN_IDS, type CampaignId } from '../scenarios/shape.ts';
import type { Carry, Hero } from '../spec.ts';
import { searchOf, streetOf, tileOf } from './board.ts';
import { type M, boardOf, isTimed } from './table.ts';

// What a campaign takes from one scenario to the next (Z15-CAMP).

const isCampaign = (id: string): id is CampaignId => CAMPAIGN_IDS.some(known => known === id);

/** Special equipment goes back to the stock, scenario objects to the box; both stay behind (Z15-CAMP-03, Z15-CAMP-04). */
const LEFT_BEHIND: ReadonlySet<string> = new Set([...SPECIALS, ...SCENARIO_OBJECTS]);

export function winCarry(m: M, left: number): Carry | null {
  const { scenario } = m.content;
  if (!isCampaign(scenario) || !isTimed(m)) return null;
  return {
    next: CAMPAIGN_IDS[CAMPAIGN_IDS.indexOf(scenario) + 1] ?? null,
    won: true,
    attempts: 0,
    heroes: m.state.heroes.filter(hero => !isLeftBehind(m, hero)).map(carried),
    deeds: [...(m.setup.carry?.deeds ?? []), deed(m, scenario, 'won', left)],
  };
}

/** Nothing but the heroes themselves comes out of a lost scenario, which is played again (Z15-CAMP-08). */
export function lossCarry(m: M, reason: string, left: number): Carry | null {
  const { scenario } = m.content;
  if (!isCampaign(scenario) || !isTimed(m)) return null;
  const { carry } = m.setup;
  return {
    next: scenario,
    won: false,
    attempts: (carry?.next === scenario ? carry.attempts : 0) + 1,
    heroes: m.state.heroes.map(({ id, seat }) => ({ hero: id, seat, weapons: [], objects: [], bags: [] })),
    deeds: [...(carry?.deeds ?? []), deed(m, scenario, reason, left)],
  };
}

/** The match does not know what was taken back of it; whoever hosts it says so. */
export const whenUndone = (carry: Carry): Carry => ({
  ...carry,
  deeds: carry.deeds.map((done, i) => (i === carry.deeds.length - 1 ? { ...done, undone: true } : done)),
});

const deed = (m: M, scenario: CampaignId, reason: string, left: number): Deed => ({
  scenario,
  won: reason === 'won',
  reason,
  left,
  track: m.content.track,
  ownTrack: m.content.ownTrack,
  paused: m.state.paused,
  undone: false,
  heroes: m.state.heroes.map(hero => hero.id),
  trades: m.state.checkpoint.map(({ hero, bag, card }) => ({ hero, bag, card })),
});

/** Z15-UNC-06: who lies unconscious elsewhere when the track ends in scenario 9 loses all he had. */
function isLeftBehind(m: M, hero: Hero): boolean {
  const { holds, starts } = boardOf(m);
  if (!holds || hero.posture !== 'unconscious') return false;
  const tower = tileOf(known(starts[0], 'start'));
  return hero.zone !== streetOf(tower) && hero.zone !== searchOf(tower);
}

function carried(hero: Hero): CarriedHero {
  return {
    hero: hero.id,
    seat: hero.seat,
    weapons: hero.weapons.map(({ card, uses }) => ({ card, uses })),
    objects: hero.objects.filter(({ card }) => !LEFT_BEHIND.has(card)).map(({ card, uses }) => ({ card, uses })),
    bags: hero.backpack.filter(token => tokens[token].kind === 'bag'),
  };
}
