import { labels } from './en/actions.ts';
import { cards } from './en/cards.ts';
import { combat } from './en/combat.ts';
import { assaults, causes, horde, kinds, phases, tokens } from './en/horde.ts';
import { lines } from './en/log.ts';
import { characters, perks } from './en/people.ts';
import { prompts, unknownPrompt } from './en/prompts.ts';
import { say } from '../../../kit/grammar.ts';
import { type GameTexts, isDecision } from './shape.ts';

export const en = {
  title: 'Survive Until Daylight',
  about: 'Six rounds to hold out together against the horde: search, share, fight, and let nobody die.',
  scenarios: {
    standard: {
      title: 'The whole night',
      about: 'Six assaults, then extra rounds for as long as an enemy is left standing. For 1 to 6 players.',
    },
  },
  options: {
    difficulty: {
      label: 'Difficulty',
      values: {
        normal: 'Normal: the printed rules',
        easier: 'Easier: every character has 1 more life (not in the printed rules)',
        harder: 'Harder: every character has 1 less life (not in the printed rules)',
      },
    },
    firstPlayer: {
      label: 'First player',
      values: {
        null: 'Random',
        0: 'Seat 1',
        1: 'Seat 2',
        2: 'Seat 3',
        3: 'Seat 4',
        4: 'Seat 5',
        5: 'Seat 6',
      },
    },
  },
  refusals: { 'first-player': 'The first player must have a seat at this table.' },
  prompt: (step, view, names, reader = null) => (isDecision(step) ? prompts[step](view, names, reader) : unknownPrompt),
  action: (action, view, names) => say(labels, action, view, names),
  event: (event, names) => say(lines, event, names),
  outcome: ({ reason, scores }) => {
    if (reason === 'dawn') return 'Victory! Day breaks and nobody is missing.';
    if (reason === 'death') return 'Defeat: a character has died, and nobody will see the dawn.';
    if (reason === 'conceded') return 'The match was ended before daylight.';
    return scores.some(score => score > 0) ? 'The match is won.' : 'The match is lost.';
  },
  characters,
  perks,
  cards,
  combat,
  kinds,
  horde,
  assaults,
  tokens,
  phases,
  causes,
} satisfies GameTexts;
