import type { Policy } from '../../../engine/box.ts';
import type { SpiderMan } from '../spec.ts';
import { yardstick } from './yardstick.ts';

export const companion: Policy<SpiderMan> = yardstick;
