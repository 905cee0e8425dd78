import { roll } from '../../../engine/chance.ts';
import { again, call, decide, emit, finish, flow, nobody } from '../../../engine/flow.ts';
import type { Frame, Seat } from '../../../engine/types.ts';
import { BYSTANDERS, type BystanderId, bystanders } from '../content/bystanders.ts';
import { skillsOf } from '../cards/skillset.ts';
import { printed } from '../content/cards.ts';
import { atHand, stockAt } from '../cards/stock.ts';
import { type TraitId, traitsAt } from '../content/traits.ts';
import type { CancelCause } from '../events.ts';
import type { Preview } from '../seen.ts';
import { type Action, type Hero, type MarvelZombies, type PlayAt, type Share, cardOf } from '../spec.ts';
import { discardBystander, isDear } from './goals.ts';
import { gainPower } from './growth.ts';
import { type M, heroAt, lead, nameOf, near, usable } from './table.ts';
import { distinct, dropTrait, useTrait } from './traits.ts';
import { pay } from './use.ts';
import type { HeroId } from '../ids.ts';

/** Enemies attack a zone: every attacker inflicts 1 Wound, all Wounds form one pool (MZ-EATK-01). */
export function assault(m: M, zone: number, count: number): void {
  const shares: Share[] = [];
  m.state.heroes.forEach((hero, index) => {
    if (hero.zone === zone) shares.push({ hero: index, bystander: null, wounds: null });
  });
  const people = BYSTANDERS.filter(id => m.state.figures.some(figure => figure.id === id && figure.zone === zone));
  const left = shares.length > 0 ? count : Math.min(count, people.length); // the rest is lost (MZ-EATK-04)
  for (const id of people) shares.push({ hero: null, bystander: id, wounds: null });
  call(m, 'wounds', { zone, left, shares, next: 0 });
}

/** The Wounds are spread, piece by piece, and then settled: heroes first (MZ-EATK-02..06). */
export const wounds = flow<MarvelZombies, 'wounds'>({
  share: decide({
    rule: 'MZ-EATK-02',
    lone: true,
    who: (m, f) => (undecided(f) ? [sharer(m, f)] : nobody),
    options: portions,
    preview(m, f, { wounds: given }) {
      const share = undecided(f);
      if (!share || given === 0) return null;
      if (share.hero === null)
        return isDear(m, share.bystander) && protector(m, f.zone, 0) < 0 ? { type: 'loses' } : null;
      const hero = heroAt(m, share.hero);
      return remains(hero, given - Math.min(given, woven(hero)));
    },
    apply(m, f, { to, wounds: given }) {
      const share = undecided(f);
      if (!share) throw new Error('nobody has wounds to bear');
      share.wounds = given;
      f.left -= given;
      if (given > 0) emit(m, { type: 'woundsAssigned', zone: nameOf(m, f.zone), to, wounds: given });
      again(m, f);
    },
  }),
  settle(m, f) {
    const share = f.shares[f.next];
    if (!share) return;
    f.next++;
    again(m, f);
    if (!share.wounds) return;
    if (share.hero !== null) call(m, 'suffer', { hero: share.hero, wounds: share.wounds });
    else if (share.bystander !== null) call(m, 'bite', { bystander: share.bystander, zone: f.zone, asked: 0 });
  },
});

type WoundsFrame = Frame<MarvelZombies, 'wounds'>;

/** Bystanders are decided on first: what they do not take, heroes must. */
function undecided(f: WoundsFrame): Share | undefined {
  return f.shares.find(s => s.bystander !== null && s.wounds === null) ?? f.shares.find(s => s.wounds === null);
}

/** The seat whose heroes alone stand there, else the lead seat (MZ-SEAT-05). */
function sharer(m: M, f: WoundsFrame): Seat {
  let only: Seat | null = null;
  for (const { hero } of f.shares) {
    if (hero === null) continue;
    const { seat } = heroAt(m, hero);
    if (only !== null && only !== seat) return lead(m);
    only = seat;
  }
  return only ?? lead(m);
}

type Assign = Extract<Action, { type: 'assign' }>;

const pieceOf = (m: M, share: Share): HeroId | BystanderId | null =>
  share.hero === null ? share.bystander : heroAt(m, share.hero).id;

/** How many of the Wounds left this piece may get so that all of them can be given. */
function portions(m: M, f: WoundsFrame): Assign[] {
  const share = undecided(f);
  const to = share && pieceOf(m, share);
  if (!to) return [];
  const others = f.shares.filter(s => s !== share && s.wounds === null);
  const unlimited = others.some(s => s.hero !== null);
  const room = unlimited ? f.left : others.length; // what the others can take
  const most = share.hero === null ? Math.min(1, f.left) : f.left;
  const all: Assign[] = [];
  for (let given = Math.max(0, f.left - room); given <= most; given++) all.push({ type: 'assign', to, wounds: given });
  return all;
}

