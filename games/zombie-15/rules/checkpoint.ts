import { again, call, decide, emit, flow, nobody } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { WEAPON_SLOTS } from '../content/heroes.ts';
import { type SpecialId, objects } from '../content/objects.ts';
import { tokens } from '../content/tokens.ts';
import { weapons } from '../content/weapons.ts';
import type { CarriedHero } from '../seen.ts';
import type { Action, Hero, Zombie15 } from '../spec.ts';
import { hasBackpackRoom, isFirearm, putOn, roomFor, weaponAt } from './sheet.ts';
import { type F, type M, backpackSlots, heroOf, objectSlots, only, traitsOf } from './table.ts';
import { kindsOf } from './tokens.ts';

/**
 * The Checkpoint (Z15-CAMP-02 to -07) opens the scenario that follows a won one. Life Points are full again and special
 * equipment has gone back by then: heroes are dealt anew, and the campaign does not carry such cards.
 */
export const checkpoint = flow<Zombie15, 'checkpoint'>({
  open(m, f) {
    handOutBags(m);
    f.waiting = bySeat(m)
      .filter(hero => differs(m, hero))
      .map(hero => hero.id);
  },
  equip: decide({
    rule: 'Z15-CAMP-04',
    who: (m, f) => waitingSeat(m, f),
    options: () => [{ type: 'keepEquipment' as const }, { type: 'takeStarter' as const }],
    apply(m, f, { type }) {
      const hero = nextOf(m, f);
      const carried = carriedOf(m, hero);
      f.waiting.shift();
      if (type === 'keepEquipment' && carried) wear(hero, carried);
      emit(m, { type: 'equipmentKept', hero: hero.id, kept: type === 'keepEquipment' });
      again(m, f);
    },
  }),
  fit(m, f) {
    for (const hero of m.state.heroes) disarm(m, hero);
    const full = bySeat(m).find(hero => surplus(m, hero) !== null);
    if (full) {
      call(m, 'fit', { hero: full.id });
      again(m, f);
      return;
    }
    f.givers = Array.from({ length: m.setup.seats }, (_, seat) => seat);
  },
  give: decide({
    rule: 'Z15-CAMP-05',
    // whoever has been given a bag before his turn has it to give, whoever gets one afterwards keeps it
    who: (m, f) => {
      const giver = giverOf(m, f);
      return giver === undefined ? nobody : only(giver);
    },
    options: (m, _f, seat) => giveOptions(m, seat),
    apply(m, f, action, seat) {
      f.givers = f.givers.filter(giver => giver > seat || (giver === seat && action.type !== 'ready'));
      if (action.type !== 'ready') pass(m, action);
      again(m, f);
    },
  }),
  line(m, f) {
    f.waiting = bySeat(m)
      .filter(hero => tradeOptions(m, hero).length > 0)
      .map(hero => hero.id);
  },
  trade: decide({
    rule: 'Z15-CAMP-05',
    who: (m, f) => waitingSeat(m, f),
    options: (m, f): Extract<Action, { type: 'trade' | 'keepBags' }>[] => [
      ...tradeOptions(m, nextOf(m, f)),
      { type: 'keepBags' },
    ],
    apply(m, f, action) {
      const hero = nextOf(m, f);
      f.waiting.shift();
      if (action.type === 'trade') trade(m, hero, action);
      again(m, f);
    },
  }),
});

/** Z15-CAMP-13: what the sheet cannot hold is given up, by choice. */
export const fit = flow<Zombie15, 'fit'>({
  giveUp: decide({
    rule: 'Z15-CAMP-13',
    who: (m, f) => only(heroOf(m, f.hero).seat),
    options(m, f) {
      const hero = heroOf(m, f.hero);
      const what = surplus(m, hero) ?? 'bag';
      const list: readonly unknown[] = { weapon: hero.weapons, object: hero.objects, bag: hero.backpack }[what];
      return list.map((_, index) => ({ type: 'giveUp' as const, what, index }));
    },
    apply(m, f, { what, index }) {
      const hero = heroOf(m, f.hero);
      const gone =
        what === 'bag'
          ? hero.backpack.splice(index, 1)[0]
          : (what === 'weapon' ? hero.weapons : hero.objects).splice(index, 1)[0]?.card;
      if (gone) emit(m, { type: 'gaveUp', hero: hero.id, what: gone, slot: index });
    },
    lone: true,
  }),
});

/** A card that needs a slot which a hero has to free first (Z15-S08-2). */
export const place = flow<Zombie15, 'place'>({
  room: decide({
    rule: 'Z15-SHEET-01',
    who: (m, f) => only(heroOf(m, f.hero).seat),
    options: (m, f) => heroOf(m, f.hero).objects.map((_, object) => ({ type: 'replace' as const, object })),
    apply(m, f, { object }) {
      const hero = heroOf(m, f.hero);
      const gone = putOn(m, hero, f.card, object);
      emit(m, { type: 'gearKept', hero: hero.id, card: f.card, instead: gone, slot: object });
    },
    lone: true,
  }),
});

// ---- whose turn it is to choose -----------------------------------------------------------------------------------

const bySeat = (m: M): Hero[] => [...m.state.heroes].sort((a, b) => a.seat - b.seat);

const nextOf = (m: M, f: F<'checkpoint'>): Hero => heroOf(m, f.waiting[0] as Hero['id']);
const waitingSeat = (m: M, f: F<'checkpoint'>): readonly Seat[] =>
  f.waiting.length > 0 ? only(nextOf(m, f).seat) : nobody;

