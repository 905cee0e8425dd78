import type { Seat } from '../../../engine/types.ts';
import { labels } from './en/actions.ts';
import { bonuses, characters, events, missions } from './en/cards.ts';
import { causes, lines, scales } from './en/log.ts';
import { boards, places, powers, roles } from './en/names.ts';
import { playing, slotName } from './en/phrases.ts';
import { the } from './en/people.ts';
import { prompts, unknownPrompt } from './en/prompts.ts';
import { capital, inPerson, say, subjects, uncapital } from '../../../kit/grammar.ts';
import { where } from './en/places.ts';
import type { Square } from '../ids.ts';
import type { View } from '../seen.ts';
import type { GameTexts } from './shape.ts';
import { and } from '../../../kit/english.ts';

export const en = {
  title: 'Spider-Man',
  about:
    'New York, twelve districts, super-villains with secret missions: Spider-Man hunts them, the police arrest them, and the first to reach the score wins.',
  scenarios: {
    standard: {
      title: 'The whole city',
      about:
        'For 2 to 6 players. With 2 or 3, one seat plays the super-villains one after the other; with 2, the police are neutral.',
    },
  },
  options: {
    target: {
      label: 'Points to reach',
      values: { 60: '60: normal match', 40: '40: short match', 100: '100: long match' },
    },
    city: {
      label: 'The city',
      values: { built: 'Built by the players', quick: 'The fixed city of a first match', random: 'Random' },
    },
    reactionSeconds: {
      label: 'Time to react',
      values: { 0: 'No limit', 15: '15 seconds', 30: '30 seconds', 60: '1 minute' },
    },
  },
  prompt: (step, view, names) =>
    Object.hasOwn(prompts, step) ? prompts[step as keyof typeof prompts](view, names) : unknownPrompt,
  action: (action, view, names) => say(labels, action, view, names),
  event: (event, names, view?: View) => say(lines, event, names, view),
  outcome: ({ reason, scores }, names, reader?: Seat | null, view?: View) => {
    const best = scores.flatMap((share, seat) => (share > 0 ? [seat] : []));
    const winners = subjects(best, reader, seat => playing(names, seat, view), 'you');
    const who = and(winners.names);
    return reason === 'conceded'
      ? `Conceded. Victory goes to ${who}.`
      : `${capital(who)} ${inPerson(winners, 'reaches', 'reach', 'reach')} the goal and ${inPerson(winners, 'wins', 'win', 'win')} the match!`;
  },
  roles,
  the,
  powers,
  bonuses,
  events,
  missions,
  theirs: effect => `Must ${uncapital(effect.replace(/\byour\b/g, 'their'))}`,
  places,
  boards,
  characters,
  scales,
  causes,
  place: (square: Square, view: View) => where(view, square).the,
  slot: slotName,
} satisfies GameTexts;
