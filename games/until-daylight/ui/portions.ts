import type { Portions } from '../../../table/portions.ts';
import type { Action } from '../spec.ts';
import { type Seen, foeName } from './look.ts';

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
  return {
    total,
    targets: [
      ...asked.map(id => ({ id: String(id), label: foeName(look, id), most: total })),
      { id: String(target), label: foeName(look, target), most: total, takesRest: true },
    ],
    answer: ({ id }, points) => ({ type: 'spread', foe: Number(id), points }),
  };
}
