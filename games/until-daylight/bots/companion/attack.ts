import type { Seat } from '../../../../engine/types.ts';
import { type CombatCard, combatCards } from '../../content/combat.ts';
import type { Weapon } from '../../content/weapons.ts';
import { declared } from '../declared.ts';
import { type Focus, type View } from '../../seen.ts';
import type { Action } from '../../spec.ts';
import type { AttackSight } from '../../cards/special.ts';
import { attackCards, isAttackCard } from '../../cards/specials.ts';
import type { CardId } from '../../content/cards.ts';
import { attackCardOf } from '../../rules/specials.ts';
import { best, ofType, only, first } from '../../../../bots/options.ts';
import { freeDraw } from '../perks.ts';
import { CARDS, bestOf } from './odds.ts';
import { bodyAt, isEnemy, prospect } from './prospect.ts';
import {
  type Scene,
  cardValues,
  damageWith,
  isLethal,
  ownDamage,
  painOf,
  planOf,
  sceneOf,
  strikeValue,
} from './scene.ts';
import { attackValue } from './turn.ts';
import { COST } from './weights.ts';

const DEATH = 1000; // nothing is worth dying by choice

// The decisions within an attack that has been declared.

interface Planned {
  readonly scene: Scene;
  readonly focus: Focus;
  readonly weapon: Weapon;
  readonly target: number; // where it stands in the line
}

function planned(view: View, seat: Seat): Planned {
  const { focus, weapon, target } = declared(view);
  return { scene: sceneOf(view, seat), focus, weapon, target: view.line.indexOf(target) };
}

export function attackStep(view: View, seat: Seat, step: string, options: readonly Action[]): Action {
  switch (step) {
    case 'attack/load':
      return load(planned(view, seat), options);
    case 'attack/prepare':
      return prepare(planned(view, seat), options);
    case 'attack/choose':
      return choose(planned(view, seat), options);
    case 'attack/whenChosen':
      return whenChosen(planned(view, seat), options);
    case 'attack/spread':
      return spread(planned(view, seat), options);
    case 'attack/bloodbath':
      return bloodbath(sceneOf(view, seat), options);
    default:
      return first(options); // whenKilled: two more cards to choose from cost nothing
  }
}

function load({ scene, weapon, target }: Planned, options: readonly Action[]): Action {
  const plan = planOf(scene, weapon, target);
  return ofType(options, 'load').find(({ count }) => count === plan?.count) ?? first(options);
}

/** What costs nothing, then Trash; Special cards only where no card is drawn yet: they can wait for the others. */
function prepare({ scene, focus, weapon, target }: Planned, options: readonly Action[]): Action {
  const free = freeDraw(scene.view, scene.seat, options);
  if (free) return free;
  const values = cardValues(scene, weapon, target);
  const expected = (draws: number): number =>
    draws === 0 ? strikeValue(scene, weapon, target, null) : bestOf(scene.odds, values, draws);
  const waste = best(
    ofType(options, 'wasteNot'),
    ({ count }) => expected(focus.toDraw + count) - expected(focus.toDraw) - count * COST.trash,
    0,
  );
  if (waste) return waste;
  const cards = (count: number): number => (focus.toDraw === 0 ? expected(count) - expected(0) : 0);
  return special(options, { cards, area: () => 0, split: () => 0 }) ?? only(options, 'go');
}

/** The Special card that brings most beyond what it costs to use it up. */
const special = (options: readonly Action[], seen: AttackSight): Action | null =>
  best(
    options,
    option => {
      const card = attackCardOf(option);
      return card ? attackCards[card].gain(seen) - attackCards[card].least.companion : 0;
    },
    0,
  );

