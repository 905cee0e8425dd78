import type { Portions } from '../../../table/portions.ts';
import { combatCards } from '../content/combat.ts';
import { weapons } from '../content/weapons.ts';
import type { View } from '../seen.ts';
import type { Action } from '../spec.ts';
import { type Seen, foeName } from './look.ts';
import { words } from './words/words.ts';

/** Focus spreads the damage of an attack over the enemies beside its target, which keeps the rest (UD-SPEC-FOC-01). */
export function portions(step: string, options: readonly Action[], look: Seen): Portions<Action> | null {
  const { line, focus } = look.view;
  const [first] = options;
  const at = line.findIndex(foe => foe.id === focus?.target);
  if (step !== 'attack/spread' || first?.type !== 'spread' || at < 0) return null;
  const total = options.length - 1; // from nothing to all of it
  const beside = [line[at - 1], line[at + 1]].flatMap(foe =>
    foe && !foe.out && foe.kind !== 'survivor' ? [foe.id] : [],
  );
  const asked = beside.slice(beside.indexOf(first.foe));
  const target = line[at]?.id ?? -1;
  const area = areaOf(look.view);
  const targetOf = (id: number) => ({
    id: String(id),
    label: foeName(look, id),
    note: words[look.language].hasLeft(line.find(foe => foe.id === id)?.life ?? 0, id === target ? 0 : area),
    place: line.findIndex(foe => foe.id === id),
    most: total,
  });
  return {
    total,
    targets: [...asked.map(targetOf), { ...targetOf(target), takesRest: true }],
    answer: ({ id }, points) => ({ type: 'spread', foe: Number(id), points }),
  };
}

/** What hits those beside the target anyway. */
const areaOf = ({ focus }: View): number =>
  (focus?.weapon ? weapons[focus.weapon].area : 0) + (focus?.chosen ? combatCards[focus.chosen].area : 0);
