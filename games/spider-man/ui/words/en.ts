import type { fr } from './fr.ts';
import { amount, percent, plural } from '../../../../kit/english.ts';

export const en: typeof fr = {
  setup: 'Set-up',
  timeLeft: seconds => `Reaction: ${plural(seconds, 'second')}`,
  police:
    'No figure, but cars all over the city, two captains and eight stations. Cars strike back, pick up whoever is knocked out, and score for every prisoner they bring to a station.',
  seats: target => `The race to ${plural(target, 'point')}`,
  noRole: 'Role to be chosen',
  points: 'points',
  rounds: 'Rounds played',
  wounds: (wounds, boxes) =>
    wounds === 0 ? `Unhurt, K.O. at ${plural(boxes, 'wound')}` : `${plural(wounds, 'wound')}, K.O. at ${boxes}`,
  cards: count => plural(count, 'card'),
  spent: 'used',
  inUse: 'in use',
  jailed: 'In jail',
  captive: 'Arrested',
  stuck: 'Stuck',
  held: 'In the pincers',
  safe: 'High up',
  tracer: 'Spider-Tracer',
  about: {
    wounds:
      'Every wound puts out a box of life. With the last one comes the K.O.: the mission fails, and the Police may come for the figure.',
    movement:
      'Dice left for moving. They come back at the start of the next turn; until then they serve for reactions.',
    combat: 'Dice left for fighting. A 6 is a hit; what is left serves for reactions until the next turn.',
    bonus: 'Dice left for cards: a 5 or a 6 draws one.',
    ko: 'Out of action until a box of life is back at the start of a turn.',
    jailed: 'In a station, guarded: it may recover there entirely, or fight its guards.',
    captive: 'Guarded by a police stack that takes it to a station.',
    stuck: 'It can only fight what holds it, recover and play cards.',
    held: 'In the pincers of Octopus: it can only fight them, recover and play cards.',
    safe: 'Out of reach of everybody until its next turn.',
    tracer: 'Spider-Tracer: Spider-Man sees the mission of this villain.',
  },
  hits: (results, isChanged, hits) =>
    `${isChanged ? `→ ${results.join(' ')}: ` : ''}${hits === 0 ? 'missed' : plural(hits, 'hit')}`,
  hand: 'Your hand',
  mission: 'Your mission',
  progress: (done, needed) => `${done} of ${needed}`,
  homeward: 'To the HQ!',
  wins: points => `Mission accomplished: +${plural(points, 'point')}.`,
  moments: {
    'own-turn': 'on your turn',
    recover: 'when recovering',
    declare: 'when declaring',
    'after-roll': 'after a roll',
    wound: 'when wounded',
    'ko-turn': 'when knocked out',
  },
  habits: {
    nothing: 'Pass, keep the dice and end when there is nothing else I can do',
    interrupts: 'Never interrupt or prevent an attack',
    reactions: 'Never react',
  },
  previews: {
    reach: (average, most) => `${amount(average, 'square')} on average, ${most} at best.`,
    attack: (dice, expected, any, ko) =>
      `${plural(dice, 'die', 'dice')}: ${amount(expected, 'hit')} on average, at least one in ${percent(any)} of cases${ko >= 0.005 ? `, a K.O. in ${percent(ko)}` : ''}.`,
    answers: (riposte, combat, movement, bonus, powers) => {
      const parts = [
        riposte > 0 ? `riposte (${plural(riposte, 'die', 'dice')})` : '',
        combat > 0 ? `strike back (${plural(combat, 'die', 'dice')})` : '',
        movement > 0 ? `flee (${plural(movement, 'Movement die', 'Movement dice')})` : '',
        bonus > 0 ? `draw (${plural(bonus, 'die', 'dice')})` : '',
        ...powers,
      ].filter(Boolean);
      return parts.length > 0
        ? `Hit or missed, the target may react: ${parts.join(', ')}.`
        : 'The target cannot react.';
    },
    heal: (healed, left) => `${plural(healed, 'wound')} less, ${left} will be left. It takes the whole turn.`,
    chance: success => `Succeeds in ${percent(success)} of cases.`,
    path: left => `${plural(left, 'square')} will be left to move.`,
    here: deeds => `From here you will be able to: ${deeds.join('; ')}.`,
    cards: expected => `${amount(expected, 'card')} on average.`,
    lastDie: 'Last die: your turn will end.',
  },
  groups: {
    fights: 'Fight',
    powers: 'Powers',
    drives: 'Move the police',
    cards: 'Cards',
    ways: 'Go elsewhere',
  },
};
