import type { Lesson } from '../../../../table/lesson.ts';
import type { MarvelZombies } from '../../spec.ts';
import { EXIT, crowdThing, heroThing } from '../touch.ts';

/** At the Exit: share out Wounds, clear the Zone, leave together. */
export const leaving: Lesson<MarvelZombies> = {
  id: 'leaving',
  title: { fr: 'Sortir tous ensemble', en: 'Leaving together' },
  about: {
    fr: 'Répartir les Blessures, libérer la Sortie, et partir sans perdre personne.',
    en: 'Share out the Wounds, clear the Exit, and leave without losing anybody.',
  },
  minutes: 3,
  table: {
    seats: 1,
    scenario: 'M0',
    given: {
      round: 4,
      heroes: {
        wasp: { zone: '4V.10', power: 2, health: 1 },
        hulk: { zone: '4V.10', health: 5, power: 0 },
        vision: { zone: '4V.10' },
        'winter-soldier': { zone: '4V.10' },
      },
      enemies: { '4V.10': { walker: 1, brute: 1 } },
      now: { phase: 'enemies' },
      taken: ['4V.00', '2V.22'],
      rescued: ['okoye'],
    },
  },
  notes: [
    {
      part: { fr: 'Encaisser', en: 'Take it' },
      say: {
        fr: '*2 Blessures* à répartir, et Wasp n’a plus que 1 point de Santé. *Hulk* prend les deux : il en devient plus fort.',
        en: '*2 Wounds* to share out, and Wasp has only 1 Health left. *Hulk* takes both: it makes him stronger.',
      },
      at: heroThing('hulk'),
      rule: 'MZ-EATK-02',
      right: [{ type: 'assign', to: 'hulk', wounds: 2 }],
      mistakes: [
        {
          of: { type: 'assign', to: 'hulk' },
          say: {
            fr: 'Ce que Hulk ne prend pas, un autre le prendra. Il a 5 points de Santé, et la colère lui va bien.',
            en: 'What Hulk does not take, another must. He has 5 Health, and anger suits him.',
          },
          rule: 'MZ-EATK-02',
        },
        {
          of: { type: 'assign' },
          say: {
            fr: 'Un autre la supporterait moins bien. Hulk a 5 points de Santé, et la colère lui va bien.',
            en: 'Another would bear it less well. Hulk has 5 Health, and anger suits him.',
          },
          rule: 'MZ-EATK-02',
        },
      ],
    },
    {
      part: { fr: 'Libérer', en: 'Clear' },
      say: {
        fr: 'Hulk est en colère : 2 Pouvoirs, et 1 pour la nouvelle manche. Activez *Hulk*.',
        en: 'Hulk is angry: 2 Power, and 1 for the new Round. Activate *Hulk*.',
      },
      at: heroThing('hulk'),
      rule: 'MZ-PP-01',
      right: [{ type: 'activate', hero: 'hulk' }],
      mistakes: [
        {
          say: {
            fr: 'Tant qu’un Ennemi est là, personne ne sort. Que Hulk fasse d’abord place nette.',
            en: 'As long as an Enemy is there, nobody leaves. Let Hulk clear the place first.',
          },
          rule: 'MZ-EXIT-01',
        },
      ],
    },
    {
      say: {
        fr: 'Une Brute et un Rôdeur gardent la Sortie. *Attaquez-les*.',
        en: 'A Brute and a Walker guard the Exit. *Attack them*.',
      },
      at: crowdThing('4V.10'),
      rule: 'MZ-ATKA-01',
      right: [{ type: 'attack', zone: '4V.10' }],
      mistakes: [
        {
          of: { type: 'move' },
          say: {
            fr: 'La Sortie est ici. Partir coûterait 3 Actions, une pour la marche et une par Ennemi.',
            en: 'The Exit is here. To leave would cost 3 Actions, one for the walk and one per Enemy.',
          },
          rule: 'MZ-MOVE-02',
        },
      ],
    },
    {
      say: {
        fr: 'Il faut 3 touches d’un coup. Jetez *tout votre Pouvoir* dans la bataille : *8 dés*.',
        en: 'It takes 3 hits at once. Throw in *all your Power*: *8 dice*.',
      },
      at: crowdThing('4V.10'),
      rule: 'MZ-CMB-05',
      right: [{ type: 'roll', power: 3 }],
      chance: { rolls: [5, 6, 5, 1, 1, 2, 3, 4] },
      mistakes: [
        {
          of: { type: 'roll' },
          say: {
            fr: 'Hulk touche à 5 ou plus : pour 3 touches, chaque dé compte. Mettez tout.',
            en: 'Hulk hits at 5 or more: for 3 hits every die counts. Put in everything.',
          },
          rule: 'MZ-POW-04',
        },
      ],
    },
    {
      part: { fr: 'Sortir', en: 'Leave' },
      say: {
        fr: 'La Sortie est libre. On sort à la fin de son tour : *finissez* celui de *Hulk*.',
        en: 'The Exit is clear. One leaves at the end of one’s Turn: *end* that of *Hulk*.',
      },
      at: heroThing('hulk'),
      rule: 'MZ-EXIT-01',
      right: [{ type: 'end' }],
      mistakes: [
        {
          say: {
            fr: 'La mission est presque gagnée : plus besoin de rien. Finissez le tour à la Sortie.',
            en: 'The mission is nearly won: nothing else is needed. End the Turn at the Exit.',
          },
          rule: 'MZ-EXIT-01',
        },
      ],
    },
    {
      say: {
        fr: 'Touchez la *Sortie*. Les autres suivront, et tout le monde sera sauf.',
        en: 'Touch the *Exit*. The others will follow, and everybody will be safe.',
      },
      at: EXIT,
      rule: 'MZ-EXIT-03',
      right: [{ type: 'exit' }],
      followed: [
        { play: { type: 'activate', hero: 'wasp' } },
        { play: { type: 'end' } },
        { play: { type: 'exit' } },
        { play: { type: 'activate', hero: 'vision' } },
        { play: { type: 'end' } },
        { play: { type: 'exit' } },
        { play: { type: 'end' } },
        { play: { type: 'exit' } },
      ],
      mistakes: [
        {
          of: { type: 'stay' },
          say: {
            fr: 'Rester, c’est affronter la prochaine vague. Tout est fait : sortez.',
            en: 'To stay is to face the next wave. All is done: leave.',
          },
          rule: 'MZ-EXIT-02',
        },
      ],
    },
  ],
  mistakes: [
    {
      of: { type: 'end' },
      say: {
        fr: 'Avec des Ennemis à la Sortie, personne ne sort, et ils frapperaient encore. Agissez d’abord.',
        en: 'With Enemies at the Exit nobody leaves, and they would strike again. Act first.',
      },
      rule: 'MZ-EXIT-01',
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
    fr: 'Tous dehors, et tous vivants : une mission se gagne ainsi. Vous savez *encaisser, libérer et sortir*.',
    en: 'All out, and all alive: this is how a mission is won. You know how to *take Wounds, clear and leave*.',
  },
  victory: { ends: 'victory' },
};
