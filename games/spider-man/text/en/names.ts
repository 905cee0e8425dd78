import type { GameTexts } from '../shape.ts';

// Names and effects of everything printed: sheets, cards, boards.

export const roles: GameTexts['roles'] = {
  'spider-man': { name: 'Spider-Man' },
  police: { name: 'The Police' },
  octopus: { name: 'Doctor Octopus' },
  goblin: { name: 'Green Goblin' },
  rhino: { name: 'Rhino' },
  electro: { name: 'Electro' },
  venom: { name: 'Venom' },
  scorpion: { name: 'Scorpion' },
  vulture: { name: 'Vulture' },
  lizard: { name: 'Lizard' },
};

export const powers: GameTexts['powers'] = {
  'sm-web-swing': { name: 'Web swing', effect: 'Pick a Movement series: every die in it counts double.' },
  'sm-web-prison': {
    name: 'Web prison',
    effect: 'Two free dice: any 5+ webs a villain or police stack within 3 squares in line of sight.',
  },
  'sm-spider-sense': { name: 'Spider-sense', effect: 'When about to take a wound: one die, 4+ cancels it.' },
  'sm-spider-strength': { name: 'Spider-strength', effect: '+1 to every die of one close-combat series.' },
  'oct-pincer-strike': {
    name: 'Lashing tentacles',
    effect: 'Announce close combat and roll a die: on 4+, +1 to every die of the series.',
  },
  'oct-pincer-walk': { name: 'Tentacle stride', effect: '+2 to every die of one Movement series.' },
  'oct-capture': { name: 'Seize', effect: 'Spend a Combat die: on 5+ an adjacent figure is held in the pincers.' },
  'oct-car-throw': {
    name: 'Car throw',
    effect:
      'An adjacent car, a target within 3 in line of sight: on a 6 the car is destroyed and the target takes 1 damage.',
  },
  'gob-pumpkin': {
    name: 'Explosive pumpkins',
    effect: 'Any target in line of sight at any distance: two free dice at +1.',
  },
  'gob-glider': { name: 'Goblin Glider', effect: 'Every die of one Movement series counts double.' },
  'gob-healing': { name: 'Healing factor', effect: 'One die: on a 6 remove a wound. On your turn or as a reaction.' },
  'gob-smoke': {
    name: 'Smoke pumpkins',
    effect:
      'When an attack on you is declared: on 5+ it is called off and that opponent cannot attack you again this turn.',
  },
  'rhi-charge': {
    name: 'Charge',
    effect: 'After 3+ squares in one series, next to an opponent: +1 to every die of the combat that follows.',
  },
  'rhi-hide': { name: 'Rhino hide', effect: 'When about to be hurt: two dice, any 6 absorbs one wound.' },
  'rhi-car-throw': {
    name: 'Car throw',
    effect:
      'An adjacent car, a target within 3 in line of sight: on a 6 the car is destroyed and the target takes 1 damage.',
  },
  'rhi-supercharge': {
    name: 'Super charge',
    effect:
      'After 4+ squares in one series, next to an opponent or your objective: every die of the combat that follows is doubled.',
  },
  'ele-bolt': { name: 'Bolt', effect: 'Any target in line of sight: one free die at +1.' },
  'ele-electrocute': {
    name: 'Electrocute',
    effect: 'Before close combat roll a die: on 5+, +1 to every die of the series.',
  },
  'ele-power-lines': { name: 'Ride the power lines', effect: 'Every die of one Movement series counts double.' },
  'ele-lightning': {
    name: 'Lightning',
    effect: 'From 40 points on: each Combat die may be thrown as a bolt, one die per action.',
  },
  'ven-symbiote-swing': { name: 'Symbiote swing', effect: 'Every die of one Movement series counts double.' },
  'ven-immune': { name: 'Unsensed', effect: 'Spider-sense is useless against your blows.' },
  'ven-seize': {
    name: 'Symbiote grip',
    effect: 'One free die: on 5+ a figure or police stack within 3 in line of sight is stuck under this token.',
  },
  'ven-reinforced': {
    name: 'Reinforced symbiote',
    effect: 'A second token: two attempts a turn, on two different targets.',
  },
  'sco-tail': { name: 'Scorpion tail', effect: 'An attack with a single Combat die, result doubled.' },
  'sco-armour': { name: 'Exo-skeleton armour', effect: 'When about to be hurt: one die, 5+ absorbs a wound.' },
  'sco-wall-crawl': {
    name: 'Wall crawl',
    effect: 'As a reaction: one free Movement die, crossing buildings without stopping on them.',
  },
  'sco-plasma': { name: 'Plasma tail', effect: 'A free two-dice attack on a target within 3 in line of sight.' },
  'vul-fly': { name: 'Fly', effect: 'Every die of one Movement series counts double.' },
  'vul-dive': { name: 'Dive attack', effect: 'Right after flying: +1 to every Combat die.' },
  'vul-drain': {
    name: 'Life drain',
    effect: 'An adjacent figure, one die: on a 6 it takes a wound and you remove one of yours.',
  },
  'vul-altitude': {
    name: 'Climb high',
    effect: 'As a reaction, two Movement dice: any 5+ keeps you safe until your next turn.',
  },
  'liz-tail': { name: 'Lizard tail', effect: 'An attack with a single Combat die at +2.' },
  'liz-leap': { name: 'Lizard leap', effect: 'When an attack on you is declared: on 4+ move up to 3 squares.' },
  'liz-bite': { name: 'Lizard bite', effect: 'After a close-combat roll, double one of the dice.' },
  'liz-wall-crawl': {
    name: 'Wall crawl',
    effect: 'During one Movement series cross buildings without stopping on them.',
  },
};

