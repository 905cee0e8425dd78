import { emit, goTo } from '../../../engine/flow.ts';
import { type SpecialAt, type SpecialId, rubble } from '../content/rubble.ts';
import { damageOf } from '../rules/attack-damage.ts';
import { discardCombat, drawCombat, faceUp } from '../rules/combat-deck.ts';
import { takeWave } from '../rules/holder.ts';
import { enemiesBeside } from '../rules/line.ts';
import { foeInLine } from '../rules/table.ts';
import type { AttackCard, FaceUpCard, OthersTurnCard, Special, TurnCard } from './special.ts';

/** In the order in which they are offered. */
export const attackCards: { readonly [C in SpecialAt<'attack'>]: AttackCard } = {
  vitamins: {
    windows: ['prepare', 'choose'],
    play(_m, f) {
      f.toDraw += rubble.vitamins.cards;
    },
    cards: rubble.vitamins.cards,
    gain: seen => seen.cards(rubble.vitamins.cards),
    worth: { yardstick: 1.3, companion: 1.2 },
    least: { yardstick: 0.8, companion: 0.9 },
  },
  bloodlust: {
    windows: ['prepare', 'whenChosen'],
    play(_m, f) {
      f.rage += rubble.bloodlust.area;
    },
    after: f => ({ ...f, rage: f.rage + rubble.bloodlust.area }),
    gain: seen => seen.area(rubble.bloodlust.area, rubble.bloodlust.price.damage),
    worth: { yardstick: 0.9, companion: 0.8 },
    least: { yardstick: 0.8, companion: 0.5 },
    isUnseen: true,
  },
  focus: {
    windows: ['whenChosen'],
    /** Once in an attack, where there is damage to split and somebody to split it with (UD-SPEC-FOC-01). */
    isIdle: (m, f) => f.focus !== null || damageOf(m, f) === 0 || enemiesBeside(m, foeInLine(m, f.target)).length === 0,
    play(m, f) {
      f.focus = enemiesBeside(m, foeInLine(m, f.target)).map(foe => foe.id);
      goTo(f, 'spread');
    },
    gain: seen => seen.split(),
    worth: { yardstick: 1.2, companion: 1 },
    least: { yardstick: 0.8, companion: 0.9 },
    isUnseen: true,
  },
};

export const turnCards: { readonly [C in SpecialAt<'turn'>]: TurnCard } = {
  'energy-drink': {
    play(_m, f) {
      f.actions += rubble['energy-drink'].actions;
    },
    gain: seen => seen.actions(rubble['energy-drink'].actions, rubble['energy-drink'].price.damage),
    worth: { yardstick: 1.6, companion: 1.7 },
    least: { yardstick: 2, companion: 0.9 },
  },
};

export const othersTurnCards: { readonly [C in SpecialAt<'othersTurn'>]: OthersTurnCard } = {
  encouragement: {
    play(m, f, seat) {
      takeWave(m, seat, 'encouragement');
      f.actions += rubble.encouragement.actions;
    },
    gain: seen => seen.actions(rubble.encouragement.actions, 0) + seen.wave(),
    worth: { yardstick: 1.3, companion: 1.5 },
    least: { yardstick: 2, companion: 0.9 },
  },
};

export const faceUpCards: { readonly [C in SpecialAt<'faceUp'>]: FaceUpCard } = {
  luck: {
    /** The replaced card is in the discard before the new one is drawn (UD-CARD-05). */
    play(m, seat, card) {
      const drawn = faceUp(m);
      discardCombat(m, [card]);
      const fresh = drawCombat(m);
      drawn.splice(drawn.indexOf(card), 1, ...(fresh ? [fresh] : []));
      emit(m, { type: 'combatReplaced', seat, from: card, to: fresh ?? null });
    },
    worth: { yardstick: 1.4, companion: 1.3 },
    least: { yardstick: 4, companion: 1.6 },
  },
};

/** A backpack is a place of the inventory: chapter "Inventory" knows it. */
const heldCards: { readonly [C in SpecialAt<'held'>]: Special } = {
  backpack: { worth: { yardstick: 1.2, companion: 0.8 } },
};

export const specials: { readonly [C in SpecialId]: Special } = {
  ...attackCards,
  ...turnCards,
  ...othersTurnCards,
  ...faceUpCards,
  ...heldCards,
};

export const isSpecial = (card: string): card is SpecialId => card in specials;
export const isAttackCard = (card: string): card is SpecialAt<'attack'> => card in attackCards;
