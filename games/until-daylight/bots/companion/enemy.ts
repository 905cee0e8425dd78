import type { Seat } from '../../../../engine/types.ts';
import { COMBAT_CARDS, type CombatCard, type CombatId, combatCards } from '../../content/combat.ts';
import { declared } from '../declared.ts';
import { type Focus, type SeenPlayer, type View, focusOf, seenFoe, seenPlayer } from '../../seen.ts';
import type { Action } from '../../spec.ts';
import { faceUpCards } from '../../cards/specials.ts';
import { hordeKinds } from '../../content/horde.ts';
import { best, ofType, only, first } from '../../../../bots/options.ts';
import { type Odds, oddsOf } from './odds.ts';
import { sceneOf, strikeValue } from './scene.ts';
import { lifeWorth } from './weights.ts';

// Combat cards face up: Luck, and the choice among equally hard cards of an enemy.

export function replaceByLuck(view: View, options: readonly Action[]): Action {
  const focus = focusOf(view);
  const worth = focus.foe === null ? attackWorth(view) : enemyWorth(view, focus);
  const odds = oddsOf(view);
  const now = worth(focus.drawn);
  const swap = best(
    ofType(options, 'luck'),
    ({ card }) => expected(odds, focus.drawn, card, worth) - now,
    faceUpCards.luck.least.companion,
  );
  return swap ?? only(options, 'pass');
}

/** What the cards will be worth on average once this one is replaced. */
function expected(
  odds: Odds,
  drawn: readonly CombatId[],
  replaced: CombatId,
  worth: (drawn: readonly CombatId[]) => number,
): number {
  const counts = odds.inDeck > 0 ? odds.deck : odds.discard;
  const total = odds.inDeck > 0 ? odds.inDeck : odds.inDiscard;
  const at = drawn.indexOf(replaced);
  let sum = 0;
  COMBAT_CARDS.forEach((card, i) => {
    const count = counts[i] ?? 0;
    if (count > 0) sum += (count / total) * worth(drawn.with(at, card));
  });
  return total > 0 ? sum : worth(drawn);
}

/** For an own attack the best card counts. */
function attackWorth(view: View): (drawn: readonly CombatId[]) => number {
  const { seat, weapon, target } = declared(view);
  const scene = sceneOf(view, seat);
  const at = view.line.indexOf(target);
  return drawn => Math.max(...drawn.map(card => strikeValue(scene, weapon, at, combatCards[card])));
}

/** For an enemy's attack the hardest card counts. */
function enemyWorth(view: View, focus: Focus): (drawn: readonly CombatId[]) => number {
  const foe = seenFoe(view, focus.foe);
  if (focus.seat === null) return () => 0;
  const player = seenPlayer(view, focus.seat);
  const left = player.life - player.damage;
  const isBarred = player.barricades > 0 && !hordeKinds[foe.kind].breaksThrough;
  const beside = neighbours(view, focus.seat);
  return drawn => {
    const card = hardest(drawn);
    const damage = Math.max(0, foe.hits + card.damage - player.shield);
    const own = isBarred ? (damage > 0 ? -1 : 0) : lifeAfter(left, damage) - lifeAfter(left, 0);
    const around = beside.reduce((sum, p) => sum + areaPain(p.life - p.damage, card.area), 0);
    return own - around;
  };
}

function hardest(drawn: readonly CombatId[]): CombatCard {
  let found: CombatCard | null = null;
  for (const id of drawn) if (!found || combatCards[id].damage > found.damage) found = combatCards[id];
  if (!found) throw new Error('no Combat card lies face up');
  return found;
}

const lifeAfter = (left: number, damage: number): number => lifeWorth(Math.max(0, left - damage));
const areaPain = (left: number, area: number): number => lifeAfter(left, 0) - lifeAfter(left, area);

/** Who suffers area damage of an attack on this seat. */
function neighbours(view: View, seat: Seat): SeenPlayer[] {
  const seats = view.players.length;
  const beside = new Set([(seat + 1) % seats, (seat + seats - 1) % seats]);
  beside.delete(seat);
  return [...beside].map(other => seenPlayer(view, other));
}

/** The one that hurts the attacker and spares the neighbours; around a Survivor area damage is welcome. */
export function softest(view: View, options: readonly Action[]): Action {
  const focus = focusOf(view);
  const card = best(ofType(options, 'choose'), one => {
    const { self, area }: CombatCard = combatCards[one.card];
    if (focus.seat === null) return self + area;
    return 0.5 * self - neighbours(view, focus.seat).reduce((sum, p) => sum + areaPain(p.life - p.damage, area), 0);
  });
  return card ?? first(options);
}
