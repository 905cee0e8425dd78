import type ids from './rule-ids.json';

/** The stable name of a rule of this game. */
export type RuleId = keyof typeof ids.rules;

/** A square of the city: row × 24 + column, row 0 at the top. */
export type Square = number;

/** Where a figure is that is not on the board: in the pincers, or gone. */
export const OFF: Square = -1;

export const BOARDS = [
  'bronx',
  'madison-square',
  'chinatown',
  'grand-central',
  'rockaway',
  'queensboro',
  'central-park',
  'times-square',
  'wall-street',
  '30th-street',
  'carter-square',
  '57th-street',
] as const;
export type BoardId = (typeof BOARDS)[number];

export const PLACE_KINDS = ['objective', 'hq', 'station', 'home', 'subway'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

export const PLACES = [
  'lab',
  'hq-rhino',
  'ps-bronx',
  'sub-bronx',
  'townhall',
  'home-fashion-show',
  'ps-madison-square',
  'sub-madison-square',
  'warehouse',
  'hq-scorpion',
  'ps-chinatown',
  'sub-chinatown',
  'bank',
  'hq-electro',
  'ps-grand-central',
  'sub-grand-central',
  'docks',
  'hq-lizard',
  'sub-rockaway',
  'powerplant',
  'home-aunt-may',
  'ps-queensboro',
  'sub-queensboro',
  'museum',
  'hq-vulture',
  'sub-central-park',
  'tv-studio',
  'home-daily-bugle',
  'ps-times-square',
  'sub-times-square',
  'exchange',
  'hq-goblin',
  'ps-wall-street',
  'sub-wall-street',
  'hospital',
  'hq-spider-man',
  'sub-30th-street',
  'university',
  'hq-octopus',
  'ps-carter-square',
  'sub-carter-square',
  'jeweller',
  'home-black-cat',
  'hq-venom',
  'sub-57th-street',
] as const;
export type PlaceId = (typeof PLACES)[number];

export const VILLAINS = ['octopus', 'goblin', 'rhino', 'electro', 'venom', 'scorpion', 'vulture', 'lizard'] as const;
export type VillainId = (typeof VILLAINS)[number];

export const FIGURES = ['spider-man', ...VILLAINS] as const;
export type FigureId = (typeof FIGURES)[number];

export const ROLES = ['spider-man', 'police', ...VILLAINS] as const;
export type RoleId = (typeof ROLES)[number];

export const SCALES = ['movement', 'combat', 'bonus'] as const;
export type Scale = (typeof SCALES)[number];

export const CHARACTERS = ['jameson', 'mary-jane', 'aunt-may', 'black-cat', 'stacy', 'dewolff'] as const;
export type CharacterId = (typeof CHARACTERS)[number];

export const CAPTAINS = ['stacy', 'dewolff'] as const;
export type CaptainId = (typeof CAPTAINS)[number];

export const isCharacter = (who: string): who is CharacterId => CHARACTERS.some(character => character === who);
export const isCaptain = (who: string): who is CaptainId => CAPTAINS.some(captain => captain === who);

/** When a bonus card may be played. */
export const MOMENTS = ['own-turn', 'recover', 'declare', 'after-roll', 'wound', 'ko-turn'] as const;
export type Moment = (typeof MOMENTS)[number];

/** What may hold a figure or a stack. Each is broken by a hit of its own. */
export const HOLDS = ['web', 'symbiote', 'pincers'] as const;
export type Hold = (typeof HOLDS)[number];

export const PURPOSES = [
  'movement',
  'combat',
  'riposte',
  'bonus',
  'power',
  'interrupt',
  'prevent',
  'preliminary',
] as const;
export type Purpose = (typeof PURPOSES)[number];

export const EXITS = ['freed', 'hqDestroyed', 'breakout', 'newcomer'] as const;

/** What a police group drops or takes on its way; 'prisoner' is the one of the square or of the group. */
export const LOADS = ['car', 'stacy', 'dewolff', 'prisoner'] as const;
export type Load = (typeof LOADS)[number];

export const POINT_CAUSES = [
  'car',
  'wound',
  'spiderManKo',
  'villainKo',
  'missionStopped',
  'jail',
  'freed',
  'mission',
  'photos',
] as const;
export type PointCause = (typeof POINT_CAUSES)[number];

export const TARGETS = [60, 40, 100] as const;

export const CITIES = ['built', 'quick', 'random'] as const;
export const REACTION_SECONDS = [0, 15, 30, 60] as const;
