import type { Seat } from '../../../../engine/types.ts';
import { type CombatCard, type CombatId, combatCards } from '../../content/combat.ts';
import { type Weapon, type WeaponId, weapons } from '../../content/weapons.ts';
import type { Focus, SeenFoe, SeenPlayer, View } from '../../seen.ts';
import type { Action } from '../../spec.ts';
import { faceUpCards } from '../../cards/specials.ts';
import { hordeKinds } from '../../content/horde.ts';
import { best, ofType, only } from '../../../../bots/options.ts';
import { CARDS, COMBAT_IDS, type Odds, oddsOf } from './odds.ts';
import { sceneOf, strikeValue } from './scene.ts';
import { LIFE } from './weights.ts';

// Combat cards face up: Luck, and the choice among equally hard cards of an enemy.

export function replaceByLuck(view: View, options: readonly Action[]): Action {
  const focus = view.focus as Focus;
  const worth = focus.foe === null ? attackWorth(view, focus) : enemyWorth(view, focus);
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
  for (let i = 0; i < CARDS.length; i++)
    if ((counts[i] as number) > 0)
      sum += ((counts[i] as number) / total) * worth(drawn.with(at, COMBAT_IDS[i] as CombatId));
  return total > 0 ? sum : worth(drawn);
}

/** For an own attack the best card counts. */
function attackWorth(view: View, focus: Focus): (drawn: readonly CombatId[]) => number {
  const scene = sceneOf(view, focus.seat as Seat);
  const weapon: Weapon = weapons[focus.weapon as WeaponId];
  const target = view.line.findIndex(foe => foe.id === focus.target);
  return drawn => Math.max(...drawn.map(card => strikeValue(scene, weapon, target, combatCards[card])));
}

/** For an enemy's attack the hardest card counts. */
function enemyWorth(view: View, focus: Focus): (drawn: readonly CombatId[]) => number {
  const foe = view.line.find(one => one.id === focus.foe) as SeenFoe;
  if (focus.seat === null) return () => 0;
  const player = view.players[focus.seat] as SeenPlayer;
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
  let found: CombatCard = combatCards[drawn[0] as CombatId];
  for (const id of drawn) if (combatCards[id].damage > found.damage) found = combatCards[id];
  return found;
}

const lifeAfter = (left: number, damage: number): number => LIFE[Math.max(0, left - damage)] as number;
const areaPain = (left: number, area: number): number => lifeAfter(left, 0) - lifeAfter(left, area);

/** Who suffers area damage of an attack on this seat. */
function neighbours(view: View, seat: Seat): SeenPlayer[] {
  const seats = view.players.length;
  const beside = new Set([(seat + 1) % seats, (seat + seats - 1) % seats]);
  beside.delete(seat);
  return [...beside].map(other => view.players[other] as SeenPlayer);
}

/** The one that hurts the attacker and spares the neighbours; around a Survivor area damage is welcome. */
export function softest(view: View, options: readonly Action[]): Action {
  const focus = view.focus as Focus;
  const card = best(ofType(options, 'choose'), one => {
    const { self, area }: CombatCard = combatCards[one.card];
    if (focus.seat === null) return self + area;
    return 0.5 * self - neighbours(view, focus.seat).reduce((sum, p) => sum + areaPain(p.life - p.damage, area), 0);
  });
  return card ?? (options[0] as Action);
}
