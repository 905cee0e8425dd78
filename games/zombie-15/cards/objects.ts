import { call, emit } from '../../../engine/flow.ts';
import { type LureId, type ObjectId, type ThrownId, objects } from '../content/objects.ts';
import { isStreet, streetOf, tileOf } from '../rules/board.ts';
import { canHeal, heal, healBar } from '../rules/life.ts';
import { hasScreamsLeft } from '../rules/scream.ts';
import { GUN, borneGun, isFirearm, refill, reloadBar } from '../rules/sheet.ts';
import {
  type M,
  boardOf,
  carrierOf,
  faceAt,
  hasFoes,
  heroOf,
  isLoneZombie,
  traitsOf,
  turnOf,
  zombiesIn,
} from '../rules/table.ts';
import type { Action, Hero, ObjectAction } from '../spec.ts';
import type { ObjectCard } from './object.ts';
import { meatOptions } from './spoiled-meat.ts';

type Use = Extract<ObjectAction, { type: 'use' }>;
type Heal = Extract<ObjectAction, { type: 'heal' }>;
type Reload = Extract<ObjectAction, { type: 'reload' }>;
type Revive = Extract<ObjectAction, { type: 'revive' }>;
type Throw = Extract<ObjectAction, { type: ThrownId }>;
type Lure = Extract<ObjectAction, { type: LureId }>;

/** Used on oneself, or on everything around. */
const plainly = (_m: M, _hero: Hero, object: number, open: Action[]): void => void open.push({ type: 'use', object });

/** Told by its numbers. */
const worn: ObjectCard = {};

const kit = (card: ObjectId): ObjectCard<Heal> => ({
  options(m, { zone }, object, open) {
    for (const { id, zone: at } of m.state.heroes) if (at === zone) open.push({ type: 'heal', object, hero: id });
  },
  bar: (m, _hero, action) => healBar(m, heroOf(m, action.hero)),
  use: (m, hero, action) =>
    heal(m, heroOf(m, action.hero), hero, card, objects[card].heals + traitsOf(m, hero).nursing),
  worth: () => 9,
});

/** Kills where its bearer stands: silent, and all but the blade are gone afterwards (Z15-FIGHT-09). */
const weapon: ObjectCard<Use> = {
  options: plainly,
  bar: (m, { zone }) => (hasFoes(m, zone) ? null : 'Z15-FIGHT-01'),
  strikes: ({ zone }) => zone,
};

