import type { Seat } from '../../../../engine/types.ts';
import { type CombatCard, type CombatId, combatCards } from '../../content/combat.ts';
import { type SeenFoe, type SeenPlayer, type View, seenPlayer, seenFoe } from '../../seen.ts';
import type { Action, Craft } from '../../spec.ts';
import type { GuardSight } from '../../cards/perk.ts';
import type { TurnSight } from '../../cards/special.ts';
import { faceUpCards, othersTurnCards, turnCards } from '../../cards/specials.ts';
import { hordeKinds } from '../../content/horde.ts';
import { othersTurnCardOf, turnCardOf } from '../../rules/specials.ts';
import { best, ofType, only, first } from '../../../../bots/options.ts';
import { guard } from '../perks.ts';
import { attackValue, besides, bestAttackValue } from './attack.ts';
import { damageValue, lifeLeft, threat } from './threat.ts';

const HEALTHY = 5; // life left with which a hit can be afforded

/** What happens on the own turn: perks, the best attack or craft, an Energy Drink for one more. */
export function act(view: View, seat: Seat, options: readonly Action[]): Action {
  const player = seenPlayer(view, seat);
  const stand = guard(player, seat, options, guardSight(view, player));
  if (stand) return stand;
  const deed = best(
    options,
    option => {
      if (option.type === 'attack') return attackValue(view, seat, option.weapon, seenFoe(view, option.target));
      return option.type === 'craft' ? craftValue(view, seat, option) : 0;
    },
    0,
  );
  if (deed) return deed;
  const sight: TurnSight = {
    actions: (count, price) =>
      price === 0 || lifeLeft(player) >= HEALTHY ? count * bestAttackValue(view, seat) : -Infinity,
    wave: () => 0,
  };
  const play = options.find(option => {
    const card = view.focus?.actions === 0 && turnCardOf(option);
    return card && turnCards[card].gain(sight) >= turnCards[card].least.yardstick;
  });
  return play ?? only(options, 'end');
}

/** Whoever can covers those who are weaker. */
function guardSight(view: View, player: SeenPlayer): GuardSight {
  const holder = seenPlayer(view, view.holder ?? 0);
  return {
    wave: () => (lifeLeft(player) >= HEALTHY && lifeLeft(holder) < lifeLeft(player) ? 1 : 0),
    cover: seat => (isTarget(view, seat) ? 100 - lifeLeft(seenPlayer(view, seat)) : 0),
  };
}

const isTarget = (view: View, seat: Seat): boolean => view.forecast.some(aimed => aimed.seat === seat);

function craftValue(view: View, seat: Seat, { recipe, target }: Craft): number {
  const foe = target === null ? null : seenFoe(view, target);
  switch (recipe) {
    case 'trap':
      return isTarget(view, seat) ? 3 : 1.5;
    case 'barricade':
      return 1.3;
    case 'spear':
      return foe ? damageValue(view, foe, 3) : 0;
    default:
      return foe ? grenadeValue(view, foe) : 0;
  }
}

/** Half the threat that it removes for this round. */
function grenadeValue(view: View, foe: SeenFoe): number {
  let removed = threat(foe);
  for (const beside of besides(view, foe)) if (hordeKinds[beside.kind].isEnemy) removed += threat(beside);
  return removed / 2;
}

/** For a seat that has something good to do, by one who can afford to be hit first. */
export function encourage(view: View, seat: Seat, options: readonly Action[]): Action {
  const acting = view.focus?.seat ?? seat;
  const sight: TurnSight = {
    actions: () => bestAttackValue(view, acting),
    wave: () => (lifeLeft(seenPlayer(view, seat)) >= HEALTHY ? 0 : -Infinity),
  };
  const play = options.find(option => {
    const card = othersTurnCardOf(option);
    return card && othersTurnCards[card].gain(sight) >= othersTurnCards[card].least.yardstick;
  });
  return play ?? only(options, 'pass');
}

/** Only against a hit that kills or hurts badly, and only on the card that does it. */
export function replaceByLuck(view: View, options: readonly Action[]): Action {
  const { foe, seat, drawn } = view.focus ?? { foe: null, seat: null, drawn: [] };
  const pass = only(options, 'pass');
  if (foe === null || seat === null) return pass;
  const attacker = seenFoe(view, foe);
  const player = seenPlayer(view, seat);
  let worst: CombatId | null = null;
  for (const card of drawn) if (!worst || combatCards[card].damage > combatCards[worst].damage) worst = card;
  if (!worst || (player.barricades > 0 && !hordeKinds[attacker.kind].breaksThrough)) return pass;
  const hit = attacker.hits + combatCards[worst].damage - player.shield;
  if (hit < faceUpCards.luck.least.yardstick && hit < lifeLeft(player)) return pass;
  return ofType(options, 'luck').find(({ card }) => card === worst) ?? pass;
}

/** Of equally hard cards of an enemy, the one that hurts it and spares the neighbours. */
export function softest(view: View, options: readonly Action[]): Action {
  const onSurvivor = view.focus?.seat === null;
  const card = best(ofType(options, 'choose'), one => {
    const { self, area }: CombatCard = combatCards[one.card];
    return self + (onSurvivor ? area : -2 * area);
  });
  return card ?? first(options);
}
