import type { GameTexts } from '../shape.ts';

export const stories: GameTexts['stories'] = {
  S01: {
    intro: 'Four houses, four rude awakenings. The only address that comes to mind is the police station.',
    objective: 'Gather all heroes at the police station (14-A).',
    news: ['Moving', 'Fighting', 'Two ways to search', 'Falling down'],
    rules: [
      'Each hero starts from a different cul-de-sac (21-A, 24-A, 22-A, 23-A), picked in turn order.',
      'The soundtrack has no screams.',
      'The road north of 02-B is closed.',
    ],
  },
  S02: {
    intro: 'The station is deserted. There is food left in your homes, and a car in the car park in the north.',
    objective: 'Bring all heroes and two Provisions tokens to the car park (08-A).',
    news: ['Screams and zombie cards', 'The Horde', 'Search tokens'],
    rules: ['Four hidden tokens in the cul-de-sacs: three Provisions and one empty token. Two Provisions will do.'],
  },
  S03: {
    intro: 'The road winds, and behind you the murmur swells. Do not look back.',
    objective: 'Gather all heroes at 07-A.',
    news: ['The hero side of the sheets: strengths and weaknesses', 'Noise', 'All Horde cards'],
    rules: [],
  },
  S04: {
    intro: 'A mall means something to eat and solid shutters. Some of the houses are worth a stop.',
    objective: 'Gather all heroes at the mall (11-A).',
    news: ['Zombie cards of value 4', 'Equipment bags and their exchange at the Checkpoint, between two scenarios'],
    rules: ['The four bags are there for whoever dares.'],
  },
  S05: {
    intro: 'The villa cannot be stormed, which is the idea. First find the keys of its two gates.',
    objective: 'Open both gates and bring all heroes to the villa (13-A).',
    news: ['Keys and locks'],
    rules: ['Blue lock on 23-B, red lock on 18-B.'],
  },
  S06: {
    intro: 'The water is rising. Two pumping stations, at either end of town, must run together.',
    objective: 'Post a standing hero in each station (27-B and 12-A), with no zombies there and nobody elsewhere.',
    news: ['Two goals at once', 'Alarms'],
    rules: ['Both search zones must be held at the same moment.', 'Alarms on 09-A, 28-A, 10-B and 30-A.'],
  },
  S07: {
    intro: 'Nothing left to eat, and the sun is low. Without a light the town will be a trap.',
    objective: 'Bring all heroes and the three Provisions tokens to 24-B.',
    news: ['Night and −1 Action tokens', 'Scenario items'],
    rules: [
      'At the 7-minute siren night falls: one action less per turn for whoever has no flashlight.',
      'Two flashlights at the police station 14-A, two at the mall 11-A.',
    ],
  },
  S08: {
    intro: 'Up there the aerial of the observatory. Down here a radio that is too heavy and a park without a light.',
    objective: 'Bring all heroes and the radio to the observatory (10-A).',
    news: ['Heavy objects', 'Long streets with nothing to search'],
    rules: [
      'It is night from the start.',
      'Two flashlights are given out before the start; two more wait at 23-A and 22-A.',
      'The radio is at 26-A; carried or put down, it must end up on 10-A.',
      'The roads north, south and west of 10-A are closed.',
    ],
  },
  S09: {
    intro: 'The call is out, and the whole town has heard it. Hold on until it is quiet.',
    objective: 'Hold the observatory (10-A) until the soundtrack ends.',
    news: ['Letters', 'Marching zombies', 'The machine gun'],
    rules: [
      'At each scream: two steps towards 10-A, then two cards placed at their letters.',
      'Eight zombies in the search zone of 10-A after a step: the tower is lost.',
      'The mounted machine gun fires at the street of 10-A or of an adjacent tile: damage 5, noise 2.',
      'An ammunition crate put down beside it reloads it.',
    ],
  },
  S10: {
    intro: 'The engine coughs, the engine dies. Somebody must have left some petrol somewhere.',
    objective: 'Bring three jerrycans and all heroes to the car (12-B).',
    news: ['Several deliveries'],
    rules: [
      'Jerrycans wait at 31-A, 08-A, 24-B and 32-A; three will do.',
      'The exit south of 12-B is for the departure only.',
    ],
  },
  S11: {
    intro: 'Avalon, its lawns, its gate, its wall. And neighbours who sleep no more.',
    objective: 'Get through the gate 23-B and bring all heroes to 24-B.',
    news: ['Two cards per scream, the second at its letter'],
    rules: [
      'The first card goes to the active hero, the second to its letter; the Horde always comes to the active hero.',
      'Yellow lock on 23-B.',
    ],
  },
  S12: {
    intro: 'A truck, a shopping list, four corners of the town. The engine is running.',
    objective: 'Bring provisions, medicine, jerrycan and ammunition crate to 08-A, with all heroes.',
    news: ['Events on zombie cards'],
    rules: ['The ammunition crate may not be used.', 'Alarms on 11-A, 13-A, 12-A and 28-B.'],
  },
  S13: {
    intro: 'Not a road is free. There is still the sky: a radio, an aerial, and the roof of the hospital.',
    objective: 'Call from 10-A before 14 minutes have passed, then bring all heroes to 28-B.',
    news: ['The radio call', 'The helicopter'],
    rules: [
      'The radio (12-A) must be put down in the search zone of 10-A; from there, without zombies, 1 action makes the call.',
      'At the 14-minute siren the helicopter lands on 28-B if somebody has called; if not, all is lost.',
      'At each scream: one step towards 26-B, then two cards at their letters.',
    ],
  },
  S14: {
    intro: 'There is talk of a shelter under the mall. The short way is locked, the long one lies under the windows.',
    objective: 'Find the green key and bring all heroes to the shelter (11-A).',
    news: ['Two routes to choose from'],
    rules: [
      'Blue lock on 15-A, the short cut; green lock on 28-A, in front of the shelter.',
      'Alarms on 02-B, 03-B and 09-A.',
    ],
  },
  S15: {
    intro: 'The one that the others follow has found you. The helicopter is right behind it.',
    objective: 'Kill the Alpha and bring all heroes to 24-B.',
    news: ['The Alpha'],
    rules: [
      'The Alpha has 10 points, counts for 3 zombies and is hit only while no other zombie is in its zone.',
      'At each scream it comes one tile nearer to the active hero.',
    ],
  },
  quick: {
    intro: 'A road drawn at random, and fifteen minutes to run it.',
    objective: 'Gather all heroes on the goal tile.',
    news: [],
    rules: ['Three zombies in every street but the first.'],
  },
  Q16: {
    intro: 'A whole quarter, larger than the usual course.',
    objective: 'Gather all heroes on the goal tile.',
    news: [],
    rules: [],
  },
  Q17: {
    intro: 'The school, then the town, then the way out.',
    objective: 'Gather all heroes on the goal tile.',
    news: [],
    rules: [],
  },
  Q18: {
    intro: 'Detours everywhere, and a single good way.',
    objective: 'Gather all heroes on the goal tile.',
    news: [],
    rules: [],
  },
  Q20: {
    intro: 'From one end of town to the other, without a rest.',
    objective: 'Gather all heroes on the goal tile.',
    news: [],
    rules: [],
  },
};

export const titles: { readonly [S in keyof typeof stories]: string } = {
  S01: '1. The End of Innocence, part 1',
  S02: '2. The End of Innocence, part 2',
  S03: '3. The Horde',
  S04: '4. Let’s Go To The Mall',
  S05: '5. High Security',
  S06: '6. High Tide',
  S07: '7. Nightfall',
  S08: '8. Walk in the Moonlight',
  S09: '9. Tower Defense',
  S10: '10. The Old “Out Of Gas” Routine',
  S11: '11. The Gates of Avalon',
  S12: '12. Stocking Up',
  S13: '13. Trapped',
  S14: '14. The Safehouse',
  S15: '15. The Alpha',
  quick: 'Quick game',
  Q16: 'Quick game: The Decoy',
  Q17: 'Quick game: The Return',
  Q18: 'Quick game: Big Guns',
  Q20: 'Quick game: Rescue',
};
