import type { GameTexts } from '../shape.ts';

export const bonuses: GameTexts['bonuses'] = {
  'first-aid': {
    name: 'First-aid kit',
    effect: 'Remove a wound. Also playable during a recovery, even while K.O. Police: +1 car.',
    heals: 'with a first-aid kit',
  },
  adrenaline: {
    name: 'Adrenaline rush',
    effect: 'Move your Combat marker back up by 2, never above the maximum. Police: +1 car.',
  },
  'second-wind': {
    name: 'Second wind',
    effect: 'Move your Movement marker back up by 2, never above the maximum. Police: +1 car.',
  },
  concentration: {
    name: 'Concentration',
    effect: 'Take back one used power token lying beside your sheet. Police: +2 cars, in different stations.',
    wants: 'Which power do you take back?',
  },
  'lucky-break': {
    name: 'Lucky break',
    effect: 'Reroll as many as you like of the dice you just rolled. Police: +1 car.',
  },
  dodge: { name: 'Dodge', effect: 'Cancel one wound you are about to suffer. Police: +1 car.' },
  subway: {
    name: 'Subway',
    effect: 'On or next to a subway entrance: reappear at another entrance. Police: +2 cars, in different stations.',
    puts: 'takes the subway',
    wants: 'At which subway entrance do you come out?',
  },
  tracer: {
    name: 'Spider-Tracer',
    effect:
      'Super-villain: Remove the Spider-Tracer from your sheet; it goes back to the supply. Spider-Man: Take a Spider-Tracer from the supply. Police: +1 car.',
  },
  henchmen: {
    name: 'Henchmen / Informant',
    effect:
      'Super-villain: A free attack of 2 dice, without powers, on an adjacent target. Spider-Man: Look at the mission of a super-villain of your choice. Police: +2 cars, in different stations.',
    strikes: 'with henchmen',
    asks: 'Whom do your henchmen attack?',
    wants: 'Whose mission do you look at?',
  },
  explosives: {
    name: 'Explosives / Exclusive photos',
    effect:
      'Super-villain: 1 automatic damage on your mission building if adjacent. Spider-Man: +2 points if a super-villain who is not K.O. is within 3 squares in line of sight. Police: +1 car.',
  },
  'change-of-plan': {
    name: 'Change of plan / Web refill',
    effect:
      'Super-villain: Discard your mission unseen and draw another. Spider-Man: Take back your Web prison token. Police: +1 car.',
  },
  surprise: {
    name: 'Surprise attack',
    effect: 'The attack you declare allows no reaction, no riposte and no interruption. Police: +1 car.',
  },
  'police-frequency': {
    name: 'Police frequency',
    effect:
      'Move a police stack with no figure prisoner up to the result of one die. Police: +2 cars, in different stations.',
    wants: 'Which police stack do you move?',
  },
  'secret-passage': {
    name: 'Secret passage',
    effect: 'Held by the police and conscious: place yourself on a free adjacent street square. Police: +1 car.',
    puts: 'slips away',
    wants: 'To which street square do you escape?',
  },
  'burst-free': {
    name: 'Burst free',
    effect: 'Everything that holds you (web, symbiote, pincers) gives way at once. Police: +1 car.',
  },
  'mighty-blow': {
    name: 'Mighty blow',
    effect: '+1 to every die of the close-combat series you declare. Police: +2 cars, in different stations.',
  },
  pickpocket: {
    name: 'Pickpocket',
    effect: 'Take a random bonus card from the player of an adjacent figure. Police: +1 car.',
    wants: 'Whose card do you take?',
  },
  'back-on-your-feet': {
    name: 'Back on your feet',
    effect:
      'At the start of your turn while K.O. and not a prisoner: remove a wound and play a normal turn. Police: +2 cars, in different stations.',
    heals: 'and gets up',
  },
};

