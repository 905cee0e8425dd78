import { rolled } from './dice.ts';
import { bonusCards } from '../cards/bonuses.ts';
import { spend } from './cards.ts';
import { cardsFor } from './hand.ts';
import { roll as die } from '../../../engine/chance.ts';
import { again, decide, emit, finish, flow, goTo, nobody } from '../../../engine/flow.ts';
import type { Action, SpiderMan } from '../spec.ts';
import { type M, ownFigure, player, just } from './table.ts';
import { poorDice, trayPreview } from './tray.ts';

const KEEP: Action = { type: 'keep' };

/** All dice at once (SM-COMP-02), then Lucky break (SM-CARD-05). */
export const roll = flow<SpiderMan, 'roll'>({
  throw(m, f) {
    const dice: number[] = [];
    for (let i = 0; i < f.count; i++) dice.push(die(m, 6));
    m.state.roll = { seat: f.seat, purpose: f.purpose, dice };
    if (m.hear) emit(m, { type: 'diceRolled', seat: f.seat, purpose: f.purpose, dice: dice.slice() });
    const hasCards = player(m, f.seat).hand.length > 0 && !ownFigure(m, f.seat)?.ko;
    if (!hasCards || f.purpose === 'riposte') finish(f);
  },
  // Whoever holds cards is asked: being asked must not tell which.
  luck: decide({
    rule: 'SM-CARD-05',
    isSecret: true,
    who: (_m, f) => just(f.seat),
    options: (m, f): Action[] => {
      const found: Action[] = [KEEP];
      for (const card of cardsFor(m, f.seat, 'after-roll')) found.push({ type: 'play', card });
      return found;
    },
    preview: (m, _f, action: Action) => trayPreview(m, action.type === 'play' ? poorDice(m) : []),
    apply(m, f, action: Action) {
      if (action.type !== 'play') {
        finish(f);
        return;
      }
      spend(m, f.seat, action.card);
      bonusCards[action.card].afterRoll?.(f);
    },
  }),
  choose: decide({
    rule: 'SM-CARD-05',
    who: (_m, f) => (f.lucky && f.chosen.length < f.count ? just(f.seat) : nobody),
    options: (m, f): Action[] => {
      const left = rolled(m).filter((_, i) => !f.chosen.includes(i));
      const found: Action[] = left
        .filter((value, i) => left.indexOf(value) === i)
        .map(value => ({ type: 'reroll', value }));
      if (f.chosen.length > 0) found.push({ type: 'keep' });
      return found;
    },
    preview: (m, f, action: Action) =>
      trayPreview(m, action.type === 'reroll' ? [...f.chosen, nextOf(m, f.chosen, action.value)] : f.chosen),
    apply(m, f, action: Action) {
      if (action.type !== 'reroll') {
        goTo(f, 'again');
        return;
      }
      f.chosen.push(nextOf(m, f.chosen, action.value));
      again(m, f);
    },
  }),
  again(m, f) {
    const { roll: tray } = m.state;
    if (!tray) return;
    const before = tray.dice.slice();
    for (const i of f.chosen) tray.dice[i] = die(m, 6);
    emit(m, { type: 'diceRerolled', seat: f.seat, before, dice: tray.dice.slice() });
  },
});

/** The next die that shows this. */
const nextOf = (m: M, chosen: readonly number[], shown: number): number =>
  rolled(m).findIndex((value, i) => value === shown && !chosen.includes(i));
