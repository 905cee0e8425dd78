import type { Policy } from '../../../engine/box.ts';
import type { HeroScape } from '../spec.ts';
import { yardstick } from './yardstick.ts';

export const companion: Policy<HeroScape> = seen => yardstick(seen);
