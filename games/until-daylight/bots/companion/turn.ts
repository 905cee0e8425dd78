import type { Seat } from '../../../../engine/types.ts';
import { SPEAR_DAMAGE } from '../../content/numbers.ts';
import { weapons } from '../../content/weapons.ts';
import type { View } from '../../seen.ts';
import type { Action, Attack, Craft } from '../../spec.ts';
import type { GuardSight } from '../../cards/perk.ts';
import type { TurnSight } from '../../cards/special.ts';
import { othersTurnCards, turnCards } from '../../cards/specials.ts';
import { othersTurnCardOf, turnCardOf } from '../../rules/specials.ts';
import { best, only } from '../../../../bots/options.ts';
import { guard } from '../perks.ts';
import { type Body, type Table, isEnemy, standOf } from './prospect.ts';
import { type Scene, bestAttackValue, isLethal, outcome, painOf, planOf, sceneOf, worthAfter } from './scene.ts';
import { COST } from './weights.ts';

/** The own turn: the best deed while there are actions, then what costs none. */
export function act(view: View, seat: Seat, options: readonly Action[]): Action {
  const scene = sceneOf(view, seat);
  const deed = best(options, option => deedValue(scene, option), 0.01);
  if (deed) return deed;
  const drink = view.focus?.actions === 0 ? drinkUp(scene, options) : null;
  return drink ?? guard(scene.player, seat, options, guardSight(scene)) ?? only(options, 'end');
}

function drinkUp(scene: Scene, options: readonly Action[]): Action | null {
  const seen: TurnSight = {
    actions: (count, price) =>
      isLethal(scene, price) ? -Infinity : count * bestAttackValue(scene) - painOf(scene, price),
    wave: () => worthAfter(scene, table => takeWave(table, scene.seat)),
  };
  return best(
    options,
    option => {
      const card = turnCardOf(option);
      return card ? turnCards[card].gain(seen) - turnCards[card].least.companion : 0;
    },
    0,
  );
}

function deedValue(scene: Scene, option: Action): number {
  if (option.type === 'attack') return attackValue(scene, option);
  if (option.type === 'craft') return craftValue(scene, option);
  return 0;
}

export function attackValue(scene: Scene, { weapon, target }: Attack): number {
  const at = scene.table.line.findIndex(body => body.id === target);
  const body = scene.table.line[at];
  if (!body || !isEnemy(body)) return 0;
  return planOf(scene, weapons[weapon], at)?.value ?? 0;
}

function craftValue(scene: Scene, { recipe, target, trash }: Craft): number {
  const cost = trash ? COST.material + COST.trash : 2 * COST.material;
  const at = scene.table.line.findIndex(body => body.id === target);
  switch (recipe) {
    case 'barricade':
      return worthAfter(scene, table => more(table, scene.seat, 'barricades', 1)) - cost;
    case 'trap':
      return worthAfter(scene, table => more(table, scene.seat, 'traps', 1)) - cost;
    case 'spear':
      return outcome(scene, at, SPEAR_DAMAGE, 0) - cost;
    default:
      return worthAfter(scene, table => stun(table, at)) - cost;
  }
}

function more(table: Table, seat: Seat, what: 'barricades' | 'traps' | 'shield', count: number): () => void {
  const stand = standOf(table, seat);
  stand[what] += count;
  return () => {
    stand[what] -= count;
  };
}

/** The enemy and those beside it are out of the fight for this round. */
function stun({ line }: Table, at: number): () => void {
  const stunned = [line[at - 1], line[at], line[at + 1]].filter(
    (body): body is Body => body !== undefined && isEnemy(body) && !body.out,
  );
  for (const body of stunned) body.out = true;
  return () => {
    for (const body of stunned) body.out = false;
  };
}

/** Taking the WAVE, or covering whom that helps most. */
const guardSight = (scene: Scene): GuardSight => ({
  wave: shield =>
    worthAfter(scene, table => {
      const undo = more(table, scene.seat, 'shield', shield);
      const back = takeWave(table, scene.seat);
      return () => {
        undo();
        back();
      };
    }),
  cover: (seat, shield) => worthAfter(scene, table => more(table, seat, 'shield', shield)),
});

function takeWave(table: Table, seat: Seat): () => void {
  const before = table.holder;
  table.holder = seat;
  return () => {
    table.holder = before;
  };
}

/** One more action for the seat whose turn it is, and the WAVE for the one who cheers. */
export function encourage(view: View, seat: Seat, options: readonly Action[]): Action {
  const scene = sceneOf(view, view.focus?.seat ?? seat);
  const seen: TurnSight = {
    actions: () => bestAttackValue(scene),
    wave: () => worthAfter(scene, table => takeWave(table, seat)),
  };
  const play = best(
    options,
    option => {
      const card = othersTurnCardOf(option);
      return card ? othersTurnCards[card].gain(seen) - othersTurnCards[card].least.companion : 0;
    },
    0,
  );
  return play ?? only(options, 'pass');
}
