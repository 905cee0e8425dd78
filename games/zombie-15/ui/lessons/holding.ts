import type { Lesson } from '../../../../table/lesson.ts';
import type { Zombie15 } from '../../spec.ts';
import { HORDE, STAND_UP, crowdThing, heroThing, placeThing } from '../touch.ts';

// The crossroads (26-B).
const STREET = 20;

/** Four zombies, one action: how many can be held off, what noise costs, how one gets up again. */
export const holding: Lesson<Zombie15> = {
  id: 'holding',
  title: { fr: 'Tenir à distance', en: 'Holding them off' },
  about: {
    fr: 'On ne tue pas toujours tout : ce qu’une arme tient à distance ne mord pas.',
    en: 'Not everything must be killed: what a weapon holds off does not bite.',
  },
  minutes: 4,
  table: {
    seats: 1,
    options: { track: 'calm' },
    given: {
      heroes: [
        { hero: 'snow', at: '26-B:R', weapons: ['snow-umbrella', 'pistol:1'] },
        { hero: 'josh', at: '26-B:F', posture: 'down', life: 2 },
        { hero: 'severity', at: '14-A:R' },
        { hero: 'sai-fon', at: '14-A:R' },
      ],
      active: 'snow',
      actions: 1,
      zombies: { '26-B:R': 4 },
    },
  },
  notes: [
    {
      part: { fr: 'Compter', en: 'Count' },
      say: {
        fr: 'Quatre *zombies*, une action. Le Parapluie de Snow en tient 2 à distance : abattez-en *deux* au *Pistolet*.',
        en: 'Four *zombies*, one action. Snow’s umbrella holds off 2: shoot *two* of them with the *pistol*.',
      },
      at: crowdThing(STREET),
      rule: 'Z15-ATTACK-02',
      right: [{ type: 'fight', weapon: 1 }],
      mistakes: [
        {
          of: { type: 'fight', weapon: 0 },
          say: {
            fr: 'Le Parapluie n’en tue qu’un : il en resterait 3, et vous n’en tenez que 2. Snow irait à terre.',
            en: 'The umbrella kills only one: 3 would be left, and you hold off only 2. Snow would go down.',
          },
          rule: 'Z15-ATTACK-04',
        },
        {
          of: { type: 'bareHands' },
          say: {
            fr: 'À mains nues, un zombie de moins et un point de vie aussi. Il en resterait trop.',
            en: 'Bare hands: one zombie less, and one Life Point less. Too many would be left.',
          },
          rule: 'Z15-FIGHT-06',
        },
        {
          of: { type: 'endActions' },
          say: {
            fr: 'Quatre contre 2 : Snow irait à terre et perdrait un point de vie. Tirez d’abord.',
            en: 'Four against 2: Snow would go down and lose a Life Point. Shoot first.',
          },
          rule: 'Z15-ATTACK-04',
        },
      ],
    },
    {
      part: { fr: 'Tenir', en: 'Hold' },
      say: {
        fr: 'Le coup de feu a grossi la *Horde* de 1. Deux contre 2 : *finissez*, et rien n’arrive.',
        en: 'The shot has made the *Horde* grow by 1. Two against 2: *end it*, and nothing happens.',
      },
      at: HORDE,
      rule: 'Z15-ATTACK-03',
      right: [{ type: 'endActions' }],
    },
    {
      say: {
        fr: 'Ils sont tenus, pas tués. À *Josh*, à présent.',
        en: 'They are held off, not killed. Now it is *Josh’s* turn.',
      },
      at: heroThing('josh'),
      rule: 'Z15-ATTACK-06',
      right: [{ type: 'pass' }],
    },
    {
      part: { fr: 'Se relever', en: 'Stand up' },
      say: {
        fr: 'Josh est *à terre* : avant tout, il se relève. C’est la seule action permise.',
        en: 'Josh is *down*: before all else he stands up. It is the only action that is allowed.',
      },
      at: STAND_UP,
      rule: 'Z15-TURN-07',
      right: [{ type: 'standUp' }],
    },
    {
      part: { fr: 'Aider', en: 'Help' },
      say: {
        fr: 'Snow est seule dans la *rue*, avec deux zombies. Rejoignez-la.',
        en: 'Snow is alone in the *street*, with two zombies. Join her.',
      },
      at: placeThing(STREET),
      rule: 'Z15-MOVE-07',
      right: [{ type: 'move', to: STREET }],
      mistakes: [
        {
          of: { type: 'quickSearch' },
          say: {
            fr: 'Une fouille pourrait attirer d’autres zombies, et Snow attend. Allez dans la rue.',
            en: 'A search might draw more zombies, and Snow is waiting. Go into the street.',
          },
          rule: 'Z15-SEARCH-04',
        },
      ],
    },
    {
      say: {
        fr: 'À deux, les maintiens s’additionnent. Frappez les *zombies*, sans bruit.',
        en: 'Two heroes add up what they hold off. Strike the *zombies*, without noise.',
      },
      at: crowdThing(STREET),
      rule: 'Z15-ATTACK-02',
      right: [{ type: 'fight', weapon: 0 }],
    },
    {
      say: {
        fr: 'Encore un, et la rue est à vous.',
        en: 'One more, and the street is yours.',
      },
      at: crowdThing(STREET),
      rule: 'Z15-FIGHT-02',
      right: [{ type: 'fight', weapon: 0 }],
      isFound: true,
    },
  ],
  mistakes: [
    {
      of: { type: 'bareHands' },
      say: {
        fr: 'À mains nues, on perd un point de vie par zombie, et il n’en reste que 2 à Josh. Prenez la Pagaie.',
        en: 'Bare hands cost a Life Point per zombie, and Josh has only 2 left. Take the paddle.',
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
    fr: 'Quatre zombies, pas une morsure. Vous savez *compter, tenir à distance et vous relever*.',
    en: 'Four zombies, not a single bite. You know how to *count, hold off and get up again*.',
  },
  victory: {
    expect: { horde: 4, reserve: 95, heroes: [{ hero: 'snow', life: 3 }, { hero: 'josh', life: 2 }, {}, {}] },
  },
};
