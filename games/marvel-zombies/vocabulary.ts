import { z } from 'zod';
import type { Vocabulary } from '../../engine/box.ts';
import { stack } from '../../engine/chance.ts';
import { placeAt } from '../../engine/flow.ts';
import { BYSTANDERS } from './content/bystanders.ts';
import { horde } from './content/enemies.ts';
import { levelOf } from './content/levels.ts';
import { SPAWN_CARDS } from './content/spawn-cards.ts';
import { TRAITS } from './content/traits.ts';
import { bandsOf } from './rules/bands.ts';
import { activateBystanders } from './rules/bystanders.ts';
import { spawnAt } from './rules/doors.ts';
import { newHero } from './rules/setup.ts';
import { activate } from './rules/spawn.ts';
import { newTurn } from './rules/turn.ts';
import { type M, indexOf, nameOf, zoneAt } from './rules/table.ts';
import { assault } from './rules/wounds.ts';
import type { Hero, MarvelZombies } from './spec.ts';
import { describe } from './rules/describe.ts';
import { COLOURS, HEROES, HORDE, type HeroId, ZOMBIE_HEROES } from './ids.ts';

// How scenes and case files speak of this table. Zones and cards are named, the top of a deck first. Only the pieces
// that are named stand on the board.

const zone = z.string().regex(/^[1-4][RV]\.[0-2][0-2]$/, 'a zone such as 2V.12');
const colour = z.enum(COLOURS);

const heroWords = z.strictObject({
  zone: z.union([zone, z.enum(['out', 'down'])]).optional(),
  seat: z.int().min(0).max(3).optional(),
  health: z.int().min(1).max(5).optional(),
  power: z.int().min(0).max(4).optional(),
  xp: z.int().min(0).max(43).optional(),
  traits: z.array(z.enum(TRAITS)).optional(),
  bystander: z.enum(BYSTANDERS).nullable().optional(),
  tokens: z.array(colour).optional(),
  used: z.boolean().optional(),
});

const crowdWords = z.strictObject({
  walker: z.int().min(0).optional(),
  brute: z.int().min(0).optional(),
  runner: z.int().min(0).optional(),
});

const deckOf = <T extends readonly [string, ...string[]]>(cards: T) => z.array(z.enum(cards)).optional();

const given = z.strictObject({
  /** Left as dealt, at the first question: who picks. */
  setup: z.literal(true).optional(),
  round: z.int().min(1).optional(),
  /** The team, in any order. Four of them; the others stand used beside the first one. */
  heroes: z.partialRecord(z.enum(HEROES), heroWords).optional(),
  /** Whose Turn it is, with so many Actions left. Without it the lead seat is asked who is next. */
  turn: z.enum(HEROES).optional(),
  actions: z.int().min(0).optional(),
  enemies: z.record(zone, crowdWords).optional(),
  zombies: z.partialRecord(z.enum(ZOMBIE_HEROES), zone).optional(),
  bystanders: z.partialRecord(z.enum(BYSTANDERS), zone).optional(),
  cards: z.record(zone, z.enum(BYSTANDERS)).optional(),
  /** Open doors, as `2V.11|2V.12`, or all of them; what lies behind them is revealed. */
  open: z.union([z.literal('all'), z.array(z.string())]).optional(),
  /** Colours of Objectives by their zone; `taken` lists the zones of those that are gone. */
  colours: z.record(zone, colour).optional(),
  taken: z.array(zone).optional(),
  /** Active spawn points, by their place in the order; without it none. */
  points: z.array(z.int().min(0)).optional(),
  rescued: z.array(z.enum(BYSTANDERS)).optional(),
  sign: z
    .strictObject({ zone, uses: z.int().min(1).max(2) })
    .nullable()
    .optional(),
  explosives: z.record(zone, colour).optional(),
  reserve: crowdWords.optional(),
  gone: crowdWords.optional(),
  spawnDeck: deckOf(SPAWN_CARDS),
  spawnDiscard: deckOf(SPAWN_CARDS),
  traitDeck: deckOf(TRAITS),
  traitDiscard: deckOf(TRAITS),
  bystanderDeck: deckOf(BYSTANDERS),
  bystanderDiscard: deckOf(BYSTANDERS),
  zombieDeck: deckOf(ZOMBIE_HEROES),
  zombieDiscard: deckOf(ZOMBIE_HEROES),
  /** What happens at once, before the first question. */
  now: z
    .strictObject({
      activate: z.enum(['all', ...HORDE, 'zombieHero']).optional(),
      spawn: zone.optional(),
      attack: z.strictObject({ zone, wounds: z.int().min(1) }).optional(),
      bystanders: z.literal(true).optional(),
      phase: z.enum(['players', 'enemies', 'end']).optional(),
    })
    .optional(),
  /** Dice and shuffles for what happens at once. */
  dice: z.array(z.int().min(1).max(6)).optional(),
});
type Given = z.infer<typeof given>;