export const objectCards: { readonly [O in ObjectId]: ObjectCard } = {
  'first-aid-kit': kit('first-aid-kit'),
  'scenario-first-aid-kit': kit('scenario-first-aid-kit'),
  ammo: {
    options(m, hero, object, open) {
      hero.weapons.forEach((_, at) => open.push({ type: 'reload', object, weapon: at }));
      if (borneGun(m, hero)) open.push({ type: 'reload', object, weapon: GUN });
    },
    bar: (m, hero, action: Reload) => reloadBar(m, hero, action.weapon),
    use(m, hero, action: Reload) {
      const { weapon: filled, slot, gun } = refill(m, hero, action.weapon);
      emit(m, { type: 'reloaded', hero: hero.id, by: hero.id, weapon: filled, slot, gun, with: 'ammo', crate: null });
    },
    worth: hero => (hero.weapons.some(gear => isFirearm(gear.card)) ? 7 : 1),
  },
  flashlight: worn,
  'energy-drink': { options: plainly, use: (m, hero) => gain(m, hero, 'energy-drink') },
  'box-of-cakes': {
    options: plainly,
    use(m, hero) {
      if (canHeal(m, hero)) heal(m, hero, hero, 'box-of-cakes', objects['box-of-cakes'].heals);
      gain(m, hero, 'box-of-cakes');
    },
  },
  'improvised-shield': worn,
  helmet: worn,
  cat: {
    options: plainly,
    bar: m => (!m.state.cat && hasScreamsLeft(m) ? null : 'Z15-OBJ-04'),
    use(m) {
      m.state.cat = true;
    },
  },
  cheeseburger: {
    options: plainly,
    bar: healBar,
    use: (m, hero) => heal(m, hero, hero, 'cheeseburger', objects.cheeseburger.heals),
  },
  dog: { ...weapon, price: 1 }, // it no longer holds off anybody
  'bin-lid': worn,
  defibrillator: {
    options(m, hero, object, open) {
      for (const other of m.state.heroes)
        if (other.zone === hero.zone && other !== hero) open.push({ type: 'revive', object, hero: other.id });
    },
    bar: (m, _hero, action: Revive) =>
      heroOf(m, action.hero).posture === 'unconscious' ? null : objects.defibrillator.rule,
    /** Z15-UNC-07. */
    use(m, hero, action: Revive) {
      const target = heroOf(m, action.hero);
      const carrier = carrierOf(m, target);
      if (carrier) carrier.carries = null;
      target.posture = 'down';
      target.life = objects.defibrillator.heals;
      emit(m, { type: 'revived', hero: target.id, by: hero.id });
    },
  },
  dynamite: {
    options(m, hero, object, open) {
      for (const tile of tilesBeside(m, hero)) open.push({ type: 'dynamite', object, tile });
    },
    bar(m, { zone }, { tile }: Throw) {
      if (!isStreet(zone)) return objects.dynamite.rule;
      return hasFoes(m, streetOf(tile)) ? null : 'Z15-OBJ-04';
    },
    strikes: (_hero, { tile }: Throw) => streetOf(tile),
  },
  fireworks: {
    options(m, hero, object, open) {
      for (const tile of tilesBeside(m, hero))
        for (let count = 1; count <= Math.max(1, mostLured(m, hero)); count++)
          open.push({ type: 'fireworks', object, tile, count });
    },
    bar: (m, { zone }) => (isStreet(zone) && zombiesIn(m, zone) > 0 ? null : objects.fireworks.rule),
    use(m, hero, { tile, count }: Lure) {
      const zone = streetOf(tile);
      m.state.zombies[hero.zone] = zombiesIn(m, hero.zone) - count;
      m.state.zombies[zone] = zombiesIn(m, zone) + count;
      emit(m, { type: 'lured', hero: hero.id, count, zone, tile: faceAt(m, zone) });
    },
    deserves: (m, hero, { count }: Lure) => count === mostLured(m, hero),
  },
  'smoke-bomb': {
    options: plainly,
    bar(m, { zone }) {
      if (!isStreet(zone)) return objects['smoke-bomb'].rule;
      return hasFoes(m, zone) && turnOf(m).smoke !== zone ? null : 'Z15-OBJ-04';
    },
    use(m, { zone }) {
      turnOf(m).smoke = zone;
    },
  },
  'razor-blade': { ...weapon, price: 0 },
  molotov: { ...weapon, price: 0 },
  'explosive-ammo': worn, // declared with a shot
  'lucky-charm': {
    options: plainly,
    bar: m => (turnOf(m).charmed ? 'Z15-OBJ-04' : null),
    use(m) {
      turnOf(m).charmed = true;
    },
  },
  skateboard: weapon,
  'spoiled-meat': {
    options: plainly,
    bar: (m, hero) =>
      isLoneZombie(m, hero.zone) && meatOptions(m, hero).length > 0 ? null : objects['spoiled-meat'].rule,
    use: m => call(m, 'meat', {}),
  },
};

function gain(m: M, hero: Hero, card: ObjectId): void {
  const amount = objects[card].actions;
  turnOf(m).actions += amount;
  emit(m, { type: 'actionsGained', hero: hero.id, amount });
}

const tilesBeside = (m: M, { zone }: Hero): readonly number[] => boardOf(m).tiles[tileOf(zone)]?.links ?? [];
const mostLured = (m: M, { zone }: Hero): number => Math.min(objects.fireworks.lures, zombiesIn(m, zone));
