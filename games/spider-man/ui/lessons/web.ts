import type { Lesson } from '../../../../table/lesson.ts';
import type { SpiderMan } from '../../spec.ts';
import { figureThing, powerThing, scaleThing, squareThing } from '../touch.ts';

const BESIDE = 98; // row 4, column 2

/** Spider-Man webs the Rhino first, strikes him safely, and draws a card. */
export const web: Lesson<SpiderMan> = {
  id: 'web',
  title: { fr: 'La prison de toile', en: 'The web prison' },
  about: {
    fr: 'Coller avant de frapper, pour qu’on ne riposte pas ; et finir par une carte.',
    en: 'Stick first, then strike, so that nobody strikes back; and end with a card.',
  },
  minutes: 4,
  table: {
    seats: 3,
    options: { target: 40, city: 'quick', reactionSeconds: 0 },
    given: {
      players: [{ dice: [2, 3, 1], hand: [] }, {}, { tokens: [] }],
      figures: { 'spider-man': { at: '4,0' }, rhino: { at: '4,3' } },
      bonusDeck: ['dodge', 'subway', 'surprise'],
    },
  },
  notes: [
    {
      part: { fr: 'Coller', en: 'Stick' },
      say: {
        fr: 'De près, le Rhino riposte. À 3 cases au plus, collez-le d’abord : *prison de toile*, puis le *Rhino*.',
        en: 'From close by the Rhino strikes back. Within 3 squares, stick him first: *web prison*, then the *Rhino*.',
      },
      at: powerThing('sm-web-prison'),
      rule: 'SM-SPI-02',
      right: [{ type: 'power', power: 'sm-web-prison' }],
      chance: { rolls: [5, 2] },
      followed: [{ play: { type: 'pass' }, seat: 2 }],
      mistakes: [
        {
          of: { type: 'move' },
          say: {
            fr: 'À côté de lui, vous risqueriez sa riposte. La toile est gratuite et porte d’ici.',
            en: 'Beside him you would risk his riposte. The web is free and reaches him from here.',
          },
          rule: 'SM-SPI-03',
        },
      ],
    },
    {
      part: { fr: 'Approcher', en: 'Approach' },
      say: {
        fr: 'Un 5 : il est collé, et ne peut plus que s’en prendre à la toile. Approchez : *Mouvement*.',
        en: 'A 5: he is stuck, and can only fight the web. Come closer: *Movement*.',
      },
      at: scaleThing('movement'),
      rule: 'SM-SPI-03',
      right: [{ type: 'move' }],
    },
    {
      say: {
        fr: 'Il est tout près : *un dé* suffira.',
        en: 'He is very near: *one die* will do.',
      },
      at: scaleThing('movement'),
      rule: 'SM-TURN-06',
      right: [{ type: 'roll', dice: 1 }],
      chance: { rolls: [2] },
      mistakes: [
        {
          say: {
            fr: 'Pour deux cases, c’est trop : gardez de quoi repartir.',
            en: 'For two squares that is too much: keep something to get away with.',
          },
          rule: 'SM-TURN-07',
        },
      ],
    },
    {
      say: {
        fr: 'Deux points, deux *cases* : à côté de lui.',
        en: 'Two points, two *squares*: beside him.',
      },
      at: squareThing(BESIDE),
      rule: 'SM-COMBAT-01',
      right: [{ type: 'go', to: BESIDE }],
      mistakes: [
        {
          say: {
            fr: 'De là, il serait hors d’atteinte : il faut une des 8 cases autour de lui.',
            en: 'From there he would be out of reach: it takes one of the 8 squares around him.',
          },
          rule: 'SM-COMBAT-01',
        },
      ],
    },
    {
      part: { fr: 'Frapper', en: 'Strike' },
      say: {
        fr: 'Frappez le *Rhino*, tant qu’il est collé.',
        en: 'Strike the *Rhino* while he is stuck.',
      },
      at: figureThing('rhino'),
      rule: 'SM-SPI-03',
      right: [{ type: 'fight', target: { kind: 'figure', role: 'rhino' } }],
    },
    {
      say: {
        fr: 'Lancez vos *trois dés* : chaque 6 est une blessure, et 2 points.',
        en: 'Roll your *three dice*: every 6 is a wound, and 2 points.',
      },
      at: scaleThing('combat'),
      rule: 'SM-COMBAT-04',
      right: [{ type: 'roll', dice: 3 }],
      chance: { rolls: [6, 6, 2] },
      followed: [{ play: { type: 'pass' }, seat: 2 }],
      mistakes: [
        {
          of: { type: 'use' },
          say: {
            fr: 'Gardez cette force pour un autre combat : celui-ci est déjà sûr.',
            en: 'Keep that strength for another fight: this one is safe already.',
          },
          rule: 'SM-SPI-07',
        },
        {
          of: { type: 'roll' },
          say: {
            fr: 'Vos dés reviennent au prochain tour : ne gardez rien, il ne riposte pas.',
            en: 'Your dice come back next turn: keep none, he does not strike back.',
          },
          rule: 'SM-TURN-02',
        },
      ],
    },
    {
      part: { fr: 'Piocher', en: 'Draw' },
      say: {
        fr: 'Deux blessures, et pas de riposte. Il vous reste un dé de *Bonus* : touchez-le.',
        en: 'Two wounds, and no riposte. You have a *Bonus* die left: touch it.',
      },
      at: scaleThing('bonus'),
      rule: 'SM-BONUS-01',
      right: [{ type: 'bonus' }],
    },
    {
      say: {
        fr: 'Un dé, peut-être une carte. *Lancez*.',
        en: 'One die, perhaps a card. *Roll*.',
      },
      at: scaleThing('bonus'),
      rule: 'SM-BONUS-01',
      right: [{ type: 'roll', dice: 1 }],
      chance: { rolls: [6] },
    },
  ],
  mistakes: [
    {
      of: { type: 'end' },
      say: {
        fr: 'Le tour n’est pas fini tant qu’il reste à faire : dés et pouvoirs reviennent au prochain.',
        en: 'The turn is not over while there is more to do: dice and powers come back with the next one.',
      },
      rule: 'SM-TURN-02',
    },
    {
      say: {
        fr: 'C’est permis, mais ce n’est pas ce qu’il faut ici. Suivez ce qui brille.',
        en: 'It is allowed, but not what is needed here. Follow what glows.',
      },
      rule: 'SM-TURN-04',
    },
  ],
  won: {
    fr: 'Deux blessures, une carte, et pas une égratignure. Vous savez *coller, frapper et piocher*.',
    en: 'Two wounds, one card, and not a scratch. You know how to *stick, strike and draw*.',
  },
  victory: { expect: { players: { 0: { score: 4, hand: ['dodge'] } }, figures: { rhino: { wounds: 2 } } } },
};