export const vocabulary: Vocabulary<MarvelZombies> = { given, arrange, describe };

const zoneNamed = (m: M, name: string): number => m.content.board.zoneOf[name] ?? -1;

/** Heroes that a scene does not name. */
const CAST: readonly HeroId[] = ['hulk', 'wasp', 'winter-soldier', 'black-panther', 'vision', 'spider-man'];

function arrange(m: M, object: object): void {
  const said = object as Given;
  if (said.setup) return;
  const { state } = m;
  state.round = said.round ?? 1;
  state.phase = 'players';
  clear(m);
  arrangeDoors(m, said);
  arrangeHeroes(m, said);
  arrangeEnemies(m, said);
  arrangeTokens(m, said);
  arrangeDecks(m, said);
  if (said.dice) m.loaded = { rolls: [...said.dice], picks: [], shuffles: [] };
  begin(m, said);
}

function clear(m: M): void {
  const { state } = m;
  for (const kind of HORDE) state[kind] = state[kind].map(() => 0);
  state.zombieDeck = [...ZOMBIE_HEROES];
  state.zombies = [];
  state.cards = [];
  state.figures = [];
  state.bystanderDeck = [...BYSTANDERS];
}

function arrangeDoors(m: M, said: Given): void {
  const { board } = m.content;
  board.doors.forEach(({ a, b }, index) => {
    const name = `${nameOf(m, a)}|${nameOf(m, b)}`;
    if (said.open !== 'all' && !said.open?.includes(name)) return;
    m.state.open |= 1 << index;
  });
  if (said.open === undefined) return;
  // a building with an open door has been revealed
  for (let changed = true; changed; ) {
    changed = false;
    for (const link of board.links) {
      const through = link.kind === 'opening' || (link.door >= 0 && (m.state.open & (1 << link.door)) !== 0);
      if (!through) continue;
      for (const [one, other] of [
        [link.a, link.b],
        [link.b, link.a],
      ] as const) {
        if (!board.isRoom[one] || m.state.revealed[one]) continue;
        if (board.isRoom[other] && !m.state.revealed[other]) continue;
        m.state.revealed[one] = true;
        changed = true;
      }
    }
  }
}

function arrangeHeroes(m: M, said: Given): void {
  const { state, content } = m;
  const wanted = said.heroes ?? {};
  const named = Object.keys(wanted) as HeroId[];
  if (said.turn && !named.includes(said.turn)) named.unshift(said.turn);
  const team = [...named, ...CAST.filter(id => !named.includes(id))].slice(0, 4);
  const start = zoneAt(m, content.mission.start);
  const order = team.map((id, i) => ({ id, seat: wanted[id]?.seat ?? i % content.seats }));
  order.sort((a, b) => a.seat - b.seat || HEROES.indexOf(a.id) - HEROES.indexOf(b.id));
  state.picks = team.map((id, i) => ({ hero: id, seat: wanted[id]?.seat ?? i % content.seats }));
  state.heroes = order.map(({ id, seat }) => {
    const said1 = wanted[id];
    const hero = newHero(id, seat, start);
    if (said1) describeHero(m, hero, said1);
    hero.used = said1?.used ?? (said.turn !== undefined && id !== said.turn);
    return hero;
  });
}

function describeHero(m: M, hero: Hero, said: z.infer<typeof heroWords>): void {
  if (said.zone === 'out' || said.zone === 'down') {
    hero.fate = said.zone;
    hero.zone = -1;
  } else if (said.zone) hero.zone = zoneNamed(m, said.zone);
  hero.health = said.health ?? hero.health;
  hero.power = said.power ?? 0;
  hero.xp = said.xp ?? 0;
  hero.level = levelOf(hero.xp);
  hero.traits = [...(said.traits ?? [])];
  hero.bystander = said.bystander ?? null;
  hero.tokens = [...(said.tokens ?? [])];
  for (const trait of hero.traits) take(m.state.traitDeck, trait);
  if (hero.bystander) take(m.state.bystanderDeck, hero.bystander);
}

function take<T>(deck: T[], card: T): void {
  const at = deck.indexOf(card);
  if (at < 0) throw new Error(`no ${String(card)} left to take`);
  deck.splice(at, 1);
}

