import type { Lesson } from '../../../../table/lesson.ts';
import type { HeroScape } from '../../spec.ts';
import { figureThing } from '../touch.ts';

/** The expert game: what heroes can that others cannot. */
export const powers: Lesson<HeroScape> = {
  id: 'powers',
  title: { fr: 'Les pouvoirs', en: 'Powers' },
  about: {
    fr: 'Un bouclier pour trois cibles, une contre-attaque, deux tirs d’affilée.',
    en: 'One shield for three targets, a counter strike, two shots in a row.',
  },
  minutes: 4,
  table: {
    seats: 2,
    scenario: 'vol-a-stark-international',
    options: { playerOne: 0 },
    given: {
      armies: [
        { 'captain-america': '1,9', 'iron-man': '1,10' },
        { 'red-skull': '4,9:4', 'doctor-doom': '4,7:3', abomination: '5,10:4' },
      ],
      begins: 0,
      orders: [
        ['captain-america', 'iron-man', 'iron-man', 'captain-america'],
        ['abomination', 'abomination', 'abomination', 'abomination'],
      ],
    },
  },
  notes: [
    {
      part: { fr: 'Lancer', en: 'Throw' },
      say: {
        fr: 'Trois vilains, tous à 5 cases au plus de *Captain America*. *Ne bougez pas* : son bouclier vole jusque-là.',
        en: 'Three villains, all within 5 hexes of *Captain America*. *Do not move*: his shield flies that far.',
      },
      at: figureThing('captain-america'),
      rule: 'HS-POW-02',
      right: [{ type: 'stay' }],
      mistakes: [
        {
          say: {
            fr: 'Restez à côté d’Iron Man : Tacticien lui donne un dé de plus tant que vous êtes voisins.',
            en: 'Stay beside Iron Man: Tactician gives him one more die as long as you are neighbours.',
          },
          rule: 'HS-POW-03',
        },
      ],
    },
    {
      say: {
        fr: 'Le *lancer de bouclier* est une attaque spéciale, à 4 dés. *Crâne Rouge* n’a plus que 1 point de vie : visez-le.',
        en: 'The *Shield Throw* is a special attack of 4 dice. *Red Skull* has only 1 life left: aim at him.',
      },
      at: figureThing('red-skull'),
      rule: 'HS-POW-02',
      right: [{ type: 'attack', attack: 'shield-throw', target: 'red-skull' }],
      chance: { rolls: [1, 1, 6, 6, 6, 6, 6] },
      mistakes: [
        {
          of: { type: 'attack', target: 'abomination' },
          say: {
            fr: 'L’Abomination a encore 4 points de vie : un coup ne suffira pas. Commencez par qui peut tomber.',
            en: 'Abomination still has 4 life: one blow will not do. Begin with whoever can fall.',
          },
          rule: 'HS-ATK-07',
        },
      ],
    },
    {
      say: {
        fr: 'Le bouclier rebondit : jusqu’à *3 cibles différentes*. Au tour du *Dr Fatalis*, 1 point de vie.',
        en: 'The shield bounces on: up to *3 different targets*. Next is *Doctor Doom*, 1 life.',
      },
      at: figureThing('doctor-doom'),
      rule: 'HS-POW-02',
      right: [{ type: 'attack', attack: 'shield-throw', target: 'doctor-doom' }],
      chance: { rolls: [1, 1, 6, 6, 6, 6, 6, 6, 6, 6] },
    },
    {
      part: { fr: 'Riposter', en: 'Strike back' },
      say: {
        fr: 'Une cible encore, une seule : l’*Abomination*. Même un point de vie compte.',
        en: 'One more target, just one: *Abomination*. Even a single life counts.',
      },
      at: figureThing('abomination'),
      rule: 'HS-POW-02',
      right: [{ type: 'attack', attack: 'shield-throw', target: 'abomination' }],
      chance: { rolls: [1, 6, 6, 6, 6, 6, 6, 6, 6, 6] },
      followed: [
        { play: { type: 'walk', to: '2,9' }, seat: 1 },
        { load: { rolls: [6, 6, 6, 6, 6, 6, 4, 6, 6, 6, 6, 6] } },
        { play: { type: 'attack', attack: 'normal', target: 'captain-america' }, seat: 1 },
      ],
    },
    {
      part: { fr: 'Doubler', en: 'Double' },
      say: {
        fr: 'Un bouclier de trop pour elle : la *contre-attaque* l’a blessée. À *Iron Man*, qui est à côté : *ne bougez pas*.',
        en: 'One shield too many for it: *Counter Strike* has wounded it. Now *Iron Man*, who is beside it: *do not move*.',
      },
      at: figureThing('iron-man'),
      rule: 'HS-POW-04',
      right: [{ type: 'stay' }],
      mistakes: [
        {
          say: {
            fr: 'Il est engagé : s’il s’éloigne, l’Abomination lance un dé, et un crâne le blesse. Restez.',
            en: 'He is engaged: should he leave, Abomination rolls a die, and a skull wounds him. Stay.',
          },
          rule: 'HS-ENG-05',
        },
      ],
    },
    {
      say: {
        fr: 'Grâce à *Tacticien*, Iron Man roule 5 dés au lieu de 4. Attaquez l’*Abomination*.',
        en: 'Thanks to *Tactician* Iron Man rolls 5 dice instead of 4. Attack *Abomination*.',
      },
      at: figureThing('abomination'),
      rule: 'HS-POW-03',
      right: [{ type: 'attack', attack: 'normal', target: 'abomination' }],
      chance: { rolls: [1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6] },
    },
    {
      say: {
        fr: '*Double attaque* : Iron Man frappe deux fois. Il lui reste 1 point de vie, à vous de jouer.',
        en: '*Double Attack*: Iron Man strikes twice. It has 1 life left, the rest is up to you.',
      },
      at: figureThing('abomination'),
      rule: 'HS-POW-05',
      right: [{ type: 'attack', attack: 'normal', target: 'abomination' }],
      isFound: true,
      chance: { rolls: [1, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6] },
    },
  ],
  mistakes: [
    {
      of: { type: 'attack', target: 'wall' },
      say: {
        fr: 'Le mur n’a attaqué personne. Gardez le bouclier pour les vilains.',
        en: 'The wall has attacked nobody. Keep the shield for the villains.',
      },
      rule: 'HS-ATK-03',
    },
    {
      of: { type: 'none' },
      say: {
        fr: 'Vous renonceriez à un coup qui ne coûte rien. Frappez encore.',
        en: 'You would give up a blow that costs nothing. Strike again.',
      },
      rule: 'HS-ATK-10',
    },
    {
      say: {
        fr: 'Pas celui-là : un autre tomberait plus tôt. Suivez ce qui brille.',
        en: 'Not this one: another would fall sooner. Follow what glows.',
      },
      rule: 'HS-ATK-03',
    },
  ],
  won: {
    fr: 'Trois vilains à terre en deux tours. Vous savez *lancer, riposter et doubler* : chaque carte a ses pouvoirs.',
    en: 'Three villains down in two turns. You know how to *throw, counter and double*: every card has powers of its own.',
  },
  victory: { ends: 'elimination' },
};
