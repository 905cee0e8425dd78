import type { Language } from '../../../../engine/box.ts';
import { and, plural as count, form as formOf } from '../../../../kit/english.ts';
import { form, and as listed, plural } from '../../../../kit/french.ts';
import { POINTS } from '../../content/numbers.ts';
import { typesetAll } from '../../../../kit/typeset.ts';

// What is written on the table itself, beside what the rules and the log say.

const fr = {
  cast: 'Choisissez votre rôle',
  aim: (target: number) =>
    `Chacun pour soi, jusqu’à ${plural(target, 'point')}. Spider-Man et la Police en marquent quand ils arrêtent les super-vilains ; chaque super-vilain, quand il réussit ses missions secrètes.`,
  from: (points: number) => `(à ${plural(points, 'point')})`,
  villains: 'Choisissez un super-vilain',
  taken: 'pris',
  attacked: (name: string, dice: number, _isMany: boolean) =>
    `${name} vous attaque${dice > 0 ? ` : ${plural(dice, 'dé')}` : ''}`,
  noReaction: 'Plus de dés : seul ce qui est gratuit réagit',
  yourAnswer: 'À vous de réagir',
  secret: 'Mission secrète · vous seul la voyez',
  traced: 'Mission tracée · Spider-Man la voit aussi',
  missionOf: (name: string) => `Mission tracée : ${name}`,
  hide: 'Cacher',
  show: 'Montrer',
  worth: { done: 'Réussie', stopped: 'Arrêtée par Spider-Man', stoppedByYou: 'Arrêtée par vous', police: 'la Police' },
  cars: (cars: number) => plural(cars, 'voiture'),
  prisoner: 'votre prisonnier',
  rolled: 'Votre jet',
  deck: 'Pioche',
  tracers: (left: number) => plural(left, 'Spider-Tracer'),
  plays: (name: string, whom: string) => `${name} joue ${whom}.`,
  walks: (name: string, whom: string, points: number) => `${name} déplace ${whom} : encore ${plural(points, 'case')}.`,
  laying: (name: string) => `À poser : ${name}`,
  legend: (points: number) => `${form(points, 'case restante', 'cases restantes')}, une fois là`,
  chances: (dice: number | null) => `chance d’y arriver avec ${dice === null ? 'tous vos dés' : plural(dice, 'dé')}`,
  seeWhere: (name: string) => `Aller voir : ${name}`,
  lives: 'Vie',
  race: (target: number) => `La course aux ${plural(target, 'point')}`,
  abilities: (powers: readonly string[]) => (powers.length === 0 ? '' : `Ses pouvoirs : ${listed(powers)}.`),
  scoring: {
    spiderMan: `Marque ${POINTS.wound} points par blessure infligée à un super-vilain, et la mission de chaque super-vilain qu’il met K.O.`,
    police: 'Marque la mission de chaque super-vilain qu’elle met K.O., et 11 ou 12 points par mise en prison.',
    villain: `Marque pour ses missions, ${POINTS.car} points par voiture de police détruite, ${POINTS.spiderManKo} pour Spider-Man K.O., ${POINTS.villainKo} pour un rival K.O.`,
  },
};

const en: typeof fr = {
  cast: 'Choose your role',
  aim: target =>
    `Everybody for themselves, up to ${count(target, 'point')}. Spider-Man and the Police score when they stop villains; a villain scores by completing secret missions.`,
  from: points => `(at ${count(points, 'point')})`,
  villains: 'Choose a villain',
  taken: 'taken',
  attacked: (name, dice, isMany) =>
    `${name} ${isMany ? 'attack' : 'attacks'} you${dice > 0 ? `: ${count(dice, 'die', 'dice')}` : ''}`,
  noReaction: 'No dice left: only what is free reacts',
  yourAnswer: 'You may react',
  secret: 'Secret mission · for your eyes only',
  traced: 'Traced mission · Spider-Man sees it, too',
  missionOf: name => `Traced mission: ${name}`,
  hide: 'Hide',
  show: 'Show',
  worth: { done: 'Done', stopped: 'Stopped by Spider-Man', stoppedByYou: 'Stopped by you', police: 'Police' },
  cars: cars => count(cars, 'car'),
  prisoner: 'your prisoner',
  rolled: 'Your roll',
  deck: 'Draw pile',
  tracers: left => count(left, 'Spider-Tracer'),
  plays: (name, whom) => `${name} plays ${whom}.`,
  walks: (name, whom, points) => `${name} moves ${whom}: ${count(points, 'square')} left.`,
  laying: name => `To lay: ${name}`,
  legend: points => `${formOf(points, 'square')} left once there`,
  chances: dice => `chance to get there with ${dice === null ? 'all your dice' : count(dice, 'die', 'dice')}`,
  seeWhere: name => `Look at: ${name}`,
  lives: 'Life',
  race: target => `The race to ${count(target, 'point')}`,
  abilities: powers => (powers.length === 0 ? '' : `Powers: ${and(powers)}.`),
  scoring: {
    spiderMan: `Scores ${POINTS.wound} points for every wound dealt to a villain, and for the mission of whomever he knocks out.`,
    police: 'Score for the mission of whomever they knock out, and 11 or 12 points for every jailing.',
    villain: `Scores for missions, ${POINTS.car} points for a police car destroyed, ${POINTS.spiderManKo} for knocking out Spider-Man, ${POINTS.villainKo} for a rival.`,
  },
};

export const overWords: { readonly [L in Language]: typeof fr } = { fr: typesetAll(fr), en };