function arrangeEnemies(m: M, said: Given): void {
  const { state } = m;
  for (const [id, crowd] of Object.entries(said.enemies ?? {}))
    for (const kind of HORDE) state[kind][zoneNamed(m, id)] = crowd[kind] ?? 0;
  for (const kind of HORDE) {
    state.gone[kind] = said.gone?.[kind] ?? 0;
    const placed = state[kind].reduce((a, b) => a + b, 0);
    state.reserve[kind] = said.reserve?.[kind] ?? horde[kind].count - placed - state.gone[kind];
    state.gone[kind] = horde[kind].count - placed - state.reserve[kind];
  }
  for (const id of ZOMBIE_HEROES) {
    const at = said.zombies?.[id];
    if (at === undefined) continue;
    take(state.zombieDeck, id);
    state.zombies.push({ id, zone: zoneNamed(m, at) });
  }
}

function arrangeTokens(m: M, said: Given): void {
  const { state } = m;
  for (const id of BYSTANDERS) {
    const at = said.bystanders?.[id];
    if (at === undefined) continue;
    take(state.bystanderDeck, id);
    state.figures.push({ id, zone: zoneNamed(m, at) });
  }
  for (const [at, id] of Object.entries(said.cards ?? {})) {
    take(state.bystanderDeck, id);
    state.cards.push({ id, zone: zoneNamed(m, at) });
  }
  for (const objective of state.objectives) {
    const at = nameOf(m, objective.zone);
    objective.colour = said.colours?.[at] ?? objective.colour;
    objective.taken = said.taken?.includes(at) ?? false;
    if (objective.taken) objective.faceDown = false;
  }
  state.points.forEach((point, i) => {
    point.active = said.points?.includes(i) ?? false;
  });
  state.rescued = [...(said.rescued ?? [])];
  if (said.sign !== undefined) state.sign = said.sign && { zone: zoneNamed(m, said.sign.zone), uses: said.sign.uses };
  for (const [at, painted] of Object.entries(said.explosives ?? {}))
    state.explosives.push({ colour: painted, zone: zoneNamed(m, at) });
}

/** A deck that is named has these cards on top; with a discard pile named too it holds nothing else. */
function arrangeDecks(m: M, said: Given): void {
  const { state } = m;
  if (said.spawnDiscard) {
    state.spawnDiscard = [...said.spawnDiscard];
    state.spawnDeck = said.spawnDeck ? [...said.spawnDeck].reverse() : without(SPAWN_CARDS, said.spawnDiscard);
  } else if (said.spawnDeck) stack(state.spawnDeck, said.spawnDeck);
  if (said.traitDiscard) {
    state.traitDiscard = [...said.traitDiscard];
    state.traitDeck = [...(said.traitDeck ?? [])].reverse();
  } else if (said.traitDeck) stack(state.traitDeck, said.traitDeck);
  if (said.bystanderDiscard) {
    state.bystanderDiscard = [...said.bystanderDiscard];
    state.bystanderDeck = [...(said.bystanderDeck ?? [])].reverse();
  } else if (said.bystanderDeck) stack(state.bystanderDeck, said.bystanderDeck);
  if (said.zombieDiscard) {
    state.zombieDiscard = [...said.zombieDiscard];
    state.zombieDeck = [...(said.zombieDeck ?? [])].reverse();
  } else if (said.zombieDeck) stack(state.zombieDeck, said.zombieDeck);
}

const without = <T>(cards: readonly T[], gone: readonly T[]): T[] => cards.filter(card => !gone.includes(card));

/** The stack as it stands in that Turn, or before the next one, with what happens at once on top. */
function begin(m: M, said: Given): void {
  m.stack.length = 0;
  const { phase, activate: kind, spawn, attack, bystanders } = said.now ?? {};
  placeAt(m, 'mission', 'round', {});
  placeAt(m, 'round', phase ? STEP_OF[phase] : 'next', {});
  if (said.turn) {
    const hero = indexOf(m, said.turn);
    placeAt(m, 'turn', 'act', { hero });
    m.state.turn = newTurn(m, hero);
    if (said.actions !== undefined) m.state.turn.actions = said.actions;
  }
  if (attack) assault(m, zoneNamed(m, attack.zone), attack.wounds);
  if (kind) activate(m, 'extra', bandsOf(m, kind === 'all' ? null : kind));
  if (spawn) spawnAt(m, zoneNamed(m, spawn), false);
  if (bystanders) activateBystanders(m);
}

const STEP_OF = { players: 'power', enemies: 'enemies', end: 'fallen' } as const;