/** Wounds of one hero: cancel what can be cancelled, lose Health for the rest (MZ-EATK-06..08). */
export const suffer = flow<MarvelZombies, 'suffer'>({
  weave(m, f) {
    const hero = heroAt(m, f.hero);
    const spared = woven(hero);
    if (spared === 0) return;
    hero.woven = true;
    for (const { id } of skillsOf(hero).weaves) cancel(m, f, spared, id);
  },
  cancel: decide({
    rule: 'MZ-EATK-06',
    who: (m, f) => (f.wounds > 0 && cancels(m, f).length > 1 ? [heroAt(m, f.hero).seat] : nobody),
    options: cancels,
    preview(m, f, { type }) {
      const hero = heroAt(m, f.hero);
      const left = type === 'suffer' ? remains(hero, f.wounds) : null;
      if (isDear(m, hero.bystander) && (type === 'giveUp' || left?.falls)) return { type: 'loses' };
      return type === 'giveUp' ? mourned(m) : left;
    },
    apply(m, f, action) {
      if (action.type === 'suffer') return;
      again(m, f);
      const hero = heroAt(m, f.hero);
      if (action.type !== 'giveUp') {
        const card = cardOf(action);
        pay(m, hero, card);
        cancel(m, f, printed(card).amount, card);
      } else if (hero.bystander !== null) {
        const { bystander } = hero;
        hero.bystander = null;
        cancel(m, f, 1, 'bystander');
        devour(m, bystander, null, hero.id);
      }
    },
  }),
  fall(m, f) {
    const hero = heroAt(m, f.hero);
    const lost = lossOf(hero, f.wounds);
    if (lost === 0) return;
    hero.health -= lost;
    m.state.tally.wounds += lost;
    emit(m, { type: 'wounded', hero: hero.id, wounds: lost, health: hero.health });
    if (hero.health === 0) return fell(m, hero);
    for (const { power, why } of skillsOf(hero).hurt) gainPower(m, hero, lost * power, why);
  },
});

/** Wounds that Vibranium Weave cancels by itself: the first of each round (MZ-SKILL-11). */
export const woven = (hero: Hero): number => (hero.woven ? 0 : (skillsOf(hero).weaves[0]?.wounds ?? 0));

/** Wounds beyond the Health are lost (MZ-EATK-03). */
const lossOf = (hero: Hero, wounds: number): number => Math.min(wounds, hero.health);

function remains(hero: Hero, wounds: number): Extract<Preview, { type: 'wounds' }> {
  const health = hero.health - lossOf(hero, wounds);
  return { type: 'wounds', health, falls: health === 0 };
}

type Cancel = Extract<Action, { type: 'giveUp' | 'suffer' }> | PlayAt<'wounds'>;

const CANCELLING = stockAt('wounds');
const GUARDING = traitsAt('bystander');

function cancels(m: M, f: Frame<MarvelZombies, 'suffer'>): Cancel[] {
  const hero = heroAt(m, f.hero);
  const all: Cancel[] = [];
  for (const { id } of atHand(hero, null, CANCELLING)) all.push({ type: printed(id).action });
  if (hero.bystander !== null) all.push({ type: 'giveUp' });
  all.push({ type: 'suffer' });
  return all;
}

function cancel(m: M, f: Frame<MarvelZombies, 'suffer'>, most: number, by: CancelCause): void {
  const cancelled = Math.min(most, f.wounds);
  f.wounds -= cancelled;
  emit(m, { type: 'woundsCancelled', hero: heroAt(m, f.hero).id, wounds: cancelled, by });
}

/** An eliminated hero leaves the board; whoever it carried is lost with it (MZ-EATK-08). */
export function fell(m: M, hero: Hero): void {
  emit(m, { type: 'heroFell', hero: hero.id, zone: nameOf(m, hero.zone) });
  hero.fate = 'down';
  hero.zone = -1;
  hero.health = 0;
  for (const trait of hero.traits.slice()) dropTrait(m, hero, trait, 'fallen');
  const { bystander } = hero;
  hero.bystander = null;
  if (bystander !== null) devour(m, bystander, null, hero.id);
}

