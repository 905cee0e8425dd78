import type { FallKind } from '../../ids.ts';
import type { DicePart } from '../../events.ts';
import type { fr } from './fr.ts';
import { and, percent, plural, tenths } from '../../../../kit/english.ts';

const WHY: { readonly [W in DicePart['why']]: string } = {
  card: 'card',
  height: 'height',
  tactician: 'Tactician',
  rage: 'rage',
  leap: 'leap',
  glyph: 'glyph',
  web: 'web',
};
const FALLS: { readonly [F in FallKind]: string } = { fall: 'Fall', great: 'Great fall', extreme: 'Extreme fall' };

/** The same shape as the French words, whatever they say. */
type Same<T> = {
  readonly [K in keyof T]: T[K] extends (...args: infer A) => string
    ? (...args: A) => string
    : T[K] extends string
      ? string
      : Same<T[K]>;
};

export const en: Same<typeof fr> = {
  // the banner
  round: (round, last) => (last === null ? `Round ${round}` : `Round ${round} of ${last}`),
  gathering: 'Gathering the armies',
  turn: turn => `Turn ${turn}`,
  turnOf: turn => `Turn ${turn} of 3`,
  plays: name => `${name} plays`,
  playing: 'playing',
  begins: 'begins the round',
  track: 'Round track',
  score: points => plural(points, 'point'),
  standing: figures => plural(figures, 'figure'),
  inOrange: (mine, theirs) => `Orange zone: ${mine} against ${theirs}`,
  powerful: name => `${name} holds the Object of Power`,
  // the map
  map: 'Map of the battlefield',
  scene: 'The battlefield in relief. Arrows: turn. + and −: zoom. T: from above. 0: the whole.',
  closer: 'Closer',
  further: 'Further away',
  whole: 'The whole map',
  above: 'From above',
  left: 'Turn left',
  right: 'Turn right',
  flat: 'Flat map',
  relief: '3D relief',
  look: 'Display',
  noRelief: 'This browser does not show the relief: here is the flat map.',
  loading: 'The battlefield rises…',
  cell: (label, level) => `cell ${label}, level ${level}`,
  upper: 'upper floor',
  levelShort: level => `l${level}`,
  exit: 'exit',
  zone: { red: 'Red zone', blue: 'Blue zone' },
  orange: 'Orange zone',
  legend: 'Legend',
  legendWalk: 'on foot',
  legendFly: 'through the air',
  legendPlace: 'to place',
  legendAim: 'target',
  wall: 'Breakable wall',
  wallLife: (left, life) => `Wall: ${left} of ${life}`,
  wallGone: 'Wall broken',
  hidden: 'face down',
  glyph: (role, isObject) => {
    if (isObject === null) return 'Glyph, face down';
    if (role === 'anesthetic') return 'Anesthetic';
    if (role === 'amulet') return 'Amulet';
    if (role === 'device') return 'Device';
    return isObject ? 'Object of Power' : 'Mysterious Item';
  },
  // figures
  engaged: names => `Engaged with ${names}`,
  engagedShort: 'engaged',
  tactician: 'Tactician +1',
  tacticianTip: 'A friendly Tactician beside it gives one more die to normal attacks and to defense.',
  lent: name => `controlled by ${name}`,
  at: (label, level) => `Cell ${label}, level ${level}`,
  status: { waiting: 'to be placed', board: '', destroyed: 'destroyed', left: 'has left', out: 'out of play' },
  carries: what => `carries: ${what}`,
  carriedTip: {
    none: 'A glyph that the figure carries.',
    anesthetic: 'Only its carrier hurts Hulk. It goes from hand to hand between neighbours; a wound loses it.',
    amulet: 'Whoever carries it takes the powers of those it destroys, from its next turn on.',
    device: 'Whoever carries it only walks, two hexes less; it may be handed to a neighbour at the end of a turn.',
  },
  glyphTip: (role, kind) => {
    if (role === 'anesthetic') return 'Hunters take it in passing; Hulk cannot enter its hex.';
    if (role === 'amulet') return 'Whoever enters its hex stops and takes it; one per figure.';
    if (role === 'device') return 'Whoever enters its hex stops and takes it; player 2 must get it out.';
    if (kind === null) return 'Whoever stops on it turns it over.';
    return kind === 'object-of-power'
      ? 'Whoever stands there when a round begins gets figures back more easily and has 2 more on initiative.'
      : 'As long as a figure stands there, all of its side have one defense die less.';
  },
  lifeTip: 'Each wound takes a point of it; at zero the figure is destroyed.',
  statTip: {
    move: 'Points to walk with: 1 for a hex, 1 more for each level up.',
    range: 'How many hexes a normal attack carries; 1: the neighbouring hex only.',
    attack: 'Attack dice; every skull counts.',
    defense: 'Defense dice; every shield cancels a skull.',
  },
  height: 'Height',
  size: size => `${size} size`,
  heightTip: height =>
    `In one step, ${height} levels up at most; ${height} or more down are a fall. Two figures are adjacent if the difference in levels is smaller than the height of the lower one.`,
  ordersTip: 'A number gives its card the turn of that number; the X only deceives.',
  diceTip: 'Combat die: three skulls, two shields, one blank face.',
  taken: names => `Powers taken: ${names}`,
  fresh: names => `From its next turn on: ${names}`,
  life: (left, life) => `Life ${left} of ${life}`,
  move: 'Move',
  range: 'Range',
  attack: 'Attack',
  defense: 'Defense',
  stat: (name, value) => `${name} ${value}`,
  acts: 'acts',
  powers: 'Powers',
  points: points => `${points} pts`,
  // armies
  army: (name, player) => `${name}, player ${player}`,
  you: 'you',
  armyPoints: (points, limit) => `${points} of ${limit} points`,
  ready: 'ready',
  choosing: 'thinking…',
  yourTurn: 'your turn',
  orders: 'Order markers',
  ordersHidden: count => plural(count, 'hidden marker'),
  ordersNone: 'no marker',
  ordersOwn: faces => `hidden: ${faces.join(', ')}`,
  ordersShown: faces => `revealed: ${faces.join(', ')}`,
  ordersRemoved: count => `${count} removed`,
  toPlace: faces => `To place: ${faces.join(', ')}`,
  skipped: turns => `Turn skipped: ${turns.join(', ')}`,
  pool: 'Cards to recruit',
  secret: 'Army chosen in secret',
  named: 'Army chosen',
  // sight
  sight: 'Line of sight',
  sightFrom: 'From',
  sightTo: 'To',
  sightNobody: '—',
  sightHint: 'Choose who looks: cells out of its sight are hatched. Touch a cell or a figure.',
  sightClear: (from, to) => `${from} sees ${to}.`,
  sightBlocked: (from, to, what) => `${from} does not see ${to}: ${what} is in the way.`,
  sightHexes: hexes => `Distance ${hexes}.`,
  byTerrain: label => `the ground at ${label}`,
  byRuin: 'the ruin',
  byFigure: name => name,
  sightSeen: (count, of) => `${count} of ${of} cells in sight.`,
  // previews
  how: { walk: 'On foot', fly: 'Flying', stealth: 'Stealth flying', leap: 'By Super Leap', swing: 'By Swing Line' },
  step: 'Step by step',
  cost: (how, cost) => `${how}: ${plural(cost, 'point of movement', 'points of movement')}.`,
  strikes: names => `Struck on leaving by: ${names} (1 die, a skull wounds).`,
  noStrikes: 'Nobody strikes on the way.',
  falls: (kinds, dice) =>
    `${kinds.map(kind => FALLS[kind]).join(', ')}${dice > 0 ? `: ${plural(dice, 'die', 'dice')} of wounds` : ': 19+ on the d20 or death'}.`,
  stops: 'A glyph ends the walk there.',
  takes: what => `Takes: ${what}.`,
  exits: 'Leaves the battlefield.',
  dice: (total, parts) => {
    const reasons = parts
      .filter(part => part.dice !== 0)
      .map((part, i) => `${i > 0 && part.dice > 0 ? '+' : ''}${part.dice} ${WHY[part.why]}`);
    return reasons.length > 1 ? `${total} (${reasons.join(' ')})` : String(total);
  },
  versus: (attack, defense, distance) => `Distance ${distance}. Attack ${attack} against defense ${defense}.`,
  automatic: count => `Plus ${plural(count, 'automatic shield')}.`,
  sense: needs => `The target escapes on ${needs}+ of the d20.`,
  chances: (hit, wounds, kill) =>
    `To wound: ${percent(hit)}. Expected wounds: ${tenths(wounds)}. To destroy: ${percent(kill)}.`,
  counter: wounds => `Expected Counter Strike: ${tenths(wounds)}.`,
  roll: (needs, chance) => `Needs ${needs}+ on the d20: ${percent(chance)}.`,
  list: and,
  strikeWarning: names => `On leaving you lay yourself open to ${names}.`,
  fallWarning: 'You will fall from high up.',
  exitWarning: 'This figure will leave the battlefield for good.',
  // groups and habits
  walkGroup: 'Walk to…',
  stepGroup: 'Step by step',
  flyGroup: how => `${how} to…`,
  placeGroup: 'Place',
  attackGroup: kind => kind,
  normalAttack: 'Normal attack',
  freeMoves: 'Hand over the anesthetic…',
  alwaysStrike: 'Always strike who leaves',
  neverSwing: 'Never swing away after an escaped attack',
  alwaysRemove: 'Always remove the marker after the cosmic blast',
  // dice
  tray: 'Dice',
  attackRoll: name => `${name} attacks`,
  defenseRoll: name => `${name} defends`,
  strikeRoll: name => `${name} strikes`,
  fallRoll: name => `${name} falls`,
  stompRoll: name => `${name} stomps`,
  initiative: 'Initiative',
  rollOff: 'Highest roll',
  needs: needs => `needs ${needs}+`,
  success: 'success',
  failure: 'failure',
  faces: { skull: 'skull', shield: 'shield', blank: 'blank' },
  shields: count => `+${count} shield`,
  broken: 'The wall comes down',
  dies: name => `${name} is destroyed`,
  returns: name => `${name} is back`,
  mind: name => `${name} changes sides`,
  newRound: round => `Round ${round}`,
  // the end
  survivors: 'Still standing',
  nobody: 'nobody',
  wounds: 'Wounds',
  roundsPlayed: 'Rounds',
  turnsPlayed: 'Turns',
};
