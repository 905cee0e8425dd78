import { expect, test } from 'vitest';
import { start } from '../../../engine/match.ts';
import { complete } from '../../../engine/testing/scene.ts';
import type { CardId } from '../content/cards.ts';
import type { Event } from '../events.ts';
import { game } from '../rules/game.ts';
import { en } from '../text/en.ts';
import type { Seen } from '../ui/look.ts';
import { digest } from '../ui/screen/digest.ts';

const view = game.view(start(game, complete(game, { seats: 3 }), 'digest'), 0);
const look: Seen = { texts: en, language: 'en', view, names: ['Ana', 'Ben', 'Cleo'], seat: 0 };
const told = (...events: Event[]): string[] => digest(events, look).map(({ text }) => text);

const attacks = (seat: number): Event => ({ type: 'attacked', seat, weapon: 'machete', target: 0, card: 'wanderer-a' });
const falls = (foe: number, card: 'wanderer-a' | 'brute-a' | 'survivor-a' = 'wanderer-a'): Event => ({
  type: 'foeKilled',
  foe,
  card,
});
const hurts = (seat: number, amount: number): Event => ({
  type: 'damaged',
  seat,
  amount,
  cause: 'enemy',
  damage: amount,
  life: 10,
});
const strikes: Event = { type: 'enemyAttacked', foe: 4, card: 'brute-a', seat: 0, survivor: null };

test('who fell to others is summed up by kind, what one felled oneself is not', () => {
  const own = [falls(9), attacks(0), falls(1)]; // the end of one's own attack, and another one
  const others = [attacks(1), falls(2), falls(3), attacks(2), falls(5, 'brute-a')];
  expect(told(...own, ...others)).toEqual(['Fallen: 2 Wanderers, 1 Brute.']);
  expect(told(...own)).toEqual([]);
  const ally = falls(6, 'survivor-a');
  expect(told(attacks(1), falls(2), ally)).toEqual(['Fallen: 1 Wanderer; lost on our side: 1 Survivor.']);
});

test('what enemies did after one’s own last word: wounds by seat, Survivors, and their own whom they hit', () => {
  const stray: Event = { type: 'foeHurt', foe: 6, card: 'wanderer-a', amount: 1, left: 1, cause: 'area' };
  const lines = told(strikes, hurts(0, 2), hurts(1, 1), strikes, hurts(0, 1), falls(7, 'survivor-a'), stray);
  expect(lines).toEqual([
    'Hit by their own blows: Wanderer −1.',
    'Lost on our side: 1 Survivor.',
    'Wounds: you −3, Ben −1.',
  ]);
});

test('a wound that no enemy struck is told with what took it', () => {
  const drew: Event = { type: 'waveDrawn', seat: 1, pile: 3 };
  const waited: Event = { type: 'damaged', seat: 1, amount: 1, cause: 'delay', damage: 1, life: 8 };
  expect(told(drew, waited)).toEqual(['Wounds: Ben −1 (delaying the WAVE).']);
  expect(told(drew, waited, hurts(1, 2)), 'and by others').toEqual(['Wounds: Ben −3.']);
});

test('a card that a Looter took is told with whose it was', () => {
  const theft = (seat: number, card: CardId): Event => ({
    type: 'discarded',
    seat,
    cards: [card],
    bag: null,
    cause: 'looter',
  });
  expect(told(strikes, theft(0, 'explosives'), strikes, theft(1, 'planks'))).toEqual([
    'Stolen by a Looter: Explosives (from you); Planks (from Ben).',
  ]);
});

test('whom a player’s area damage hurts has not been hit by its own, and who fell is not told as hurt', () => {
  const hurt = (foe: number, left: number): Event => ({
    type: 'foeHurt',
    foe,
    card: 'wanderer-a',
    amount: 1,
    left,
    cause: 'area',
  });
  expect(told(attacks(1), hurt(2, 1))).toEqual([]);
  expect(told(strikes, hurt(2, 1), hurt(2, 0), falls(2))).toEqual(['Fallen: 1 Wanderer.']);
});

test('Bad Luck is told with its card and what it took, one’s own too', () => {
  const draws = (seat: number, card: 'fracture' | 'crow-attack'): Event => ({ type: 'cardDrawn', seat, card, pile: 5 });
  const broken: Event = { type: 'damaged', seat: 0, amount: 2, cause: 'badLuck', damage: 2, life: 10 };
  const taken: Event = { type: 'discarded', seat: 1, cards: ['bullets'], bag: null, cause: 'crows' };
  const vain: Event = { type: 'nothingLost', seat: 2, cause: 'crows' };
  expect(told(draws(0, 'fracture'), broken, draws(1, 'crow-attack'), taken, draws(2, 'crow-attack'), vain)).toEqual([
    'Bad Luck: you, Fracture (−2); Ben, Crow Attack (Bullets); Cleo, Crow Attack (nothing to take).',
  ]);
});

test('each line stands for the events that it sums up', () => {
  const fallen = falls(2);
  expect(digest([attacks(1), fallen], look)).toEqual([{ text: 'Fallen: 1 Wanderer.', events: [fallen] }]);
});
