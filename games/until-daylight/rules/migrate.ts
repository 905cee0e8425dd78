import type { Frame, Saved } from '../../../engine/types.ts';
import type { Refused, State, UntilDaylight } from '../spec.ts';
import type { Offer } from '../seen.ts';

type Exchange = Frame<UntilDaylight, 'exchange'>;

/** Version 1 remembered of a refused backpack which one it was, not what lay in it. */
export function migrate(saved: Saved): Saved {
  const state = saved.state as State;
  const stack = saved.stack as readonly Frame<UntilDaylight>[];
  return { ...saved, stack: stack.map(f => (f.flow === 'exchange' ? withContents(f, state) : f)) };
}

function withContents(f: Exchange, { players }: State): Exchange {
  const before = f.refused as unknown as readonly Offer[];
  const refused = before.map(({ from, to, card, bag }): Refused => {
    const inside = players[from]?.bags[bag ?? -1] ?? [];
    return { from, to, card, inside: [...inside] };
  });
  return { ...f, refused };
}
