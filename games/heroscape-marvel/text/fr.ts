import type { Seat } from '../../../engine/types.ts';
import { handicaps as measured } from '../content/handicaps.ts';
import { HANDICAPS, type HandicapId, tabled } from '../ids.ts';
import type { View } from '../seen.ts';
import { scenarioData } from '../scenarios/list.ts';
import { labels } from './fr/actions.ts';
import { lines } from './fr/log.ts';
import {
  armies,
  battlefields,
  faces,
  falls,
  handicaps,
  sizes,
  glyphs,
  roles,
  statuses,
  terrains,
  zones,
} from './fr/names.ts';
import { player, where } from './fr/nouns.ts';
import { cards } from './fr/people.ts';
import { dice, flights, powers } from './fr/powers.ts';
import { prompts, unknownPrompt } from './fr/prompts.ts';
import { and, percent } from '../../../kit/french.ts';
import { capital, inPerson, say, subjects } from '../../../kit/grammar.ts';
import { heldUntil } from './reading.ts';
import { type GameTexts, isDecision, isReason } from './shape.ts';
import { typesetAll } from '../../../kit/typeset.ts';

const victories: GameTexts['victories'] = {
  elimination: 'plus aucune figurine adverse',
  zone: 'seul dans la zone orange',
  points: 'plus de points sur le champ de bataille',
  figures: 'plus de figurines sur le champ de bataille',
  wounds: 'moins de blessures à égalité',
  draw: 'égalité parfaite',
  rampage: 'Hulk est encore debout après la manche 12',
  escape: 'l’appareil a quitté le champ de bataille',
  held: 'l’appareil n’est pas sorti',
  conceded: 'un adversaire abandonne',
};

/** What a handicap changes for the side that it helps. */
const helped: { readonly [H in HandicapId]: (chances: string) => string } = {
  'heroes-open': chances => `ils gagnent ${chances}`,
  'heroes-lead': chances => `ils gagnent ${chances}`,
  'longer-raid': chances => `les voleurs gagnent ${chances}`,
};
/** The card of the scenario says what it is as printed. */
const chances = (id: HandicapId): string => `${percent(measured[id].won.helped)} des parties entre bots`;

/** What this match is about, in one sentence. */
function goal(view: View): string {
  const { end } = scenarioData[view.scenario];
  const mine = view.you === null ? null : view.players[view.you]?.player;
  if (view.scenario === 'conflit-sur-la-ville')
    return mine === 2
      ? `Sortez l’appareil du champ de bataille avant la fin de la manche ${heldUntil(view)}.`
      : mine === 1
        ? `Empêchez l’appareil de sortir jusqu’à la fin de la manche ${heldUntil(view)}.`
        : `Un camp doit sortir l’appareil avant la fin de la manche ${heldUntil(view)}, l’autre l’en empêcher.`;
  if (view.scenario === 'hulk-est-en-colere')
    return mine === 1
      ? 'Détruisez tous vos ennemis, ou tenez jusqu’à la fin de la manche 12.'
      : 'Détruisez Hulk avant la fin de la manche 12 : seul le porteur de l’anesthésiant le blesse.';
  if (end.kind === 'zone')
    return 'Détruisez tout, ou soyez seul dans la zone orange à la fin de la manche 5 ou plus tard.';
  if (end.kind === 'points') return 'Détruisez tout, ou ayez le plus de points après la manche 8.';
  if (end.kind === 'figures') return 'Détruisez tout, ou gardez le plus de figurines après la manche 8.';
  return 'Détruisez toutes les figurines adverses.';
}

const each = (...values: number[]) => Object.fromEntries(values.map(value => [`${value}`, `${value}`]));
const rounds = (from: number, to: number) =>
  Object.fromEntries(Array.from({ length: to - from + 1 }, (_, i) => [`${from + i}`, `${from + i}`]));

