import { isHero, isOnBoard, sees } from '../rules/table.ts';
import { dustOfDeath } from './dust-of-death.ts';
import { mindExchange } from './mind-exchange.ts';
import type { CardsOf } from './power.ts';
import { rejectedByDeath } from './rejected-by-death.ts';

export const beforeAttack: CardsOf<'before-attack'> = { 'dust-of-death': dustOfDeath };
export const afterTurn: CardsOf<'after-turn'> = { 'mind-exchange-17': mindExchange };
export const startsOfTurn: CardsOf<'start-of-turn'> = { 'rejected-by-death': rejectedByDeath };

export const replacements: CardsOf<'turn-replacement'> = {
  'master-manipulator': {
    /** Own heroes whom the bearer sees, at any distance. */
    puppets: (m, bearer) =>
      m.state.figures
        .filter(f => f !== bearer && isHero(f) && f.owner === bearer.owner && isOnBoard(f) && sees(m, bearer, f, 'any'))
        .map(f => f.id),
  },
};