export const places: GameTexts['places'] = {
  lab: { name: 'Oscorp laboratory' },
  'hq-rhino': { name: 'HQ: Rhino' },
  'ps-bronx': { name: 'Police station – Bronx' },
  'sub-bronx': { name: 'Subway – Bronx' },
  townhall: { name: 'City hall' },
  'home-fashion-show': { name: 'Fashion Show' },
  'ps-madison-square': { name: 'Police station – Madison Square' },
  'sub-madison-square': { name: 'Subway – Madison Square' },
  warehouse: { name: 'Warehouse' },
  'hq-scorpion': { name: 'HQ: Scorpion' },
  'ps-chinatown': { name: 'Police station – Chinatown' },
  'sub-chinatown': { name: 'Subway – Chinatown' },
  bank: { name: 'Bank' },
  'hq-electro': { name: 'HQ: Electro' },
  'ps-grand-central': { name: 'Police station – Grand Central' },
  'sub-grand-central': { name: 'Subway – Grand Central' },
  docks: { name: 'Docks' },
  'hq-lizard': { name: 'HQ: Lizard' },
  'sub-rockaway': { name: 'Subway – Rockaway' },
  powerplant: { name: 'Power plant' },
  'home-aunt-may': { name: 'Aunt May’s home' },
  'ps-queensboro': { name: 'Police station – Queensboro' },
  'sub-queensboro': { name: 'Subway – Queensboro' },
  museum: { name: 'Museum' },
  'hq-vulture': { name: 'HQ: Vulture' },
  'sub-central-park': { name: 'Subway – Central Park' },
  'tv-studio': { name: 'TV studio' },
  'home-daily-bugle': { name: 'Daily Bugle' },
  'ps-times-square': { name: 'Police station – Times Square' },
  'sub-times-square': { name: 'Subway – Times Square' },
  exchange: { name: 'Stock exchange' },
  'hq-goblin': { name: 'HQ: Green Goblin' },
  'ps-wall-street': { name: 'Police station – Wall Street' },
  'sub-wall-street': { name: 'Subway – Wall Street' },
  hospital: { name: 'Hospital' },
  'hq-spider-man': { name: 'HQ: Spider-Man' },
  'sub-30th-street': { name: 'Subway – 30th Street' },
  university: { name: 'University' },
  'hq-octopus': { name: 'HQ: Doctor Octopus' },
  'ps-carter-square': { name: 'Police station – Carter Square' },
  'sub-carter-square': { name: 'Subway – Carter Square' },
  jeweller: { name: 'Jewellery shop' },
  'home-black-cat': { name: 'Black Cat’s home' },
  'hq-venom': { name: 'HQ: Venom' },
  'sub-57th-street': { name: 'Subway – 57th Street' },
};

export const boards: GameTexts['boards'] = {
  bronx: { name: 'Bronx' },
  'madison-square': { name: 'Madison Square' },
  chinatown: { name: 'Chinatown' },
  'grand-central': { name: 'Grand Central' },
  rockaway: { name: 'Rockaway' },
  queensboro: { name: 'Queensboro' },
  'central-park': { name: 'Central Park' },
  'times-square': { name: 'Times Square' },
  'wall-street': { name: 'Wall Street' },
  '30th-street': { name: '30th Street' },
  'carter-square': { name: 'Carter Square' },
  '57th-street': { name: '57th Street' },
};
