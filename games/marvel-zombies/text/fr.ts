import { label } from './fr/actions.ts';
import { abilities, bystanders, skills, spawnCards, traits } from './fr/cards.ts';
import { defeats, lines } from './fr/log.ts';
import { goal, missions } from './fr/missions.ts';
import { plan } from './fr/plans.ts';
import { prompts, unknownPrompt } from './fr/prompts.ts';
import { colours, crowds, horde, levels, phases, place } from './fr/words.ts';
import { and, form } from '../../../kit/french.ts';
import { say } from '../../../kit/grammar.ts';
import { heroes, zombieHeroes } from './names.ts';
import type { GameTexts } from './shape.ts';
import { typesetAll } from '../../../kit/typeset.ts';
import type { DefeatReason } from '../ids.ts';

export const fr: GameTexts = typesetAll({
  title: 'Marvel Zombies : La Résistance des Héros',
  about: 'Quatre Super-Héros contre une ville de zombies : neuf missions à jouer ensemble, de 1 à 4 joueurs.',
  scenarios: missions,
  options: {
    split: {
      label: 'Répartition des Super-Héros',
      values: {
        even: 'Habituelle : 4, 2+2, 2+1+1 ou 1 chacun',
        '3-1': 'À deux : 3+1',
        '1-3': 'À deux : 1+3',
        '1-2-1': 'À trois : 1+2+1',
        '1-1-2': 'À trois : 1+1+2',
      },
    },
  },
  prompt: (step, view) => (Object.hasOwn(prompts, step) ? prompts[step as keyof typeof prompts](view) : unknownPrompt),
  action: label,
  event: (event, names) => say(lines, event, names),
  outcome: ({ reason, scores }, _names, _reader, view) => {
    if (reason === 'victory') return 'Victoire ! La mission est accomplie.';
    const fallen = view?.heroes.filter(({ fate }) => fate === 'down') ?? [];
    if (reason === 'fallen' && fallen.length > 0)
      return `Défaite : ${and(fallen.map(({ id }) => heroes[id].name))} ${form(fallen.length, 'est à terre', 'sont à terre')}.`;
    if (Object.hasOwn(defeats, reason)) return `Défaite : ${defeats[reason as DefeatReason]}.`;
    return scores.some(score => score > 0) ? 'Partie gagnée.' : 'Partie perdue.';
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
} satisfies GameTexts);
