import { call, decide, emit, flow, nobody } from '../../../engine/flow.ts';
import type { Frame, Seat } from '../../../engine/types.ts';
import type { Question, Use } from '../cards/bonus-card.ts';
import { bonusCards } from '../cards/bonuses.ts';
import { type BonusId, bonuses } from '../content/cards.ts';
import type { Moment } from '../ids.ts';
import type { Figure } from '../seen.ts';
import type { Action, SpiderMan } from '../spec.ts';
import { discard } from './hand.ts';
import { type M, just, ownFigure, player } from './table.ts';

type CardFrame = Frame<SpiderMan, 'card'>;

/** Cards that a figure may play by itself (SM-BONUS-04); one that would do nothing is not offered. */
export function playable(m: M, seat: Seat, moment: Moment, found: Action[]): void {
  const { hand } = player(m, seat);
  const f = hand.length > 0 ? ownFigure(m, seat) : null;
  if (!f) return;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (card === undefined || hand.indexOf(card) !== i || !bonuses[card].moments.includes(moment)) continue;
    if ((!f.ko || bonuses[card].whileKo) && useOf(card, f)?.isUseful(m, seat, f)) found.push({ type: 'play', card });
  }
}

function useOf(card: BonusId, { role }: Figure): Use | undefined {
  const { turn } = bonusCards[card];
  return role === 'spider-man' ? turn?.spiderMan : turn?.villain;
}

/** The card leaves the hand for what it does. */
export function spend(m: M, seat: Seat, card: BonusId): void {
  discard(m, seat, card);
  emit(m, { type: 'cardPlayed', seat, card });
}

export function playCard(m: M, seat: Seat, card: BonusId): void {
  spend(m, seat, card);
  const f = ownFigure(m, seat);
  const use = f && useOf(card, f);
  if (!use) return;
  use.play?.(m, seat, f);
  if (use.question) call(m, 'card', { seat, card });
}

/** Cards that ask for something: a token, a place, a target, a seat, a stack. */
export const card = flow<SpiderMan, 'card'>({
  choose: decide({
    rule: 'SM-BONUS-03',
    lone: true,
    who: (m, f) => (asked(m, f).question.isSecret ? nobody : just(f.seat)),
    options,
    apply: answer,
  }),
  aim: decide({
    rule: 'SM-CARD-09',
    isSecret: true,
    who: (m, f) => (asked(m, f).question.isSecret ? just(f.seat) : nobody),
    options,
    apply: answer,
  }),
});

function options(m: M, f: CardFrame): Action[] {
  const { figure, question } = asked(m, f);
  return question.options(m, f.seat, figure);
}

function answer(m: M, f: CardFrame, action: Action): void {
  const { figure, question } = asked(m, f);
  question.answer(m, f.seat, figure, action);
}

function asked(m: M, f: CardFrame): { figure: Figure; question: Question } {
  const figure = ownFigure(m, f.seat);
  const question = figure && useOf(f.card, figure)?.question;
  if (!question) throw new Error(`${f.card} asks nothing`);
  return { figure, question };
}
