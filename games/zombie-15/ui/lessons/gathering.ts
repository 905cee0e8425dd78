import type { Lesson } from '../../../../table/lesson.ts';
import type { Zombie15 } from '../../spec.ts';
import { crowdThing, heroThing, placeThing } from '../touch.ts';

// The crossroads (26-B) and the police station (14-A) of the first scenario.
const [STREET, STATION] = [20, 30];

/** Two heroes on their way to the police station: walk, fight, pass the turn. */
export const gathering: Lesson<Zombie15> = {
  id: 'gathering',
  title: { fr: 'Tous au poste de police', en: 'All to the police station' },
  about: {
    fr: 'Quatre actions par tour : marcher, se battre, et passer la main.',
    en: 'Four actions a turn: walk, fight, and pass it on.',
  },
  minutes: 3,
  table: {
    seats: 1,
    options: { track: 'calm' },
    given: {
      heroes: [
        { hero: 'josh', at: '26-B:F' },
        { hero: 'severity', at: '26-B:R' },
        { hero: 'sai-fon', at: '14-A:R' },
        { hero: 'snow', at: '14-A:R' },
      ],
      active: 'josh',
      actions: 4,
      zombies: { '26-B:R': 2 },
    },
  },
  notes: [
    {
      part: { fr: 'Marcher', en: 'Walk' },
      say: {
        fr: '*Josh* a 4 actions, et l’on sort d’un bâtiment par sa rue. Touchez la *rue*.',
        en: '*Josh* has 4 actions, and one leaves a building by its street. Touch the *street*.',
      },
      at: placeThing(STREET),
      rule: 'Z15-MOVE-04',
      right: [{ type: 'move', to: STREET }],
      mistakes: [
        {
          of: { type: 'quickSearch' },
          say: {
            fr: 'On peut fouiller ici, mais Severity attend dehors parmi les zombies. Rejoignez-la.',
            en: 'One can search here, but Severity waits outside among zombies. Join her.',
          },
          rule: 'Z15-SEARCH-01',
        },
      ],
    },
    {
      part: { fr: 'Se battre', en: 'Fight' },
      say: {
        fr: 'Deux *zombies* : tant qu’il en reste, impossible de partir. Touchez-les, ou votre *Pagaie*.',
        en: 'Two *zombies*: as long as one is left, there is no leaving. Touch them, or your *paddle*.',
      },
      at: crowdThing(STREET),
      rule: 'Z15-FIGHT-02',
      right: [{ type: 'fight', weapon: 0 }],
    },
    {
      say: {
        fr: 'La Pagaie en tue *un* par action, sans bruit. Encore une fois.',
        en: 'The paddle kills *one* per action, without noise. Once more.',
      },
      at: crowdThing(STREET),
      rule: 'Z15-FIGHT-02',
      right: [{ type: 'fight', weapon: 0 }],
    },
    {
      part: { fr: 'Arriver', en: 'Arrive' },
      say: {
        fr: 'La rue est libre. Dernière action : menez Josh au *poste de police*, au sud.',
        en: 'The street is clear. Last action: lead Josh to the *police station*, to the south.',
      },
      at: placeThing(STATION),
      rule: 'Z15-MOVE-03',
      right: [{ type: 'move', to: STATION }],
      mistakes: [
        {
          of: { type: 'move' },
          say: {
            fr: 'Pas par là : le but est le poste de police, marqué sur le plan, au sud.',
            en: 'Not that way: the goal is the police station, marked on the map, to the south.',
          },
          rule: 'Z15-MOVE-05',
        },
      ],
    },
    {
      say: {
        fr: 'Plus d’action. *Finissez* : les zombies de votre zone attaqueraient, mais il n’y en a pas.',
        en: 'No action left. *End them*: the zombies of your zone would attack, but there are none.',
      },
      at: heroThing('josh'),
      rule: 'Z15-ATTACK-01',
      right: [{ type: 'endActions' }],
    },
    {
      part: { fr: 'Passer', en: 'Pass on' },
      say: {
        fr: 'Il faut encore le dire : *à Severity !* En vraie partie, le temps court jusque-là.',
        en: 'It must still be said: *Severity’s turn!* In a real match time runs until then.',
      },
      at: heroThing('severity'),
      rule: 'Z15-PASS-01',
      right: [{ type: 'pass' }],
    },
    {
      say: {
        fr: 'Il ne manque plus que *Severity*. Où doit-elle aller ?',
        en: 'Only *Severity* is missing now. Where must she go?',
      },
      at: heroThing('severity'),
      rule: 'Z15-MOVE-03',
      right: [{ type: 'move', to: STATION }],
      isFound: true,
      mistakes: [
        {
          of: { type: 'move' },
          say: {
            fr: 'Les autres sont au poste de police, la tuile au sud du carrefour.',
            en: 'The others are at the police station, the tile south of the crossroads.',
          },
          rule: 'Z15-MOVE-05',
        },
      ],
    },
  ],
  mistakes: [
    {
      of: { type: 'bareHands' },
      say: {
        fr: 'À mains nues, on perd un point de vie par zombie. Votre Pagaie est là pour ça.',
        en: 'Bare hands cost a Life Point per zombie. Your paddle is there for that.',
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
    fr: 'Les quatre sont réunis : le premier scénario se gagne ainsi. Vous savez *marcher, vous battre et passer la main*.',
    en: 'All four are together: so the first scenario is won. You know how to *walk, fight and pass the turn on*.',
  },
  victory: { ends: 'won' },
};
