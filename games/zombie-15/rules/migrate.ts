import type { Saved, Setup } from '../../../engine/types.ts';
import { DRAWN_OPTIONS, type Options, QUICK_OPTIONS, USUAL, type Zombie15 } from '../spec.ts';
import { refuse } from './refuse.ts';

/** Version 1 passed over in silence what is refused today: such a match goes on with what it was really played with. */
export function migrate(saved: Saved): Saved {
  const setup = saved.setup as Setup<Zombie15>;
  return { ...saved, setup: { ...setup, options: heeded(setup) } };
}

function heeded(setup: Setup<Zombie15>): Options {
  const { options } = setup;
  const without = (names: readonly (keyof Options)[]): Options => ({
    ...options,
    ...Object.fromEntries(names.map(name => [name, USUAL[name]])),
  });
  switch (refuse(setup)) {
    case 'noMarch':
      return heeded({ ...setup, options: without(['track']) });
    case 'quickOnly':
      return without(QUICK_OPTIONS);
    case 'fixedMap':
      return without(DRAWN_OPTIONS);
    default:
      return options;
  }
}
