import { call, emit } from '../../../engine/flow.ts';
import { MAX_HEALTH, MAX_POWER } from '../content/levels.ts';
import { type TraitId, traits } from '../content/traits.ts';
import { canBeHelped } from '../rules/abilities.ts';
import { accuracyOf, BEST_ACCURACY, hordeToughness, zombieToughness } from '../rules/dice.ts';
import { canOpen, closedDoors, doorAt, doorId, forecastDoor, openDoor } from '../rules/doors.ts';
import { gainPower } from '../rules/growth.ts';
import { go, pathOf, reachable, wayTo } from '../rules/moves.ts';
import { heroAt, hordeIn, hordesIn, indexOf, type M, nameOf, namesOf, near, zoneAt } from '../rules/table.ts';
import type { Hero } from '../spec.ts';
import type { AttackFrame, Judged, Played, SpeakingCard } from './played.ts';

/** What each Trait does, in the order in which they are offered. */
export const traitCards: {
  readonly [T in TraitId]: Judged & (T extends SpeakingCard ? Played<T> : unknown);
} = {
  'second-wind': {
    options: () => [{ type: 'secondWind' }],
    play(m, hero, turn) {
      turn.actions += traits['second-wind'].amount;
      emit(m, { type: 'actionGained', hero: hero.id });
    },
    kept: 11,
    relieves: true,
    tried: 4,
  },
  'super-speed': {
    options: (m, hero) =>
      namesOf(m, reachable(m, hero.zone, traits['super-speed'].amount)).map(to => ({ type: 'superSpeed', to })),
    preview: (m, hero, { to }) => pathOf(m, hero, speedTo(m, hero, zoneAt(m, to))),
    play: (m, hero, _turn, { to }) => go(m, hero, speedTo(m, hero, zoneAt(m, to))),
    kept: 5,
    travels: true,
  },
  recovery: {
    options: (_, hero) => (hero.health < MAX_HEALTH ? [{ type: 'recovery' }] : []),
    play(m, hero) {
      const amount = Math.min(traits.recovery.amount, MAX_HEALTH - hero.health);
      hero.health += amount;
      emit(m, { type: 'healed', hero: hero.id, amount, health: hero.health });
    },
    kept: 12,
    recovers: (_, hero) => hero.health <= 3,
    tried: 3,
  },
  'iron-will': {
    options: (_, hero) => (hero.power < MAX_POWER ? [{ type: 'ironWill' }] : []),
    play: (m, hero) => gainPower(m, hero, traits['iron-will'].amount, 'will'),
    kept: 13,
    recovers: (_, hero) => hero.power <= 1,
  },
  /** All Enemies of the zone but Zombie Heroes go to one other zone; they do not attack (MZ-TC-10, MZ-TC-18). */
  shockwave: {
    options: (m, hero) =>
      hordeIn(m, hero.zone) > 0 ? namesOf(m, near(m, hero.zone)).map(to => ({ type: 'shockwave', to })) : [],
    bar: (m, _, { to }) => (m.content.mission.civilians.includes(to) ? 'MZ-TC-18' : null),
    preview: (m, hero, { to }) => ({ type: 'push', from: nameOf(m, hero.zone), to, crowd: hordesIn(m, hero.zone) }),
    play(m, hero, _turn, { to }) {
      const { state } = m;
      const from = hero.zone;
      const zone = zoneAt(m, to);
      const crowd = hordesIn(m, from);
      for (const { kind, count } of crowd) {
        state[kind][from] = 0;
        state[kind][zone] = (state[kind][zone] ?? 0) + count;
      }
      emit(m, { type: 'pushed', hero: hero.id, from: nameOf(m, from), to, crowd });
    },
    kept: 6,
    relieves: true,
    tried: 2,
  },
  breach: {
    options: (m, hero) =>
      closedDoors(m, hero.zone)
        .filter(door => canOpen(m, door))
        .map(door => ({ type: 'breach', door: doorId(m, door) })),
    preview: (m, _, { door }) => forecastDoor(m, doorAt(m, door)),
    play: (m, _, turn, { door }) => openDoor(m, doorAt(m, door), { hero: turn.hero, calm: true, spawns: true }),
    kept: 3,
    tried: 5,
  },
  rally: {
    aid(m, _, ally) {
      const { id, power } = heroAt(m, ally);
      return power < MAX_POWER ? { type: 'rally', hero: id } : null;
    },
    play: (m, _, _turn, { hero }) => gainPower(m, heroAt(m, indexOf(m, hero)), traits.rally.amount, 'rally'),
    kept: 4,
    recovers: (m, _, { hero }) => heroAt(m, indexOf(m, hero)).power <= 2,
  },
  teamwork: {
    aid: (m, _, ally) => (canBeHelped(m, ally) ? { type: 'teamwork', hero: heroAt(m, ally).id } : null),
    play(m, { id }, _turn, { hero }) {
      emit(m, { type: 'helped', hero, by: id });
      call(m, 'help', { hero: indexOf(m, hero) });
    },
    kept: 7,
    tried: 1,
  },
  'long-reach': { kept: 2 },
  focus: {
    boost: (_, hero, f) => (accuracyOf(hero, f.sign, f.focus) > BEST_ACCURACY ? { type: 'focus' } : null),
    play(f) {
      f.focus++;
    },
    kept: 9,
    against: 'horde',
  },
  'devastating-blow': {
    boost: (_m, _hero, f) => (f.sign ? null : { type: 'devastatingBlow' }),
    play(f) {
      f.blows++;
    },
    kept: 15,
    against: 'zombieHero',
  },
  'weak-spot': {
    boost: (m, _, f) => (canWeaken(m, f) ? { type: 'weakSpot' } : null),
    play(f) {
      f.weak++;
    },
    kept: 8,
    against: 'zombieHero',
  },
  'try-again': { kept: 10 },
  dodge: { kept: 14 },
  protector: { kept: 1 },
};

function canWeaken(m: M, f: AttackFrame): boolean {
  if ((m.state.brute[f.zone] ?? 0) > 0 && hordeToughness('brute', f.weak) > 1) return true;
  return !f.sign && m.state.zombies.some(({ id, zone }) => zone === f.zone && zombieToughness(id, f.weak) > 1);
}

const speedTo = (m: M, hero: Hero, to: number) => ({
  by: traits['super-speed'].action,
  way: wayTo(m, hero.zone, to, traits['super-speed'].amount),
  actions: 0,
  power: traits['super-speed'].power,
});
