import { known } from '../../../engine/known.ts';
import { characters } from '../content/characters.ts';
import { isShot, powers } from '../content/powers.ts';
import { bonusCards, HELPS } from '../cards/bonuses.ts';
import { spend } from './cards.ts';
import { isBonus } from '../content/cards.ts';
import { interruptCards } from '../cards/power/others.ts';
import { reveal } from '../../../engine/chance.ts';
import { again, call, decide, emit, finish, flow, goTo, nearest, nobody } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import type { Action, SpiderMan } from '../spec.ts';
import type { Piece, Target } from '../seen.ts';
import { type Square, isCharacter } from '../ids.ts';
import {
  checkOf,
  closePowers,
  costOf,
  countHits,
  needOf,
  doesWound,
  modifiers,
  interrupts,
  needsOneDie,
  preventions,
  resultsOf,
  bites,
} from './attack-dice.ts';
import { type Attack, type M, figure, player, roleOf, squareOf, without, just } from './table.ts';
import { victimsOf } from './answers.ts';
import { cityOf } from './city.ts';
import { placeHits } from './hits.ts';
import { takeBack, cardsFor } from './hand.ts';
import { openWindow, closeWindow } from './window.ts';
import { dieChance, successChance } from './odds.ts';
import { attackPreview } from './previews.ts';
import { rollDice, rolled, rolls } from './dice.ts';
import { isPossible, taxOn } from './targets.ts';

export const attack = flow<SpiderMan, 'attack'>({
  // W0
  declare: decide({
    rule: 'SM-TURN-06',
    isSecret: true,
    who: (m, f) => (f.way === 'close' || mayAddCards(m, f) ? just(f.seat) : nobody),
    options: (m, f): Action[] => declarations(m, f),
    preview: (m, f, action: Action) => (action.type === 'roll' ? attackPreview(m, f, action.dice) : null),
    apply(m, f, action: Action) {
      if (action.type === 'roll') f.dice = action.dice;
      else {
        again(m, f);
        add(m, f, action);
      }
    },
  }),
  // W1
  openInterrupt(m, f) {
    if (interrupts(m, f).length > 0) openWindow(m);
  },
  interrupt: decide({
    rule: 'SM-COMBAT-12',
    who: (m, f) => (interrupts(m, f).length > 0 ? [targetSeat(m, f)] : nobody),
    options: (m, f): Action[] => [
      { type: 'pass' },
      ...interrupts(m, f).map((power): Action => ({ type: 'interrupt', power })),
    ],
    preview: (_m, _f, action: Action) =>
      action.type === 'interrupt' ? { type: 'chance', success: dieChance(1, 0, powers[action.power].need) } : null,
    apply(m, f, action: Action) {
      closeWindow(m);
      if (action.type !== 'interrupt') return;
      f.interrupt = action.power;
      without(player(m, targetSeat(m, f)).tokens, action.power);
      rollDice(m, targetSeat(m, f), 1, 'interrupt');
    },
  }),
  whenInterrupted(m, f) {
    const power = f.interrupt;
    if (power === null) return;
    const success = known(rolled(m)[0], 'die') >= powers[power].need;
    const seat = targetSeat(m, f);
    emit(m, { type: 'powerTried', seat, power, dice: rolled(m).slice(), success });
    if (success && f.target.kind === 'figure') interruptCards[power].succeed(m, seat, figure(m, f.target.role), f);
  },
  /** SM-TURN-08: what has become impossible costs nothing. */
  verify(m, f) {
    if (f.interrupt === null || isPossible(m, f.attacker, f.way, f.target)) return;
    player(m, f.seat).hand.push(...f.cards);
    if (isBonus(f.way)) takeBack(m, f.seat, f.way);
    if (isCharacter(f.way) && characters[f.way].errand?.drive === 0) without(m.state.called, f.way);
    if (f.momentum) nearest(m, 'turn').momentum = f.momentum;
    emit(m, { type: 'attackStopped', attacker: { ...f.attacker }, target: { ...f.target }, by: f.interrupt });
    finish(f);
  },
  pay(m, f) {
    pay(m, f);
  },
  // W2
  preliminary(m, f) {
    if (checkOf(f.powers) > 0) rollDice(m, f.seat, 1, 'preliminary');
  },
  whenPrepared(m, f) {
    const need = checkOf(f.powers);
    if (need === 0) return;
    const success = known(rolled(m)[0], 'die') >= need;
    if (success) f.bonus = 1;
    const power = f.powers.find(used => checkOf([used]) > 0);
    if (power) emit(m, { type: 'powerTried', seat: f.seat, power, dice: rolled(m).slice(), success });
  },
  // W3
  roll(m, f) {
    rollDice(m, f.seat, f.dice, f.way === 'riposte' ? 'riposte' : 'combat');
  },
  whenRolled(m, f) {
    f.rolled = rolled(m).slice();
  },
  bite: decide({
    rule: 'SM-LIZ-03',
    lone: true,
    who: (_m, f) => (bites(f.powers) ? just(f.seat) : nobody),
    options: (_m, f): Action[] =>
      f.rolled.filter((die, i) => f.rolled.indexOf(die) === i).map(value => ({ type: 'bite', value })),
    apply(_m, f, action: Action) {
      if (action.type === 'bite') f.bitten = f.rolled.indexOf(action.value);
    },
  }),
  // W4
  count(m, f) {
    f.hits = countHits(m, f);
    if (!m.hear) return; // the dice are told in detail to those who listen
    const { times, add: added } = modifiers(m, f);
    emit(m, {
      type: 'attackRolled',
      attacker: { ...f.attacker },
      target: { ...f.target },
      dice: f.rolled.slice(),
      results: resultsOf(m, f),
      multiplied: times,
      added,
      need: needOf(f.way),
      hits: f.hits,
    });
  },
  // W5: one wound for each token or card, in the order the target likes
  openPrevention(m, f) {
    if (mayPrevent(m, f)) openWindow(m);
  },
  prevent: decide({
    rule: 'SM-COMBAT-12',
    isSecret: true,
    who: (m, f) => (mayPrevent(m, f) ? [targetSeat(m, f)] : nobody),
    options: (m, f): Action[] => {
      const found: Action[] = [{ type: 'pass' }];
      for (const power of preventions(m, f)) found.push({ type: 'prevent', power });
      for (const card of cardsFor(m, targetSeat(m, f), 'wound')) found.push({ type: 'play', card });
      return found;
    },
    preview: (_m, _f, action: Action) => {
      if (action.type === 'play') return { type: 'chance', success: 1 };
      if (action.type !== 'prevent') return null;
      const { dice, need } = powers[action.power];
      return { type: 'chance', success: successChance(dice, dieChance(1, 0, need), 1) };
    },
    apply(m, f, action: Action, seat) {
      closeWindow(m);
      f.prevention = null;
      if (action.type === 'prevent') {
        f.prevention = action.power;
        without(player(m, seat).tokens, action.power);
        rollDice(m, seat, powers[action.power].dice, 'prevent');
      } else if (action.type === 'play') {
        spend(m, seat, action.card);
        bonusCards[action.card].prevent?.(f);
        goTo(f, 'openPrevention');
      } else goTo(f, 'place');
    },
  }),
  whenPrevented(m, f) {
    const power = f.prevention;
    if (power === null) return;
    const success = rolled(m).some(die => die >= powers[power].need);
    emit(m, { type: 'powerTried', seat: targetSeat(m, f), power, dice: rolled(m).slice(), success });
    if (success) f.hits--;
    f.prevention = null;
    goTo(f, 'openPrevention');
  },
  // W6
  place(m, f) {
    reveal(m); // a mission may come to light, or may not
    m.state.resolving = true;
    f.victims = victimsOf(m, f);
    placeHits(m, f);
  },
  // W7: `check` looks at missions and victory as soon as this is over
  resolved(m) {
    m.state.resolving = false;
  },
  // W8, after which the active seat goes on
  react(m, f) {
    const victim = f.victims.shift();
    if (!victim) return;
    call(m, 'reaction', { victim, attacker: { ...f.attacker } });
    again(m, f);
  },
});

