import type { Language } from '../../../../engine/box.ts';
import { plural as count } from '../../../../kit/english.ts';
import { plural } from '../../../../kit/french.ts';

// What is written on the table itself, beside what the rules and the log say.

const fr = {
  cast: 'Choisissez votre rôle',
  villains: 'Choisissez un Vilain',
  taken: 'pris',
  prison: (points: number) => `${plural(points, 'point')} en prison`,
  attacked: (name: string, dice: number) => `${name} vous attaque : ${plural(dice, 'dé')}`,
  attackedFree: (name: string) => `${name} vous attaque`,
  yourAnswer: 'À vous de réagir',
  secret: 'Mission secrète',
  noMission: 'Pas de mission',
  worth: { villain: 'Vilain', spiderMan: 'Spider-Man', police: 'Police' },
  ofVillain: (name: string) => `Mission : ${name}`,
  points: (points: number) => plural(points, 'point'),
  cars: (cars: number) => plural(cars, 'voiture'),
  rolled: 'Votre jet',
  steps: (points: number) => `${plural(points, 'case')} à parcourir`,
  deck: 'Pioche',
  tracers: (left: number) => plural(left, 'traceur'),
  laying: (name: string) => `À poser : ${name}`,
  race: (target: number) => `La course aux ${target} points`,
};

const en: typeof fr = {
  cast: 'Choose your role',
  villains: 'Choose a villain',
  taken: 'taken',
  prison: points => `${count(points, 'point')} in jail`,
  attacked: (name, dice) => `${name} attacks you: ${count(dice, 'die', 'dice')}`,
  attackedFree: name => `${name} attacks you`,
  yourAnswer: 'You may react',
  secret: 'Secret mission',
  noMission: 'No mission',
  worth: { villain: 'Villain', spiderMan: 'Spider-Man', police: 'Police' },
  ofVillain: name => `Mission: ${name}`,
  points: points => count(points, 'point'),
  cars: cars => count(cars, 'car'),
  rolled: 'Your roll',
  steps: points => `${count(points, 'square')} to go`,
  deck: 'Draw pile',
  tracers: left => count(left, 'tracer'),
  laying: name => `To lay: ${name}`,
  race: target => `The race to ${target} points`,
};

export const overWords: { readonly [L in Language]: typeof fr } = { fr, en };
