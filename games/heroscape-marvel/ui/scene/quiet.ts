import { setConsoleFunction } from 'three';

/** The renderer still makes a clock of a kind that three has put aside, at every start; all else that three says is said. */
export function quiet<V>(make: () => V): V {
  setConsoleFunction((type, message, ...more) => {
    if (!message.includes('Clock')) console[type](message, ...more);
  });
  try {
    return make();
  } finally {
    setConsoleFunction(null as never);
  }
}
