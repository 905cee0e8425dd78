import type { Lesson } from '../../../../table/lesson.ts';
import type { UntilDaylight } from '../../spec.ts';
import { FOUND, foeThing, seatThing } from '../touch.ts';

/** Two at a table: give, sweep, let a Survivor take the blow. */
export const together: Lesson<UntilDaylight> = {
  id: 'together',
  title: { fr: 'À deux contre la horde', en: 'Two against the horde' },
  about: {
    fr: 'Donner la bonne carte, balayer trois ennemis d’un coup, et laisser un Survivant prendre les coups.',
    en: 'Give the right card, sweep three enemies at once, and let a Survivor take the blows.',
  },
  minutes: 4,
  table: {
    seats: 2,
    options: { difficulty: 'normal' },
    given: {
      round: 6,
      phase: 'exchange',
      first: 1,
      players: [
        { character: 'haggler', items: ['haggler-nailed-bat', 'pitchfork', 'bullets', 'arrows'] },
        { character: 'trigger', items: ['trigger-magnum', 'machete'] },
      ],
      line: ['survivor-a', 'wanderer-a', 'brute-a:3', 'looter-a:1', 'wanderer-a:1', 'looter-b:1'],
      combatDeck: ['c-zero'],
    },
  },
  notes: [
    {
      part: { fr: 'Donner', en: 'Give' },
      say: {
        fr: 'Votre partenaire a un Magnum, mais rien à y mettre. Touchez vos *Balles*, puis son *portrait*.',
        en: 'Your partner has a Magnum, and nothing to load it with. Touch your *Bullets*, then the *portrait*.',
      },
      at: 'card:bullets',
      rule: 'UD-TRADE-01',
      right: [{ type: 'offer', card: 'bullets', to: 1 }],
      followed: [
        { play: { type: 'accept', from: 0, instead: null }, seat: 1 },
        { play: { type: 'ready' }, seat: 1 },
      ],
      mistakes: [
        {
          of: { type: 'offer', card: 'arrows' },
          say: {
            fr: 'Un Magnum tire des Balles, pas des Flèches. Une carte par échange : que ce soit la bonne.',
            en: 'A Magnum fires Bullets, not Arrows. One card per exchange: let it be the right one.',
          },
          rule: 'UD-ATT-02',
        },
        {
          of: { type: 'offer' },
          say: {
            fr: 'Cette arme vous sert encore, et l’on ne donne qu’une carte par échange. Les Balles, elles, ne vous servent à rien.',
            en: 'You still need this weapon, and only one card is given per exchange. The Bullets are of no use to you.',
          },
          rule: 'UD-TRADE-01',
        },
        {
          of: { type: 'ready' },
          say: {
            fr: 'Sans Balles, son Magnum reste muet. Donnez-lui les vôtres avant d’être prêt.',
            en: 'Without Bullets that Magnum stays silent. Give yours before you are ready.',
          },
          rule: 'UD-ATT-02',
        },
      ],
    },
    {
      say: {
        fr: 'Le cadeau est accepté. Dites que vous êtes *prêt* et regardez ce que devient la *Brute*.',
        en: 'The gift is taken. Say that you are *ready*, and watch what becomes of the *Brute*.',
      },
      at: foeThing(2),
      rule: 'UD-TRADE-07',
      right: [{ type: 'ready' }],
      followed: [
        { play: { type: 'attack', weapon: 'trigger-magnum', target: 2 }, seat: 1 },
        { play: { type: 'load', count: 1 }, seat: 1 },
        { play: { type: 'go' }, seat: 1 },
        { play: { type: 'end' }, seat: 1 },
      ],
    },
    {
      part: { fr: 'Balayer', en: 'Sweep' },
      say: {
        fr: 'La *Fourche* blesse aussi les deux voisins de sa cible. Visez l’*Errant* du milieu, entre les deux Pillards.',
        en: 'The *Pitchfork* hurts both neighbours of its target too. Aim at the *Wanderer* between the two Looters.',
      },
      at: foeThing(4),
      rule: 'UD-AREA-01',
      right: [{ type: 'attack', weapon: 'pitchfork', target: 4 }],
      mistakes: [
        {
          of: { type: 'attack', target: 0 },
          say: {
            fr: 'Un Survivant est de votre côté : tant qu’il tient, les ennemis le frappent avant vous.',
            en: 'A Survivor is on your side: as long as he stands, the enemies strike him before you.',
          },
          rule: 'UD-AI-03',
        },
        {
          of: { type: 'attack', weapon: 'pitchfork', target: 1 },
          say: {
            fr: 'La zone toucherait le Survivant, son voisin : il en mourrait. Frappez loin de lui.',
            en: 'The area would reach the Survivor beside him: it would kill him. Strike far from him.',
          },
          rule: 'UD-AREA-01',
        },
        {
          of: { type: 'attack', weapon: 'pitchfork' },
          say: {
            fr: 'Ici, la Fourche ne toucherait que deux ennemis. Au milieu des trois, elle les abat tous.',
            en: 'There the Pitchfork would reach only two enemies. In the middle of the three it fells them all.',
          },
          rule: 'UD-ATT-09',
        },
        {
          of: { type: 'attack' },
          say: {
            fr: 'La Batte ne frappe qu’un ennemi. La Fourche peut en abattre trois d’un coup.',
            en: 'The Bat strikes only one enemy. The Pitchfork can fell three at once.',
          },
          rule: 'UD-ATT-09',
        },
      ],
    },
    {
      part: { fr: 'S’abriter', en: 'Shelter' },
      say: {
        fr: 'Trois d’un coup ! *Finissez le tour* : l’Errant qui reste frappera le *Survivant*, pas vous.',
        en: 'Three at once! *End the turn*: the Wanderer who is left will strike the *Survivor*, not you.',
      },
      at: foeThing(0),
      rule: 'UD-AI-03',
      right: [{ type: 'end' }],
    },
    {
      part: { fr: 'Finir', en: 'Finish' },
      say: {
        fr: 'Il est tombé pour vous. Dernière *VAGUE* : *affrontez-la*.',
        en: 'He fell for you. One last *WAVE*: *face it*.',
      },
      at: FOUND,
      rule: 'UD-ROUND-02',
      right: [{ type: 'face' }],
      mistakes: [
        {
          of: { type: 'delay' },
          say: {
            fr: 'Chaque report coûte 1 dégât, et il ne reste qu’un Errant. Affrontez.',
            en: 'Every delay costs 1 damage, and only one Wanderer is left. Face it.',
          },
          rule: 'UD-WAVE-05',
        },
      ],
    },
    {
      say: {
        fr: 'Plus rien à donner d’utile. Dites que vous êtes *prêt*.',
        en: 'Nothing useful is left to give. Say that you are *ready*.',
      },
      at: seatThing(1),
      rule: 'UD-TRADE-07',
      right: [{ type: 'ready' }],
      followed: [{ play: { type: 'ready' }, seat: 1 }],
      mistakes: [
        {
          of: { type: 'offer' },
          say: {
            fr: 'Vous aurez besoin de vos armes dans un instant, et personne n’a d’arc pour vos Flèches.',
            en: 'You will need your weapons in a moment, and nobody has a bow for your Arrows.',
          },
          rule: 'UD-TRADE-02',
        },
      ],
    },
    {
      say: {
        fr: 'Un seul *Errant*, 2 points de vie. De vos deux armes, laquelle l’abat à coup sûr ?',
        en: 'A single *Wanderer*, 2 life. Which of your two weapons is sure to fell him?',
      },
      at: foeThing(1),
      rule: 'UD-ATT-08',
      right: [{ type: 'attack', weapon: 'haggler-nailed-bat', target: 1 }],
      isFound: true,
      mistakes: [
        {
          of: { type: 'attack', weapon: 'pitchfork' },
          say: {
            fr: 'La Fourche n’inflige que 1 dégât à sa cible : il lui resterait 1 point de vie.',
            en: 'The Pitchfork deals only 1 damage to its target: he would have 1 life left.',
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
        fr: 'Votre action serait perdue, et les ennemis frappent. Agissez d’abord.',
        en: 'Your action would be lost, and the enemies strike. Act first.',
      },
      rule: 'UD-COMBAT-05',
    },
    {
      say: {
        fr: 'C’est permis, mais ce n’est pas ce qu’il faut ici. Suivez ce qui brille.',
        en: 'It is allowed, but not what is needed here. Follow what glows.',
      },
      rule: 'UD-ROUND-01',
    },
  ],
  won: {
    fr: 'Pas un mort parmi vous, et le jour se lève. Vous savez *donner, balayer la ligne et vous abriter*.',
    en: 'Not one of you has died, and day is breaking. You know how to *give, sweep the line and find shelter*.',
  },
  victory: { ends: 'dawn' },
};
