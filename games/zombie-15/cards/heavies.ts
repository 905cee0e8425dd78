import { emit } from '../../../engine/flow.ts';
import { type HeavyId, heavies } from '../content/heavy.ts';
import {
  GUN,
  type Refilled,
  borneGun,
  gunAt,
  isFirearm,
  isGun,
  isGunFull,
  isReloadable,
  mountedGun,
  refill,
  refillGun,
  removeHeavy,
} from '../rules/sheet.ts';
import { type M, boardOf, heroOf } from '../rules/table.ts';
import type { Heavy } from '../seen.ts';
import type { Hero } from '../spec.ts';
import type { HeavyCard } from './heavy.ts';

/** Told by its numbers. */
const load: HeavyCard = {};

export const heavyCards: { readonly [H in HeavyId]: HeavyCard } = {
  jerrycan: load,
  'machine-gun': {
    errand: ({ state: { alpha } }) => alpha && { kind: 'hunt', zone: alpha.zone },
  },
  'ammo-crate': {
    options(m, { zone }, open) {
      for (const other of m.state.heroes) {
        if (other.zone !== zone) continue;
        other.weapons.forEach(({ card }, weapon) => {
          if (isFirearm(card)) open.push({ type: 'useCrate', hero: other.id, weapon, heavy: null });
        });
        if (borneGun(m, other)) open.push({ type: 'useCrate', hero: other.id, weapon: GUN, heavy: null });
      }
      for (const heavy of m.state.heavies)
        if (isGun(heavy) && heavy.bearer === null && heavy.zone === zone)
          open.push({ type: 'useCrate', hero: null, weapon: null, heavy: heavy.id });
    },
    bar(m, { hero, weapon, heavy }) {
      if (m.content.sparesCrates) return 'Z15-S12-1';
      const owner = hero === null ? null : heroOf(m, hero);
      const gun = owner ? borneGun(m, owner) : gunAt(m, heavy ?? -1);
      const gear = owner?.weapons[weapon ?? GUN];
      const isFull = gear ? !isReloadable(gear) : gun === null || isGunFull(gun);
      return isFull ? heavies['ammo-crate'].rule : null;
    },
    use(m, hero, own, { hero: id, weapon, heavy }) {
      const owner = id === null ? hero : heroOf(m, id);
      const filled = heavy === null ? refill(m, owner, weapon ?? GUN) : refillGun(gunAt(m, heavy));
      useUp(m, own, hero, owner, filled);
    },
    /** Beside the mounted gun it fills it, unless it is full (Z15-S09-5). */
    laid(m, hero, own) {
      const gun = mountedGun(m, hero);
      if (gun && !isGunFull(gun)) useUp(m, own, hero, hero, refillGun(gun));
    },
    errand(m) {
      const { breach } = boardOf(m);
      return breach && { kind: 'gun', zone: breach.zone };
    },
    /** Before the gun at the door is empty. */
    wanted(m) {
      const { breach } = boardOf(m);
      const gun = m.state.heavies.find(({ mounted }) => mounted);
      return breach && gun && (gun.uses ?? 0) <= 1 ? breach.zone : null;
    },
  },
  radio: {
    errand(m) {
      const { call } = boardOf(m);
      return call === null ? null : { kind: 'call', zone: call };
    },
    wanted: m => (m.state.called ? null : boardOf(m).call),
  },
};

function useUp(m: M, crate: Heavy, by: Hero, owner: Hero, { weapon, slot, gun }: Refilled): void {
  removeHeavy(m, crate);
  const { id, object } = crate;
  emit(m, { type: 'reloaded', hero: owner.id, by: by.id, weapon, slot, gun, with: object, crate: id });
}