/** The Wound of a Bystander: Protector, a Fighter's die, else it is eliminated (MZ-EATK-06, MZ-BYST-02, MZ-BYST-03). */
export const bite = flow<MarvelZombies, 'bite'>({
  protect: decide({
    rule: 'MZ-TC-09',
    who(m, f) {
      const holder = protector(m, f.zone, f.asked);
      return holder < 0 ? nobody : [heroAt(m, holder).seat];
    },
    options: (m, f): Extract<Action, { type: 'protect' | 'letBe' }>[] => [
      { type: 'protect', hero: heroAt(m, protector(m, f.zone, f.asked)).id },
      { type: 'letBe' },
    ],
    apply(m, f, { type }) {
      const holder = protector(m, f.zone, f.asked);
      if (type === 'letBe') {
        f.asked = holder + 1;
        return again(m, f);
      }
      const hero = heroAt(m, holder);
      const guard = guardOf(hero);
      if (guard) useTrait(m, hero, guard, f.bystander);
      emit(m, { type: 'bystanderSaved', bystander: f.bystander, by: hero.id, die: null });
      finish(f);
    },
  }),
  fight(m, f) {
    if (!bystanders[f.bystander].fighter) return;
    const die = roll(m, 6);
    if (die >= 5) {
      emit(m, { type: 'bystanderSaved', bystander: f.bystander, by: null, die });
      return finish(f);
    }
    removeFigure(m, f.bystander);
    finish(f);
    devour(m, f.bystander, die, null);
  },
  fall(m, f) {
    removeFigure(m, f.bystander);
    devour(m, f.bystander, null, null);
  },
});

/** The Trait with which a hero protects Bystanders. */
const guardOf = (hero: Hero): TraitId | undefined => usable(hero, GUARDING);

/** The next hero who holds one, from this hero on, in the zone or beside it, or -1. */
function protector(m: M, zone: number, from: number): number {
  for (let i = from; i < m.state.heroes.length; i++) {
    const hero = heroAt(m, i);
    if (hero.fate !== 'in' || guardOf(hero) === undefined) continue;
    if (hero.zone === zone || near(m, zone).includes(hero.zone)) return i;
  }
  return -1;
}

function removeFigure(m: M, id: BystanderId): void {
  m.state.figures = m.state.figures.filter(figure => figure.id !== id);
}

/** A Bystander is eliminated: the card is discarded and every hero in play pays for it (MZ-BYST-04). */
export function devour(m: M, bystander: BystanderId, die: number | null, holder: HeroId | null): void {
  m.state.tally.devoured++;
  emit(m, { type: 'bystanderDevoured', bystander, die, holder });
  call(m, 'devoured', { bystander, next: 0 });
}

export const devoured = flow<MarvelZombies, 'devoured'>({
  power(m, f) {
    discardBystander(m, f.bystander);
    for (const hero of m.state.heroes) {
      if (hero.fate !== 'in' || hero.power === 0) continue;
      hero.power--;
      emit(m, { type: 'powerLost', hero: hero.id, amount: 1, power: hero.power });
    }
  },
  discard: decide({
    rule: 'MZ-BYST-04',
    lone: true,
    who(m, f) {
      const mourner = mourning(m, f.next);
      return mourner < 0 ? nobody : [heroAt(m, mourner).seat];
    },
    options: (m, f): { type: 'discardTrait'; trait: TraitId }[] =>
      distinct(heroAt(m, mourning(m, f.next)).traits).map(trait => ({ type: 'discardTrait', trait })),
    apply(m, f, { trait }) {
      const mourner = mourning(m, f.next);
      dropTrait(m, heroAt(m, mourner), trait, 'devoured');
      f.next = mourner + 1;
      again(m, f);
    },
  }),
});

/** What a devoured Bystander costs the heroes in play. */
function mourned(m: M): Preview {
  const inPlay = m.state.heroes.filter(({ fate }) => fate === 'in');
  const [power, traits] = [inPlay.filter(hero => hero.power > 0), inPlay.filter(hero => hero.traits.length > 0)];
  return { type: 'devoured', power: power.length, traits: traits.length };
}

/** The next hero in play who has a Trait to lose, or -1. */
function mourning(m: M, from: number): number {
  for (let i = from; i < m.state.heroes.length; i++) {
    const hero = heroAt(m, i);
    if (hero.fate === 'in' && hero.traits.length > 0) return i;
  }
  return -1;
}

/** The hero who has to lose one, while the table waits for it. */
export function mournerOf(m: M, f: Frame<MarvelZombies, 'devoured'>): HeroId | null {
  const mourner = f.at === 'discard' ? mourning(m, f.next) : -1;
  return mourner < 0 ? null : heroAt(m, mourner).id;
}
