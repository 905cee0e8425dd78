import { type CombatCard, combatCards } from '../../content/combat.ts';
import { hordeKinds } from '../../content/horde.ts';
import type { SeenFoe, SeenPlayer, View } from '../../seen.ts';

// What an enemy is worth dead, hurt or gone.

export const CARDS: readonly CombatCard[] = Object.values(combatCards);
const TOTAL = CARDS.reduce((sum, card) => sum + card.quantity, 0);

/** What the Combat cards are worth, in rising order, and the chance that a card is worth no more than that. */
export interface Ladder {
  readonly values: readonly number[];
  readonly upTo: readonly number[];
}

export function ladder(worth: (card: CombatCard) => number): Ladder {
  const values: number[] = [];
  const upTo: number[] = [];
  for (const card of CARDS) {
    const value = worth(card);
    let at = values.length;
    for (; at > 0; at--) {
      const below = values[at - 1] ?? value;
      if (below <= value) break;
      values[at] = below;
      upTo[at] = upTo[at - 1] ?? 0;
    }
    values[at] = value;
    upTo[at] = card.quantity / TOTAL;
  }
  for (let i = 1; i < upTo.length; i++) upTo[i] = (upTo[i] ?? 0) + (upTo[i - 1] ?? 0);
  return { values, upTo };
}

/** The expectation of the best of `draws` Combat cards, as if from a full deck every time. */
export function bestOf({ values, upTo }: Ladder, draws: number): number {
  let before = 0;
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    const chance = (upTo[i] ?? 0) ** draws;
    sum += (values[i] ?? 0) * (chance - before);
    before = chance;
  }
  return sum;
}

/** Expected damage of an attack by its Combat cards and its fixed damage. */
const EXPECTED = [0, 1, 2].map(cards =>
  Array.from({ length: 12 }, (_, hits) =>
    cards === 0
      ? hits
      : bestOf(
          ladder(card => Math.max(0, hits + card.damage)),
          cards,
        ),
  ),
);

/** Expected damage of this enemy's attack, Monsters' boost included. */
export const threat = (foe: SeenFoe): number => EXPECTED[foe.cards]?.[foe.hits] ?? foe.hits;

export function killValue(view: View, foe: SeenFoe): number {
  const { isEnemy, life, boost } = hordeKinds[foe.kind];
  if (!isEnemy) return -1;
  const value = 1.5 * threat(foe) + 0.35 * life;
  return boost > 0 ? value + 0.6 * boosted(view) : value;
}

const boosted = (view: View): number =>
  view.line.filter(({ kind, out }) => hordeKinds[kind].isEnemy && hordeKinds[kind].boost === 0 && !out).length;

/** What so much damage on this card of the line is worth. */
export function damageValue(view: View, foe: SeenFoe, damage: number): number {
  if (damage >= foe.life) return killValue(view, foe);
  return 0.6 * damage;
}

export const lifeLeft = (player: SeenPlayer): number => player.life - player.damage;

/** Own damage costs 1 a point, 2 when little life is left, and dying more than any kill is worth. */
export function ownDamage(player: SeenPlayer, damage: number): number {
  if (damage === 0) return 0;
  const left = lifeLeft(player);
  if (damage >= left) return -30;
  return left <= 3 ? -2 * damage : -damage;
}
