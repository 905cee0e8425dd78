import { copy } from '../../engine/plain.ts';
import type { Frame } from '../../engine/types.ts';
import { SIRENS, TRACK_MS, timetables, tracks } from './content/tracks.ts';
import { type Goal, searchOf, streetOf, tileOf } from './rules/board.ts';
import { giverOf } from './rules/checkpoint.ts';
import { breachedBy, delivered, isReached } from './rules/end.ts';
import { forecast } from './rules/forecast.ts';
import { lockOn } from './rules/move.ts';
import { nextScream } from './rules/next-scream.ts';
import { canPause } from './rules/pause.ts';
import { stepNow } from './rules/scream.ts';
import {
  type M,
  active,
  backpackSlots,
  boardOf,
  carrierOf,
  fendOf,
  hasMinusOne,
  heavyOf,
  maxLife,
  objectSlots,
  zombiesIn,
} from './rules/table.ts';
import type { Focus, SeenGoal, SeenHero, SeenTile, View } from './seen.ts';
import type { Hero, Zombie15 } from './spec.ts';

/** One view for all: only the orders of the decks and the faces of hidden tokens are secret (Z15-INFO-01, Z15-INFO-02). */
export function view(m: M): View {
  const { state, content } = m;
  const hero = state.turn ? active(m) : null;
  return {
    scenario: content.scenario,
    side: content.side,
    step: hero ? stepNow(m) : 'setup',
    seats: m.setup.seats,
    heroesPerSeat: content.heroesPerSeat,
    tiles: boardOf(m).tiles.map((_, tile) => seenTile(m, tile)),
    markers: markers(m),
    heroes: state.heroes.map(other => seenHero(m, other)),
    active: hero?.id ?? null,
    turn: state.turn && { ...state.turn },
    clock: clock(m),
    horde: state.horde,
    reserve: state.reserve,
    alpha: state.alpha && { ...state.alpha },
    searchDeck: state.search.length,
    discard: state.discard.slice().reverse(),
    removed: state.removed.slice(),
    zombieDeck: state.deck.length,
    drawn: state.drawn.slice(),
    tokens: state.tokens.map(({ id, zone, token, up }) => ({ id, zone, token: up ? token : null })),
    pools: pools(m),
    heavies: state.heavies.map(heavy => ({ ...heavy })),
    items: state.items.map(item => ({ ...item })),
    goals: boardOf(m).goals.map(goal => seenGoal(m, goal)),
    forecast: hero ? forecast(m) : null,
    scream: nextScream(m),
    queue: state.queue.slice(),
    cat: state.cat,
    night: state.night,
    called: state.called,
    focus: focus(m),
    campaign: campaign(m),
    stock: state.stock.slice(),
    tally: { ...state.tally },
  };
}

function seenTile(m: M, tile: number): SeenTile {
  const board = boardOf(m);
  const here = board.tiles[tile];
  if (!here) throw new Error(`no tile ${tile}`);
  return {
    x: here.x,
    y: here.y,
    face: here.face,
    top: here.top,
    roads: here.roads.slice(),
    links: here.links.slice(),
    closed: here.closed.slice(),
    hasSearch: here.hasSearch,
    street: zombiesIn(m, streetOf(tile)),
    search: zombiesIn(m, searchOf(tile)),
    alarm: board.alarms[tile] ?? false,
    lock: lockOn(m, tile)?.colour ?? null,
    letter: board.letters[tile] ?? null,
    isStart: board.starts.includes(streetOf(tile)),
    isGoal: board.goalTiles.includes(tile),
  };
}

/** The helicopter of scenario 13 is there once it has come. */
function markers(m: M): View['markers'] {
  const { markers: fixed, pad } = boardOf(m);
  const seen = fixed.map(({ token, zone }) => ({ token, zone }));
  if (pad !== null && m.state.helicopter) seen.push({ token: 'helicopter', zone: streetOf(pad) });
  return seen;
}

// Written out field by field: a spread followed by new fields is fifty times slower.
function seenHero(m: M, hero: Hero): SeenHero {
  const heavy = heavyOf(m, hero);
  return {
    id: hero.id,
    seat: hero.seat,
    zone: hero.zone,
    life: hero.life,
    maxLife: maxLife(m, hero.id),
    posture: hero.posture,
    weapons: hero.weapons.map(({ card, uses }) => ({ card, uses })),
    objects: hero.objects.map(({ card, uses }) => ({ card, uses })),
    objectSlots: objectSlots(m, hero.id),
    backpack: hero.backpack.slice(),
    backpackSlots: backpackSlots(m, hero.id),
    heavy: heavy && { object: heavy.object, uses: heavy.uses },
    carries: hero.carries,
    carriedBy: carrierOf(m, hero)?.id ?? null,
    minusOne: hasMinusOne(m, hero),
    fend: fendOf(m, hero),
  };
}

