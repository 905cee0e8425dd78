import { pick, shuffle } from '../../../engine/chance.ts';
import { again, call, decide, emit, flow, nobody } from '../../../engine/flow.ts';
import type { Seat, Setup } from '../../../engine/types.ts';
import { assaults } from '../content/assaults.ts';
import { type CharacterId, characters } from '../content/characters.ts';
import { type CombatId, combatCards } from '../content/combat.ts';
import { type HordeId, KINDS, type Kind, horde } from '../content/horde.ts';
import { recipes } from '../content/recipes.ts';
import { rubble } from '../content/rubble.ts';
import { type Weapon, type WeaponId, weapons } from '../content/weapons.ts';
import { CAUSES, type CardId, type Player, type State, type UntilDaylight } from '../spec.ts';
import { type M, clockwise, isSolo, player } from './table.ts';

const keys = <T extends object>(table: T): (keyof T & string)[] => Object.keys(table) as (keyof T & string)[];
const repeat = <T>(card: T, times: number): T[] => Array.from({ length: times }, () => card);

const CHARACTERS = keys(characters);
const COMMON = keys(weapons).filter(id => weapons[id].group === 'common');

/** The numbered Rubble cards that a match of this many players uses (UD-SETUP-08). */
export const rubbleDeck = (players: number): CardId[] => [...(RUBBLE_DECKS[players - 1] ?? [])];

const RUBBLE_DECKS = [1, 2, 3, 4, 5, 6].map(players => {
  const numbered: [CardId, readonly number[]][] = [
    ...keys(rubble).map((id): [CardId, readonly number[]] => [id, rubble[id].byNumber]),
    ...keys(weapons).map((id): [CardId, readonly number[]] => [id, (weapons[id] as Weapon).byNumber ?? []]),
  ];
  return numbered.flatMap(([id, byNumber]) => byNumber.slice(0, players).flatMap(count => repeat(id, count)));
});

const COMBAT_DECK: readonly CombatId[] = keys(combatCards).flatMap(id => repeat(id, combatCards[id].quantity));

const byKind = <T>(make: (kind: Kind) => T): { [K in Kind]: T } => ({
  wanderer: make('wanderer'),
  looter: make('looter'),
  brute: make('brute'),
  monster: make('monster'),
  survivor: make('survivor'),
});

const HORDE_PILES = byKind((kind): readonly HordeId[] =>
  keys(horde).flatMap(id => (horde[id].kind === kind ? repeat(id, horde[id].quantity) : [])),
);

const NO_DAMAGE = Object.fromEntries(CAUSES.map(cause => [cause, 0])) as State['tally']['damage'];

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
    assaults: keys(assaults),
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
    options: () => CHARACTERS.map((character: CharacterId) => ({ type: 'pickCharacter' as const, character })),
    bar: (m, _f, { character }) => (m.state.players.some(p => p.character === character) ? 'UD-SETUP-03' : null),
    apply(m, f, { character }, seat) {
      const p = player(m, seat);
      p.character = character;
      p.items.push(characters[character].weapon);
      emit(m, { type: 'characterPicked', seat, character });
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
