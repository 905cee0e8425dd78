import type { Policy } from '../../../engine/box.ts';
import type { MarvelZombies } from '../spec.ts';
import { yardstick } from './yardstick.ts';

export const companion: Policy<MarvelZombies> = seen => yardstick(seen);