export const fr = typesetAll({
  title: 'HeroScape Marvel',
  about: 'Héros et vilains en trois dimensions : marqueurs d’ordre secrets, hauteurs, entrepôt en ruine et pouvoirs.',
  scenarios: {
    'vengeurs-rassemblement': {
      title: 'Vengeurs, rassemblement !',
      about: 'Découverte, Genotech : trois héros contre trois vilains, sans pouvoirs. La première partie.',
    },
    'vol-a-stark-international': {
      title: 'Vol à Stark International',
      about: 'Expert, Genotech, 1200 points : détruire tout, ou tenir seul la zone orange dès la manche 5.',
    },
    'le-combat-s-intensifie': {
      title: 'Le combat s’intensifie',
      about: 'Expert, Genotech, 1200 points : les figurines détruites peuvent revenir à chaque manche.',
    },
    'hulk-est-en-colere': {
      title: 'Hulk est en colère !',
      about: 'Expert, Genotech : Hulk seul contre une armée ; seul le porteur de l’anesthésiant peut le blesser.',
    },
    'du-grabuge-a-manhattan': {
      title: 'Du grabuge à Manhattan !',
      about: 'Découverte, Tribeca : les cinq vilains sont dans le bâtiment, les cinq héros sortent du bois.',
    },
    'heros-vilains-amis-et-ennemis': {
      title: 'Héros, vilains, amis et ennemis',
      about: 'Découverte, Tribeca : Venom et Spider-Man se retrouvent, leurs amis arrivent.',
    },
    'le-genie-fou': {
      title: 'Le génie fou',
      about: 'Expert, Tribeca : les amulettes donnent les pouvoirs des figurines détruites.',
    },
    'conflit-sur-la-ville': {
      title: 'Conflit sur la ville',
      about: 'Expert, Tribeca, 530 contre 730 points : voler l’appareil du labo, ou empêcher qu’il sorte.',
    },
    'melee-a-genotech': {
      title: 'Mêlée à Genotech',
      about: 'Expert, Genotech, de deux à quatre armées, en équipes ou chacun pour soi : le dernier camp debout gagne.',
    },
    'melee-a-tribeca': {
      title: 'Mêlée à Tribeca',
      about: 'Expert, Tribeca, deux ou trois armées : le dernier camp debout gagne.',
    },
    'la-grande-place': {
      title: 'La grande place',
      about: 'Expert, grand champ de bataille de deux boîtes, de deux à six armées, en équipes ou chacun pour soi.',
    },
    'les-quais': {
      title: 'Les quais',
      about: 'Expert, grand champ de bataille de deux boîtes autour d’un bassin, de deux à six armées.',
    },
    'maree-haute': {
      title: 'Marée haute',
      about: 'Expert, les quais avec de l’eau dans le bassin et une haute grue, de deux à six armées.',
    },
  },
  options: {
    playerOne: {
      label: 'Premier camp',
      values: { null: 'Au hasard', 0: 'Place 1', 1: 'Place 2', 2: 'Place 3', 3: 'Place 4', 4: 'Place 5', 5: 'Place 6' },
    },
    armies: { label: 'Armées', values: { draft: 'Recrutées carte par carte', premade: 'Composées à l’avance' } },
    boxes: {
      label: 'Boîtes',
      values: {
        1: 'Une : chaque carte existe une fois',
        2: 'Deux : chaque carte existe deux fois',
        3: 'Trois',
        4: 'Quatre',
        5: 'Cinq',
        6: 'Six',
      },
    },
    tieOrder: {
      label: 'Fin du combat s’intensifie',
      values: { points: 'Les points (livret français)', figures: 'Les figurines, puis les points' },
    },
    amulets: { label: 'Amulettes par figurine', values: { 1: 'Une (livret français)', 2: 'Deux' } },
    lastRound: { label: 'Dernière manche', values: { null: 'Celle du scénario', ...rounds(3, 12) } },
    roundLimit: { label: 'Au plus tard, fini après', values: { 15: '15 manches', 30: '30 manches', 60: '60 manches' } },
    turnLimit: {
      label: 'La découverte s’arrête après',
      values: { 100: '100 tours chacun', 200: '200 tours chacun', 500: '500 tours chacun' },
    },
    team: { label: 'Équipes', values: { 1: 'Chacun pour soi', 2: 'Équipes de deux', 3: 'Équipes de trois' } },
    squads: {
      label: 'Escouades d’extensions : Samouraïs Izumi, Gardes zettiens, Gorillinators',
      values: { false: 'Non', true: 'Oui' },
    },
    points: {
      label: 'Points par armée',
      values: { null: 'Ceux du scénario', ...each(500, 600, 700, 800, 1000, 1200, 1500, 2000) },
    },
    handicap: {
      label: 'Handicap : option de la maison, pas du livret',
      values: {
        null: 'Aucun : comme imprimé',
        ...tabled(HANDICAPS, id => `${capital(handicaps[id])} : ${helped[id](chances(id))}`),
      },
    },
  },
  refusals: {
    seat: 'Le premier camp est celui d’une place qui existe.',
    teams: 'Les équipes doivent être égales, et au moins deux.',
    points: 'Les points des armées sont ceux du scénario.',
    squads: 'Ce scénario se joue sans escouades.',
    handicap: 'Ce handicap est celui d’un autre scénario.',
    boxes: 'Pour des armées composées à l’avance à plus de deux, il faut une boîte par joueur.',
  },
  prompt: (step, view, names) => (isDecision(step) ? prompts[step](view, names) : unknownPrompt),
  action: (action, view, names) => say(labels, action, view, names),
  event: (event, names) => say(lines, event, names),
  outcome: ({ reason, scores }, names, reader?: Seat | null) => {
    const why = isReason(reason) ? victories[reason] : '';
    const best = scores.flatMap((score, seat) => (score === 1 ? [seat] : []));
    if (best.length === 0) return `Match nul : ${why}.`;
    const winners = subjects(best, reader, seat => player(names, seat), 'vous');
    return `${capital(and(winners.names))} ${inPerson(winners, 'gagne', 'gagnent', 'gagnez')} : ${why}.`;
  },
  cards,
  powers,
  flights,
  falls,
  sizes,
  dice,
  faces,
  glyphs,
  roles,
  zones,
  terrains,
  statuses,
  armies,
  handicaps,
  battlefields,
  victories,
  place: (cell, view) => where(view, cell),
  goal,
} satisfies GameTexts);
