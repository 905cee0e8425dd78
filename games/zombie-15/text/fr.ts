import { labels } from './fr/actions.ts';
import { cards, events, heavies, tokens } from './fr/cards.ts';
import { heroes } from './fr/heroes.ts';
import { lines } from './fr/log.ts';
import { prompts, unknownPrompt } from './fr/prompts.ts';
import { stories as written, titles } from './fr/stories.ts';
import { typesetAll } from '../../../kit/typeset.ts';
import { say, uncapital } from '../../../kit/grammar.ts';
import type { Zone } from '../ids.ts';
import type { View } from '../seen.ts';
import { where } from './fr/places.ts';
import { has, timeSpared } from './grammar.ts';
import type { GameTexts } from './shape.ts';
import { scenarioTexts, storiesTold } from './scenarios.ts';

const stories = storiesTold(written);
const yesNo = { true: 'Oui', false: 'Non' };
const losses: GameTexts['losses'] = {
  time: 'Défaite : la bande-son est finie.',
  unconscious: 'Défaite : plus personne n’est debout.',
  breach: 'Défaite : la tour est tombée.',
  noCall: 'Défaite : personne n’a appelé à temps.',
  conceded: 'Partie arrêtée avant la fin.',
};

const objective = ({ scenario }: View): string => uncapital(stories[scenario].objective);

/** What was done, and how much time it left. */
function achieved(view: View): string {
  const left = timeSpared(view);
  return `Objectif atteint${left === null ? '' : `, avec ${left} d’avance`} : ${objective(view)}`;
}

export const fr = typesetAll({
  title: 'Zombie 15’',
  about:
    'Quinze minutes, montre en main, pour traverser ensemble une ville pleine de zombies : une campagne de quinze scénarios, et d’autres à part.',
  scenarios: scenarioTexts(titles, stories),
  options: {
    track: {
      label: 'Bande-son',
      values: {
        scenario: 'Celle du scénario',
        none: 'Sans cri',
        growl60: 'Un cri par minute',
        growl40: 'Un cri toutes les 40 secondes',
        calm: 'Sans horloge (leçon)',
      },
    },
    firstPlayer: {
      label: 'Premier joueur',
      values: { null: 'Au hasard', 0: 'Place 1', 1: 'Place 2', 2: 'Place 3', 3: 'Place 4' },
    },
    sameScreen: { label: 'Tous devant le même écran (la pause est permise)', values: yesNo },
    clock: { label: 'Montrer le temps écoulé', values: yesNo },
    ring: {
      label: 'Montrer l’approche du prochain cri',
      values: { byMode: 'Sauf en mode expert', shown: 'Toujours', hidden: 'Jamais' },
    },
    botSeconds: {
      label: 'Temps que met un bot pour une action',
      values: {
        2: '2 secondes',
        3: '3 secondes',
        4: '4 secondes',
        5: '5 secondes',
        6: '6 secondes',
        7: '7 secondes',
        8: '8 secondes',
      },
    },
    mode: {
      label: 'Partie rapide : difficulté',
      values: {
        normal: 'Normale',
        hard: 'Difficile : un cri toutes les 40 secondes',
        expert: 'Expert : comme difficile, avec 1 point de vie de moins',
      },
    },
    bags: { label: 'Partie rapide : des sacs d’équipement', values: yesNo },
    keys: { label: 'Partie rapide : une clé et un verrou', values: yesNo },
    bare: { label: 'Partie rapide : des tuiles sans zone de fouille', values: yesNo },
    events1: { label: 'Partie rapide : événements des cartes 1', values: yesNo },
    events2: { label: 'Partie rapide : événements des cartes 2', values: yesNo },
    events3: { label: 'Partie rapide : événements des cartes 3', values: yesNo },
    events4: { label: 'Partie rapide : événements des cartes 4', values: yesNo },
  },
  refusals: {
    lessonOnly: 'Seule la leçon, le scénario 1 hors campagne, se joue sans horloge.',
    noMarch:
      'Le scénario 9 a besoin de ses cris : sans eux, rien n’avancerait. Choisissez une bande-son avec des cris.',
    quickOnly: 'Les réglages de la partie rapide ne valent pas pour les scénarios de la campagne.',
    fixedMap:
      'Les sacs, les clés et les tuiles sans zone de fouille demandent un parcours tiré au sort : cette partie rapide a son propre plan.',
  },
  prompt: (step, view, names) => (has(prompts, step) ? prompts[step](view, names) : unknownPrompt),
  action: (action, view, names) => say(labels, action, view, names),
  event: (event, names, view?: View) => say(lines, event, names, view),
  outcome: ({ reason, scores }, _names, _seat, view) => {
    if (reason === 'won')
      return view ? `Victoire ! Vous êtes sauvés. ${achieved(view)}` : 'Victoire ! Vous êtes sauvés.';
    if (reason !== 'conceded' && has(losses, reason))
      return view ? `${losses[reason]} Objectif manqué : ${objective(view)}` : losses[reason];
    if (has(losses, reason)) return losses[reason];
    return scores.some(score => score > 0) ? 'La partie est gagnée.' : 'La partie est perdue.';
  },
  heroes,
  cards,
  heavies,
  tokens,
  events,
  stories,
  levels: { prologue: 'Prologue', beginner: 'Débutant', survivor: 'Survivant', hero: 'Héros', quick: 'Partie rapide' },
  tracks: {
    none: 'Sans cri',
    growl60: 'Un cri par minute',
    growl40: 'Un cri toutes les 40 secondes',
    calm: 'Leçon sans horloge',
  },
  markers: { car: 'Voiture', exit: 'Sortie', helicopter: 'Hélicoptère' },
  losses,
  place: (zone: Zone, view: View) => where(view, zone),
} satisfies GameTexts);
