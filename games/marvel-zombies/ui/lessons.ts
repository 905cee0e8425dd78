import { leaving } from './lessons/leaving.ts';
import { rescue } from './lessons/rescue.ts';
import { strength } from './lessons/strength.ts';

export const lessons = [rescue, strength, leaving];
