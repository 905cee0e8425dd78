import { of } from '../../../kit/french.ts';
import { typesetAll } from '../../../kit/typeset.ts';
import type { Event } from '../events.ts';
import type { GameTexts } from './shape.ts';

const cards: GameTexts['cards'] = { stroll: 'Promenade', stride: 'Enjambée', leap: 'Bond' };

const events: { readonly [T in Event['type']]: (event: Extract<Event, { type: T }>, name: string) => string } = {
  rolled: (event, name) => `${name} lance le dé : ${event.value}.`,
  played: (event, name) => `${name} joue ${cards[event.card]}.`,
  drew: (event, name) => (event.card ? `${name} pioche ${cards[event.card]}.` : `${name} pioche une carte.`),
  moved: (event, name) => `Le caillou ${of(name)} arrive sur la case ${event.to}.`,
  bumped: (_event, name) => `Le caillou ${of(name)} retourne au départ.`,
};

export const fr: GameTexts = typesetAll({
  title: 'Course de cailloux',
  about: 'Une petite course au dé et aux cartes, pour deux à quatre.',
  scenarios: {
    garden: { title: 'Le jardin', about: 'Quinze cases, une course courte.' },
    river: { title: 'La rivière', about: 'Vingt-quatre cases, une course longue.' },
  },
  options: {
    die: { label: 'Dé', values: { 4: 'quatre faces', 6: 'six faces' } },
  },
  cards,
  prompt: () => 'Lancez le dé ou jouez une carte.',
  action: action => (action.type === 'roll' ? 'Lancer le dé' : `Jouer ${cards[action.card]}`),
  event: (event, names) => events[event.type](event as never, names[event.seat] ?? ''),
  outcome: (outcome, names) => `${names[outcome.scores.indexOf(1)] ?? ''} gagne la course.`,
});
