import type { Lesson } from '../../../../table/lesson.ts';
import type { UntilDaylight } from '../../spec.ts';
import { FOUND, RUBBLE, foeThing, tokenThing } from '../touch.ts';

/** The first round, alone: search the rubble, face the WAVE, build a Barricade. */
export const rubble: Lesson<UntilDaylight> = {
  id: 'rubble',
  title: { fr: 'Fouiller les décombres', en: 'Searching the rubble' },
  about: {
    fr: 'Garder ce qui sert, laisser le reste, et de deux matériaux faire une Barricade.',
    en: 'Keep what is of use, leave the rest, and turn two materials into a Barricade.',
  },
  minutes: 4,
  table: {
    seats: 1,
    options: { difficulty: 'normal' },
    given: {
      round: 1,
      phase: 'search',
      players: [{ character: 'klepto', items: ['klepto-switchblade', 'machete'] }],
      active: ['planks', 'empty-can', 'rodent-attack', 'nails', 'wave', 'old-tyre'],
      assaults: ['swarming', 'brutal'],
      combatDeck: ['c-zero', 'c-zero', 'c-zero', 'c-zero'],
    },
  },
  notes: [
    {
      part: { fr: 'Fouiller', en: 'Search' },
      say: {
        fr: 'Des *Planches* ! Touchez la carte pour la *garder* : c’est un matériau.',
        en: '*Planks*! Touch the card to *keep* it: it is a material.',
      },
      at: FOUND,
      rule: 'UD-SEARCH-05',
      right: [{ type: 'keep', instead: null }],
      mistakes: [
        {
          of: { type: 'leave' },
          say: {
            fr: 'Les Planches servent à fabriquer, et vous avez de la place. Gardez-les.',
            en: 'Planks are for crafting, and you have room. Keep them.',
          },
          rule: 'UD-CRAFT-02',
        },
      ],
    },
    {
      say: {
        fr: 'Une *Conserve vide* prendrait un emplacement pour rien. Touchez les *décombres* pour l’y laisser.',
        en: 'An *Empty Can* would take a slot for nothing. Touch the *rubble* to leave it there.',
      },
      at: RUBBLE,
      rule: 'UD-INV-02',
      right: [{ type: 'leave' }],
      mistakes: [
        {
          of: { type: 'keep' },
          say: {
            fr: 'C’est un Déchet : vous n’en feriez rien, et vos 10 emplacements se remplissent vite.',
            en: 'It is Trash: you have no use for it, and your 10 slots fill up soon.',
          },
          rule: 'UD-INV-01',
        },
      ],
    },
    {
      say: {
        fr: 'Des rongeurs ont mordu : la *Malchance* frappe aussitôt, on n’y peut rien. Mais voici des *Clous*, gardez-les.',
        en: 'Rodents have bitten: *Bad luck* strikes at once, nothing helps. But here are *Nails*, keep them.',
      },
      at: FOUND,
      rule: 'UD-SEARCH-07',
      right: [{ type: 'keep', instead: null }],
      mistakes: [
        {
          of: { type: 'leave' },
          say: {
            fr: 'Planches et Clous font une Barricade : c’est la moitié qui vous manque.',
            en: 'Planks and Nails make a Barricade: this is the half that you lack.',
          },
          rule: 'UD-CRAFT-02',
        },
      ],
    },
    {
      part: { fr: 'Affronter', en: 'Face it' },
      say: {
        fr: 'La *VAGUE* ! Vous avez ce qu’il faut : *affrontez-la*, et la horde arrive.',
        en: 'The *WAVE*! You have what you need: *face it*, and the horde comes.',
      },
      at: FOUND,
      rule: 'UD-WAVE-03',
      right: [{ type: 'face' }],
      mistakes: [
        {
          of: { type: 'delay' },
          say: {
            fr: 'Reporter coûte 1 dégât, et la pile ne cache plus grand-chose. Cette fois, affrontez.',
            en: 'To delay costs 1 damage, and the pile hides little more. This time, face it.',
          },
          rule: 'UD-WAVE-04',
        },
      ],
    },
    {
      say: {
        fr: 'Deux *Errants*. Personne à qui donner, rien à soigner : dites que vous êtes *prêt*.',
        en: 'Two *Wanderers*. Nobody to give to, nothing to heal with: say that you are *ready*.',
      },
      at: foeThing(0),
      rule: 'UD-TRADE-08',
      right: [{ type: 'ready' }],
    },
    {
      part: { fr: 'Fabriquer', en: 'Craft' },
      say: {
        fr: 'Planches et Clous : touchez la *Barricade* pour la fabriquer. Elle arrêtera un coup entier.',
        en: 'Planks and Nails: touch the *Barricade* to craft it. It will stop a whole blow.',
      },
      at: tokenThing('barricade'),
      rule: 'UD-CRAFT-01',
      right: [{ type: 'craft', recipe: 'barricade' }],
      mistakes: [
        {
          of: { type: 'attack' },
          say: {
            fr: 'Attaquer prendrait votre seule action. Cette leçon est celle de la Barricade : fabriquez-la.',
            en: 'An attack would take your only action. This lesson is about the Barricade: craft it.',
          },
          rule: 'UD-COMBAT-02',
        },
      ],
    },
    {
      part: { fr: 'Tenir', en: 'Hold out' },
      say: {
        fr: 'Votre action est faite. *Finissez le tour* : le premier *Errant* va se casser les dents.',
        en: 'Your action is done. *End the turn*: the first *Wanderer* will break his teeth.',
      },
      at: foeThing(0),
      rule: 'UD-TOK-BAR-01',
      right: [{ type: 'end' }],
      chance: { shuffles: [['old-tyre']] },
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
    fr: 'Un coup arrêté net par vos Planches : la première manche est passée. Vous savez *fouiller, affronter et fabriquer*.',
    en: 'One blow stopped dead by your Planks: the first round is over. You know how to *search, face the WAVE and craft*.',
  },
  victory: { expect: { round: 2, players: [{ barricades: 0, damage: 1 }] } },
};
