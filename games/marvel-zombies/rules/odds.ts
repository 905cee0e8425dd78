import { PRIORITY, horde } from '../content/enemies.ts';
import type { Preview } from '../spec.ts';
import { type Strike, accuracyOf, diceOf } from './dice.ts';
import { type M, has, heroAt, nameOf, sightTo, toughnessOf } from './table.ts';

// What an Attack may be expected to do.

interface Cards {
  readonly focus: number;
  readonly blows: number;
  readonly weak: number;
}

const NO_CARDS: Cards = { focus: 0, blows: 0, weak: 0 };

export function attackPreview(m: M, strike: Strike, power: number, cards: Cards = NO_CARDS): Preview {
  const hero = heroAt(m, strike.hero);
  const accuracy = accuracyOf(hero, strike.sign, cards.focus);
  const chance = (7 - accuracy) / 6;
  const dice = diceOf(m, strike, power, cards.blows);
  const outcome = odds(m, strike, dice, chance, cards.weak);
  const boosts = [];
  for (let spent = 0; !strike.sign && spent <= hero.power; spent++) {
    const count = diceOf(m, strike, spent, cards.blows);
    const { kills, clear } = odds(m, strike, count, chance, cards.weak);
    boosts.push({ power: spent, dice: count, clear, kills });
  }
  return {
    type: 'attack',
    zone: nameOf(m, strike.zone),
    dice,
    accuracy,
    expected: dice * chance,
    kills: outcome.kills,
    clear: outcome.clear,
    boosts,
  };
}

/** Expected eliminations, and the chance that nobody is left. */
function odds(m: M, strike: Strike, dice: number, chance: number, weak: number): { kills: number; clear: number } {
  let kills = 0;
  let clear = 0;
  let likely = (1 - chance) ** dice;
  for (let hits = 0; hits <= dice; hits++) {
    const end = eliminated(m, strike, hits, weak);
    kills += likely * end.kills;
    if (end.clear) clear += likely;
    likely *= ((dice - hits) / (hits + 1)) * (chance / (1 - chance));
  }
  return { kills, clear };
}

/** What so many hits eliminate, the weakest of a class first. */
function eliminated(m: M, strike: Strike, hits: number, weak: number): { kills: number; clear: boolean } {
  const hero = heroAt(m, strike.hero);
  const free = !strike.sign && sightTo(m, hero.zone, strike.zone) > 0 && has(hero, 'marksman');
  const tough: number[] = [];
  for (const kind of PRIORITY) {
    if (kind === 'zombieHero') {
      if (strike.sign) continue;
      const heroes = m.state.zombies.filter(zombie => zombie.zone === strike.zone);
      tough.push(...heroes.map(zombie => Math.max(1, toughnessOf(zombie.id) - weak)).sort((a, b) => a - b));
    } else {
      const toughness = kind === 'brute' ? Math.max(1, horde.brute.toughness - weak) : horde[kind].toughness;
      for (let i = 0; i < (m.state[kind][strike.zone] as number); i++) tough.push(toughness);
    }
  }
  if (free) tough.sort((a, b) => a - b);
  let left = hits;
  let kills = 0;
  for (const toughness of tough) {
    if (toughness > left) break;
    left -= toughness;
    kills++;
  }
  const zombies = strike.sign && m.state.zombies.some(zombie => zombie.zone === strike.zone);
  return { kills, clear: kills === tough.length && !zombies };
}