function choose({ scene, weapon, target }: Planned, options: readonly Action[]): Action {
  const worth = (card: CombatCard): number =>
    strikeValue(scene, weapon, target, card) - (isLethal(scene, ownDamage(scene, weapon, target, card)) ? DEATH : 0);
  const chosen = best(ofType(options, 'choose'), ({ card }) => worth(combatCards[card]));
  if (!chosen) return first(options);
  const sure = worth(combatCards[chosen.card]);
  const cards = (count: number): number => {
    const values = CARDS.map(card => Math.max(sure, worth(card)));
    return bestOf(scene.odds, values, count) - sure;
  };
  return special(options, { cards, area: () => 0, split: () => 0 }) ?? chosen;
}

const chosenCard = (focus: Focus): CombatCard | null => (focus.chosen ? combatCards[focus.chosen] : null);

/** The last effect before the damage. */
function whenChosen({ scene, focus, weapon, target }: Planned, options: readonly Action[]): Action {
  const card = chosenCard(focus);
  const seen: AttackSight = {
    cards: () => 0,
    area(points, price) {
      if (isLethal(scene, price + ownDamage(scene, weapon, target, card))) return -Infinity;
      const gain = strikeValue(scene, weapon, target, card, points) - strikeValue(scene, weapon, target, card);
      return gain - painOf(scene, price);
    },
    split() {
      const damage = damageWith(scene.player, weapon, bodyAt(scene.table, target), card);
      return bestSplit(scene, target, damage, areaWith(weapon, card));
    },
  };
  const last = scene.view.rubbleDiscard.at(-1);
  return (
    special(
      options.filter(option => isCertain(option, last)),
      seen,
    ) ?? only(options, 'go')
  );
}

/** Not beside another card that may have been played in this attack without showing: that would be a guess. */
function isCertain(option: Action, last: CardId | undefined): boolean {
  const card = attackCardOf(option);
  if (!card || !last || !isAttackCard(last) || last === card) return true;
  return !(attackCards[card].isUnseen && attackCards[last].isUnseen);
}

const areaWith = (weapon: Weapon, card: CombatCard | null): number => weapon.area + (card?.area ?? 0);

/** What is won by giving a neighbour some of the damage instead of the target. */
function bestSplit(scene: Scene, target: number, damage: number, area: number): number {
  const plain = splitValue(scene, target, damage, target + 1, 0, area);
  let most = 0;
  for (const beside of [target - 1, target + 1]) {
    const body = scene.table.line[beside];
    if (!body || !isEnemy(body) || body.out) continue;
    for (let points = 1; points <= Math.min(damage, body.life); points++)
      most = Math.max(most, splitValue(scene, target, damage - points, beside, points, area) - plain);
  }
  return most;
}

/** What the table is worth when the target, one neighbour and, by area damage, both neighbours are hit. */
function splitValue(
  scene: Scene,
  target: number,
  onTarget: number,
  beside: number,
  points: number,
  area: number,
): number {
  const { line } = scene.table;
  const hit = (at: number, damage: number): void => {
    const body = line[at];
    if (body && !body.out) body.life -= damage;
  };
  hit(target, onTarget);
  hit(beside, points);
  hit(target - 1, area);
  hit(target + 1, area);
  const value = prospect(scene.table, scene.odds, scene.removed);
  hit(target, -onTarget);
  hit(beside, -points);
  hit(target - 1, -area);
  hit(target + 1, -area);
  return value;
}

function spread({ scene, focus, weapon, target }: Planned, options: readonly Action[]): Action {
  const shares = ofType(options, 'spread');
  const damage = shares.at(-1)?.points ?? 0;
  const area = areaWith(weapon, chosenCard(focus));
  const share = best(shares, ({ foe, points }) => {
    const beside = scene.table.line.findIndex(body => body.id === foe);
    return splitValue(scene, target, damage - points, beside, points, area);
  });
  return share ?? first(options);
}

function bloodbath(scene: Scene, options: readonly Action[]): Action {
  return best(ofType(options, 'attack'), attack => attackValue(scene, attack), 0) ?? only(options, 'pass');
}
