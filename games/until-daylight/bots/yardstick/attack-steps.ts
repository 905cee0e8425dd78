import { declared } from '../declared.ts';
import type { Seat } from '../../../../engine/types.ts';
import { type CombatCard, combatCards } from '../../content/combat.ts';
import type { Weapon } from '../../content/weapons.ts';
import { type Focus, type SeenFoe, type View, seenPlayer, seenFoe } from '../../seen.ts';
import type { Action } from '../../spec.ts';
import type { AttackSight } from '../../cards/special.ts';
import { attackCards } from '../../cards/specials.ts';
import { hordeKinds } from '../../content/horde.ts';
import { attackCardOf } from '../../rules/specials.ts';
import { best, ofType, only, first } from '../../../../bots/options.ts';
import { freeDraw } from '../perks.ts';
import { attackValue, bestShot, bestWaste, besides, damageBy, drawValue, strikeValue } from './attack.ts';
import { damageValue } from './threat.ts';

// The decisions within an attack that has been declared.

export function attackStep(view: View, seat: Seat, step: string, options: readonly Action[]): Action {
  switch (step) {
    case 'attack/load':
      return load(view, seat, options);
    case 'attack/prepare':
      return prepare(view, seat, options);
    case 'attack/choose':
      return choose(view, seat, options);
    case 'attack/whenChosen':
      return whenChosen(view, seat, options);
    case 'attack/spread':
      return spread(view, seat, options);
    case 'attack/bloodbath':
      return bestAttack(view, seat, options) ?? only(options, 'pass');
    default:
      return first(options); // whenKilled: the Klepto always looks for more
  }
}

/** The attack that is worth most, if any is worth something. */
export function bestAttack(view: View, seat: Seat, options: readonly Action[]): Action | null {
  return best(
    ofType(options, 'attack'),
    ({ weapon, target }) => attackValue(view, seat, weapon, seenFoe(view, target)),
    0,
  );
}

function load(view: View, seat: Seat, options: readonly Action[]): Action {
  const { weapon, target } = declared(view);
  const shot = bestShot(view, seat, weapon, target);
  return ofType(options, 'load').find(({ count }) => count === shot?.count) ?? first(options);
}

/** Perks that cost nothing first, then Trash and Vitamins where they pay. */
function prepare(view: View, seat: Seat, options: readonly Action[]): Action {
  const { focus, weapon, target } = declared(view);
  const free = freeDraw(view, seat, options);
  if (free) return free;
  const wastes = ofType(options, 'wasteNot');
  if (wastes.length > 0) {
    const { count } = bestWaste(view, seat, weapon, target, focus.toDraw);
    const waste = wastes.find(option => option.count === count);
    if (waste) return waste;
  }
  const expected = drawValue(view, seat, weapon, target);
  const cards = (count: number): number => expected(focus.toDraw + count) - expected(focus.toDraw);
  return special(options, { cards, area: () => 0, split: () => 0 }) ?? only(options, 'go');
}

/** The first Special card that brings enough. */
const special = (options: readonly Action[], seen: AttackSight): Action | undefined =>
  options.find(option => {
    const card = attackCardOf(option);
    return card && attackCards[card].gain(seen) >= attackCards[card].least.yardstick;
  });

function choose(view: View, seat: Seat, options: readonly Action[]): Action {
  const { weapon, target } = declared(view);
  const card = best(ofType(options, 'choose'), one => strikeValue(view, seat, weapon, target, combatCards[one.card]));
  return card ?? first(options);
}

const chosenCard = (focus: Focus): CombatCard | null => (focus.chosen ? combatCards[focus.chosen] : null);

function whenChosen(view: View, seat: Seat, options: readonly Action[]): Action {
  const { focus, weapon, target } = declared(view);
  const card = chosenCard(focus);
  const plain = strikeValue(view, seat, weapon, target, card);
  const area = (points: number, price: number): number =>
    strikeValue(view, seat, weapon, target, card, points, price) - plain;
  const split = (): number => splitGain(view, seat, weapon, target, card);
  return special(options, { cards: () => 0, area, split }) ?? only(options, 'go');
}

/** What is won by giving a neighbour just what kills it, if the rest is not needed on the target. */
function splitGain(view: View, seat: Seat, weapon: Weapon, target: SeenFoe, card: CombatCard | null): number {
  const damage = damageBy(seenPlayer(view, seat), weapon, target, card);
  const plain = damageValue(view, target, damage);
  let most = 0;
  for (const foe of besides(view, target)) {
    if (!hordeKinds[foe.kind].isEnemy || foe.life > damage) continue;
    const value = damageValue(view, target, damage - foe.life) + damageValue(view, foe, foe.life);
    most = Math.max(most, value - plain);
  }
  return most;
}

/** The neighbour gets what is best for both, the target the rest. */
function spread(view: View, seat: Seat, options: readonly Action[]): Action {
  const { weapon, target, focus } = declared(view);
  const shares = ofType(options, 'spread');
  const damage = shares.at(-1)?.points ?? damageBy(seenPlayer(view, seat), weapon, target, chosenCard(focus));
  const share = best(
    shares,
    ({ foe, points }) => damageValue(view, seenFoe(view, foe), points) + damageValue(view, target, damage - points),
  );
  return share ?? first(options);
}
