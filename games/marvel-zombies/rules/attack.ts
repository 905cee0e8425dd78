import { roll } from '../../../engine/chance.ts';
import { again, decide, emit, flow, nobody } from '../../../engine/flow.ts';
import type { Frame } from '../../../engine/types.ts';
import { horde } from '../content/enemies.ts';
import { type CardId, printed } from '../content/cards.ts';
import { atHand, stockAt } from '../cards/stock.ts';
import { boostCardOf, boostCards } from '../cards/plays.ts';
import { skillsOf } from '../cards/skillset.ts';
import { type Action, type Hero, type MarvelZombies, type PlayAt, type Turn, cardOf } from '../spec.ts';
import { accuracyOf, diceOf, hordeToughness, isFreeOfPriority, zombieToughness } from './dice.ts';
import { gainXp } from './growth.ts';
import { attackPreview } from './odds.ts';
import { type M, heroAt, nameOf, removeHorde, removeZombie, toughnessOf } from './table.ts';
import { use } from './use.ts';
import { type HordeKind, PRIORITY, type ZombieHeroId } from '../ids.ts';

type F = Frame<MarvelZombies, 'attack'>;

/** Choose Power and cards, roll, reroll, assign by priority, gain XP (MZ-CMB-03..11). */
export const attack = flow<MarvelZombies, 'attack'>({
  boost: decide({
    rule: 'MZ-CMB-05',
    // asked even of who has none to spend (MZ-SEAT-06); the Sign takes no Power (MZ-ITEM-03)
    who: (m, f) => (f.sign && boosts(m, f).length === 1 ? nobody : [heroAt(m, f.hero).seat]),
    options: boosts,
    preview: (m, f, action) =>
      action.type === 'roll' ? attackPreview(m, f, action.power, heroAt(m, f.hero).power, f) : null,
    apply(m, f, action) {
      const hero = heroAt(m, f.hero);
      if (action.type === 'roll') {
        hero.power -= action.power;
        f.power = action.power;
        return;
      }
      again(m, f);
      boostCardOf(action)?.play(f);
      use(m, hero, cardOf(action));
    },
  }),
  roll(m, f) {
    const hero = heroAt(m, f.hero);
    const zone = nameOf(m, f.zone);
    emit(m, {
      type: 'attacked',
      hero: hero.id,
      zone,
      with: f.sign ? 'sign' : 'own',
      ranged: f.ranged,
      power: f.power,
    });
    f.accuracy = accuracyOf(hero, f.sign, f.focus);
    const count = diceOf(m, f, f.power, f.blows);
    for (let i = 0; i < count; i++) f.dice.push(roll(m, 6));
    f.hits = hitsOf(f);
    emit(m, { type: 'rolled', hero: hero.id, dice: f.dice.slice(), accuracy: f.accuracy, hits: f.hits });
  },
  reroll: decide({
    rule: 'MZ-CMB-08',
    who: (m, f) => (rerolls(m, f).length > 1 ? [heroAt(m, f.hero).seat] : nobody),
    options: rerolls,
    apply(m, f, action) {
      if (action.type === 'keepRoll') return;
      again(m, f);
      const card = cardOf(action);
      use(m, heroAt(m, f.hero), card);
      rerollDice(m, f, card, 'value' in action ? action.value : null);
    },
  }),
  assign: decide({
    rule: 'MZ-PRIO-04',
    lone: true,
    who: (m, f) => (f.hits > 0 && targets(m, f).length > 0 ? [heroAt(m, f.hero).seat] : nobody),
    options: targets,
    apply(m, f, { target }) {
      again(m, f);
      if (target === 'walker' || target === 'brute' || target === 'runner') hitHorde(m, f, target);
      else hitZombie(m, f, target);
    },
  }),
  close(m, f) {
    const hero = heroAt(m, f.hero);
    if (f.hits > 0) emit(m, { type: 'hitsLost', hero: hero.id, hits: f.hits, needed: needed(m, f) });
    if (f.sign) moveSign(m, f);
    gainXp(m, f.hero, f.xp);
    const { turn } = m.state;
    if (f.kills > 0 && turn?.hero === f.hero) followUp(hero, turn);
  },
});

type Boost = Extract<Action, { type: 'roll' }> | PlayAt<'boost'>;

// ---- dice ---------------------------------------------------------------------------------------------------------

function hitsOf(f: F): number {
  let hits = 0;
  for (const die of f.dice) if (die >= f.accuracy) hits++;
  return hits;
}

function boosts(m: M, f: F): Boost[] {
  const hero = heroAt(m, f.hero);
  const all: Boost[] = [];
  const most = f.sign ? 0 : hero.power;
  for (let power = 0; power <= most; power++) all.push({ type: 'roll', power });
  for (const { says } of atHand(hero, null, boostCards)) {
    const action = says.boost(m, hero, f);
    if (action) all.push(action);
  }
  return all;
}

