import type { Language } from '../../../../engine/box.ts';
import { plural as count } from '../../../../kit/english.ts';
import { plural } from '../../../../kit/french.ts';

// What is written on the table itself, beside what the rules and the log say.

const fr = {
  cast: 'Choisissez votre rôle',
  aim: (target: number) =>
    `Chacun pour soi, jusqu’à ${target} points. Spider-Man et la Police en marquent quand ils arrêtent les super-vilains ; chaque super-vilain, quand il réussit ses missions secrètes.`,
  from: (points: number) => `(à ${points} points)`,
  villains: 'Choisissez un super-vilain',
  taken: 'pris',
  attacked: (name: string, dice: number) => `${name} vous attaque : ${plural(dice, 'dé')}`,
  attackedFree: (name: string) => `${name} vous attaque`,
  yourAnswer: 'À vous de réagir',
  worth: { villain: 'Vilain', spiderMan: 'Spider-Man', police: 'Police' },
  cars: (cars: number) => plural(cars, 'voiture'),
  rolled: 'Votre jet',
  deck: 'Pioche',
  tracers: (left: number) => plural(left, 'traceur'),
  laying: (name: string) => `À poser : ${name}`,
  race: (target: number) => `La course aux ${target} points`,
};

const en: typeof fr = {
  cast: 'Choose your role',
  aim: target =>
    `Everybody for themselves, up to ${target} points. Spider-Man and the Police score when they stop villains; a villain scores by succeeding in secret missions.`,
  from: points => `(at ${points} points)`,
  villains: 'Choose a villain',
  taken: 'taken',
  attacked: (name, dice) => `${name} attacks you: ${count(dice, 'die', 'dice')}`,
  attackedFree: name => `${name} attacks you`,
  yourAnswer: 'You may react',
  worth: { villain: 'Villain', spiderMan: 'Spider-Man', police: 'Police' },
  cars: cars => count(cars, 'car'),
  rolled: 'Your roll',
  deck: 'Draw pile',
  tracers: left => count(left, 'tracer'),
  laying: name => `To lay: ${name}`,
  race: target => `The race to ${target} points`,
};

export const overWords: { readonly [L in Language]: typeof fr } = { fr, en };
