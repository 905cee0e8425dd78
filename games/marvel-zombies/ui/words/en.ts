import type { fr } from './fr.ts';
import { amount, and, percent, plural } from '../../../../kit/english.ts';

export const en: typeof fr = {
  door: id => `Door ${id}`,
  round: round => `Round ${round}`,
  danger: 'Danger',
  levelTip: 'Every Enemy eliminated gives experience. A new level opens one more skill.',
  goals: 'The mission',
  done: 'done',
  pickTeam: 'Choose your heroes',
  health: left => `Health ${left}/5`,
  power: power => `Power ${power}/4`,
  xp: (xp, next) => (next === null ? `${xp} XP, the maximum` : `${xp} XP, next level at ${next}`),
  dice: (dice, accuracy) => `${plural(dice, 'die', 'dice')} at ${accuracy}+`,
  reach: (from, to) => (to === 0 ? 'melee' : from === to ? `range ${to}` : `range ${from} to ${to}`),
  traits: 'Traits',
  noTrait: 'no Trait',
  bystander: 'Rescued Bystander',
  actions: count => plural(count, 'Action'),
  used: 'Has acted',
  ready: 'Yet to act',
  out: 'Safe',
  down: 'Fallen',
  leaveCost: cost => `Leaving the Zone costs ${plural(cost, 'Action')}`,
  of: name => `of ${name}`,
  reserve: 'Reserve',
  toughness: value => `Toughness ${value}`,
  roll: 'The roll',
  hits: hits => plural(hits, 'hit'),
  wounds: count => plural(count, 'Wound to share out', 'Wounds to share out'),
  drawn: 'Traits drawn',
  met: 'Bystander met',
  move: (actions, power) =>
    power > 0
      ? `Costs ${plural(actions, 'Action')} and ${power} Power.`
      : actions > 0
        ? `Costs ${plural(actions, 'Action')}.`
        : 'Costs nothing.',
  attack: (dice, accuracy, hits) =>
    `${plural(dice, 'die', 'dice')} at ${accuracy}+: ${amount(hits, 'hit')} on average.`,
  first: (hits, chance) => `At least one eliminated, with ${plural(hits, 'hit')}: ${percent(chance)}.`,
  only: (hits, chance) => `Eliminated, with ${plural(hits, 'hit')}: ${percent(chance)}.`,
  kills: (kills, clear) =>
    `${amount(kills, 'Enemy eliminated', 'Enemies eliminated')} on average; Zone cleared: ${percent(clear)}.`,
  harmless: 'Nobody can fall this way: it would take more dice.',
  threat: wounds => `The Enemies could deal ${plural(wounds, 'Wound')} here.`,
  boost: (power, clear) => `With ${power} Power, Zone cleared: ${percent(clear)}.`,
  boostOnly: (power, chance) => `With ${power} Power: ${percent(chance)}.`,
  opens: (rooms, spawns, cards) =>
    rooms === 0
      ? 'What lies behind is known already: nothing comes out.'
      : `Reveals ${plural(rooms, 'room')}: ${plural(spawns, 'Spawn card')}, ${plural(cards, 'Bystander')}.`,
  left: (health, falls) => (falls ? 'This hero would fall.' : `${health} Health would be left.`),
  botsAlone: 'Let the bots take their Turns in their own order',
  loses: 'The match would be lost on the spot.',
  mourned: (power, traits) => {
    const each = (count: number): string => (count === 1 ? '' : ' each');
    const more = `would lose a Trait${each(traits)}`;
    const heroes = plural(power === 0 ? traits : power, 'hero', 'heroes');
    if (power + traits === 0) return 'A devoured Bystander: nobody has Power or a Trait to lose.';
    if (power === 0) return `A devoured Bystander: ${heroes} ${more}.`;
    return `A devoured Bystander: ${heroes} would lose 1 Power${each(power)}${traits > 0 ? `, and ${traits} ${more}` : ''}.`;
  },
  pushes: 'The Enemies are pushed into the marked Zone.',
  route: (whom, steps, strikes) =>
    whom.length === 0
      ? 'From there it would neither see nor reach anybody.'
      : steps > 0
        ? `From there it would be ${plural(steps, 'Zone')} away from ${and(whom)}.`
        : strikes
          ? `It joins ${and(whom)} and strikes at once: its second Action.`
          : `It joins ${and(whom)}, and would strike when it is next activated.`,
  groups: { moves: 'Move', attacks: 'Attack', opens: 'Open', traits: 'Traits and powers', others: 'Other Actions' },
  figures: {
    kills: 'Enemies eliminated',
    wounds: 'Wounds suffered',
    devoured: 'Bystanders devoured',
    rounds: 'Rounds played',
  },
};