export const events: GameTexts['events'] = {
  'public-menace': {
    name: 'Spider-Man, public menace!',
    effect:
      'If Jameson is at the Daily Bugle: until the end of the next police turn the police have +1 per die against Spider-Man and 5 more points for jailing him.',
  },
  blackout: {
    name: 'Blackout',
    effect: 'Until the next turn of the player who drew it: no line of sight beyond 2 squares.',
  },
  gridlock: {
    name: 'Gridlock',
    effect:
      'Until the next turn of the player who drew it: the police roll at most one die per Movement series and DeWolff doubles nothing.',
  },
  storm: {
    name: 'Storm over Manhattan',
    effect: 'Until the next turn of the player who drew it: no power doubles or raises a Movement die.',
  },
  'mass-breakout': {
    name: 'Mass breakout',
    effect:
      'Each jailed super-villain steps out onto a free adjacent street square chosen by its player. Nobody scores.',
  },
  'federal-reinforcements': {
    name: 'Federal reinforcements',
    effect: 'The police place 2 cars in different stations.',
  },
  ambulances: {
    name: 'Ambulances',
    effect: 'Every figure that is not K.O. removes one wound.',
    heals: 'thanks to the ambulances',
  },
  kingpin: {
    name: 'The Kingpin grows impatient',
    effect: 'In turn order, starting with the player who drew it, each super-villain may replace its mission.',
  },
};

export const missions: GameTexts['missions'] = {
  'sab-lab': { name: 'Accident at the lab', effect: 'Inflict 3 damage on the building “Oscorp laboratory”.' },
  'sab-townhall': { name: 'Panic at city hall', effect: 'Inflict 3 damage on the building “City hall”.' },
  'sab-warehouse': { name: 'Warehouse ablaze', effect: 'Inflict 2 damage on the building “Warehouse”.' },
  'sab-bank': { name: 'Blow up the bank', effect: 'Inflict 3 damage on the building “Bank”.' },
  'sab-docks': { name: 'The docks are mine', effect: 'Inflict 2 damage on the building “Docks”.' },
  'sab-powerplant': { name: 'New York in the dark', effect: 'Inflict 4 damage on the building “Power plant”.' },
  'sab-museum': { name: 'Vandals at the museum', effect: 'Inflict 2 damage on the building “Museum”.' },
  'sab-tv-studio': { name: 'Live on air!', effect: 'Inflict 2 damage on the building “TV studio”.' },
  'sab-exchange': { name: 'Crash on Wall Street', effect: 'Inflict 3 damage on the building “Stock exchange”.' },
  'sab-hospital': { name: 'Emergency room', effect: 'Inflict 2 damage on the building “Hospital”.' },
  'sab-university': { name: 'Campus uproar', effect: 'Inflict 2 damage on the building “University”.' },
  'sab-jeweller': { name: 'Smashed windows', effect: 'Inflict 2 damage on the building “Jewellery shop”.' },
  'heist-jeweller': {
    name: 'Diamond rain',
    effect: 'Inflict 2 damage on the building “Jewellery shop”, then get back to your HQ with the loot.',
  },
  'heist-bank': {
    name: 'Heist of the century',
    effect: 'Inflict 3 damage on the building “Bank”, then get back to your HQ with the loot.',
  },
  'heist-museum': {
    name: 'The golden mask',
    effect: 'Inflict 2 damage on the building “Museum”, then get back to your HQ with the loot.',
  },
  'heist-exchange': {
    name: 'Bearer bonds',
    effect: 'Inflict 2 damage on the building “Stock exchange”, then get back to your HQ with the loot.',
  },
  'heist-lab': {
    name: 'The stolen serum',
    effect: 'Inflict 2 damage on the building “Oscorp laboratory”, then get back to your HQ with the loot.',
  },
  'heist-docks': {
    name: 'Hijacked cargo',
    effect: 'Inflict 2 damage on the building “Docks”, then get back to your HQ with the loot.',
  },
  'heist-university': {
    name: 'Stolen thesis',
    effect: 'Inflict 2 damage on the building “University”, then get back to your HQ with the loot.',
  },
  'heist-hospital': {
    name: 'Medical isotopes',
    effect: 'Inflict 2 damage on the building “Hospital”, then get back to your HQ with the loot.',
  },
  'kidnap-mary-jane': { name: 'A star goes missing', effect: 'Bring Mary Jane Watson to your HQ as a prisoner.' },
  'kidnap-aunt-may': { name: 'Such a frail old lady', effect: 'Bring Aunt May to your HQ as a prisoner.' },
  'kidnap-jameson': { name: 'Silence the Bugle', effect: 'Bring J. J. Jameson to your HQ as a prisoner.' },
  'kidnap-black-cat': { name: 'Caged cat', effect: 'Bring Black Cat to your HQ as a prisoner.' },
  'kidnap-stacy': { name: 'The captain is taken', effect: 'Bring Captain Stacy to your HQ as a prisoner.' },
  'kidnap-dewolff': { name: 'Reverse dragnet', effect: 'Bring Captain Jean DeWolff to your HQ as a prisoner.' },
  'cops-2': { name: 'Patrol breaker', effect: 'Destroy 2 police cars.' },
  'cops-3a': { name: 'War on the police', effect: 'Destroy 3 police cars.' },
  'cops-3b': { name: 'Blue scrap metal', effect: 'Destroy 3 police cars.' },
  'station-a': { name: 'Station under siege', effect: 'Destroy the last car standing in a police station.' },
  'station-b': { name: 'No more blue here', effect: 'Destroy the last car standing in a police station.' },
  'duel-a': { name: 'Swat the spider', effect: 'Inflict 2 wounds in all on Spider-Man.' },
  'duel-b': { name: 'A lesson for the web-head', effect: 'Inflict 2 wounds in all on Spider-Man.' },
  'duel-ko': { name: 'The end of Spider-Man?', effect: 'Knock Spider-Man out.' },
  rival: { name: 'One boss of the underworld', effect: 'Knock another super-villain out.' },
  'hq-spider-man': {
    name: 'No lair for the spider',
    effect: 'Inflict 4 damage on the HQ of Spider-Man: it is destroyed.',
  },
  'hq-villain-a': { name: 'Turf war', effect: 'Inflict 4 damage on the HQ of another super-villain: it is destroyed.' },
  'hq-villain-b': {
    name: 'The rival’s lair',
    effect: 'Inflict 4 damage on the HQ of another super-villain: it is destroyed.',
  },
  'tour-a': {
    name: 'Three bombs in the city',
    effect: 'Plant a bomb (1 Combat die, no roll) next to each of these buildings: City hall, Hospital, Power plant.',
  },
  'tour-b': {
    name: 'All the media',
    effect: 'Plant a bomb (1 Combat die, no roll) next to each of these buildings: TV studio, Daily Bugle, University.',
  },
};

