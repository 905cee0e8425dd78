import type { Lesson } from '../../../../table/lesson.ts';
import type { UntilDaylight } from '../../spec.ts';
import { foeThing, seatThing } from '../touch.ts';

/** The last round of the night, alone: strike, take cover, heal, shoot. */
export const night: Lesson<UntilDaylight> = {
  id: 'night',
  title: { fr: 'La dernière manche', en: 'The last round' },
  about: {
    fr: 'Frapper, encaisser, se soigner, tirer : un combat entier, jusqu’à l’aube.',
    en: 'Strike, take a blow, heal, shoot: a whole fight, until dawn.',
  },
  minutes: 4,
  table: {
    seats: 1,
    options: { difficulty: 'normal' },
    given: {
      round: 6,
      players: [
        {
          character: 'pillar',
          items: ['pillar-sledgehammer', 'pistol', 'bullets', 'bullets', 'bandages'],
          damage: 3,
        },
      ],
      line: ['wanderer-a', 'brute-a'],
      combatDeck: ['c-zero', 'c-minus1', 'c-plus2'],
    },
  },
  notes: [
    {
      part: { fr: 'Frapper', en: 'Strike' },
      say: {
        fr: 'Touchez votre *Masse*, puis l’*Errant*. Elle inflige 2 dégâts, et il n’a que 2 points de vie.',
        en: 'Touch your *Sledgehammer*, then the *Wanderer*. It deals 2 damage, and he has only 2 life.',
      },
      at: foeThing(0),
      rule: 'UD-ATT-01',
      right: [{ type: 'attack', weapon: 'pillar-sledgehammer', target: 0 }],
      mistakes: [
        {
          of: { type: 'attack', weapon: 'pistol' },
          say: {
            fr: 'Chaque tir dépense des Balles. Gardez-les pour la Brute : la Masse, elle, ne s’use pas.',
            en: 'Every shot spends Bullets. Keep them for the Brute: the Sledgehammer never wears out.',
          },
          rule: 'UD-ATT-02',
        },
        {
          of: { type: 'attack', target: 1 },
          say: {
            fr: 'La Brute a 4 points de vie : ce coup ne l’abattrait pas, et ils seraient encore deux à vous frapper.',
            en: 'The Brute has 4 life: this blow would not fell it, and two of them would still strike you.',
          },
          rule: 'UD-ENEMY-BRU-01',
        },
        {
          of: { type: 'holdTheLine' },
          say: {
            fr: 'Bonne idée, mais frappez d’abord. Votre avantage reste disponible jusqu’à la fin de votre tour.',
            en: 'A good idea, but strike first. Your perk stays open until your turn ends.',
          },
          rule: 'UD-PERK-05',
        },
      ],
    },
    {
      part: { fr: 'Se protéger', en: 'Take cover' },
      say: {
        fr: 'Votre action est faite, mais un *avantage* n’en coûte pas. Touchez *Tenir la ligne*, puis vous-même.',
        en: 'Your action is done, but a *perk* costs none. Touch *Hold the Line*, then yourself.',
      },
      at: 'power:hold-the-line',
      rule: 'UD-CHAR-PILLAR-03',
      right: [{ type: 'holdTheLine', seat: 0 }],
    },
    {
      say: {
        fr: 'La *Brute* va vous infliger 2 dégâts, et votre protection en retire 2. *Finissez votre tour* pour voir.',
        en: 'The *Brute* is about to deal you 2 damage, and your cover takes 2 away. *End your turn* and see.',
      },
      at: foeThing(1),
      rule: 'UD-AI-01',
      right: [{ type: 'end' }],
    },
    {
      part: { fr: 'Tenir', en: 'Hold out' },
      say: {
        fr: 'Pas une égratignure ! Il reste un ennemi : la *VAGUE* revient, affrontez-la.',
        en: 'Not a scratch! An enemy is left: the *WAVE* comes back, face it.',
      },
      at: 'card:found',
      rule: 'UD-WAVE-03',
      right: [{ type: 'face' }],
      mistakes: [
        {
          of: { type: 'delay' },
          say: {
            fr: 'Reporter vous coûte 1 dégât, et la Brute sera toujours là. Affrontez la VAGUE.',
            en: 'To delay costs you 1 damage, and the Brute will still be there. Face the WAVE.',
          },
          rule: 'UD-WAVE-05',
        },
      ],
    },
    {
      say: {
        fr: 'Avant chaque combat vient l’échange, le seul moment où l’on se soigne. Touchez vos *Bandages*.',
        en: 'Before each fight comes the exchange, the only time to heal. Touch your *Bandages*.',
      },
      at: 'card:bandages',
      rule: 'UD-HEAL-01',
      right: [{ type: 'heal', card: 'bandages' }],
      mistakes: [
        {
          of: { type: 'ready' },
          say: {
            fr: 'Après, il sera trop tard : on ne se soigne pas en plein combat. Vos Bandages d’abord.',
            en: 'Afterwards it is too late: nobody heals in the middle of a fight. Your Bandages first.',
          },
          rule: 'UD-HEAL-01',
        },
      ],
    },
    {
      say: {
        fr: 'Vous voilà soigné de *2 dégâts*. Dites que vous êtes *prêt*.',
        en: 'That healed *2 damage*. Say that you are *ready*.',
      },
      at: seatThing(0),
      rule: 'UD-TRADE-08',
      right: [{ type: 'ready' }],
    },
    {
      part: { fr: 'Tirer', en: 'Shoot' },
      say: {
        fr: 'Abattez la *Brute* : 4 points de vie. Le *Pistolet* inflige 2 dégâts, et chaque Balle fait piocher une carte.',
        en: 'Fell the *Brute*: 4 life. The *Pistol* deals 2 damage, and each Bullet draws you a card.',
      },
      at: foeThing(1),
      rule: 'UD-ATT-02',
      right: [{ type: 'attack', weapon: 'pistol', target: 1 }],
      mistakes: [
        {
          of: { type: 'attack', weapon: 'pillar-sledgehammer' },
          say: {
            fr: 'La Masse ne pioche qu’une carte, sans choix. Avec deux Balles, vous en aurez deux pour choisir.',
            en: 'The Sledgehammer draws a single card, no choice. With two Bullets you have two to choose from.',
          },
          rule: 'UD-ATT-04',
        },
      ],
    },
    {
      say: {
        fr: 'C’est le moment de tout donner. Dépensez vos *2 Balles* : 2 cartes Combat.',
        en: 'Now is the time to give it all. Spend your *2 Bullets*: 2 Combat cards.',
      },
      at: foeThing(1),
      rule: 'UD-ATT-04',
      right: [{ type: 'load', count: 2 }],
      mistakes: [
        {
          of: { type: 'load', count: 1 },
          say: {
            fr: 'Une seule Balle, une seule carte : vous ne choisiriez rien. Dépensez-en deux.',
            en: 'One Bullet, one card: you would choose nothing. Spend two.',
          },
          rule: 'UD-ATT-02',
        },
      ],
    },
    {
      part: { fr: 'Gagner', en: 'Win' },
      say: {
        fr: 'De vos deux cartes, une seule compte. Il faut *4 dégâts* : laquelle gardez-vous ?',
        en: 'Of your two cards only one counts. You need *4 damage*: which one do you keep?',
      },
      at: foeThing(1),
      rule: 'UD-ATT-06',
      right: [{ type: 'choose', card: 'c-plus2' }],
      isFound: true,
      mistakes: [
        {
          of: { type: 'choose' },
          say: {
            fr: 'Avec −1, le Pistolet ne ferait que 1 dégât : la Brute resterait debout. L’autre carte ajoute 2.',
            en: 'With −1 the Pistol would deal only 1 damage: the Brute would stand. The other card adds 2.',
          },
          rule: 'UD-ATT-08',
        },
      ],
    },
  ],
  mistakes: [
    {
      of: { type: 'end' },
      say: {
        fr: 'Ce qui n’est pas fait à la fin du tour est perdu, et les ennemis frappent. Agissez d’abord.',
        en: 'What is not done when the turn ends is lost, and the enemies strike. Act first.',
      },
      rule: 'UD-COMBAT-05',
    },
    {
      say: {
        fr: 'C’est permis, mais ce n’est pas ce qu’il faut ici. Suivez ce qui brille.',
        en: 'It is allowed, but not what is needed here. Follow what glows.',
      },
      rule: 'UD-COMBAT-02',
    },
  ],
  won: {
    fr: 'L’aube se lève, et vous êtes debout. Vous savez *frapper, vous protéger, vous soigner et tirer*.',
    en: 'Dawn breaks, and you are on your feet. You know how to *strike, take cover, heal and shoot*.',
  },
  victory: { ends: 'dawn' },
};
