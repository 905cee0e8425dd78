import type { Lesson } from '../../../../table/lesson.ts';
import type { SpiderMan } from '../../spec.ts';
import { MISSION, scaleThing, squareThing } from '../touch.ts';

const [BESIDE, LAB] = [26, 3]; // row 1, column 2; row 0, column 3

/** The Rhino has a mission: the laboratory. */
export const mission: Lesson<SpiderMan> = {
  id: 'mission',
  title: { fr: 'Une mission de vilain', en: 'A villain’s mission' },
  about: {
    fr: 'L’autre camp : le Rhino a une mission secrète, et elle vaut dix points.',
    en: 'The other side: the Rhino has a secret mission, and it is worth ten points.',
  },
  minutes: 4,
  table: {
    seats: 3,
    options: { target: 40, city: 'quick', reactionSeconds: 0 },
    given: {
      roles: ['rhino', 'spider-man', 'police'],
      players: [{ score: 30, mission: 'sab-lab', hand: [] }, {}, {}],
      figures: { 'spider-man': { at: '7,7' }, rhino: { at: '4,1' } },
      bonusDeck: ['subway', 'dodge', 'surprise'],
      active: 0,
    },
  },
  notes: [
    {
      part: { fr: 'Préparer', en: 'Prepare' },
      say: {
        fr: 'Vous êtes le *Rhino*. Avant le coup, une carte peut servir : touchez *Bonus*.',
        en: 'You are the *Rhino*. A card may be of use before the coup: touch *Bonus*.',
      },
      at: scaleThing('bonus'),
      rule: 'SM-BONUS-01',
      right: [{ type: 'bonus' }],
    },
    {
      say: {
        fr: 'Un dé seulement : gardez l’autre pour plus tard.',
        en: 'Just one die: keep the other for later.',
      },
      at: scaleThing('bonus'),
      rule: 'SM-TURN-06',
      right: [{ type: 'roll', dice: 1 }],
      chance: { rolls: [6] },
      mistakes: [
        {
          say: {
            fr: 'Une carte suffit, et ce qui reste servira encore ce tour-ci. Un dé.',
            en: 'One card will do, and what is left may still serve this turn. One die.',
          },
          rule: 'SM-TURN-07',
        },
      ],
    },
    {
      part: { fr: 'Avancer', en: 'Advance' },
      say: {
        fr: 'Votre *mission*, que les autres ne voient pas : 3 dégâts au laboratoire. *Bougez*.',
        en: 'Your *mission*, which the others cannot see: 3 damage to the laboratory. *Move*.',
      },
      at: MISSION,
      rule: 'SM-COMBAT-09',
      right: [{ type: 'move' }],
    },
    {
      say: {
        fr: 'Trois cases à faire : *un dé*.',
        en: 'Three squares to go: *one die*.',
      },
      at: scaleThing('movement'),
      rule: 'SM-TURN-06',
      right: [{ type: 'roll', dice: 1 }],
      chance: { rolls: [3] },
      followed: [{ play: { type: 'keep' } }],
      mistakes: [
        {
          say: {
            fr: 'C’est beaucoup pour trois cases, et les points en trop sont perdus.',
            en: 'That is much for three squares, and points in excess are lost.',
          },
          rule: 'SM-TURN-09',
        },
      ],
    },
    {
      say: {
        fr: 'Un bâtiment s’attaque d’une *case voisine*, en diagonale aussi. Allez-y.',
        en: 'A building is attacked from a *square beside it*, diagonally too. Go there.',
      },
      at: squareThing(BESIDE),
      rule: 'SM-COMBAT-01',
      right: [{ type: 'go', to: BESIDE }],
      mistakes: [
        {
          say: {
            fr: 'De là, le laboratoire est hors d’atteinte. Suivez la case qui brille.',
            en: 'From there the laboratory is out of reach. Follow the square that glows.',
          },
          rule: 'SM-COMBAT-01',
        },
      ],
    },
    {
      part: { fr: 'Détruire', en: 'Destroy' },
      say: {
        fr: 'Personne pour vous arrêter. Touchez le *laboratoire*.',
        en: 'Nobody to stop you. Touch the *laboratory*.',
      },
      at: squareThing(LAB),
      rule: 'SM-COMBAT-05',
      right: [{ type: 'fight', target: { kind: 'place', place: 'lab' } }],
    },
    {
      say: {
        fr: 'Il faut *trois touches*, et un dé sur six seulement y arrive. Lancez-vous !',
        en: 'It takes *three hits*, and only one die in six makes it. Go for it!',
      },
      at: scaleThing('combat'),
      rule: 'SM-COMBAT-03',
      right: [{ type: 'roll', dice: 7 }],
      isFound: true,
      chance: { rolls: [6, 1, 6, 3, 2, 6, 4] },
      followed: [{ play: { type: 'keep' } }],
      mistakes: [
        {
          of: { type: 'roll' },
          say: {
            fr: 'Trois 6 avec si peu de dés, c’est bien rare. Lancez les sept : ils reviennent au tour suivant.',
            en: 'Three 6s with so few dice are rare. Roll all seven: they come back next turn.',
          },
          rule: 'SM-TURN-02',
        },
      ],
    },
  ],
  mistakes: [
    {
      of: { type: 'end' },
      say: {
        fr: 'Pas sans la mission : tout ce qu’il vous faut est là.',
        en: 'Not without the mission: you have all that you need.',
      },
      rule: 'SM-TURN-04',
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
    fr: 'Mission accomplie : 10 points, et la victoire. Vous savez *préparer, avancer et détruire*.',
    en: 'Mission accomplished: 10 points, and victory. You know how to *prepare, advance and destroy*.',
  },
  victory: { ends: 'target' },
};
