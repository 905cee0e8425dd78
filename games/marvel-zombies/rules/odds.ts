import type { Preview } from '../seen.ts';
import { accuracyOf, diceOf, hordeToughness, isFreeOfPriority, zombieToughness } from './dice.ts';
import { type Strike } from './strike.ts';
import { type M, heroAt, nameOf } from './table.ts';
import { PRIORITY } from '../ids.ts';

// What an Attack may be expected to do.

interface Cards {
  readonly focus: number;
  readonly blows: number;
  readonly weak: number;
}

const NO_CARDS: Cards = { focus: 0, blows: 0, weak: 0 };

/** With so much Power, and with all that could be spent of what will be left. */
export function attackPreview(m: M, strike: Strike, power: number, left: number, cards: Cards = NO_CARDS): Preview {
  const hero = heroAt(m, strike.hero);
  const accuracy = accuracyOf(hero, strike.sign, cards.focus);
  const chance = (7 - accuracy) / 6;
  const dice = diceOf(m, strike, power, cards.blows);
  const needed = hitsNeeded(m, strike, cards.weak);
  const spared = isSpared(m, strike);
  const boosts = [];
  for (let spent = 0; !strike.sign && spent <= left; spent++) {
    const count = diceOf(m, strike, spent, cards.blows);
    const kills = killsOf(needed, count, chance);
    boosts.push({ power: spent, dice: count, clear: spared ? 0 : clearOf(needed, count, chance), kills });
  }
  return {
    type: 'attack',
    zone: nameOf(m, strike.zone),
    dice,
    accuracy,
    expected: dice * chance,
    kills: killsOf(needed, dice, chance),
    clear: spared ? 0 : clearOf(needed, dice, chance),
    first: { hits: needed[0] ?? 0, chance: atLeast(needed[0] ?? 0, dice, chance) },
    boosts,
  };
}

/** Expected eliminations with so much Power and no card. */
export function expectedKills(m: M, strike: Strike, power: number): number {
  const chance = (7 - accuracyOf(heroAt(m, strike.hero), strike.sign, 0)) / 6;
  return killsOf(hitsNeeded(m, strike, 0), diceOf(m, strike, power, 0), chance);
}

function killsOf(needed: readonly number[], dice: number, chance: number): number {
  let kills = 0;
  let likely = (1 - chance) ** dice;
  let down = 0;
  for (let hits = 0; hits <= dice; hits++) {
    while (down < needed.length && (needed[down] ?? 0) <= hits) down++;
    kills += likely * down;
    likely *= ((dice - hits) / (hits + 1)) * (chance / (1 - chance));
  }
  return kills;
}

/** The chance that nobody is left. */
const clearOf = (needed: readonly number[], dice: number, chance: number): number =>
  atLeast(needed[needed.length - 1] ?? 0, dice, chance);

/** The chance of so many hits. */
function atLeast(wanted: number, dice: number, chance: number): number {
  let sum = 0;
  let likely = (1 - chance) ** dice;
  for (let hits = 0; hits <= dice; hits++) {
    if (hits >= wanted) sum += likely;
    likely *= ((dice - hits) / (hits + 1)) * (chance / (1 - chance));
  }
  return sum;
}

/** How many hits it takes to eliminate the first, the first two and so on, the weakest of a class first. */
function hitsNeeded(m: M, strike: Strike, weak: number): number[] {
  const { state } = m;
  const needed: number[] = [];
  for (const kind of PRIORITY) {
    if (kind === 'zombieHero') {
      if (strike.sign) continue;
      for (const { id, zone } of state.zombies) if (zone === strike.zone) needed.push(zombieToughness(id, weak));
      if (needed.length > 1) needed.sort((a, b) => a - b);
    } else {
      const toughness = hordeToughness(kind, weak);
      for (let i = state[kind][strike.zone] ?? 0; i > 0; i--) needed.push(toughness);
    }
  }
  if (isFreeOfPriority(m, strike)) needed.sort((a, b) => a - b);
  for (let i = 1; i < needed.length; i++) needed[i] = (needed[i] ?? 0) + (needed[i - 1] ?? 0);
  return needed;
}

/** The Sign never hits Zombie Heroes: a zone that holds one cannot be cleared with it. */
const isSpared = (m: M, { sign, zone }: Strike): boolean =>
  sign && m.state.zombies.some(zombie => zombie.zone === zone);
