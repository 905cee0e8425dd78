import type { fr } from './fr.ts';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const percent = (chance: number): string => `${Math.round(chance * 100)}%`;
const decimal = (value: number): string => value.toFixed(1);

export const en: typeof fr = {
  map: 'The plan of the city',
  viewport: { closer: 'Closer', further: 'Further', whole: 'The whole city' },
  square: square => `Square ${Math.floor(square / 24) + 1}-${(square % 24) + 1}`,
  slot: slot => `Slot ${slot}`,
  setup: 'Set-up',
  timeLeft: seconds => `Reaction: ${plural(seconds, 'second', 'seconds')}`,
  police:
    'No figure, but cars all over the city, two captains and eight stations. Cars strike back, pick up whoever is knocked out, and score for every prisoner they bring to a station.',
  turnOf: (round, name, role) => `Round ${round}: ${name} (${role})`,
  seats: target => `The race to ${target} points`,
  pickRole: 'Who will you be?',
  noRole: 'Role to choose',
  you: 'you',
  decides: 'Decides',
  points: 'points',
  rounds: 'Rounds played',
  wounds: (wounds, boxes) => `${wounds}/${boxes} wounds`,
  cards: count => plural(count, 'card', 'cards'),
  spent: 'used',
  jailed: 'In jail',
  captive: 'Arrested',
  stuck: 'Stuck',
  held: 'In the pincers',
  safe: 'High up',
  tracer: 'Tracer',
  about: {
    wounds: 'Knocked out when the last box is filled: the mission fails, and the Police may come for the figure.',
    movement:
      'Dice left for moving. They come back at the start of the next turn; until then they serve for reactions.',
    combat: 'Dice left for fighting. A 6 is a hit; what is left answers attacks until the next turn.',
    bonus: 'Dice left for cards: a 5 or a 6 draws one.',
    ko: 'Out of action until the last box is empty at the start of a turn.',
    jailed: 'In a station, guarded: it may recover there entirely, or fight its guards.',
    captive: 'Guarded by a police stack that takes it to a station.',
    stuck: 'It can only fight what holds it, recover and play cards.',
    held: 'In the pincers of Octopus: it can only fight them, recover and play cards.',
    safe: 'Out of reach of everybody until its next turn.',
    tracer: 'Spider-Man sees its mission.',
  },
  why: name => `About ${name}`,
  holds: name => `Holds ${name}`,
  done: count => plural(count, 'mission done', 'missions done'),
  failed: count => plural(count, 'mission failed', 'missions failed'),
  tray: 'The dice',
  noDice: 'Nothing rolled.',
  hits: (results, hits) => `${results.join(' ')}: ${plural(hits, 'hit', 'hits')}`,
  pointsLeft: points => `${plural(points, 'movement point', 'movement points')} to spend`,
  hand: 'Your hand',
  noCards: 'No card.',
  mission: 'Your mission',
  traced: name => `Mission of ${name}`,
  progress: (done, needed) => `${done} of ${needed}`,
  worth: (villain, spiderMan, police) => `Done ${villain}, stopped by Spider-Man ${spiderMan}, by the Police ${police}`,
  moments: {
    'own-turn': 'in your turn',
    recover: 'when recovering',
    declare: 'when declaring',
    'after-roll': 'after a roll',
    wound: 'when wounded',
    'ko-turn': 'when knocked out',
  },
  habits: {
    nothing: 'Pass, and keep the dice, when I have nothing to use',
    interrupts: 'Never interrupt or prevent an attack',
    reactions: 'Never react',
  },
  previews: {
    reach: (average, most) => `${decimal(average)} squares on average, ${most} at best.`,
    attack: (dice, expected, any, ko) =>
      `${plural(dice, 'die', 'dice')}: ${decimal(expected)} hits on average, at least one ${percent(any)}${ko > 0 ? `, K.O. ${percent(ko)}` : ''}.`,
    answers: (riposte, combat, movement, bonus, powers) => {
      const parts = [
        riposte > 0 ? `riposte ${riposte}` : '',
        combat > 0 ? `Combat ${combat}` : '',
        movement > 0 ? `Movement ${movement}` : '',
        bonus > 0 ? `Bonus ${bonus}` : '',
        ...powers,
      ].filter(Boolean);
      return parts.length > 0 ? `Can answer with: ${parts.join(', ')}.` : 'Cannot answer.';
    },
    chance: success => `Succeeds in ${percent(success)} of cases.`,
    path: left => `${plural(left, 'movement point', 'movement points')} will be left.`,
    cards: expected => `${decimal(expected)} cards on average.`,
    lastDie: 'Last die: your turn will end.',
  },
  groups: {
    fights: 'Fight',
    powers: 'Powers',
    drives: 'Drive the police',
    cards: 'Cards',
    ways: 'Go elsewhere',
    slot: slot => `Slot ${slot}`,
  },
};
