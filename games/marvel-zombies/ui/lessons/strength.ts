import type { Lesson } from '../../../../table/lesson.ts';
import type { MarvelZombies } from '../../spec.ts';
import { GAIN_POWER, crowdThing, doorThing } from '../touch.ts';
import { street } from './street.ts';

/** Winter Soldier shoots, opens a door, and gathers strength for what is behind it. */
export const strength: Lesson<MarvelZombies> = {
  id: 'strength',
  title: { fr: 'Portes et Pouvoir', en: 'Doors and Power' },
  about: {
    fr: 'Tirer de loin, ouvrir une porte sans savoir, et rassembler assez de Pouvoir.',
    en: 'Shoot from afar, open a door without knowing, and gather enough Power.',
  },
  minutes: 4,
  table: street('winter-soldier', {
    heroes: {
      'winter-soldier': { zone: '2V.21', power: 1 },
      hulk: { zone: '2V.01', used: true },
      wasp: { zone: '2V.01', used: true },
      'spider-man': { zone: '2V.01', used: true },
    },
    enemies: { '2V.11': { walker: 1, runner: 1 } },
    spawnDeck: ['S12'],
  }),
  notes: [
    {
      part: { fr: 'Viser', en: 'Aim' },
      say: {
        fr: 'Winter Soldier tire jusqu’à 3 Zones, et sa première attaque est *gratuite*. Touchez les *Ennemis* d’à côté.',
        en: 'Winter Soldier shoots up to 3 Zones far, and his first Attack is *free*. Touch the *Enemies* next door.',
      },
      at: crowdThing('2V.11'),
      rule: 'MZ-PP-06',
      right: [{ type: 'attack', zone: '2V.11' }],
      mistakes: [
        {
          of: { type: 'move' },
          say: {
            fr: 'Pourquoi s’approcher ? Ils ne mordent que dans leur Zone, et vous tirez d’ici.',
            en: 'Why come closer? They only bite in their own Zone, and you shoot from here.',
          },
          rule: 'MZ-LOS-02',
        },
        {
          of: { type: 'open' },
          say: {
            fr: 'Pas encore : d’abord ceux qui sont déjà là, et ce tir ne coûte rien.',
            en: 'Not yet: first those who are there already, and this shot costs nothing.',
          },
          rule: 'MZ-PP-06',
        },
      ],
    },
    {
      say: {
        fr: 'Deux cibles, donc *2 touches*. Avec 2 dés c’est juste : ajoutez *1 Pouvoir*.',
        en: 'Two targets, so *2 hits*. With 2 dice that is a close thing: add *1 Power*.',
      },
      at: crowdThing('2V.11'),
      rule: 'MZ-CMB-05',
      right: [{ type: 'roll', power: 1 }],
      chance: { rolls: [4, 6, 1] },
      mistakes: [
        {
          of: { type: 'roll' },
          say: {
            fr: 'Avec 2 dés, il faudrait que les deux touchent. Le Pouvoir achète un troisième dé.',
            en: 'With 2 dice both would have to hit. Power buys a third die.',
          },
          rule: 'MZ-POW-04',
        },
      ],
    },
    {
      part: { fr: 'Ouvrir', en: 'Open' },
      say: {
        fr: 'La rue est vide. Touchez la *porte* de l’annexe : l’ouvrir coûte 1 Action et révèle ce qui s’y cache.',
        en: 'The street is empty. Touch the *door* of the annex: to open it costs 1 Action and reveals what hides there.',
      },
      at: doorThing('D04'),
      rule: 'MZ-DOOR-01',
      right: [{ type: 'open', door: 'D04' }],
      mistakes: [
        {
          of: { type: 'gainPower' },
          say: {
            fr: 'Vous le ferez ensuite, en sachant pour quoi. Ouvrez d’abord.',
            en: 'You will do that next, knowing what for. Open first.',
          },
          rule: 'MZ-POW-01',
        },
      ],
    },
    {
      part: { fr: 'Rassembler', en: 'Gather' },
      say: {
        fr: 'Une *Brute* : 2 touches dans la même attaque. Gagnez d’abord *2 Pouvoirs*.',
        en: 'A *Brute*: 2 hits in the same Attack. First gain *2 Power*.',
      },
      at: GAIN_POWER,
      rule: 'MZ-POW-01',
      right: [{ type: 'gainPower' }],
      mistakes: [
        {
          of: { type: 'attack' },
          say: {
            fr: 'Avec 2 dés, il faudrait deux touches sur deux, et rien ne reste d’une attaque à l’autre. Du Pouvoir d’abord.',
            en: 'With 2 dice both would have to hit, and nothing is carried to the next Attack. Power first.',
          },
          rule: 'MZ-ENEMY-05',
        },
        {
          of: { type: 'move' },
          say: {
            fr: 'Dans sa Zone, la Brute vous frapperait. Restez dehors : la porte ouverte suffit pour viser.',
            en: 'In its Zone the Brute would strike you. Stay outside: an open door is enough to aim through.',
          },
          rule: 'MZ-LOS-03',
        },
      ],
    },
    {
      part: { fr: 'Abattre', en: 'Fell it' },
      say: {
        fr: 'Par la porte ouverte, vous voyez la pièce. Attaquez la *Brute*.',
        en: 'Through the open door you see into the room. Attack the *Brute*.',
      },
      at: crowdThing('2V.20'),
      rule: 'MZ-LOS-03',
      right: [{ type: 'attack', zone: '2V.20' }],
      mistakes: [
        {
          of: { type: 'move' },
          say: {
            fr: 'Ce serait votre dernière Action, et la Brute frapperait. Tirez d’ici.',
            en: 'It would be your last Action, and the Brute would strike. Shoot from here.',
          },
          rule: 'MZ-PP-04',
        },
      ],
    },
    {
      say: {
        fr: 'Dernière Action : combien de Pouvoir y mettez-vous ?',
        en: 'Your last Action: how much Power do you put in?',
      },
      at: crowdThing('2V.20'),
      rule: 'MZ-POW-04',
      right: [{ type: 'roll', power: 2 }],
      isFound: true,
      chance: { rolls: [4, 1, 2, 6] },
      mistakes: [
        {
          of: { type: 'roll' },
          say: {
            fr: 'Deux touches d’un coup, sinon rien : mettez tout votre Pouvoir.',
            en: 'Two hits at once, or nothing: put in all your Power.',
          },
          rule: 'MZ-ENEMY-05',
        },
      ],
    },
  ],
  mistakes: [
    {
      of: { type: 'end' },
      say: {
        fr: 'Les Actions qui restent seraient perdues, et les Ennemis joueraient. Agissez.',
        en: 'The Actions that are left would be lost, and the Enemies would act. Go on.',
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
    fr: 'Trois Ennemis, et aucun ne s’est approché. Vous savez *viser, ouvrir et rassembler votre Pouvoir*.',
    en: 'Three Enemies, and none came near. You know how to *aim, open doors and gather Power*.',
  },
  victory: { expect: { reserve: { walker: 30, brute: 10, runner: 10 } } },
};
