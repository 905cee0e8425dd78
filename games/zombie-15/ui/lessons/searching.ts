import type { Lesson } from '../../../../table/lesson.ts';
import type { Zombie15 } from '../../spec.ts';
import { DISCARD, SEARCH_DECK, crowdThing, depthThing, foundThing, heroThing, objectThing } from '../touch.ts';

// The search zone of the crossroads (26-B).
const HOUSE = 21;

/** Two heroes in a house: one searches quickly, the other carefully. */
export const searching: Lesson<Zombie15> = {
  id: 'searching',
  title: { fr: 'Fouiller à deux', en: 'Searching together' },
  about: {
    fr: 'La fouille rapide trouve, et réveille ; la minutieuse va chercher ce que l’autre a laissé.',
    en: 'A quick search finds, and wakes things up; a careful one fetches what another has left.',
  },
  minutes: 4,
  table: {
    seats: 1,
    options: { track: 'calm' },
    given: {
      heroes: [
        { hero: 'josh', at: '26-B:F' },
        { hero: 'severity', at: '26-B:F', life: 2 },
        { hero: 'sai-fon', at: '14-A:R' },
        { hero: 'snow', at: '14-A:R' },
      ],
      active: 'josh',
      actions: 4,
      zombies: { '26-B:R': 2 },
      search: ['pistol', 'zombie-1', 'first-aid-kit'],
    },
  },
  notes: [
    {
      part: { fr: 'Fouiller', en: 'Search' },
      say: {
        fr: 'Josh est dans une maison. Touchez la *pioche de fouille* : trois cartes se retournent.',
        en: 'Josh is in a house. Touch the *search deck*: three cards are turned over.',
      },
      at: SEARCH_DECK,
      rule: 'Z15-SEARCH-03',
      right: [{ type: 'quickSearch' }],
      mistakes: [
        {
          of: { type: 'move' },
          say: {
            fr: 'Dehors, deux zombies attendent. Fouillez d’abord : ici, vous êtes seuls.',
            en: 'Two zombies wait outside. Search first: here you are alone.',
          },
          rule: 'Z15-SEARCH-01',
        },
      ],
    },
    {
      say: {
        fr: 'Un zombie surgit, mais aussi un *Pistolet*. Touchez-le pour le garder.',
        en: 'A zombie turns up, but so does a *pistol*. Touch it to keep it.',
      },
      at: foundThing('pistol'),
      rule: 'Z15-SEARCH-05',
      right: [{ type: 'keep', card: 'pistol' }],
      mistakes: [
        {
          of: { type: 'keep', card: 'first-aid-kit' },
          say: {
            fr: 'C’est Severity qui est blessée, et l’on ne se donne rien. Laissez la trousse : elle ira la chercher.',
            en: 'It is Severity who is hurt, and nobody hands things over. Leave the kit: she will fetch it.',
          },
          rule: 'Z15-SHEET-07',
        },
      ],
    },
    {
      say: {
        fr: 'La *Trousse de secours* reste pour Severity, sur le dessus de la défausse. *Défaussez le reste*.',
        en: 'The *first-aid kit* is left for Severity, on top of the discard. *Discard the rest*.',
      },
      at: foundThing('first-aid-kit'),
      rule: 'Z15-SEARCH-18',
      right: [{ type: 'discardRest' }],
      mistakes: [
        {
          of: { type: 'keep' },
          say: {
            fr: 'Josh va bien, et l’on ne se donne rien pendant un scénario. Laissez-la à Severity.',
            en: 'Josh is fine, and nobody hands things over during a scenario. Leave it to Severity.',
          },
          rule: 'Z15-SHEET-07',
        },
      ],
    },
    {
      part: { fr: 'En silence', en: 'Silently' },
      say: {
        fr: 'Au *zombie*, maintenant. De vos deux armes, prenez celle qui ne fait *pas de bruit*.',
        en: 'Now for the *zombie*. Of your two weapons take the one that makes *no noise*.',
      },
      at: crowdThing(HOUSE),
      rule: 'Z15-FIGHT-04',
      right: [{ type: 'fight', weapon: 0 }],
      mistakes: [
        {
          of: { type: 'fight', weapon: 1 },
          say: {
            fr: 'Le Pistolet fait du bruit : la Horde grossirait d’un zombie. La Pagaie suffit pour un seul.',
            en: 'The pistol is noisy: the Horde would grow by a zombie. The paddle will do for a single one.',
          },
          rule: 'Z15-FIGHT-04',
        },
      ],
    },
    {
      part: { fr: 'Laisser', en: 'Leave it' },
      say: {
        fr: 'Josh a ce qu’il lui faut. *Finissez ses actions*.',
        en: 'Josh has what he needs. *End his actions*.',
      },
      at: heroThing('josh'),
      rule: 'Z15-TURN-03',
      right: [{ type: 'endActions' }],
      mistakes: [
        {
          say: {
            fr: 'Laissez la défausse telle quelle : Severity y trouvera la trousse sans risque.',
            en: 'Leave the discard as it is: Severity will find the kit there without risk.',
          },
          rule: 'Z15-SEARCH-18',
        },
      ],
    },
    {
      say: {
        fr: 'Et passez la main à *Severity*.',
        en: 'And pass the turn on to *Severity*.',
      },
      at: heroThing('severity'),
      rule: 'Z15-PASS-01',
      right: [{ type: 'pass' }],
    },
    {
      part: { fr: 'Reprendre', en: 'Fetch it' },
      say: {
        fr: 'Touchez la *défausse* : la fouille minutieuse n’attire aucun zombie.',
        en: 'Touch the *discard*: a careful search draws no zombie.',
      },
      at: DISCARD,
      rule: 'Z15-SEARCH-08',
      right: [{ type: 'carefulSearch' }],
      mistakes: [
        {
          of: { type: 'quickSearch' },
          say: {
            fr: 'Une fouille rapide pourrait réveiller d’autres zombies. Ce qu’il vous faut est déjà dans la défausse.',
            en: 'A quick search might wake more zombies. What you need is in the discard already.',
          },
          rule: 'Z15-SEARCH-08',
        },
      ],
    },
    {
      say: {
        fr: 'Prenez la *Trousse de secours*.',
        en: 'Take the *first-aid kit*.',
      },
      at: depthThing(0),
      rule: 'Z15-SEARCH-08',
      right: [{ type: 'take', card: 'first-aid-kit' }],
      mistakes: [
        {
          of: { type: 'takeNothing' },
          say: {
            fr: 'L’action serait dépensée pour rien. La trousse est sur le dessus : prenez-la.',
            en: 'The action would be spent for nothing. The kit lies on top: take it.',
          },
          rule: 'Z15-SEARCH-09',
        },
      ],
    },
    {
      part: { fr: 'Soigner', en: 'Heal' },
      say: {
        fr: 'Severity a perdu un point de vie. Que faire de la trousse ?',
        en: 'Severity has lost a Life Point. What is the kit for?',
      },
      at: objectThing('severity', 0),
      rule: 'Z15-OBJ-02',
      right: [{ type: 'heal', hero: 'severity' }],
      isFound: true,
    },
  ],
  mistakes: [
    {
      of: { type: 'bareHands' },
      say: {
        fr: 'À mains nues, on perd un point de vie par zombie. Vous avez mieux.',
        en: 'Bare hands cost a Life Point per zombie. You have something better.',
      },
      rule: 'Z15-FIGHT-06',
    },
    {
      of: { type: 'endActions' },
      say: {
        fr: 'Les actions qui restent seraient perdues. Servez-vous-en d’abord.',
        en: 'The actions that are left would be lost. Use them first.',
      },
      rule: 'Z15-TURN-03',
    },
    {
      say: {
        fr: 'C’est permis, mais ce n’est pas ce qu’il faut ici. Suivez ce qui brille.',
        en: 'It is allowed, but not what is needed here. Follow what glows.',
      },
      rule: 'Z15-TURN-03',
    },
  ],
  won: {
    fr: 'Une arme pour Josh, et Severity est remise sur pied. Vous savez *fouiller à deux, sans bruit*.',
    en: 'A weapon for Josh, and Severity is as good as new. You know how to *search together, without noise*.',
  },
  victory: { expect: { horde: 3, heroes: [{ hero: 'josh' }, { hero: 'severity', life: 3 }, {}, {}] } },
};
