import { pick, shuffle } from '../../../engine/chance.ts';
import { again, call, decide, emit, flow, nobody } from '../../../engine/flow.ts';
import type { Seat, Setup } from '../../../engine/types.ts';
import { ASSAULTS } from '../content/assaults.ts';
import { CHARACTERS, characters } from '../content/characters.ts';
import { COMBAT_CARDS, type CombatId, combatCards } from '../content/combat.ts';
import { HORDE, type HordeId, horde } from '../content/horde.ts';
import { recipes } from '../content/recipes.ts';
import { RUBBLE, rubble } from '../content/rubble.ts';
import { WEAPONS, type Weapon, type WeaponId, weapons } from '../content/weapons.ts';
import type { State, UntilDaylight } from '../spec.ts';
import { type M, clockwise, isSolo, lifeOf, player } from './table.ts';
import { KINDS, byKind, tabled } from '../ids.ts';
import { CAUSES } from '../content/causes.ts';
import type { CardId } from '../content/cards.ts';
import type { Player, Tally } from '../seen.ts';

const repeat = <T>(card: T, times: number): T[] => Array.from({ length: times }, () => card);

const COMMON = WEAPONS.filter(id => weapons[id].group === 'common');

/** The numbered Rubble cards that a match of this many players uses (UD-SETUP-08). */
export const rubbleDeck = (players: number): CardId[] => [...(RUBBLE_DECKS[players - 1] ?? [])];

/** How many of a weapon lie in the Rubble, by number. */
const byNumberOf = (weapon: Weapon): readonly number[] => weapon.byNumber ?? [];

const RUBBLE_DECKS = [1, 2, 3, 4, 5, 6].map(players => {
  const numbered: [CardId, readonly number[]][] = [
    ...RUBBLE.map((id): [CardId, readonly number[]] => [id, rubble[id].byNumber]),
    ...WEAPONS.map((id): [CardId, readonly number[]] => [id, byNumberOf(weapons[id])]),
  ];
  return numbered.flatMap(([id, byNumber]) => byNumber.slice(0, players).flatMap(count => repeat(id, count)));
});

const COMBAT_DECK: readonly CombatId[] = COMBAT_CARDS.flatMap(id => repeat(id, combatCards[id].quantity));

const HORDE_PILES = byKind((kind): readonly HordeId[] =>
  HORDE.flatMap(id => (horde[id].kind === kind ? repeat(id, horde[id].quantity) : [])),
);

const NO_DAMAGE: Tally['damage'] = tabled(CAUSES, () => 0);

function newPlayer(): Player {
  return {
    character: null,
    damage: 0,
    items: [],
    bags: [],
    barricades: 0,
    traps: 0,
    usedMain: false,
    usedFirst: false,
    shield: 0,
  };
}

/** The host can give the First player token to a seat of the table only (UD-SETUP-02). */
export function refuse({ seats, options: { firstPlayer } }: Setup<UntilDaylight>): string | null {
  return firstPlayer !== null && firstPlayer >= seats ? 'first-player' : null;
}

export function deal(m: M): void {
  const { seats } = m.content;
  const { firstPlayer } = m.setup.options;
  const state: State = {
    round: 1,
    phase: 'setup',
    first: firstPlayer ?? 0,
    holder: null,
    players: Array.from({ length: seats }, newPlayer),
    line: [],
    foes: 0,
    active: [],
    reserve: rubbleDeck(seats),
    rubbleDiscard: [],
    combatDeck: [...COMBAT_DECK],
    combatDiscard: [],
    assaults: [...ASSAULTS],
    assault: null,
    usedAssaults: [],
    horde: byKind(kind => [...HORDE_PILES[kind]]),
    hordeDiscard: byKind(() => []),
    supply: {
      barricade: recipes.barricade.tokens,
      spear: recipes.spear.tokens,
      trap: recipes.trap.tokens,
      grenade: recipes.grenade.tokens,
    },
    tally: {
      drawn: 0,
      killed: 0,
      damage: { ...NO_DAMAGE },
    },
  };
  m.state = state;
  if (firstPlayer === null) state.first = pick(m, seats);
  for (const pile of [state.reserve, state.combatDeck, state.assaults, ...KINDS.map(kind => state.horde[kind])])
    shuffle<UntilDaylight, unknown>(m, pile);
}

/** Who picks next, clockwise from the first player, until everybody has enough. */
const nextToPick = (m: M, isDone: (seat: Seat) => boolean): readonly Seat[] => {
  const seat = clockwise(m, m.state.first).find(s => !isDone(s));
  return seat === undefined ? nobody : [seat];
};

const hasWeapons = (m: M, seat: Seat): boolean => player(m, seat).items.length >= (isSolo(m) ? 3 : 2);
const isTaken = (m: M, weapon: WeaponId): boolean => m.state.players.some(p => p.items.includes(weapon));

export const night = flow<UntilDaylight, 'night'>({
  characters: decide({
    rule: 'UD-SETUP-03',
    free: false,
    who: m => nextToPick(m, seat => player(m, seat).character !== null),
    options: () => CHARACTERS.map(character => ({ type: 'pickCharacter' as const, character })),
    bar: (m, _f, { character }) => (m.state.players.some(p => p.character === character) ? 'UD-SETUP-03' : null),
    apply(m, f, { character }, seat) {
      const p = player(m, seat);
      p.character = character;
      p.items.push(characters[character].weapon);
      emit(m, { type: 'characterPicked', seat, character, life: lifeOf(m, seat) });
      again(m, f);
    },
  }),
  weapons: decide({
    rule: 'UD-SETUP-05',
    free: false,
    who: m => nextToPick(m, seat => hasWeapons(m, seat)),
    options: () => COMMON.map(weapon => ({ type: 'pickWeapon' as const, weapon })),
    bar: (m, _f, { weapon }) => (isTaken(m, weapon) ? 'UD-SETUP-05' : null),
    apply(m, f, { weapon }, seat) {
      player(m, seat).items.push(weapon);
      emit(m, { type: 'weaponPicked', seat, weapon });
      again(m, f);
    },
  }),
  round(m, f) {
    call(m, 'round', {});
    again(m, f);
  },
});
