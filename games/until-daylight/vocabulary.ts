import { z } from 'zod';
import type { Vocabulary } from '../../engine/box.ts';
import { stack } from '../../engine/chance.ts';
import { call, placeAt } from '../../engine/flow.ts';
import { ASSAULTS } from './content/assaults.ts';
import { CHARACTERS, type CharacterId } from './content/characters.ts';
import { COMBAT_CARDS, type CombatId } from './content/combat.ts';
import { HORDE, horde, hordeKinds } from './content/horde.ts';
import { CARDS } from './content/cards.ts';
import { rubbleDeck } from './rules/setup.ts';
import { type M, lifeLeft } from './rules/table.ts';
import type { UntilDaylight } from './spec.ts';
import { TOKENS, PHASES } from './ids.ts';
import type { Foe } from './seen.ts';

// How scenes and case files speak of this table: players, line, piles. Cards are named, top of a pile first.

const card = z.enum(CARDS);
const pile = z.array(card);

const playerWords = z.strictObject({
  character: z.enum(CHARACTERS).optional(),
  items: pile.optional(),
  bags: z.array(pile).optional(),
  damage: z.int().min(0).optional(),
  barricades: z.int().min(0).optional(),
  traps: z.int().min(0).optional(),
  shield: z.int().min(0).optional(),
  used: z.array(z.enum(['main', 'first'])).optional(),
});

/** `brute-a`, `brute-a:2` (2 life left), `brute-a*` (out of the fight), `brute-a^` (a Spear in it). */
const foeWords = z
  .string()
  .regex(/^[a-z]+-[a-c](:\d)?\^*\*?$/, 'a Horde card such as brute-a, brute-a:2, brute-a^ or brute-a*');

const given = z.strictObject({
  round: z.int().min(1).optional(),
  phase: z.enum(PHASES).optional(),
  /** Which turn of the Combat phase it is, counted from the first player. */
  turn: z.int().min(0).optional(),
  first: z.int().min(0).optional(),
  holder: z.int().min(0).nullable().optional(),
  players: z.array(playerWords).optional(),
  line: z.array(foeWords).optional(),
  active: z.array(z.union([card, z.literal('wave')])).optional(),
  reserve: pile.optional(),
  rubbleDiscard: pile.optional(),
  combatDeck: z.array(z.enum(COMBAT_CARDS)).optional(),
  combatDiscard: z.array(z.enum(COMBAT_CARDS)).optional(),
  assault: z.enum(ASSAULTS).nullable().optional(),
  assaults: z.array(z.enum(ASSAULTS)).optional(),
  supply: z.partialRecord(z.enum(TOKENS), z.int().min(0)).optional(),
});
type Given = z.infer<typeof given>;
type PlayerWords = z.infer<typeof playerWords>;

export const vocabulary: Vocabulary<UntilDaylight> = { given, arrange, describe };

/** Characters that a scene does not name, in this order. None of them changes an attack. */
const CAST: readonly CharacterId[] = ['pillar', 'hipster', 'haggler', 'klepto', 'trigger', 'psycho'];

function arrange(m: M, object: object): void {
  const words = object as Given;
  const { state } = m;
  state.round = words.round ?? 1;
  state.first = words.first ?? 0;
  state.phase = words.phase ?? 'combat';
  state.holder = words.holder === undefined ? (state.phase === 'search' ? null : state.first) : words.holder;
  seat(m, words.players ?? []);
  if (words.line) {
    state.line = words.line.map((text, id) => foe(id, text));
    state.foes = state.line.length;
  }
  if (words.active) state.active = [...words.active].reverse();
  if (words.reserve) state.reserve = [...words.reserve].reverse();
  else if (words.active) state.reserve = rubbleDeck(m.content.seats);
  state.rubbleDiscard = words.rubbleDiscard ?? [];
  if (words.combatDeck) stack(state.combatDeck, words.combatDeck);
  if (words.combatDiscard) moveToDiscard(state.combatDeck, state.combatDiscard, words.combatDiscard);
  arrangeAssaults(m, words);
  Object.assign(state.supply, words.supply);
  beginPhase(m, words.turn ?? 0);
}

function seat(m: M, wanted: readonly PlayerWords[]): void {
  const taken = new Set(wanted.flatMap(w => w.character ?? []));
  const free = CAST.filter(c => !taken.has(c));
  m.state.players.forEach((p, i) => {
    const w = wanted[i] ?? {};
    p.character = w.character ?? free.shift() ?? null;
    p.items = [...(w.items ?? [])];
    p.bags = (w.bags ?? []).map(bag => bag.slice());
    p.damage = w.damage ?? 0;
    p.barricades = w.barricades ?? 0;
    p.traps = w.traps ?? 0;
    p.shield = w.shield ?? 0;
    p.usedMain = w.used?.includes('main') ?? false;
    p.usedFirst = w.used?.includes('first') ?? false;
  });
}

function foe(id: number, text: string): Foe {
  const name = HORDE.find(card => text.startsWith(card));
  if (!name) throw new Error(`no Horde card ${text}`);
  const left = /:(\d)/.exec(text)?.[1];
  const life = hordeKinds[horde[name].kind].life;
  return {
    id,
    card: name,
    damage: left === undefined ? 0 : life - Number(left),
    spears: text.split('^').length - 1,
    out: text.endsWith('*'),
  };
}

function moveToDiscard(deck: CombatId[], discard: CombatId[], cards: readonly CombatId[]): void {
  for (const one of cards) discard.push(...deck.splice(deck.indexOf(one), 1));
}

function arrangeAssaults(m: M, words: Given): void {
  const { state } = m;
  if (words.assaults) state.assaults = [...words.assaults].reverse();
  if (words.assault === undefined) return;
  state.assault = words.assault;
  state.assaults = state.assaults.filter(a => a !== words.assault);
}

/** The stack as it stands at the beginning of that phase. */
function beginPhase(m: M, turn: number): void {
  const { phase, first } = m.state;
  if (phase === 'setup') return;
  m.stack.length = 0;
  placeAt(m, 'night', 'round', {});
  const following = { search: 'exchange', exchange: 'combat', combat: 'close' } as const;
  placeAt(m, 'round', following[phase], {});
  if (phase === 'search') placeAt(m, 'search', m.state.active.includes('wave') ? 'draw' : 'prepare', { seat: first });
  const nothing = () => m.state.players.map(() => false);
  if (phase === 'exchange') call(m, 'exchange', { ready: nothing(), given: nothing(), offers: [], refused: [] });
  if (phase === 'combat') call(m, 'combat', { turn });
}

function describe(m: M): object {
  const { state } = m;
  return {
    round: state.round,
    phase: state.phase,
    first: state.first,
    holder: state.holder,
    players: state.players.map(({ usedMain, usedFirst, ...p }) => ({
      ...p,
      used: [...(usedMain ? ['main'] : []), ...(usedFirst ? ['first'] : [])],
    })),
    line: state.line.map(describeFoe),
    active: [...state.active].reverse(),
    reserve: [...state.reserve].reverse(),
    rubbleDiscard: state.rubbleDiscard,
    combatDeck: [...state.combatDeck].reverse(),
    combatDiscard: state.combatDiscard,
    assault: state.assault,
    assaults: [...state.assaults].reverse(),
    supply: state.supply,
    outcome: m.outcome?.reason ?? null,
  };
}

function describeFoe(one: Foe): string {
  const hurt = one.damage > 0 ? `:${lifeLeft(one)}` : '';
  return `${one.card}${hurt}${'^'.repeat(one.spears)}${one.out ? '*' : ''}`;
}
