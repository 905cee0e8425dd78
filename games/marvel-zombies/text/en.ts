import { label } from './en/actions.ts';
import { abilities, bystanders, skills, spawnCards, traits } from './en/cards.ts';
import { defeats, lines } from './en/log.ts';
import { goal, missions } from './en/missions.ts';
import { plan } from './en/plans.ts';
import { prompts, unknownPrompt } from './en/prompts.ts';
import { colours, crowds, horde, levels, phases, place } from './en/words.ts';
import { and, form } from '../../../kit/english.ts';
import { say } from '../../../kit/grammar.ts';
import { heroes, zombieHeroes } from './names.ts';
import type { GameTexts } from './shape.ts';
import type { DefeatReason } from '../ids.ts';

export const en: GameTexts = {
  title: 'Marvel Zombies: Heroes’ Resistance',
  about: 'Four Super Heroes against a city of zombies: nine missions to play together, for 1 to 4 players.',
  scenarios: missions,
  options: {
    split: {
      label: 'Heroes of each player',
      values: {
        even: 'As usual: 4, 2+2, 2+1+1 or 1 each',
        '3-1': 'Two players: 3+1',
        '1-3': 'Two players: 1+3',
        '1-2-1': 'Three players: 1+2+1',
        '1-1-2': 'Three players: 1+1+2',
      },
    },
  },
  prompt: (step, view) => (Object.hasOwn(prompts, step) ? prompts[step as keyof typeof prompts](view) : unknownPrompt),
  action: label,
  event: (event, names) => say(lines, event, names),
  outcome: ({ reason, scores }, _names, _reader, view) => {
    if (reason === 'victory') return 'Victory! The mission is accomplished.';
    const fallen = view?.heroes.filter(({ fate }) => fate === 'down') ?? [];
    if (reason === 'fallen' && fallen.length > 0)
      return `Defeat: ${and(fallen.map(({ id }) => heroes[id].name))} ${form(fallen.length, 'has', 'have')} fallen.`;
    if (Object.hasOwn(defeats, reason)) return `Defeat: ${defeats[reason as DefeatReason]}.`;
    return scores.some(score => score > 0) ? 'The match is won.' : 'The match is lost.';
  },
  heroes,
  skills,
  traits,
  bystanders,
  horde,
  zombieHeroes,
  abilities,
  spawnCards,
  levels,
  colours,
  phases,
  place,
  crowd: crowds,
  goal,
  plan,
};