export const characters: GameTexts['characters'] = {
  jameson: {
    name: 'J. J. Jameson',
    effect:
      'Super-villain: Once a turn: a police stack with no figure prisoner moves up to one die; if it is then next to Spider-Man it attacks him with 2 dice. Spider-Man: The police may not declare an attack on you (their ripostes stay allowed). Police: Your Bonus maximum rises by 1.',
  },
  'mary-jane': {
    name: 'Mary Jane Watson',
    effect:
      'Super-villain: Spider-Man may not use Spider-strength against you. Spider-Man: Your Movement maximum rises by 1. Police: +2 points each time you knock a villain out.',
  },
  'aunt-may': {
    name: 'Aunt May',
    effect:
      'Super-villain: To attack you Spider-Man first spends one Combat die without rolling it. Spider-Man: Your recoveries heal one more wound. Police: Spider-Man may not attack the stack that holds her.',
  },
  'black-cat': {
    name: 'Black Cat',
    effect:
      'Super-villain: Your Bonus dice succeed on 4+. Spider-Man: Your Combat maximum rises by 1. Police: Your Bonus dice succeed on 4+.',
  },
  stacy: {
    name: 'Captain Stacy',
    effect:
      'Super-villain: Once a turn: a police stack attacks an adjacent figure you choose with 2 dice. Spider-Man: Once a turn: a police stack attacks an adjacent villain with 2 dice. Police: +1 on every Combat and riposte die of the cars with him.',
  },
  dewolff: {
    name: 'Captain Jean DeWolff',
    effect:
      'Once a turn: move a police stack with no figure prisoner up to the total of two dice. Police: Movement dice of her stack count double.',
  },
};
