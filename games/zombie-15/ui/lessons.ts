import { gathering } from './lessons/gathering.ts';
import { holding } from './lessons/holding.ts';
import { searching } from './lessons/searching.ts';

export const lessons = [gathering, searching, holding];
