import { dealAnew, pick } from '../../../engine/chance.ts';
import { define } from '../../../engine/flow.ts';
import type { ZombieCardId } from '../content/zombie-cards.ts';
import { options } from '../options.ts';
import { scenarios } from '../scenarios/list.ts';
import type { State, Zombie15 } from '../spec.ts';
import { view } from '../view.ts';
import { lossCarry, whenUndone } from './campaign.ts';
import { checkpoint, fit, place } from './checkpoint.ts';
import { check, shares, timeLeft } from './end.ts';
import { event } from './events.ts';
import { meat } from '../cards/spoiled-meat.ts';
import { migrate } from './migrate.ts';
import { due, lasts, onDue } from './scream.ts';
import { carefulSearch, quickSearch } from './search.ts';
import { contentOf, deal, isEarly, scenario } from './setup.ts';
import { canPause } from './pause.ts';
import { refuse } from './refuse.ts';
import type { M } from './table.ts';
import { token } from './tokens.ts';
import { turn } from './turn.ts';

export const game = define<Zombie15>({
  id: 'zombie-15',
  version: 2,
  scenarios,
  options,
  refuse,
  first: 'scenario',
  flows: { scenario, checkpoint, fit, place, turn, meat, quickSearch, carefulSearch, token, event },
  content: contentOf,
  deal,
  isOpen: true,
  view,
  guess,
  check,
  due,
  onDue,
  canPause,
  whenPaused: m => {
    m.state.paused = true;
  },
  concession: 'shared',
  lasts,
  whenUndone,
  concede: m => ({ reason: 'conceded', scores: shares(m, 0), carry: lossCarry(m, 'conceded', timeLeft(m)) }),
  clone,
  migrate,
});

/** Hidden are the orders of the two decks and the faces of tokens that lie face down (Z15-INFO-01). */
function guess(m: M): void {
  dealAnew(m, m.state.search);
  m.state.deck = reshuffled(m);
  const pools = new Set(m.state.tokens.map(lying => lying.pool));
  for (const pool of pools) if (pool !== null) shufflePool(m, pool);
}

/** Everybody can count how many Hordes each half still holds; which numbered card lies in which half is open. */
function reshuffled(m: M): ZombieCardId[] {
  const { deck, drawn } = m.state;
  const lower = Math.min(deck.length, Math.floor((deck.length + drawn.length) / 2));
  const hordesIn = (cards: readonly ZombieCardId[]): ZombieCardId[] => cards.filter(card => card === 'horde');
  const [below, above] = [hordesIn(deck.slice(0, lower)), hordesIn(deck.slice(lower))];
  const numbered = dealAnew(
    m,
    deck.filter(card => card !== 'horde'),
  );
  const upper = dealAnew(m, [...above, ...numbered.splice(0, deck.length - lower - above.length)]);
  return [...dealAnew(m, [...below, ...numbered]), ...upper];
}

/** What lies face down of one pool, among itself; the key of a quick game lies in the first half of the course. */
function shufflePool(m: M, pool: number): void {
  const hidden = m.state.tokens.filter(lying => lying.pool === pool && !lying.up);
  const faces = dealAnew(
    m,
    hidden.map(lying => lying.token),
  );
  hidden.forEach((lying, i) => {
    lying.token = faces[i] ?? lying.token;
  });
  if (m.state.course === null) return;
  const key = hidden.find(lying => lying.token === 'key-blue');
  if (!key || isEarly(m, key.zone)) return;
  const early = hidden.filter(lying => isEarly(m, lying.zone));
  const other = early[pick(m, early.length)];
  if (!other) return;
  key.token = other.token;
  other.token = 'key-blue';
}

/** Profiled: several times the speed of the generic copy. The course of a quick game never changes and is shared. */
function clone(s: State): State {
  return {
    course: s.course,
    startedAt: s.startedAt,
    cues: s.cues,
    first: s.first,
    heroes: s.heroes.map(h => ({
      id: h.id,
      seat: h.seat,
      zone: h.zone,
      life: h.life,
      posture: h.posture,
      weapons: h.weapons.map(({ card, uses }) => ({ card, uses })),
      objects: h.objects.map(({ card, uses }) => ({ card, uses })),
      backpack: h.backpack.slice(),
      carries: h.carries,
    })),
    ordered: s.ordered.slice(),
    turn: s.turn && {
      hero: s.turn.hero,
      actions: s.turn.actions,
      given: s.turn.given,
      tileMoves: s.turn.tileMoves,
      skated: s.turn.skated,
      searched: s.turn.searched,
      rested: s.turn.rested,
      charmed: s.turn.charmed,
      smoke: s.turn.smoke,
      bitten: s.turn.bitten,
    },
    zombies: s.zombies.slice(),
    reserve: s.reserve,
    horde: s.horde,
    alpha: s.alpha && { zone: s.alpha.zone, points: s.alpha.points },
    search: s.search.slice(),
    discard: s.discard.slice(),
    removed: s.removed.slice(),
    deck: s.deck.slice(),
    drawn: s.drawn.slice(),
    tokens: s.tokens.map(t => ({ id: t.id, token: t.token, zone: t.zone, up: t.up, pool: t.pool })),
    heavies: s.heavies.map(h => ({
      id: h.id,
      object: h.object,
      zone: h.zone,
      bearer: h.bearer,
      uses: h.uses,
      mounted: h.mounted,
    })),
    items: s.items.map(i => ({ id: i.id, card: i.card, zone: i.zone })),
    locks: s.locks.map(l => ({ tile: l.tile, colour: l.colour })),
    queue: s.queue.slice(),
    cat: s.cat,
    night: s.night,
    called: s.called,
    helicopter: s.helicopter,
    paused: s.paused,
    stock: s.stock.slice(),
    checkpoint: s.checkpoint.map(t => ({ hero: t.hero, bag: t.bag, card: t.card })),
    tally: { killed: s.tally.killed, searches: s.tally.searches, turns: s.tally.turns, lost: s.tally.lost },
  };
}
