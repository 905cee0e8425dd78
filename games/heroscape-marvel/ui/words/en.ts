import type { FallKind } from '../../ids.ts';
import type { fr } from './fr.ts';
import { and, percent, plural, tenths } from '../../../../kit/english.ts';

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
  begins: 'begins the round',
  score: points => plural(points, 'point'),
  standing: figures => plural(figures, 'figure'),
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
  noRelief: 'This browser does not show the relief: here is the flat map.',
  zone: {
    red: 'Red zone',
    blue: 'Blue zone',
    green: 'Green zone',
    yellow: 'Yellow zone',
    violet: 'Purple zone',
    white: 'White zone',
  },
  orange: 'Orange zone',
  wall: 'Breakable wall',
  theWall: 'the breakable wall',
  wallLife: (left, life) => `Wall: ${left} of ${life}`,
  wallGone: 'Wall broken',
  glyphDown: 'Glyph, face down',
  glyph: { anesthetic: 'Anesthetic', amulet: 'Amulet', device: 'Device' },
  // figures
  engaged: names => `Engaged with ${names}`,
  tactician: 'Tactician +1',
  tacticianTip: 'A friendly Tactician beside it gives one more die to normal attacks and to defense.',
  lent: name => `controlled by ${name}`,
  status: { waiting: 'to be placed', board: '', destroyed: 'destroyed', left: 'has left', out: 'out of play' },
  returns: needs => `returns on ${needs}+`,
  carries: what => `carries: ${what}`,
  carriedTip: {
    none: 'A glyph that the figure carries.',
    anesthetic: 'Only its carrier hurts Hulk. It goes from hand to hand between neighbours; a wound makes it drop.',
    amulet: 'Whoever carries it takes the powers of those it destroys, from its next turn on.',
    device: 'Whoever carries it can only walk, two hexes fewer; it may be handed to a neighbour at the end of a turn.',
  },
  glyphDownTip: 'Whoever stops on it turns it over.',
  glyphTip: {
    anesthetic: 'Hunters take it in passing; Hulk cannot enter its hex.',
    amulet: 'Whoever enters its hex stops and takes it; one per figure.',
    device: 'Whoever enters its hex stops and takes it; the second side must get it out.',
  },
  statTip: {
    move: 'Points to walk with: 1 for a hex, 1 more for each level up.',
    range: 'How many hexes a normal attack carries; 1: the neighbouring hex only.',
    attack: 'Attack dice; every skull counts.',
    defense: 'Defense dice; every shield cancels a skull.',
  },
  height: 'Height',
  size: size => `${size} size`,
  taken: names => `Powers taken: ${names}`,
  fresh: names => `From its next turn on: ${names}`,
  life: (left, life) => `Life ${left} of ${life}`,
  members: (left, all) => `${left} of ${plural(all, 'figure')}`,
  move: 'Move',
  range: 'Range',
  attack: 'Attack',
  defense: 'Defense',
  stat: (name, value) => `${name} ${value}`,
  powers: 'Powers',
  points: points => `${points} pts`,
  // armies
  army: (name, player) => `${name}, ${player === 1 ? 'first' : 'second'} side`,
  you: 'you',
  ready: 'ready',
  orders: 'Order markers',
  ordersHidden: count => plural(count, 'hidden marker'),
  ordersOwn: faces => `hidden: ${faces.join(', ')}`,
  ordersShown: faces => `revealed: ${faces.join(', ')}`,
  ordersRemoved: count => `${count} removed`,
  // sight
  sight: 'Line of sight',
  sightFrom: 'From',
  sightTo: 'To',
  sightNobody: '—',
  sightHint: 'Choose who looks: hexes it cannot see are hatched. Touch a hex or a figure.',
  sightClear: (from, to) => `${from} sees ${to}.`,
  sightBlocked: (from, to, what) => `${from} does not see ${to}: ${what} is in the way.`,
  sightHexes: hexes => `Distance ${hexes}.`,
  byTerrain: label => `the ground at ${label}`,
  byRuin: 'the ruin',
  byFigure: name => name,
  sightSeen: (count, of) => `${count} of ${of} hexes in sight.`,
  // previews
  onFoot: 'On foot',
  step: 'Step by step',
  cost: (how, cost) => `${how}: ${plural(cost, 'point of movement', 'points of movement')}.`,
  strikes: names => `Struck on leaving by: ${names} (1 die, a skull wounds).`,
  noStrikes: 'Nobody strikes on the way.',
  falls: (kinds, dice) =>
    `${kinds.map(kind => FALLS[kind]).join(', ')}${dice > 0 ? `: ${plural(dice, 'die', 'dice')} for wounds` : ': 19+ on the d20 or death'}.`,
  stops: { glyph: 'A glyph ends the walk there.', water: 'The water ends the walk there.' },
  takes: what => `Takes: ${what}.`,
  exits: 'Leaves the battlefield.',
  dice: (total, parts, why) => {
    const reasons = parts
      .filter(part => part.dice !== 0)
      .map((part, i) => `${i > 0 && part.dice > 0 ? '+' : ''}${part.dice} ${why[part.why]}`);
    return reasons.length > 1 ? `${total} (${reasons.join(' ')})` : String(total);
  },
  versus: (attack, defense, distance) => `Distance ${distance}. Attack ${attack} against defense ${defense}.`,
  automatic: count => `Plus ${plural(count, 'automatic shield')}.`,
  sense: needs => `The target evades on ${needs}+ on the d20.`,
  chances: (hit, wounds, kill) =>
    `To wound: ${percent(hit)}. Expected wounds: ${tenths(wounds)}. To destroy: ${percent(kill)}.`,
  fells: kill => `One wound is enough to destroy: ${percent(kill)}.`,
  counter: wounds => `Expected Counter Strike: ${tenths(wounds)}.`,
  roll: (needs, chance) => `Needs ${needs}+ on the d20: ${percent(chance)}.`,
  list: and,
  strikeWarning: names => `By leaving you lay yourself open to ${names}.`,
  fallWarning: 'You will fall from a great height.',
  exitWarning: 'This figure will leave the battlefield for good.',
  // groups and habits
  walkGroup: 'Walk to…',
  stepGroup: 'Step by step',
  flyGroup: how => `${how} to…`,
  placeGroup: 'Place',
  attackGroup: kind => kind,
  normalAttack: 'Normal attack',
  freeMoves: 'Hand over the anesthetic…',
  alwaysStrike: 'Always strike whoever leaves',
  neverSwing: 'Never swing away after evading an attack',
  alwaysRemove: 'Always remove the marker after the cosmic blast',
  // dice
  strikeRoll: name => `${name} strikes`,
  fallRoll: name => `${name} falls`,
  stompRoll: name => `${name} stomps`,
  initiative: 'Initiative',
  rollOff: 'Highest roll',
  shields: count => `+${plural(count, 'shield')}`,
  // the end
  survivors: 'Still standing',
  nobody: 'nobody',
  wounds: count => plural(count, 'wound'),
  roundsPlayed: 'Rounds',
  turnsPlayed: 'Turns',
};
