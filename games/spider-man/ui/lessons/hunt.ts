import type { Lesson } from '../../../../table/lesson.ts';
import type { SpiderMan } from '../../spec.ts';
import { figureThing, powerThing, scaleThing, squareThing } from '../touch.ts';

const BESIDE = 100; // row 4, column 4

/** Spider-Man after the Rhino: dice to move, dice to fight, powers on top. */
export const hunt: Lesson<SpiderMan> = {
  id: 'hunt',
  title: { fr: 'La chasse au Rhino', en: 'Hunting the Rhino' },
  about: {
    fr: 'Des dés pour bouger, des dés pour frapper, et des pouvoirs qui s’y ajoutent.',
    en: 'Dice to move, dice to strike, and powers on top of them.',
  },
  minutes: 4,
  table: {
    seats: 3,
    options: { target: 40, city: 'quick', reactionSeconds: 0 },
    given: {
      players: [{ score: 34 }, {}, { tokens: [] }],
      figures: { 'spider-man': { at: '4,0' }, rhino: { at: '4,5', wounds: 2 } },
    },
  },
  notes: [
    {
      part: { fr: 'Bouger', en: 'Move' },
      say: {
        fr: 'À 40 points, vous gagnez : il vous en manque 6. Touchez *Déplacement* pour rejoindre le Rhino.',
        en: 'At 40 points you win: you lack 6. Touch *Movement* to get to the Rhino.',
      },
      at: scaleThing('movement'),
      rule: 'SM-TURN-05',
      right: [{ type: 'move' }],
    },
    {
      say: {
        fr: 'Un pouvoir s’ajoute avant de lancer. La *projection de toile* double chaque dé de mouvement : touchez-la.',
        en: 'A power is added before the roll. *Web swing* doubles every Movement die: touch it.',
      },
      at: powerThing('sm-web-swing'),
      rule: 'SM-SPI-01',
      right: [{ type: 'use', power: 'sm-web-swing' }],
      mistakes: [
        {
          of: { type: 'roll' },
          say: {
            fr: 'Sans la toile, un dé ne compte qu’une fois. Ajoutez-la d’abord : elle revient à chaque tour.',
            en: 'Without the web a die counts only once. Add it first: it comes back every turn.',
          },
          rule: 'SM-SPI-01',
        },
      ],
    },
    {
      say: {
        fr: 'Vos dés s’usent jusqu’au tour suivant. *Un seul* suffit, puisqu’il est doublé.',
        en: 'Your dice are spent until your next turn. *One* will do, since it is doubled.',
      },
      at: scaleThing('movement'),
      rule: 'SM-TURN-07',
      right: [{ type: 'roll', dice: 1 }],
      chance: { rolls: [2] },
      mistakes: [
        {
          of: { type: 'roll' },
          say: {
            fr: 'Les points en trop sont perdus, et les dés dépensés aussi. Un dé doublé vous y mène.',
            en: 'Points in excess are lost, and so are the dice. One doubled die takes you there.',
          },
          rule: 'SM-TURN-07',
        },
      ],
    },
    {
      say: {
        fr: '2 doublé : *4 points*. Allez sur la *case* à côté du Rhino.',
        en: '2 doubled: *4 points*. Go to the *square* beside the Rhino.',
      },
      at: squareThing(BESIDE),
      rule: 'SM-MOVE-01',
      right: [{ type: 'go', to: BESIDE }],
      mistakes: [
        {
          say: {
            fr: 'D’ailleurs, vous ne pourriez pas le frapper : il faut une des 8 cases autour de lui.',
            en: 'From elsewhere you could not strike him: it takes one of the 8 squares around him.',
          },
          rule: 'SM-COMBAT-01',
        },
      ],
    },
    {
      part: { fr: 'Frapper', en: 'Strike' },
      say: {
        fr: 'Touchez le *Rhino* pour le *combattre*.',
        en: 'Touch the *Rhino* to *fight* him.',
      },
      at: figureThing('rhino'),
      rule: 'SM-COMBAT-02',
      right: [{ type: 'fight', target: { kind: 'figure', role: 'rhino' } }],
      mistakes: [
        {
          of: { type: 'power' },
          say: {
            fr: 'La toile le collerait, sans le blesser. Ce sont des blessures qui rapportent.',
            en: 'The web would stick him, not wound him. It is wounds that score.',
          },
          rule: 'SM-SPI-02',
        },
      ],
    },
    {
      say: {
        fr: 'Il faut 6 pour toucher. La *Force de l’araignée* ajoute 1 à chaque dé : un 5 suffira.',
        en: 'It takes a 6 to hit. *Spider-strength* adds 1 to every die: a 5 will do.',
      },
      at: powerThing('sm-spider-strength'),
      rule: 'SM-SPI-07',
      right: [{ type: 'use', power: 'sm-spider-strength' }],
      mistakes: [
        {
          of: { type: 'roll' },
          say: {
            fr: 'Sans elle, seuls les 6 touchent. Ajoutez la force avant de lancer.',
            en: 'Without it only 6s hit. Add the strength before you roll.',
          },
          rule: 'SM-COMBAT-03',
        },
      ],
    },
    {
      part: { fr: 'Gagner', en: 'Win' },
      say: {
        fr: 'Chaque blessure vaut 2 points, et il en faut *trois*. Combien de dés lancez-vous ?',
        en: 'Every wound is worth 2 points, and it takes *three*. How many dice do you roll?',
      },
      at: scaleThing('combat'),
      rule: 'SM-COMBAT-03',
      right: [{ type: 'roll', dice: 5 }],
      isFound: true,
      chance: { rolls: [5, 6, 2, 5, 1] },
      mistakes: [
        {
          of: { type: 'roll' },
          say: {
            fr: 'Trois touches, un dé sur trois : il vous les faut tous. Et la partie finit là.',
            en: 'Three hits, one die in three: you need them all. And the match ends there.',
          },
          rule: 'SM-END-01',
        },
      ],
    },
  ],
  mistakes: [
    {
      of: { type: 'end' },
      say: {
        fr: 'Le tour finirait sans rien, et le Rhino jouerait. Servez-vous de vos dés.',
        en: 'The turn would end with nothing done, and the Rhino would act. Use your dice.',
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
    fr: '40 points : la ville est à vous. Vous savez *bouger, frapper et ajouter un pouvoir*.',
    en: '40 points: the city is yours. You know how to *move, strike and add a power*.',
  },
  victory: { ends: 'target' },
};
