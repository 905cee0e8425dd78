import { emit } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { SPEAR_DAMAGE } from '../content/numbers.ts';
import { recipes } from '../content/recipes.ts';
import type { RubbleId } from '../content/rubble.ts';
import type { Foe, Player, Preview } from '../seen.ts';
import type { Craft } from '../spec.ts';
import type { Turn } from '../cards/special.ts';
import { spend } from './discard.ts';
import { forecast, guarded } from './forecast.ts';
import { firstOfCategory, holds } from './inventory.ts';
import { winIfLineIsClear } from './life.ts';
import { enemiesBeside, hurt, isEnemyInFight, removeDead } from './line.ts';
import { openPerk, usePerk } from './perks.ts';
import { type M, foeInLine, lifeLeft, player } from './table.ts';
import { type RuleId, TOKENS, type Token } from '../ids.ts';
import type { CardId } from '../content/cards.ts';

/** What one might craft: every way that works, and recipes of which the seat has one half. */
export function crafts(m: M, f: Turn): Craft[] {
  const found: Craft[] = [];
  const p = player(m, f.seat);
  const workshop = openPerk(m, f.seat, 'crafting') !== null;
  for (const recipe of TOKENS) {
    const [one, two] = recipes[recipe].materials;
    if (!holds(p, one) && !holds(p, two)) continue;
    const before = found.length;
    for (const trash of substitutions(m, f.seat, recipe)) {
      if (f.actions > 0) place(m, found, recipe, trash, false);
      if (workshop) place(m, found, recipe, trash, true);
    }
    if (found.length === before)
      found.push({ type: 'craft', recipe, target: null, trash: null, workshop: f.actions < 1 });
  }
  return found;
}

function place(m: M, found: Craft[], recipe: Token, trash: RubbleId | null, workshop: boolean): void {
  if (recipes[recipe].placed === 'crafter') found.push({ type: 'craft', recipe, target: null, trash, workshop });
  else
    for (const foe of m.state.line)
      if (isEnemyInFight(foe)) found.push({ type: 'craft', recipe, target: foe.id, trash, workshop });
}

/** The ways to pay: with both materials, or with Trash for one of them (UD-CHAR-HIPSTER-02). */
function substitutions(m: M, seat: Seat, recipe: Token): (RubbleId | null)[] {
  const p = player(m, seat);
  const [one, two] = recipes[recipe].materials;
  const ways: (RubbleId | null)[] = holds(p, one) && holds(p, two) ? [null] : [];
  if (openPerk(m, seat, 'material') && firstOfCategory(p, 'trash')) {
    if (holds(p, two)) ways.push(one);
    if (holds(p, one)) ways.push(two);
  }
  return ways;
}

export function craftBar(m: M, f: Turn, craft: Craft): RuleId | null {
  if (m.state.supply[craft.recipe] < 1) return 'UD-COMP-04';
  if (craft.target === null && recipes[craft.recipe].placed === 'enemy')
    return m.state.line.some(isEnemyInFight) ? 'UD-CRAFT-01' : 'UD-CRAFT-04';
  return substitutions(m, f.seat, craft.recipe).includes(craft.trash) ? null : 'UD-CRAFT-01';
}

export function craft(m: M, seat: Seat, { recipe, target, trash }: Craft): void {
  const p = player(m, seat);
  const replacement = trash ? firstOfCategory(p, 'trash') : null;
  const handmade = trash ? openPerk(m, seat, 'material') : null;
  if (handmade) usePerk(m, seat, handmade);
  const materials: CardId[] = recipes[recipe].materials.map(card =>
    card === trash && replacement ? replacement : card,
  );
  for (const card of materials) spend(m, seat, card, 'crafted');
  m.state.supply[recipe]--;
  emit(m, { type: 'crafted', seat, token: recipe, target });
  standBefore(p, recipe);
  if (recipe === 'spear' && target !== null) throwSpear(m, target);
  if (recipe === 'grenade' && target !== null) throwGrenade(m, target);
  winIfLineIsClear(m);
}

function standBefore(p: Player, token: Token): void {
  if (token === 'barricade') p.barricades++;
  if (token === 'trap') p.traps++;
}

/** No attack: no Combat card, no bonus of an earlier Spear (UD-TOK-SPR-01). */
function throwSpear(m: M, target: number): void {
  const foe = foeInLine(m, target);
  foe.spears++;
  hurt(m, foe, SPEAR_DAMAGE, 'spear');
  removeDead(m);
}

/** The enemy and the enemies beside it; Survivors are not (UD-TOK-GRN-01, UD-TOK-GRN-03). */
function stunnedBy(m: M, target: number): Foe[] {
  const foe = foeInLine(m, target);
  return [foe, ...enemiesBeside(m, foe)];
}

/** They are out of the fight. */
function throwGrenade(m: M, target: number): void {
  const stunned = stunnedBy(m, target);
  for (const one of stunned) one.out = true;
  emit(m, { type: 'outOfTheFight', foes: stunned.map(one => one.id) });
}

/** What is thrown tells what it would do, what stays with whoever made it how the enemies fare then. */
export function craftPreview(m: M, seat: Seat, { recipe, target }: Craft): Preview | null {
  if (target === null)
    return recipes[recipe].placed === 'enemy'
      ? null
      : guarded(m, seat, then => standBefore(player(then, seat), recipe));
  if (recipe === 'spear') {
    const kills = SPEAR_DAMAGE >= lifeLeft(foeInLine(m, target)) ? [target] : [];
    return { type: 'spear', damage: SPEAR_DAMAGE, kills, lethal: false };
  }
  const out = stunnedBy(m, target).map(({ id }) => id);
  const line = m.state.line.map(foe => (out.includes(foe.id) ? { ...foe, out: true } : foe));
  return { type: 'grenade', out, forecast: forecast({ ...m, state: { ...m.state, line } }), lethal: false };
}
