import { hunt } from './lessons/hunt.ts';
import { mission } from './lessons/mission.ts';
import { web } from './lessons/web.ts';

export const lessons = [hunt, web, mission];
