import { skillCards } from '../../cards/skills.ts';
import type { SkillCard } from '../../cards/skill.ts';
import { BYSTANDERS, type BystanderId } from '../../content/bystanders.ts';
import { zombieHeroes } from '../../content/enemies.ts';
import { missions } from '../../content/missions.ts';
import type { TraitId } from '../../content/traits.ts';
import type { Crowd } from '../../events.ts';
import { type Colour, type HeroId, LEVELS, type ZoneId } from '../../ids.ts';
import { type Focus, NOTHING, type SeenHero, type SeenTurn, type SeenZone, type View } from '../../seen.ts';
import type { Seen } from '../look.ts';

// Ways to say how a view changes.

export const heroOf = (view: View, id: HeroId): SeenHero | undefined => view.heroes.find(hero => hero.id === id);

/** Whether whoever looks leads that hero. */
export const isOwn = ({ view, seat }: Seen, id: HeroId): boolean => seat !== null && heroOf(view, id)?.seat === seat;

/** Whether taking it springs the trap of the mission (MZ-M7-03). */
export const isTrap = ({ colour }: { readonly colour: Colour }, { view }: Seen): boolean =>
  missions[view.mission].springs.includes(colour);

type Change = (hero: SeenHero) => Partial<SeenHero>;

/** What the team is as a whole follows from its heroes. */
export function withHero(view: View, id: HeroId, change: Change): View {
  const heroes = view.heroes.map(hero => (hero.id === id ? { ...hero, ...change(hero) } : hero));
  const active = heroes.filter(({ fate }) => fate === 'in');
  const highest = Math.max(0, ...active.map(({ level }) => LEVELS.indexOf(level)));
  return {
    ...view,
    heroes,
    lead: (active[0] ?? heroes[0])?.seat ?? 0,
    danger: LEVELS[highest] ?? view.danger,
  };
}

/** To a zone, or off the board. */
export const withHeroAt = (view: View, id: HeroId, zone: ZoneId | null, change: Partial<SeenHero> = {}): View =>
  gathered(withHero(view, id, () => ({ ...change, zone })));

/** Everybody stands where they are said to be; what leaving costs depends on who stands there. */
export function gathered(view: View): View {
  const zones = view.zones.map(zone => ({
    ...zone,
    heroes: view.heroes.filter(hero => hero.zone === zone.id).map(({ id }) => id),
    zombieHeroes: view.zombieHeroes.filter(zombie => zombie.zone === zone.id).map(({ id }) => id),
  }));
  return { ...view, zones, heroes: view.heroes.map(hero => ({ ...hero, leaveCost: leaveCost(zones, hero) })) };
}

const isGhost = (skill: string): boolean =>
  Object.entries<SkillCard>(skillCards).some(([id, says]) => id === skill && says.isGhost);

function leaveCost(zones: readonly SeenZone[], { zone: at, skills }: SeenHero): number {
  if (at === null) return 0;
  const zone = zones.find(({ id }) => id === at);
  return zone && !skills.some(isGhost) ? 1 + zone.walker + zone.brute + zone.runner + zone.zombieHeroes.length : 1;
}

export const withTurn = (view: View, change: (turn: SeenTurn) => Partial<SeenTurn>): View =>
  view.turn ? { ...view, turn: { ...view.turn, ...change(view.turn) } } : view;

/** What the table is looking at from here on. */
export const withFocus = (view: View, focus: Partial<Focus>): View => ({ ...view, focus: { ...NOTHING, ...focus } });

/** What else is seen of it. */
export const withinFocus = (view: View, change: Partial<Focus>): View =>
  view.focus ? { ...view, focus: { ...view.focus, ...change } } : view;

export const paid = (view: View, id: HeroId, power: number): View =>
  power === 0 ? view : withHero(view, id, hero => ({ power: hero.power - power }));

/** One of them less. */
export const less = <T>(all: readonly T[], one: T): T[] => {
  const at = all.indexOf(one);
  return at < 0 ? [...all] : all.toSpliced(at, 1);
};

/** A Trait goes from a hero to the discard pile. */
export const laidDown = (view: View, id: HeroId, trait: TraitId): View => ({
  ...withHero(view, id, ({ traits }) => ({ traits: less(traits, trait) })),
  traitDiscard: [...view.traitDiscard, trait],
});

export const withZone = (view: View, id: ZoneId, change: (zone: SeenZone) => Partial<SeenZone>): View => ({
  ...view,
  zones: view.zones.map(zone => (zone.id === id ? { ...zone, ...change(zone) } : zone)),
});

/** A Bystander stands there, or nowhere. */
export const withBystander = (view: View, bystander: BystanderId, at: ZoneId | null): View => ({
  ...view,
  zones: view.zones.map(zone => ({
    ...zone,
    bystanders: BYSTANDERS.filter(id => (id === bystander ? zone.id === at : zone.bystanders.includes(id))),
  })),
});

// ---- enemies ------------------------------------------------------------------------------------------------------

/** So many more of them there, or fewer. */
export function withCrowd(view: View, zone: ZoneId, { kind, hero, count }: Crowd, sign: 1 | -1): View {
  if (kind !== 'zombieHero') return gathered(withZone(view, zone, seen => ({ [kind]: seen[kind] + sign * count })));
  if (hero === null) return view;
  const others = view.zombieHeroes.filter(({ id }) => id !== hero);
  const come = { id: hero, zone, toughness: zombieHeroes[hero].toughness };
  return gathered({ ...view, zombieHeroes: sign > 0 ? [...others, come] : others });
}

/** From one zone to another. */
export function withMarch(view: View, crowd: Crowd, from: ZoneId, to: ZoneId): View {
  if (crowd.kind !== 'zombieHero') return withCrowd(withCrowd(view, from, crowd, -1), to, crowd, 1);
  return gathered({
    ...view,
    zombieHeroes: view.zombieHeroes.map(one => (one.id === crowd.hero ? { ...one, zone: to } : one)),
  });
}

/** Those who come leave the box, those who are eliminated go back to it. */
export function withReserve(view: View, { kind, count }: Crowd, sign: 1 | -1): View {
  if (kind === 'zombieHero') return view;
  return { ...view, reserve: { ...view.reserve, [kind]: view.reserve[kind] + sign * count } };
}

/** Whether nobody comes back any more (MZ-M3-04). */
export const isLast = ({ mission, objectives }: View): boolean =>
  missions[mission].goals.annihilate && objectives.filter(({ taken, colour }) => taken && colour === 'red').length >= 2;
