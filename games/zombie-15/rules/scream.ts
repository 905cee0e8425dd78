import { known } from '../../../engine/known.ts';
import { draw } from '../../../engine/chance.ts';
import { emit, within } from '../../../engine/flow.ts';
import { SIRENS, timetables, tracks } from '../content/tracks.ts';
import { LETTERS, type ZombieCardId, zombieCards } from '../content/zombie-cards.ts';
import type { Event } from '../events.ts';
import type { Zone } from '../ids.ts';
import { searchOf, streetOf, tileOf } from './board.ts';
import { lose, win } from './end.ts';
import { type M, active, boardOf, faceAt, hasStandingHero, zombiesIn } from './table.ts';
import { bring, bringHorde } from './zombies.ts';

// What the clock does, in the middle of whatever is being decided.

export function due(m: M): number | null {
  const { startedAt, cues } = m.state;
  if (startedAt === null) return null;
  const cue = timetables[m.content.track][cues];
  return cue ? startedAt + cue.at : null;
}

export function onDue(m: M): void {
  const cue = timetables[m.content.track][m.state.cues];
  if (!cue) throw new Error('the track is over');
  m.state.cues++;
  if (cue.kind === 'siren') siren(m, cue.number);
  else if (cue.kind === 'scream') scream(m, cue.number);
  else endTrack(m);
}

export const hasScreamsLeft = (m: M): boolean =>
  tracks[m.content.track].every !== null &&
  timetables[m.content.track].some((cue, i) => i >= m.state.cues && cue.kind === 'scream');

/** Time runs one way: what the clock has brought stays, and so does a bite, which is its price. */
export function lasts(event: Event): boolean {
  switch (event.type) {
    case 'siren':
    case 'scream':
    case 'eventStarted':
      return true;
    default:
      return event.type === 'zombieAttack' && !event.held;
  }
}

/** Z15-TIME-03: only scenarios 7 and 13 tie a rule to a siren. */
export function siren(m: M, number: number): void {
  const at = known(SIRENS[number], 'such siren');
  emit(m, { type: 'siren', number, minutes: at / 60_000 });
  if (number === NIGHTFALL && m.content.night === 'siren') {
    m.state.night = true;
    emit(m, { type: 'nightFell' });
  }
  const { pad } = boardOf(m);
  if (number !== PICK_UP || pad === null) return;
  if (!m.state.called) lose(m, 'noCall');
  m.state.helicopter = true;
  emit(m, { type: 'helicopterCame', tile: faceAt(m, streetOf(pad)) });
}

const NIGHTFALL = 1;
const PICK_UP = 3;

/** Z15-TIME-14; holding out until now is a victory in scenario 9. */
function endTrack(m: M): void {
  emit(m, { type: 'trackEnded' });
  if (boardOf(m).holds) win(m);
  lose(m, 'time');
}

/** The sequence of Z15-SCREAM-10; victory and defeat are looked at after it. */
function scream(m: M, number: number): void {
  const step = stepNow(m);
  const stopped = m.state.cat;
  m.state.cat = false;
  emit(m, { type: 'scream', number, hero: active(m).id, step, stopped });
  march(m);
  if (!stopped) drawCards(m);
  moveAlpha(m);
  resolveLater(m);
}

/** Which of the three steps of a turn the table is at (Z15-TIME-07). */
export function stepNow(m: M): 'actions' | 'inProgress' | 'waiting' {
  const f = m.stack.at(-1);
  if (f?.flow !== 'turn') return 'inProgress';
  return f.at === 'act' ? 'actions' : 'waiting';
}

/** Events and the attack follow at once, or when the action in progress is complete (Z15-TIME-08 to -10, Z15-TIME-19). */
function resolveLater(m: M): void {
  const f = within(m, 'turn');
  if (!f) return;
  if (f.at === 'act') f.at = 'settle';
  if (f.at === 'pass') f.at = 'drain';
  if (f.at === 'drain') f.screamed = true;
}