/** Z15-INFO-03: the ring is hidden in expert mode unless the host wants it. */
function clock(m: M): View['clock'] {
  const { content, setup, state } = m;
  const { ring, mode, clock: showsTime } = setup.options;
  const isExpert = mode === 'expert' && content.lifeChange < 0;
  const showsRing = ring === 'shown' || (ring === 'byMode' && !isExpert);
  const left = timetables[content.track].filter((cue, i) => i >= state.cues && cue.kind === 'scream');
  const sirensOver = timetables[content.track].filter((cue, i) => i < state.cues && cue.kind === 'siren').length;
  return {
    track: content.track,
    ownTrack: content.ownTrack,
    startedAt: state.startedAt,
    ended: m.outcome && state.startedAt !== null ? m.clock - state.startedAt : null,
    length: TRACK_MS,
    sirens: [...SIRENS],
    sirensOver,
    every: tracks[content.track].every,
    nextScream: showsRing ? (left[0]?.at ?? null) : null,
    screamsLeft: left.length,
    showsTime,
    showsRing,
    canPause: canPause(m, false),
  };
}

/** What hidden tokens may be: a scenario says what it lays out and what it shuffles, so whoever counts knows the rest. */
function pools(m: M): View['pools'] {
  const hidden = m.state.tokens.filter(lying => !lying.up);
  const numbers = [...new Set(hidden.map(lying => lying.pool))].filter(pool => pool !== null).sort((a, b) => a - b);
  const shuffled = numbers.map(pool => {
    const here = hidden.filter(lying => lying.pool === pool);
    return { contents: here.map(lying => lying.token).sort(), ids: here.map(lying => lying.id) };
  });
  const fixed = hidden.filter(lying => lying.pool === null);
  return [...fixed.map(({ id, token }) => ({ contents: [token], ids: [id] })), ...shuffled];
}

function seenGoal(m: M, goal: Goal): SeenGoal {
  const done = isReached(m, goal);
  switch (goal.type) {
    case 'gather': {
      const count = m.state.heroes.filter(hero => goal.tiles.includes(tileOf(hero.zone))).length;
      const wanted = m.setup.seats * m.content.heroesPerSeat;
      return { type: 'gather', tiles: [...goal.tiles], count, wanted, done: count === wanted };
    }
    case 'token':
      return { type: 'token', token: goal.token, tile: goal.tile, count: delivered(m, goal), wanted: goal.count, done };
    case 'heavy':
      return {
        type: 'heavy',
        object: goal.object,
        tile: goal.tile,
        count: delivered(m, goal),
        wanted: goal.count,
        done,
      };
    case 'man':
      return { type: 'man', zone: goal.zone, done };
    case 'clear':
      return { type: 'clear', zone: goal.zone, zombies: zombiesIn(m, goal.zone), done };
    case 'hold': {
      const { breach } = boardOf(m);
      const limit = breach && { zone: breach.zone, zombies: breachedBy(m), limit: breach.count };
      return { type: 'hold', breach: limit, done };
    }
    case 'helicopter':
      return { type: 'helicopter', called: m.state.called, done };
    default:
      return { type: 'alpha', points: m.state.alpha?.points ?? 0, done };
  }
}

function campaign(m: M): View['campaign'] {
  const { carry } = m.setup;
  if (!carry) return null;
  return {
    won: carry.won,
    attempts: carry.attempts,
    deeds: carry.deeds.map(copy),
    heroes: carry.heroes.map(copy),
  };
}

/** What is being resolved, the innermost thing that there is something to say about. */
function focus(m: M): Focus | null {
  for (let i = m.stack.length - 1; i >= 0; i--) {
    const f = m.stack[i];
    const seen = f ? partOf(m, f) : null;
    if (seen) return seen;
  }
  return null;
}

function partOf(m: M, f: Frame<Zombie15>): Focus | null {
  switch (f.flow) {
    case 'scenario':
      return f.at === 'order' ? { type: 'order', heroes: m.state.ordered.slice() } : null;
    case 'quickSearch':
      return { type: 'quickSearch', cards: [...f.cards], spared: f.spared };
    case 'carefulSearch':
    case 'meat':
      return { type: f.flow };
    case 'token':
      return { type: 'token', token: f.what, zone: active(m).zone, from: f.from };
    case 'event':
      return { type: 'event', event: f.event };
    case 'place':
      return { type: 'place', hero: f.hero, card: f.card };
    case 'fit':
      return { type: 'fit', hero: f.hero };
    case 'checkpoint': {
      const hero = f.waiting[0] ?? null;
      const carried = m.setup.carry?.heroes.find(other => other.hero === hero);
      const seat = hero === null ? (giverOf(m, f) ?? 0) : (m.state.heroes.find(other => other.id === hero)?.seat ?? 0);
      return {
        type: 'checkpoint',
        hero,
        seat,
        carried: carried
          ? {
              hero: carried.hero,
              seat: carried.seat,
              weapons: carried.weapons.map(gear => ({ ...gear })),
              objects: carried.objects.map(gear => ({ ...gear })),
              bags: [...carried.bags],
            }
          : null,
      };
    }
    default:
      return null;
  }
}
