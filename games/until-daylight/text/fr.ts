import { labels } from './fr/actions.ts';
import { cards } from './fr/cards.ts';
import { combat } from './fr/combat.ts';
import { assaults, causes, horde, kinds, phases, tokens } from './fr/horde.ts';
import { lines } from './fr/log.ts';
import { characters, perks } from './fr/people.ts';
import { prompts, unknownPrompt } from './fr/prompts.ts';
import { say } from '../../../kit/grammar.ts';
import { type GameTexts, isDecision } from './shape.ts';
import { typesetAll } from '../../../kit/typeset.ts';

export const fr = typesetAll({
  title: 'Survivez jusqu’à l’aube',
  about: 'Six manches à tenir ensemble contre la horde : fouillez, partagez, combattez, et que personne ne meure.',
  scenarios: {
    standard: {
      title: 'La nuit entière',
      about: 'Six assauts, puis des manches supplémentaires tant qu’il reste un ennemi debout. De 1 à 6 joueurs.',
    },
  },
  options: {
    difficulty: {
      label: 'Difficulté',
      values: {
        normal: 'Normale : les règles imprimées',
        easier: 'Plus facile : 1 vie de plus par personnage (absent des règles imprimées)',
        harder: 'Plus dure : 1 vie de moins par personnage (absent des règles imprimées)',
      },
    },
    firstPlayer: {
      label: 'Premier joueur',
      values: {
        null: 'Au hasard',
        0: 'Place 1',
        1: 'Place 2',
        2: 'Place 3',
        3: 'Place 4',
        4: 'Place 5',
        5: 'Place 6',
      },
    },
  },
  refusals: { 'first-player': 'Le premier joueur doit avoir une place à cette table.' },
  prompt: (step, view, names, reader = null) => (isDecision(step) ? prompts[step](view, names, reader) : unknownPrompt),
  action: (action, view, names) => say(labels, action, view, names),
  event: (event, names) => say(lines, event, names),
  outcome: ({ reason, scores }) => {
    if (reason === 'dawn') return 'Victoire ! L’aube se lève sur un groupe au complet.';
    if (reason === 'death') return 'Défaite : un personnage est mort, et personne ne verra l’aube.';
    if (reason === 'conceded') return 'Partie arrêtée avant l’aube.';
    return scores.some(score => score > 0) ? 'Partie gagnée.' : 'Partie perdue.';
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
} satisfies GameTexts);
