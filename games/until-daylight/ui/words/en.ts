import type { Crowd, Spread, Wounds, fr } from './fr.ts';
import { capital, uncapital } from '../../../../kit/grammar.ts';
import { percent, plural } from '../../../../kit/english.ts';

const cards = (count: number): string => plural(count, 'Combat card');

const between = ([least, most]: Spread): string => `(−${-least} to +${most})`;

const crowded = (crowd: Crowd): string => crowd.map(([count, name]) => `${count} ${name}`).join(', ');

const listed = (wounds: Wounds): string => wounds.map(([name, points]) => `${name} −${points}`).join(', ');

const bestOf = (count: number): string => (count > 1 ? `the best of ${cards(count)}` : cards(count));

export const en: typeof fr = {
  // options
  attackWith: weapon => `Attack: ${weapon}`,
  craft: 'Craft',
  offerTo: name => `Offer to ${name}`,
  acceptFrom: name => `Offer from ${name}`,
  endIdle: 'End the turn when there is nobody to fight and nothing to craft',
  passVain: 'Pass on Luck when it would change nothing',
  passLuck: 'Pass on Luck while nobody is in danger',
  noLuckThisRound: 'Not again this combat, unless in danger',
  freeMoves: 'Stow, discard, take back…',
  // previews
  list: names => names.join(', '),
  numbered: (name, at) => `${name} no. ${at}`,
  blow: (fixed, drawn, spread) =>
    drawn > 0 ? `${fixed} damage, plus ${bestOf(drawn)} ${between(spread)}.` : `${fixed} damage to the target.`,
  shot: (fixed, drawn, spread) =>
    `${fixed} damage, plus the best of the Combat cards ${between(spread)}: ${drawn > 0 ? `${cards(drawn)}, and ` : ''}one for each ammunition spent.`,
  chance: kill => `Chance to eliminate the target: ${percent(kill)}.`,
  chances: kill =>
    `Chance to eliminate the target, by ammunition spent: ${kill.map((chance, i) => `${i + 1} → ${percent(chance)}`).join('; ')}.`,
  area: (points, names) => `Area: ${points} damage to ${names} too.`,
  areaOnNobody: 'Area: no neighbour is hit.',
  draw: count => `${cards(count)} to draw${count > 1 ? ', the best one counts' : ''}.`,
  spends: (count, ammunition) => `Spends ${plural(count, 'card')} of ${ammunition}.`,
  spendsNothing: perk => `Spends nothing: ${perk}, once per round.`,
  bringsNothing: 'The chance is no better for it.',
  strike: (points, area) =>
    area > 0 ? `${points} damage to the target, ${area} to its neighbours.` : `${points} damage to the target.`,
  kills: names => `Eliminates: ${names}.`,
  killsNobody: 'Eliminates nobody.',
  self: points => `${points} damage to you.`,
  stands: (fixed, now, isBest) =>
    `${fixed} fixed damage; with ${isBest ? 'the strongest card' : 'this card'}, ${now} in all.`,
  mean: (points, isGuess) => (isGuess ? `Replaced: about ${points} damage.` : `The blow deals ${points} damage.`),
  sticks: 'It stays there: every attack on this target deals 1 more damage.',
  stunned: names => `Out of the fight until the end of the phase, neither striking nor struck: ${names}.`,
  face: foes =>
    foes > 0
      ? `The search ends for all. ${foes} Horde ${foes === 1 ? 'card comes' : 'cards come'}, and you are aimed at before the others.`
      : 'The search ends for all, and you are aimed at before the others.',
  delay: pile =>
    pile > 0
      ? `You draw another card of the active pile (${pile}), then the WAVE is shuffled into it again.`
      : 'The active pile is empty: the WAVE passes to the next player.',
  lethal: 'You would die of it: the whole table would lose.',
  lethalDelay: 'Delaying the WAVE would be lethal: the whole table would lose.',
  // the board
  round: round => `Round ${round}`,
  rounds: 'The six rounds',
  extra: 'extra',
  dawn: 'Dawn',
  roundPast: assault => (assault === null ? 'Over.' : `Over. Assault: ${assault}.`),
  roundNow: left =>
    left > 0
      ? `Now: search, exchange, combat. ${plural(left, 'more round')} will follow before daylight.`
      : 'Now: daylight comes as soon as no enemy stands any more.',
  roundToCome: 'To come: its horde will join the enemies that still stand.',
  dawnTip: rounds => `The aim: in round ${rounds} or later, no enemy standing and everybody alive.`,
  assault: 'Assault of the round',
  assaultIs: name => `Assault of the round: ${name}`,
  noAssault: 'Assault still hidden',
  forPlayers: count => (count === 1 ? 'solo' : `with ${count} players`),
  line: 'The line of enemies',
  emptyLine: 'Nobody in sight. For now.',
  lifeLeft: (left, full) => `${left}/${full} life`,
  hits: points => `${points} damage`,
  draws: count => `+ ${cards(count)}`,
  noAttack: 'Does not attack',
  aims: (name, isSure) => (isSure ? `→ ${name}` : `→ ${name}?`),
  aimsLong: (name, isSure) =>
    isSure ? `Will attack ${name}.` : `Will attack ${name}, unless Combat cards decide otherwise.`,
  you: 'you',
  spears: count => plural(count, 'Spear'),
  out: 'Out of the fight',
  stops: foes => `takes out ${foes}`,
  target: 'Target',
  attacks: 'Attacks',
  inArea: 'Area',
  decides: 'Decides',
  seats: 'The survivors',
  armoury: 'Choose your weapon',
  takenBy: name => `Taken by ${name}`,
  cast: 'Who will you be?',
  carried: (left, full, held) =>
    `Life: ${left} of ${full}.\n${held.length > 0 ? `Carries: ${held.join(', ')}.` : 'Carries nothing.'}`,
  printedLife: life => `${life} life`,
  noCharacter: 'Character to be picked',
  life: 'Life',
  firstPlayer: 'First player',
  whenFirst: perk => `${perk} (first player)`,
  asFirst: effect => `While you are the first player: ${uncapital(effect)}`,
  holder: 'WAVE',
  holderTip: 'Holds the WAVE card: enemies attack this seat first.',
  firstTip: 'Has the First player token: the First player perk is open.',
  mainUsed: 'already used this round',
  shield: points => `Protection −${points}`,
  shieldTip: points => `The next enemy attack on this seat deals ${points} damage less.`,
  tokens: (name, count) => `${name} × ${count}`,
  inventory: (used, slots) => `Inventory ${used}/${slots}`,
  moreCards: count => plural(count, 'more card'),
  freeSlots: count => plural(count, 'free slot'),
  perks: 'Perks',
  weapons: 'Weapons',
  aimedAtYou: () => 'Aiming at you',
  packed: 'in the backpack',
  backpack: number => (number === null ? 'Backpack' : `Backpack no. ${number}`),
  emptyPocket: 'empty pocket',
  stack: count => `× ${count}`,
  ready: 'Ready',
  gave: 'Has given',
  actionsLeft: count => plural(count, 'action'),
  piles: 'The piles',
  says: (name, what) => `${name}: ${what}`,
  active: 'Active pile',
  waveChance: pile => `1 chance in ${pile} that the next card is the WAVE`,
  reserve: 'Reserve',
  rubbleDiscard: 'Rubble discard',
  combatDeck: 'Combat deck',
  combatDiscard: 'Combat discard',
  assaultsLeft: 'Assaults to come',
  contents: count => plural(count, 'card'),
  stillIn: 'Still in the Combat deck',
  focus: 'In the middle of the table',
  found: name => `${name} has found`,
  youFound: 'You have found',
  misfortune: name => `Bad Luck for ${name}`,
  yourWave: 'You have drawn the WAVE',
  wave: name => `${name} has drawn the WAVE`,
  attack: (who, target) => `${who} → ${target}`,
  fallen: 'an enemy that has fallen',
  offers: 'Offers',
  offer: (from, card, to) => `${from} offers ${card} to ${to}`,
  drawn: 'Combat cards',
  chosen: 'chosen',
  fixed: points => `${points} fixed damage`,
  toDraw: count => `${cards(count)} to draw`,
  shown: name => `Cards revealed by ${name}`,
  // the screen
  makes: (other, token) => `With ${other}: ${token}.`,
  madeOf: recipe => `${recipe}.`,
  without: ammo => `no ${ammo}`,
  drawsCards: count => cards(count),
  strikes: (fixed, drawn) =>
    `Attack: ${[...(fixed > 0 || drawn === 0 ? [`${fixed} damage`] : []), ...(drawn > 0 ? [bestOf(drawn)] : [])].join(' plus ')}.`,
  boosted: points => `${points} of it only while a Monster is there.`,
  hasLeft: (life, area) => `${life} life${area > 0 ? `, and ${area} area damage on top` : ''}`,
  comes: crowd => `${crowd.map(([count, name, life]) => `${count} ${name} (${life} life)`).join(', ')}.`,
  friend: 'ally',
  inDanger: (name: string) => `${name} in danger`,
  hold: (round: number, rounds: number) => `Hold out ${plural(rounds, 'round')} · ${round}/${rounds}`,
  finish: 'Extra round: fell the last enemies',
  held: 'Day is breaking',
  allAlive: 'All alive',
  ally: (chance: number) => `${percent(chance)} · ally`,
  dies: 'killed',
  mayDie: 'killed?',
  unhurt: 'You are not wounded: used now, it would be wasted.',
  giveTo: 'To offer them a card, choose the card and the person.',
  trapped: 'trap',
  blocked: 'blocked',
  fatal: (points: number) => `−${points}: death`,
  aboutWhom: (sign: string, who: string | null) => `${sign} for ${who ?? 'the Survivor'}`,
  about: (points: number, isGuess: boolean) => `${isGuess ? '≈ ' : ''}${points > 0 ? `−${points}` : '0'}`,
  accept: 'Accept',
  refuse: 'Refuse',
  pack: 'Into the bag',
  drop: 'Discard',
  make: 'craft',
  discard: 'Discard',
  shut: 'Close',
  ammunition: (count, name) => (count === 0 ? `Without ${name}` : `${count} × ${name}`),
  share: (chance: number) => percent(chance),
  vain: chance => `${percent(chance)} · nothing more`,
  shareFells: (chance: number) => `${percent(chance)} to eliminate`,
  points: (points: number) => `${points} damage`,
  deadly: 'deadly',
  costs: '−1 life',
  comingSign: foes => (foes > 0 ? `${foes} ${foes === 1 ? 'comes' : 'come'}` : 'end'),
  later: 'later',
  fell: (foes, allies) => {
    const lost = `lost on our side: ${crowded(allies)}.`;
    if (foes.length === 0) return capital(lost);
    return allies.length === 0 ? `Fallen: ${crowded(foes)}.` : `Fallen: ${crowded(foes)}; ${lost}`;
  },
  misfortunes: struck => `Bad Luck: ${struck.map(([who, card, loss]) => `${who}, ${card} (${loss})`).join('; ')}.`,
  nothingTaken: 'nothing to take',
  wounded: wounds => `Wounds: ${listed(wounds)}.`,
  stolen: thefts => `Stolen by a Looter: ${thefts.map(([whom, what]) => `${what} (from ${whom})`).join('; ')}.`,
  strayed: wounds => `Hit by their own blows: ${listed(wounds)}.`,
  // the end
  dead: 'Fallen',
  drawnInAll: 'Cards drawn',
  killed: 'Enemies eliminated',
  suffered: 'Damage suffered',
};
