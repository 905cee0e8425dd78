import type { Event } from '../events.ts';
import type { GameTexts } from './shape.ts';

const cards: GameTexts['cards'] = { stroll: 'Stroll', stride: 'Stride', leap: 'Leap' };

const events: { readonly [T in Event['type']]: (event: Extract<Event, { type: T }>, name: string) => string } = {
  rolled: (event, name) => `${name} rolls ${event.value}.`,
  played: (event, name) => `${name} plays ${cards[event.card]}.`,
  drew: (event, name) => (event.card ? `${name} draws ${cards[event.card]}.` : `${name} draws a card.`),
  moved: (event, name) => `The pebble of ${name} comes to square ${event.to}.`,
  bumped: (_event, name) => `The pebble of ${name} goes back to the start.`,
};

export const en: GameTexts = {
  title: 'Pebble race',
  about: 'A small race with a die and cards, for two to four.',
  scenarios: {
    garden: { title: 'The garden', about: 'Fifteen squares, a short race.' },
    river: { title: 'The river', about: 'Twenty-four squares, a long race.' },
  },
  options: {
    die: { label: 'Die', values: { 4: 'four sides', 6: 'six sides' } },
  },
  cards,
  prompt: () => 'Roll the die or play a card.',
  action: action => (action.type === 'roll' ? 'Roll the die' : `Play ${cards[action.card]}`),
  event: (event, names) => events[event.type](event as never, names[event.seat] ?? ''),
  outcome: (outcome, names) => `${names[outcome.scores.indexOf(1)] ?? ''} wins the race.`,
};