/** What somebody is asked to add before the roll. */
export function addsTo(m: M, f: F): ('power' | 'card')[] {
  const all = f.at === 'boost' ? boosts(m, f) : [];
  return [
    ...(all.some(action => action.type === 'roll' && action.power > 0) ? (['power'] as const) : []),
    ...(all.some(({ type }) => type !== 'roll') ? (['card'] as const) : []),
  ];
}

type Again = Extract<Action, { type: 'keepRoll' }> | PlayAt<'reroll'>;

const REROLLING = stockAt('reroll');

/** Each effect once per Attack (MZ-CMB-08). */
function rerolls(m: M, f: F): Again[] {
  const all: Again[] = [{ type: 'keepRoll' }];
  const missed = f.hits < f.dice.length;
  for (const { id } of atHand(heroAt(m, f.hero), null, REROLLING)) {
    if (f.rerolled.includes(id)) continue;
    const card = printed(id);
    if (card.asks === 'die') {
      for (let value = 1; value <= 6; value++) if (f.dice.includes(value)) all.push({ type: card.action, value });
    } else if (missed) all.push({ type: card.action });
  }
  return all;
}

/** All misses, or one die that shows this value. */
function rerollDice(m: M, f: F, by: CardId, value: number | null): void {
  f.rerolled.push(by);
  if (value === null) f.dice = f.dice.map(die => (die >= f.accuracy ? die : roll(m, 6)));
  else f.dice[f.dice.indexOf(value)] = roll(m, 6);
  f.hits = hitsOf(f);
  emit(m, { type: 'rerolled', hero: heroAt(m, f.hero).id, by, dice: f.dice.slice(), hits: f.hits });
}

// ---- hits ---------------------------------------------------------------------------------------------------------

type Hit = Extract<Action, { type: 'hit' }>;

interface Reached {
  readonly target: Hit['target'];
  readonly toughness: number;
}

/** Whom the next hits are for: the first class present, and nobody behind it (MZ-PRIO-01..04, MZ-SKILL-17). */
function reached(m: M, f: F): Reached[] {
  const free = isFreeOfPriority(m, f);
  const all: Reached[] = [];
  for (const kind of PRIORITY) {
    if (all.length > 0 && !free) break;
    if (kind === 'zombieHero') {
      if (f.sign) continue;
      for (const { id, zone } of m.state.zombies)
        if (zone === f.zone) all.push({ target: id, toughness: zombieToughness(id, f.weak) });
    } else if ((m.state[kind][f.zone] ?? 0) > 0) all.push({ target: kind, toughness: hordeToughness(kind, f.weak) });
  }
  return all;
}

/** Whom they may eliminate. */
function targets(m: M, f: F): Hit[] {
  const all: Hit[] = [];
  for (const { target, toughness } of reached(m, f)) if (toughness <= f.hits) all.push({ type: 'hit', target });
  return all;
}

/** How many hits it would have taken; null: nobody is left. */
function needed(m: M, f: F): number | null {
  const all = reached(m, f);
  return all.length > 0 ? Math.min(...all.map(({ toughness }) => toughness)) : null;
}

/** One where there is a choice, else as many as the hits eliminate: they are all alike. */
function hitHorde(m: M, f: F, kind: HordeKind): void {
  const toughness = hordeToughness(kind, f.weak);
  const most = isFreeOfPriority(m, f) ? 1 : Math.floor(f.hits / toughness);
  const count = Math.min(most, m.state[kind][f.zone] ?? 0);
  removeHorde(m, f.zone, kind, count);
  f.hits -= count * toughness;
  f.kills += count;
  f.xp += count * horde[kind].xp;
  const crowd = { kind, hero: null, count };
  emit(m, { type: 'enemyEliminated', zone: nameOf(m, f.zone), crowd, by: 'attack' });
}

/** Worth what is printed, whatever Weak Spot did (MZ-TC-16). */
function hitZombie(m: M, f: F, id: ZombieHeroId): void {
  removeZombie(m, id);
  f.hits -= zombieToughness(id, f.weak);
  f.kills++;
  f.xp += toughnessOf(id);
  const crowd = { kind: 'zombieHero', hero: id, count: 1 } as const;
  emit(m, { type: 'enemyEliminated', zone: nameOf(m, f.zone), crowd, by: 'attack' });
}

/** To the target zone, damaged; after the second use out of the game (MZ-ITEM-05). */
function moveSign(m: M, f: F): void {
  const { sign } = m.state;
  if (!sign) return;
  const from = nameOf(m, sign.zone);
  sign.uses--;
  sign.zone = f.zone;
  emit(m, { type: 'signMoved', from, to: sign.uses > 0 ? nameOf(m, f.zone) : null });
  if (sign.uses === 0) m.state.sign = null;
}

/** What an Attack that eliminated somebody opens (MZ-SKILL-06, MZ-SKILL-15). */
function followUp(hero: Hero, turn: Turn): void {
  for (const follow of skillsOf(hero).afterKill) follow(turn);
}
