import { bonuses } from '../../content/cards.ts';
import type { BonusCard } from '../bonus-card.ts';

const mightyBlow: BonusCard = {
  declare: {
    fits: ({ way }) => way === 'close',
    add: bonuses['mighty-blow'].effect.add,
    isUnanswered: false,
    isWanted: (_attack, dice) => dice >= 3,
  },
  keep: 2,
};

const surprise: BonusCard = {
  declare: {
    fits: ({ cards }) => !cards.includes('surprise'),
    add: 0,
    isUnanswered: true,
    isWanted: (attack, dice) => dice >= 3 && attack?.target.kind === 'figure',
  },
};

const dodge: BonusCard = {
  prevent(attack) {
    attack.hits -= bonuses.dodge.effect.wounds;
  },
  keep: 5,
};

const luckyBreak: BonusCard = {
  afterRoll(roll) {
    roll.lucky = true;
  },
};

/** With the dice of an attack; declared in this order. */
export const combatCards = { 'mighty-blow': mightyBlow, surprise, dodge, 'lucky-break': luckyBreak };
