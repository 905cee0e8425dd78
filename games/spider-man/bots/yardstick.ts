import type { Policy } from '../../../engine/box.ts';
import { below } from '../../../engine/rng.ts';
import type { Action, SpiderMan } from '../spec.ts';

export const yardstick: Policy<SpiderMan> = ({ prompt, rng }) =>
  prompt.options[below(rng, prompt.options.length)] as Action;
