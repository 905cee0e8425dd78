import type { fr } from './fr.ts';
import { plural } from '../../../../kit/english.ts';
import { clockTime } from '../../../../kit/grammar.ts';

const zombies = (count: number): string => plural(count, 'zombie');
const actions = (count: number): string => plural(count, 'action');
const time = (ms: number): string => clockTime(Math.floor(ms / 1000));

export const en: typeof fr = {
  // the clock
  lesson: 'Lesson',
  noClock: 'No clock: take your time.',
  timeHidden: 'The time is hidden.',
  timeLeft: (minutes, seconds) => `Time left: ${plural(minutes, 'minute')} ${plural(seconds, 'second')}`,
  paused: 'Paused',
  noScreams: 'No screams on this soundtrack.',
  screamHidden: 'The next scream is hidden.',
  lastScream: 'No more screams until the end.',
  screamIn: seconds => `Next scream in ${plural(seconds, 'second')}`,
  siren: (minute, isOver) => `${minute}:00${isOver ? ' ✓' : ''}`,
  cue: (kind, number, minutes) =>
    ({
      siren: minutes === 0 ? 'Siren: fifteen minutes!' : `Siren: ${15 - minutes} min left`,
      scream: `SCREAM no. ${number}`,
      end: 'The soundtrack is over',
    })[kind],
  // whose turn
  calm: 'no zombies here',
  held: 'held off',
  versus: (count, fend) => `${count} / ${fend}`,
  tokenTips: {
    key: 'Opens the lock of its colour when its bearer moves in.',
    bag: 'Worth special equipment at the next Checkpoint.',
    objective: 'To be brought to the goal.',
    empty: 'Nothing of use.',
  },
  // the Horde
  horde: 'Horde',
  reserve: count => `reserve ${count}`,
  // the map
  map: 'The town',
  unknownToken: 'Hidden token',
  alpha: points => `Alpha: ${plural(points, 'point')}`,
  colours: {
    blue: { name: 'blue', mark: 'B' },
    red: { name: 'red', mark: 'R' },
    yellow: { name: 'yellow', mark: 'Y' },
    green: { name: 'green', mark: 'G' },
  },
  heroAt: (name, posture) => `${name}, ${posture}`,
  postures: { standing: 'standing', down: 'down', unconscious: 'unconscious' },
  // the sheet
  weapons: 'Weapons',
  objects: 'Light objects',
  noWeapon: 'free weapon slot',
  noLightWeapon: 'light weapon only',
  noObject: 'light object',
  damage: 'damage',
  fend: 'fend-off',
  noise: 'noise',
  bulky: 'bulky',
  spent: 'spent',
  usesLeft: (left, full, kind) =>
    `${left} of ${full} ${{ firearm: 'ammunition', melee: 'sturdiness', object: 'uses' }[kind]}`,
  covers: 'covers the weapons',
  carries: name => `carries ${name}`,
  life: (left, full) => `${left} of ${full} Life Points`,
  actionsLeft: count => actions(count),
  backpack: (used, slots) => `Backpack ${used}/${slots}`,
  damageUses: (damage, uses) => `${damage}×${uses}`,
  // orders and piles
  searchDeck: 'Deck',
  discard: 'Discard',
  quickly: 'Search quickly',
  carefully: 'Search carefully',
  onTop: card => `(on top: ${card})`,
  found: 'Quick search',
  spared: 'spared',
  fromDiscard: 'Careful search: what lies above will be lost',
  weaponShort: (damage, uses, fend, noise) => `damage ${damage}, ×${uses}, holds ${fend}, noise ${noise}`,
  // goals
  goals: 'Objectives',
  done: 'Reached:',
  gather: (where, count, wanted) => `All heroes ${where} (${count}/${wanted})`,
  deliver: (what, where, count, wanted) => `${what} ${where} (${count}/${wanted})`,
  man: where => `A standing hero ${where}`,
  clear: (where, count) => `No zombies left ${where} (${count} now)`,
  hold: 'Hold out until the soundtrack ends',
  holdBreach: (where, count, limit) => `Hold out until the end; ${where}: ${zombies(count)}, lost at ${limit}`,
  callFirst: 'Make the radio call',
  helicopter: 'The call is made: to the helicopter!',
  killAlpha: points => `Kill the Alpha (${plural(points, 'point')} left)`,
  night: 'Night',
  cat: 'The cat: the next scream draws no card',
  queued: event => `Waiting: ${event}`,
  landed: 'The helicopter is here!',
  won: 'Saved!',
  lost: 'Lost',
  // before the start
  news: 'New rules',
  rules: 'Rules of this scenario',
  insteadOf: track => `instead of: ${track.toLowerCase()}`,
  gallery: 'Who is going?',
  team: 'The team',
  easy: 'good for beginners',
  checkpoint: name => `Checkpoint: ${name}`,
  carried: 'Equipment brought back',
  stock: 'Special equipment available',
  bag: value => `bag ${value}`,
  group: 'The group',
  toCheckpoint: 'A Checkpoint awaits you: keep your equipment, trade your bags.',
  onceMore: count =>
    count === 1
      ? 'One attempt lost: start again with the starting equipment.'
      : `${count} attempts lost: start again with the starting equipment.`,
  starterOnly: 'Starting equipment',
  colon: ': ',
  road: 'The campaign',
  leftOver: ms => `(${time(ms)} to spare)`,
  undone: 'something was taken back',
  attempts: count => plural(count, 'attempt lost', 'attempts lost'),
  // options
  putAway: 'Put a token down',
  byHand: 'Discard in another order',
  endAlone: 'End my actions when nothing else can be done',
  discardAlone: 'Discard without asking when nothing can be kept',
  // previews
  costs: count => (count === 0 ? 'Free.' : `Costs ${actions(count)}.`),
  meets: (count, fend) => `${zombies(count)} there; you would fend off ${fend}${count > fend ? ': too few' : ''}.`,
  opens: colour => `Opens the ${colour} lock.`,
  gives: count => `Gives ${actions(count)}.`,
  kills: (count, left) => `Kills ${zombies(count)}; ${left} left to fend off.`,
  hitsAlpha: (points, dies) => `The Alpha loses ${plural(points, 'point')}${dies ? ' and dies' : ''}.`,
  loud: (noise, horde) => `Noise: +${noise} in the Horde (${horde}).`,
  alarmed: (noise, horde) => `Noise and ALARM: +${noise} in the Horde (${horde}).`,
  hurts: life => `You would have ${plural(life, 'Life Point')} left.`,
  nobody: 'No zombies here: no attack.',
  holds: (count, fend) => `${zombies(count)}, ${fend} fended off: nothing happens.`,
  bites: (count, fend, falls, left) =>
    `${zombies(count)} against a fend-off of ${fend}: you ${falls ? 'fall and lose' : 'lose'} 1 Life Point${left === 0 ? ', the last one' : ''}.`,
  losing: cards => `Lost for good: ${cards}.`,
  losingNone: 'Nothing above is lost.',
  replaces: card => `Replaces for good: ${card}.`,
  // the end
  killed: 'Zombies killed',
  searches: 'Searches',
  turns: 'Turns played',
  lifeLost: 'Life Points lost',
  conscious: 'Conscious heroes',
  leftAtEnd: 'Time left',
  hordeEnd: 'Horde at the end',
  track: 'Soundtrack',
};