const targetSeat = (m: M, f: Attack): Seat => (f.target.kind === 'figure' ? (figure(m, f.target.role).seat ?? -1) : -1);

/** Any attack of a figure may be a surprise; whoever holds cards is asked, so that nothing shows. */
const mayAddCards = (m: M, f: Attack): boolean =>
  f.attacker.kind === 'figure' && !isBonus(f.way) && player(m, f.seat).hand.length > 0;

function declarations(m: M, f: Attack): Action[] {
  const p = player(m, f.seat);
  const found: Action[] = [];
  if (f.way === 'close') {
    const most = needsOneDie(f.powers) ? 1 : p.combat - taxOn(m, roleOf(f.attacker), f.target);
    for (const roll of rolls(most)) found.push(roll);
    for (const power of closePowers(m, f)) found.push({ type: 'use', power });
  } else found.push({ type: 'roll', dice: f.dice });
  if (f.attacker.kind === 'figure')
    for (const card of HELPS)
      if (p.hand.includes(card) && bonusCards[card].declare?.fits(f)) found.push({ type: 'play', card });
  return found;
}

function add(m: M, f: Attack, action: Action): void {
  if (action.type === 'use') {
    f.powers.push(action.power);
    emit(m, { type: 'powerDeclared', seat: f.seat, power: action.power });
  } else if (action.type === 'play') {
    without(player(m, f.seat).hand, action.card);
    f.cards.push(action.card);
    emit(m, { type: 'cardPlayed', seat: f.seat, card: action.card });
  }
}

/** SM-TURN-07. */
function pay(m: M, f: Attack): void {
  const p = player(m, f.seat);
  p.combat -= costOf(m, f, f.dice);
  for (const power of f.powers) without(p.tokens, power);
  if (isShot(f.way)) without(p.tokens, f.way);
  if (f.cards.length > 0) m.state.bonusDiscard.push(...f.cards);
  if (!m.hear) return;
  emit(m, {
    type: 'attackDeclared',
    attacker: { ...f.attacker },
    from: squareOf(m, f.attacker),
    target: { ...f.target },
    to: targetSquare(m, f.attacker, f.target),
    way: f.way,
    dice: f.dice,
    powers: f.powers.slice(),
    cards: f.cards.slice(),
    reaction: f.reaction,
    car: f.car,
  });
}

export function targetSquare(m: M, attacker: Piece, target: Target): Square {
  if (target.kind === 'figure') return figure(m, target.role).at;
  if (target.kind === 'stack') return target.square;
  return target.kind === 'place' ? cityOf(m).squares[target.place] : squareOf(m, attacker);
}

/** Cards in hand might be a Dodge: being asked must not tell. */
function mayPrevent(m: M, f: Attack): boolean {
  if (f.hits <= 0 || !doesWound(f)) return false;
  const seat = targetSeat(m, f);
  return player(m, seat).hand.length > 0 || preventions(m, f).length > 0;
}
