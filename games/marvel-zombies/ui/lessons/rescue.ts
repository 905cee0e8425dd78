import type { Lesson } from '../../../../table/lesson.ts';
import type { MarvelZombies } from '../../spec.ts';
import { bystanderThing, crowdThing, heroThing, placeThing } from '../touch.ts';
import { street } from './street.ts';

/** Spider-Man rescues somebody, the Enemies answer, Hulk gets angry. */
export const rescue: Lesson<MarvelZombies> = {
  id: 'rescue',
  title: { fr: 'Un sauvetage', en: 'A rescue' },
  about: {
    fr: 'Trois Actions par tour : frapper, avancer, sauver. Puis les Ennemis répondent.',
    en: 'Three Actions a Turn: strike, move, rescue. Then the Enemies answer.',
  },
  minutes: 4,
  table: street('spider-man', {
    heroes: {
      'spider-man': { zone: '2V.21', power: 1 },
      hulk: { zone: '2V.11', power: 2 },
      wasp: { zone: '2V.22', used: true },
      'winter-soldier': { zone: '2V.22', used: true },
    },
    enemies: { '2V.21': { walker: 1 }, '2V.11': { walker: 1, brute: 1 } },
    open: ['2V.20|2V.21'],
    bystanders: { 'happy-hogan': '2V.20' },
  }),
  notes: [
    {
      part: { fr: 'Frapper', en: 'Strike' },
      say: {
        fr: 'Un *Rôdeur* barre la rue à Spider-Man. Touchez-le pour *attaquer*.',
        en: 'A *Walker* bars Spider-Man’s way. Touch it to *attack*.',
      },
      at: crowdThing('2V.21'),
      rule: 'MZ-ATKA-01',
      right: [{ type: 'attack', zone: '2V.21' }],
      mistakes: [
        {
          of: { type: 'move' },
          say: {
            fr: 'Chaque Ennemi de la Zone ajoute 1 Action au départ. Abattez-le, et vous partirez pour une seule.',
            en: 'Every Enemy in the Zone makes leaving cost 1 more Action. Fell it, and you leave for a single one.',
          },
          rule: 'MZ-MOVE-02',
        },
      ],
    },
    {
      say: {
        fr: '*3 dés*, et il suffit d’un 4 ou plus. Gardez votre Pouvoir : *lancez* sans rien ajouter.',
        en: '*3 dice*, and a single 4 or more will do. Keep your Power: *roll* without adding any.',
      },
      at: crowdThing('2V.21'),
      rule: 'MZ-CMB-05',
      right: [{ type: 'roll', power: 0 }],
      chance: { rolls: [5, 2, 1] },
      mistakes: [
        {
          of: { type: 'roll' },
          say: {
            fr: 'Un dé de plus coûte 1 Pouvoir. Pour un seul Rôdeur, trois dés suffisent.',
            en: 'One more die costs 1 Power. For a single Walker three dice will do.',
          },
          rule: 'MZ-POW-04',
        },
      ],
    },
    {
      part: { fr: 'Sauver', en: 'Rescue' },
      say: {
        fr: 'La voie est libre. Quelqu’un attend dans l’*annexe* : entrez.',
        en: 'The way is clear. Somebody waits in the *annex*: go in.',
      },
      at: placeThing('2V.20'),
      rule: 'MZ-MOVE-01',
      right: [{ type: 'move', to: '2V.20' }],
      mistakes: [
        {
          of: { type: 'move' },
          say: {
            fr: 'Hulk se débrouille. Le Citoyen à sauver est dans l’annexe.',
            en: 'Hulk can take care of himself. The Bystander to be rescued is in the annex.',
          },
          rule: 'MZ-RESC-01',
        },
      ],
    },
    {
      say: {
        fr: 'Pas un Ennemi ici : touchez *Happy Hogan* pour le *sauver*. Votre Pouvoir monte aussitôt à 4.',
        en: 'Not one Enemy here: touch *Happy Hogan* to *rescue* him. Your Power rises to 4 at once.',
      },
      at: bystanderThing('happy-hogan'),
      rule: 'MZ-RESC-02',
      right: [{ type: 'rescue', bystander: 'happy-hogan' }],
    },
    {
      part: { fr: 'Encaisser', en: 'Take it' },
      say: {
        fr: 'Plus d’Action. *Finissez le tour* : les Ennemis vont s’en prendre à *Hulk*, et il n’aime pas ça.',
        en: 'No Action left. *End the Turn*: the Enemies will go for *Hulk*, and he does not like that.',
      },
      at: heroThing('hulk'),
      rule: 'MZ-EP-01',
      right: [{ type: 'end' }],
    },
    {
      part: { fr: 'Écraser', en: 'Smash' },
      say: {
        fr: '2 Blessures, et Hulk a gagné autant de Pouvoir. À lui : touchez *Hulk*.',
        en: '2 Wounds, and Hulk has gained as much Power. Now him: touch *Hulk*.',
      },
      at: heroThing('hulk'),
      rule: 'MZ-PP-03',
      right: [{ type: 'activate', hero: 'hulk' }],
      mistakes: [
        {
          say: {
            fr: 'Vous choisissez l’ordre des héros, c’est vrai. Mais c’est Hulk que l’on mord : faites-le agir d’abord.',
            en: 'You choose the order of heroes, true. But it is Hulk who is being bitten: let him act first.',
          },
          rule: 'MZ-PP-03',
        },
      ],
    },
    {
      say: {
        fr: 'Une Brute et un Rôdeur, d’un seul coup : attaquez la *Zone* où ils sont.',
        en: 'A Brute and a Walker, with a single blow: attack the *Zone* where they are.',
      },
      at: crowdThing('2V.11'),
      rule: 'MZ-ENEMY-05',
      right: [{ type: 'attack', zone: '2V.11' }],
      mistakes: [
        {
          of: { type: 'open' },
          say: {
            fr: 'Une porte ouverte, ce sont d’autres Ennemis. Finissez-en d’abord avec ceux-ci.',
            en: 'An open door means more Enemies. Finish these first.',
          },
          rule: 'MZ-DOOR-01',
        },
      ],
    },
    {
      say: {
        fr: 'Il faut *3 touches* : 2 pour la Brute, 1 pour le Rôdeur. À 5 ou plus, mettez *tout votre Pouvoir* : 9 dés.',
        en: 'It takes *3 hits*: 2 for the Brute, 1 for the Walker. At 5 or more, put in *all your Power*: 9 dice.',
      },
      at: crowdThing('2V.11'),
      rule: 'MZ-POW-04',
      right: [{ type: 'roll', power: 4 }],
      chance: { rolls: [5, 6, 1, 2, 5, 1, 3, 4, 2] },
      mistakes: [
        {
          of: { type: 'roll' },
          say: {
            fr: 'Les touches ne s’additionnent pas d’une attaque à l’autre. C’est maintenant qu’il faut tout donner.',
            en: 'Hits do not add up from one Attack to another. Now is the time to give it all.',
          },
          rule: 'MZ-ENEMY-05',
        },
      ],
    },
  ],
  mistakes: [
    {
      of: { type: 'heroicRescue' },
      say: {
        fr: 'Ce talent de Spider-Man coûte 1 Pouvoir. Ici, vous y arrivez sans rien dépenser.',
        en: 'This skill of Spider-Man’s costs 1 Power. Here you manage without spending any.',
      },
      rule: 'MZ-POW-04',
    },
    {
      of: { type: 'end' },
      say: {
        fr: 'Les Actions qui restent seraient perdues. Servez-vous-en d’abord.',
        en: 'The Actions that are left would be lost. Use them first.',
      },
      rule: 'MZ-PP-08',
    },
    {
      say: {
        fr: 'C’est permis, mais ce n’est pas ce qu’il faut ici. Suivez ce qui brille.',
        en: 'It is allowed, but not what is needed here. Follow what glows.',
      },
      rule: 'MZ-PP-07',
    },
  ],
  won: {
    fr: 'Un Citoyen sauvé, et plus un Ennemi dans la rue. Vous savez *frapper, sauver et dépenser votre Pouvoir*.',
    en: 'A Bystander rescued, and no Enemy left in the street. You know how to *strike, rescue and spend Power*.',
  },
  victory: { expect: { reserve: { walker: 30, brute: 10 }, rescued: ['happy-hogan'] } },
};
