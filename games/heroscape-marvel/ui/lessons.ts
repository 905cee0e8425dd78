import { duel } from './lessons/duel.ts';
import { orders } from './lessons/orders.ts';
import { powers } from './lessons/powers.ts';

export const lessons = [duel, orders, powers];