// ---- cards -------------------------------------------------------------------------------------------------------

function drawCards(m: M): void {
  const { placement } = boardOf(m);
  const cards: ZombieCardId[] = [];
  // Scenario 1 has no cards of its own, and one card per scream where it is played with screams (Z15-SETUP-03).
  for (let i = 0; i < Math.max(1, placement.length); i++) {
    const card = draw(m, m.state.deck);
    if (!card) break;
    cards.push(card);
    m.state.drawn.push(card);
    emit(m, { type: 'zombieCard', card, event: eventOf(m, card) });
  }
  cards.forEach((card, i) => {
    const zone = landing(m, cards, card, i);
    if (zombieCards[card].value === 0) bringHorde(m, zone);
    else bring(m, zone, zombieCards[card].value, 'card');
  });
  for (const card of cards) {
    const event = eventOf(m, card);
    if (event) m.state.queue.push(event);
  }
}

const eventOf = (m: M, card: ZombieCardId) =>
  m.content.events[zombieCards[card].value] ? zombieCards[card].event : null;

/** Where the zombies of a card appear (Z15-SCREAM-02 to -05, Z15-S09-2, Z15-S11-1). */
function landing(m: M, cards: readonly ZombieCardId[], card: ZombieCardId, i: number): Zone {
  const { placement, letterTiles } = boardOf(m);
  const isHorde = zombieCards[card].value === 0;
  const followsLetter = isHorde ? placement.every(place => place === 'letter') : placement[i] === 'letter';
  const other = cards.find((_, n) => n !== i);
  const letter = followsLetter ? zombieCards[isHorde && other ? other : card].letter : null;
  const tile = letter === null ? undefined : letterTiles[LETTERS.indexOf(letter)];
  return streetOf(tile ?? tileOf(active(m).zone));
}

// ---- marching (Z15-MARCH) -----------------------------------------------------------------------------------------

function march(m: M): void {
  const plan = boardOf(m).march;
  if (!plan) return;
  for (let step = 1; step <= plan.steps; step++) {
    const moves = marchMoves(m);
    for (const { from, count } of moves) m.state.zombies[from] = zombiesIn(m, from) - count;
    for (const { to, count } of moves) m.state.zombies[to] = zombiesIn(m, to) + count;
    if (moves.length > 0) emit(m, { type: 'marched', step, moves });
    const { breach } = boardOf(m);
    if (breach && zombiesIn(m, breach.zone) >= breach.count) lose(m, 'breach');
  }
}

/** Who moves in one step, as the board is before it. */
export function marchMoves(m: M): { from: Zone; to: Zone; count: number }[] {
  const { march: plan, tiles, toward } = boardOf(m);
  if (!plan) return [];
  const moves: { from: Zone; to: Zone; count: number }[] = [];
  for (let tile = 0; tile < tiles.length; tile++) {
    const from = streetOf(tile);
    const count = zombiesIn(m, from);
    if (count === 0 || hasStandingHero(m, from)) continue;
    if (tile !== plan.target) moves.push({ from, to: streetOf(toward[tile]?.[plan.target] ?? tile), count });
    else if (plan.enters) moves.push({ from, to: searchOf(tile), count });
  }
  return moves;
}

// ---- the Alpha (Z15-ALPHA-05) -------------------------------------------------------------------------------------

/** One tile nearer to the active hero, then to where he stands. */
export function alphaGoal(m: M, from: Zone): Zone {
  const { zone } = active(m);
  const [here, there] = [tileOf(from), tileOf(zone)];
  return here === there ? zone : streetOf(boardOf(m).toward[here]?.[there] ?? here);
}

function moveAlpha(m: M): void {
  const { alpha } = m.state;
  if (!alpha) return;
  const from = alpha.zone;
  alpha.zone = alphaGoal(m, from);
  if (alpha.zone !== from) emit(m, { type: 'alphaMoved', from, zone: alpha.zone, tile: faceAt(m, alpha.zone) });
}
