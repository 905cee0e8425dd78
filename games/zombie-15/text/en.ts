import { labels } from './en/actions.ts';
import { cards, events, heavies, tokens } from './en/cards.ts';
import { heroes } from './en/heroes.ts';
import { lines } from './en/log.ts';
import { prompts, unknownPrompt } from './en/prompts.ts';
import { stories as written, titles } from './en/stories.ts';
import { say, uncapital } from '../../../kit/grammar.ts';
import type { Zone } from '../ids.ts';
import type { View } from '../seen.ts';
import { where } from './en/places.ts';
import { has, timeSpared } from './grammar.ts';
import type { GameTexts } from './shape.ts';
import { scenarioTexts, storiesTold } from './scenarios.ts';

const stories = storiesTold(written);
const yesNo = { true: 'Yes', false: 'No' };
const losses: GameTexts['losses'] = {
  time: 'Defeat: the soundtrack is over.',
  unconscious: 'Defeat: nobody is left standing.',
  breach: 'Defeat: the tower has fallen.',
  noCall: 'Defeat: nobody called in time.',
  conceded: 'The match was ended before its time.',
};

const objective = ({ scenario }: View): string => uncapital(stories[scenario].objective);

/** What was done, and how much time it left. */
function achieved(view: View): string {
  const left = timeSpared(view);
  return `Objective reached${left === null ? '' : `, with ${left} to spare`}: ${objective(view)}`;
}

export const en = {
  title: 'Zombie 15’',
  about:
    'Fifteen minutes by the clock to get through a town full of zombies, together: a campaign of fifteen scenarios, and others on their own.',
  scenarios: scenarioTexts(titles, stories),
  options: {
    track: {
      label: 'Soundtrack',
      values: {
        scenario: 'The scenario’s own',
        none: 'No screams',
        growl60: 'A scream every minute',
        growl40: 'A scream every 40 seconds',
        calm: 'No clock (lesson)',
      },
    },
    firstPlayer: {
      label: 'First player',
      values: { null: 'Random', 0: 'Seat 1', 1: 'Seat 2', 2: 'Seat 3', 3: 'Seat 4' },
    },
    sameScreen: { label: 'Everybody at one screen (pausing is allowed)', values: yesNo },
    clock: { label: 'Show the elapsed time', values: yesNo },
    ring: {
      label: 'Show the next scream coming',
      values: { byMode: 'Except in expert mode', shown: 'Always', hidden: 'Never' },
    },
    botSeconds: {
      label: 'How long a bot takes for an action',
      values: {
        2: '2 seconds',
        3: '3 seconds',
        4: '4 seconds',
        5: '5 seconds',
        6: '6 seconds',
        7: '7 seconds',
        8: '8 seconds',
      },
    },
    mode: {
      label: 'Quick game: difficulty',
      values: {
        normal: 'Normal',
        hard: 'Hard: a scream every 40 seconds',
        expert: 'Expert: as hard, with 1 Life Point fewer',
      },
    },
    bags: { label: 'Quick game: equipment bags', values: yesNo },
    keys: { label: 'Quick game: a key and a lock', values: yesNo },
    bare: { label: 'Quick game: tiles without a search zone', values: yesNo },
    events1: { label: 'Quick game: events on cards of value 1', values: yesNo },
    events2: { label: 'Quick game: events on cards of value 2', values: yesNo },
    events3: { label: 'Quick game: events on cards of value 3', values: yesNo },
    events4: { label: 'Quick game: events on cards of value 4', values: yesNo },
  },
  refusals: {
    lessonOnly: 'Only the lesson, scenario 1 outside a campaign, is played without a clock.',
    noMarch: 'Scenario 9 needs its screams: without them nothing would march. Choose a soundtrack with screams.',
    quickOnly: 'The settings of the quick game do not apply to the scenarios of the campaign.',
    fixedMap:
      'Bags, keys and tiles without a search zone need a randomly drawn course: this quick game has a map of its own.',
  },
  prompt: (step, view, names) => (has(prompts, step) ? prompts[step](view, names) : unknownPrompt),
  action: (action, view, names) => say(labels, action, view, names),
  event: (event, names, view?: View) => say(lines, event, names, view),
  outcome: ({ reason, scores }, _names, _seat, view) => {
    if (reason === 'won') return view ? `Victory! You are saved. ${achieved(view)}` : 'Victory! You are saved.';
    if (reason !== 'conceded' && has(losses, reason))
      return view ? `${losses[reason]} Objective missed: ${objective(view)}` : losses[reason];
    if (has(losses, reason)) return losses[reason];
    return scores.some(score => score > 0) ? 'The match is won.' : 'The match is lost.';
  },
  heroes,
  cards,
  heavies,
  tokens,
  events,
  stories,
  levels: { prologue: 'Prologue', beginner: 'Beginner', survivor: 'Survivor', hero: 'Hero', quick: 'Quick game' },
  tracks: {
    none: 'No screams',
    growl60: 'A scream every minute',
    growl40: 'A scream every 40 seconds',
    calm: 'Lesson without a clock',
  },
  markers: { car: 'Car', exit: 'Exit', helicopter: 'Helicopter' },
  losses,
  place: (zone: Zone, view: View) => where(view, zone),
} satisfies GameTexts;
