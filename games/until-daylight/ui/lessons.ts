import { night } from './lessons/night.ts';
import { rubble } from './lessons/rubble.ts';
import { together } from './lessons/together.ts';

export const lessons = [night, rubble, together];
