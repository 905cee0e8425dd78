import type { Lesson } from '../../../../table/lesson.ts';
import type { HeroScape } from '../../spec.ts';
import { cardThing, figureThing, markerThing, placeThing } from '../touch.ts';

/** The expert game: orders in secret, initiative, life points. */
export const orders: Lesson<HeroScape> = {
  id: 'orders',
  title: { fr: 'Les ordres', en: 'Orders' },
  about: {
    fr: 'Le jeu expert : dire en secret qui jouera quand, et bluffer avec le X.',
    en: 'The expert game: say in secret who will act when, and bluff with the X.',
  },
  minutes: 4,
  table: {
    seats: 2,
    scenario: 'vol-a-stark-international',
    options: { playerOne: 0 },
    given: {
      armies: [{ 'captain-america': '0,9', 'iron-man': '-1,10' }, { venom: '3,9:4' }],
      begin: 'order',
    },
  },
  notes: [
    {
      part: { fr: 'Ordonner', en: 'Order' },
      say: {
        fr: 'Le marqueur *1* dit qui joue à votre premier tour. Posez-le sur *Captain America*.',
        en: 'Marker *1* says who acts in your first turn. Put it on *Captain America*.',
      },
      at: cardThing('captain-america'),
      rule: 'HS-ROUND-02',
      right: [{ type: 'order', marker: '1', on: 'captain-america' }],
    },
    {
      say: {
        fr: 'Le *2* pour le deuxième tour. Si Captain America tombe, un autre doit pouvoir agir : *Iron Man*.',
        en: 'The *2* is for your second turn. Should Captain America fall, another must be able to act: *Iron Man*.',
      },
      at: cardThing('iron-man'),
      rule: 'HS-ROUND-07',
      right: [{ type: 'order', marker: '2', on: 'iron-man' }],
      mistakes: [
        {
          say: {
            fr: 'C’est permis, tous sur une carte même. Mais détruite, elle emporterait tous vos tours.',
            en: 'It is allowed, even all on one card. But destroyed, it would take all your turns with it.',
          },
          rule: 'HS-ROUND-07',
        },
      ],
    },
    {
      say: {
        fr: 'Le *3*, où vous voulez : les deux cartes se valent ici.',
        en: 'The *3*, wherever you like: both cards are as good here.',
      },
      at: markerThing('3'),
      rule: 'HS-ROUND-02',
      right: [
        { type: 'order', marker: '3', on: 'captain-america' },
        { type: 'order', marker: '3' },
      ],
    },
    {
      part: { fr: 'Bluffer', en: 'Bluff' },
      say: {
        fr: 'Le *X* ne fait rien : c’est un bluff. L’adversaire compte vos marqueurs sans voir leurs faces ; mettez-le sur *Iron Man*.',
        en: 'The *X* does nothing: it is a bluff. Your opponent counts your markers and sees no faces; put it on *Iron Man*.',
      },
      at: markerThing('X'),
      rule: 'HS-ROUND-03',
      right: [{ type: 'order', marker: 'X', on: 'iron-man' }],
      chance: { rolls: [15, 6] },
      mistakes: [
        {
          say: {
            fr: 'Captain America paraîtrait encore plus menaçant. Attirez plutôt les regards sur Iron Man.',
            en: 'Captain America would look even more of a threat. Rather draw all eyes to Iron Man.',
          },
          rule: 'HS-ROUND-03',
        },
      ],
    },
    {
      part: { fr: 'Agir', en: 'Act' },
      say: {
        fr: 'Votre dé d’*initiative* est le plus haut, et votre 1 se retourne. Menez Captain America sur la *case dorée*.',
        en: 'Your *initiative* die is the higher one, and marker 1 is turned over. Lead Captain America to the *golden hex*.',
      },
      at: placeThing('2,9'),
      rule: 'HS-ROUND-04',
      right: [{ type: 'walk', to: '2,9' }],
      mistakes: [
        {
          say: {
            fr: 'Il faut être voisin de Venom pour l’engager et le frapper de toutes ses forces. Visez la case dorée.',
            en: 'One must be beside Venom to engage him and strike with full force. Aim for the golden hex.',
          },
          rule: 'HS-RANGE-02',
        },
      ],
    },
    {
      say: {
        fr: 'Venom n’a plus que *1 point de vie*. Attaque normale : *6 dés*.',
        en: 'Venom has only *1 life* left. A normal attack: *6 dice*.',
      },
      at: figureThing('venom'),
      rule: 'HS-ATK-07',
      right: [{ type: 'attack', attack: 'normal', target: 'venom' }],
      chance: { rolls: [1, 1, 1, 6, 6, 6, 5, 4, 6, 6, 6] },
      mistakes: [
        {
          of: { type: 'attack', attack: 'shield-throw' },
          say: {
            fr: 'Le lancer de bouclier ne roule que 4 dés. De près, l’attaque normale en a 6.',
            en: 'The Shield Throw rolls only 4 dice. From close by the normal attack has 6.',
          },
          rule: 'HS-POW-02',
        },
      ],
    },
  ],
  mistakes: [
    {
      of: { type: 'none' },
      say: {
        fr: 'Le tour finirait sans attaque, et Venom répondrait. Frappez.',
        en: 'The turn would end without an attack, and Venom would answer. Strike.',
      },
      rule: 'HS-ATK-01',
    },
    {
      say: {
        fr: 'C’est permis, mais ce n’est pas ce qu’il faut ici. Suivez ce qui brille.',
        en: 'It is allowed, but not what is needed here. Follow what glows.',
      },
      rule: 'HS-ROUND-02',
    },
  ],
  won: {
    fr: 'Venom est tombé avant d’avoir joué. Vous savez *donner des ordres, bluffer et prendre l’initiative*.',
    en: 'Venom fell before he could act. You know how to *give orders, bluff and take the initiative*.',
  },
  victory: { ends: 'elimination' },
};