const carriedOf = (m: M, hero: Hero): CarriedHero | undefined =>
  m.setup.carry?.heroes.find(carried => carried.hero === hero.id);

// ---- equipment ------------------------------------------------------------------------------------------------------

/** Whether there is anything to choose between. */
function differs(m: M, hero: Hero): boolean {
  const carried = carriedOf(m, hero);
  if (!carried) return false;
  const start = hero.weapons[0];
  const [only_] = carried.weapons;
  const isSame =
    carried.objects.length === 0 &&
    carried.weapons.length === 1 &&
    only_?.card === start?.card &&
    only_?.uses === start?.uses;
  return !isSame;
}

function wear(hero: Hero, carried: CarriedHero): void {
  hero.weapons = carried.weapons.map(({ card, uses }) => ({ card, uses }));
  hero.objects = carried.objects.map(({ card, uses }) => ({ card, uses }));
}

/** The firearms of whoever fears them go without a choice. */
function disarm(m: M, hero: Hero): void {
  if (!traitsOf(m, hero).fearsFirearms) return;
  const firearm = (): number => hero.weapons.findIndex(gear => isFirearm(gear.card));
  for (let slot = firearm(); slot >= 0; slot = firearm()) {
    const what = weaponAt(hero, slot).card;
    hero.weapons.splice(slot, 1);
    emit(m, { type: 'gaveUp', hero: hero.id, what, slot });
  }
}

function surplus(m: M, hero: Hero): 'weapon' | 'object' | 'bag' | null {
  const bulky = hero.weapons.filter(gear => weapons[gear.card].size === 'bulky').length;
  if (hero.weapons.length > WEAPON_SLOTS || bulky > 1) return 'weapon';
  if (hero.objects.length > objectSlots(m, hero.id)) return 'object';
  return hero.backpack.length > backpackSlots(m, hero.id) ? 'bag' : null;
}

// ---- bags -----------------------------------------------------------------------------------------------------------

/** Bags go with their hero; those of a hero who is played no more stay with his seat (Z15-CAMP-09). */
function handOutBags(m: M): void {
  const { heroes } = m.state;
  const known = m.setup.carry?.heroes ?? [];
  for (const carried of known) {
    const own = heroes.find(hero => hero.id === carried.hero);
    const heirs = heroes.filter(hero => hero.seat === carried.seat);
    const heir = heirs.find(hero => known.every(other => other.hero !== hero.id)) ?? heirs[0];
    const owner = own ?? heir;
    if (!owner || carried.bags.length === 0) continue;
    owner.backpack.push(...carried.bags);
    emit(m, { type: 'bagsBrought', hero: owner.id, bags: [...carried.bags] });
  }
}

const isBag = (token: Hero['backpack'][number]): boolean => tokens[token].kind === 'bag';
const bagsOf = (m: M, seat: Seat): number =>
  m.state.heroes.reduce((sum, hero) => sum + (hero.seat === seat ? hero.backpack.filter(isBag).length : 0), 0);

/** Whose turn it is to give bags away. */
export const giverOf = (m: M, f: F<'checkpoint'>): Seat | undefined => f.givers.find(seat => bagsOf(m, seat) > 0);

type GiveAction = Extract<Action, { type: 'giveBag' | 'discardBag' | 'ready' }>;

function giveOptions(m: M, seat: Seat): GiveAction[] {
  const open: GiveAction[] = [{ type: 'ready' }];
  for (const hero of m.state.heroes) {
    if (hero.seat !== seat) continue;
    for (const bag of kindsOf(hero).filter(isBag)) {
      for (const other of m.state.heroes)
        if (other !== hero && hasBackpackRoom(m, other))
          open.push({ type: 'giveBag', from: hero.id, bag, to: other.id });
      open.push({ type: 'discardBag', from: hero.id, bag });
    }
  }
  return open;
}

function pass(m: M, action: Exclude<GiveAction, { type: 'ready' }>): void {
  const { backpack } = heroOf(m, action.from);
  const { bag, from } = action;
  backpack.splice(backpack.indexOf(bag), 1);
  if (action.type === 'discardBag') return emit(m, { type: 'bagDiscarded', hero: from, bag });
  heroOf(m, action.to).backpack.push(bag);
  emit(m, { type: 'bagGiven', from, to: action.to, bag });
}

/** A free card of equal value for one bag (Z15-CAMP-05, Z15-CAMP-06). */
function tradeOptions(m: M, hero: Hero): Extract<Action, { type: 'trade' }>[] {
  return kindsOf(hero)
    .filter(isBag)
    .flatMap(bag =>
      m.state.stock
        .filter(card => objects[card].value === tokens[bag].value)
        .flatMap(card => roomFor(m, hero, card).map(instead => ({ type: 'trade' as const, bag, card, instead }))),
    );
}

function trade(m: M, hero: Hero, { bag, card, instead }: Extract<Action, { type: 'trade' }>): void {
  hero.backpack.splice(hero.backpack.indexOf(bag), 1);
  m.state.stock = m.state.stock.filter((other: SpecialId) => other !== card);
  const gone = putOn(m, hero, card, instead);
  m.state.checkpoint.push({ hero: hero.id, bag, card });
  emit(m, { type: 'bagTraded', hero: hero.id, bag, card, instead: gone, slot: instead });
}
