import type { Seat } from '../../../../engine/types.ts';
import { SPEAR_DAMAGE } from '../../content/numbers.ts';
import { weapons } from '../../content/weapons.ts';
import type { View } from '../../seen.ts';
import type { Action, Attack, Craft } from '../../spec.ts';
import { best, ofType, only } from '../../../../bots/options.ts';
import { type Body, type Table, isEnemy } from './prospect.ts';
import { type Scene, bestAttackValue, isLethal, outcome, planOf, sceneOf, worthAfter } from './scene.ts';
import { COST } from './weights.ts';

/** The own turn: the best deed while there are actions, then what costs none. */
export function act(view: View, seat: Seat, options: readonly Action[]): Action {
  const scene = sceneOf(view, seat);
  const deed = best(options, option => deedValue(scene, option), 0.01);
  if (deed) return deed;
  const drink = options.find(option => option.type === 'drink');
  if (drink && view.focus?.actions === 0 && !isLethal(scene, 1)) {
    const gain = bestAttackValue(scene) - COST.drink - (scene.pain[1] as number);
    if (gain > 0) return drink;
  }
  return standGuard(scene, options) ?? only(options, 'end');
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
      return worthAfter(scene, table => add(table.barricades, scene.seat, 1)) - cost;
    case 'trap':
      return worthAfter(scene, table => add(table.traps, scene.seat, 1)) - cost;
    case 'spear':
      return outcome(scene, at, SPEAR_DAMAGE, 0) - cost;
    default:
      return worthAfter(scene, table => stun(table, at)) - cost;
  }
}

function add(counts: number[], seat: Seat, more: number): () => void {
  counts[seat] = (counts[seat] as number) + more;
  return () => {
    counts[seat] = (counts[seat] as number) - more;
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

/** The Pillar takes the WAVE, or covers whom that helps most. */
function standGuard(scene: Scene, options: readonly Action[]): Action | null {
  const shield = options.find(option => option.type === 'humanShield');
  if (shield) {
    const gain = worthAfter(scene, table => {
      const undo = add(table.shields, scene.seat, 1);
      const back = takeWave(table, scene.seat);
      return () => {
        undo();
        back();
      };
    });
    if (gain > 0) return shield;
  }
  return best(ofType(options, 'holdTheLine'), ({ seat }) => worthAfter(scene, table => add(table.shields, seat, 2)), 0);
}

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
  const gain = bestAttackValue(scene) + worthAfter(scene, table => takeWave(table, seat)) - COST.encouragement;
  return only(options, gain > 0 ? 'encourage' : 'pass');
}
