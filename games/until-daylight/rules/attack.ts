import { again, call, decide, emit, finish, flow, goTo, nobody } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { perkCards } from '../cards/perks.ts';
import type { AttackFrame } from '../cards/special.ts';
import { attackCards } from '../cards/specials.ts';
import { perksOf } from '../content/characters.ts';
import { combatCards } from '../content/combat.ts';
import { type PerkAt, perks } from '../content/perks.ts';
import { type WeaponId, weapons } from '../content/weapons.ts';
import type { RuleId } from '../ids.ts';
import type { Action, Attack, UntilDaylight } from '../spec.ts';
import { shareOf, strike } from './attack-damage.ts';
import { attackPreview, drawPreview, strikePreview } from './attack-previews.ts';
import { discardCombat, drawCombatCards } from './combat-deck.ts';
import { spend, toDiscard } from './discard.ts';
import { allCards, categoryOf, countOf, countOfCategory, holds, isWeapon, takeOut } from './inventory.ts';
import { suffer, winIfLineIsClear } from './life.ts';
import { loseRandomCard } from './loss.ts';
import { openLuckWindow } from './luck.ts';
import { frenzyOf, openPerk, openPerks, perkBar, usePerk } from './perks.ts';
import { addAttackPlays, attackCardOf, playInAttack, priceOf, pricePreview } from './specials.ts';
import { type M, characterOf, foeById, foeInLine, player } from './table.ts';

/** Every weapon on every card of the line, Survivors too (UD-ATT-01, UD-RULING-20). */
export function attacks(m: M, seat: Seat): Attack[] {
  const found: Attack[] = [];
  for (const weapon of allCards(player(m, seat)))
    if (isWeapon(weapon)) for (const foe of m.state.line) found.push({ type: 'attack', weapon, target: foe.id });
  return found;
}

export function attackBar(m: M, seat: Seat, { weapon, target }: Attack): RuleId | null {
  if (foeById(m, target)?.out) return 'UD-TOK-GRN-01';
  const { ammo } = weapons[weapon];
  if (!ammo || holds(player(m, seat), ammo) || freeRound(m, seat, weapon)) return null;
  return 'UD-ATT-02';
}

/** The perk that stands for a card of ammunition in an attack with this weapon (UD-CHAR-TRIGGER-03). */
function freeRound(m: M, seat: Seat, weapon: WeaponId): PerkAt<'prepare'> | null {
  for (const perk of perksOf[characterOf(m, seat)].prepare)
    if (perkCards[perk].isAmmunition && perkCards[perk].cards(weapons[weapon]) > 0 && !perkBar(m, seat, perk))
      return perk;
  return null;
}

/** How much ammunition a loaded weapon takes at least (UD-ATT-02, UD-CHAR-TRIGGER-03). */
export const leastAmmo = (m: M, { seat, weapon }: { seat: Seat; weapon: WeaponId }): number =>
  freeRound(m, seat, weapon) ? 0 : 1;

export function declare(m: M, seat: Seat, { weapon, target }: Attack): void {
  emit(m, { type: 'attacked', seat, weapon, target, card: foeInLine(m, target).card });
  call(m, 'attack', {
    seat,
    weapon,
    target,
    toDraw: weapons[weapon].cards,
    drawn: [],
    chosen: null,
    rage: 0,
    focus: null,
    shares: [],
    killed: false,
    targetDied: false,
  });
}

export const attack = flow<UntilDaylight, 'attack'>({
  load: decide({
    rule: 'UD-ATT-02',
    lone: true,
    who: (_m, f) => (weapons[f.weapon].ammo ? [f.seat] : nobody),
    options: (m, f) => {
      const held = countOf(player(m, f.seat), weapons[f.weapon].ammo ?? 'bullets');
      const least = leastAmmo(m, f);
      return Array.from({ length: held - least + 1 }, (_, i) => ({ type: 'load' as const, count: least + i }));
    },
    preview: (m, f, { count }) =>
      drawPreview(m, f, Math.max(1, count), count > leastAmmo(m, f) ? Math.max(1, count - 1) : null),
    apply(m, f, { count }) {
      const { ammo } = weapons[f.weapon];
      if (ammo && count > 0) spend(m, f.seat, ammo, 'ammo', count);
      f.toDraw += count;
      const free = count === 0 ? freeRound(m, f.seat, f.weapon) : null;
      if (free) drawMore(m, f, free);
    },
  }),
  prepare: decide({
    rule: 'UD-ATT-03',
    lone: true,
    who: (_m, f) => [f.seat],
    options: (m, f) => preparations(m, f),
    preview: (m, f, action) => {
      const card = attackCardOf(action);
      const { cards = 0 } = card ? attackCards[card] : {};
      if (card) return cards > 0 ? drawPreview(m, f, cards, 0) : pricePreview(m, f.seat, card);
      return action.type === 'go' ? drawPreview(m, f, 0) : drawPreview(m, f, moreCards(m, f, action), 0);
    },
    apply(m, f, action) {
      if (action.type === 'go') return;
      again(m, f);
      prepare(m, f, action);
    },
  }),
  draw(m, f) {
    const cards = drawCombatCards(m, f.drawn, f.toDraw);
    f.toDraw = 0;
    if (cards.length > 0) emit(m, { type: 'combatDrawn', by: f.seat, enemy: null, cards });
  },
  luck(m, f) {
    openLuckWindow(m, f.drawn, f.seat);
  },
  choose: decide({
    rule: 'UD-ATT-06',
    lone: true,
    who: (_m, f) => (f.drawn.length > 0 ? [f.seat] : nobody),
    options: (m, f): Action[] => {
      const kinds = f.drawn.filter((card, i) => f.drawn.indexOf(card) === i);
      const found = kinds.map((card): Action => ({ type: 'choose', card }));
      addAttackPlays(m, f, 'choose', found);
      return found;
    },
    preview: (m, f, action) => {
      if (action.type === 'choose') return strikePreview(m, { ...f, chosen: action.card });
      const card = attackCardOf(action);
      return card ? pricePreview(m, f.seat, card) : null;
    },
    apply(m, f, action) {
      if (action.type === 'choose') {
        f.chosen = action.card;
        emit(m, { type: 'combatChosen', by: f.seat, enemy: null, card: action.card });
        return;
      }
      again(m, f);
      const card = attackCardOf(action);
      if (card) playInAttack(m, f, card);
      if (f.toDraw > 0) goTo(f, 'draw');
    },
  }),
  spread: decide({
    rule: 'UD-SPEC-FOC-01',
    lone: true,
    who: (_m, f) => (f.focus && f.focus.length > 0 ? [f.seat] : nobody),
    options: (m, f) => {
      const foe = f.focus?.[0] ?? -1;
      return Array.from({ length: shareOf(m, f) + 1 }, (_, points) => ({ type: 'spread' as const, foe, points }));
    },
    preview: (m, f, { foe, points }) => strikePreview(m, { ...f, shares: [...f.shares, { foe, points }] }),
    apply(m, f, { foe, points }) {
      f.focus?.shift();
      f.shares.push({ foe, points });
      if (f.focus?.length === 0) emit(m, { type: 'damageSpread', seat: f.seat, shares: [...f.shares] });
      again(m, f);
    },
  }),
  whenChosen: decide({
    rule: 'UD-ATT-07',
    lone: true,
    who: (_m, f) => [f.seat],
    options: (m, f) => {
      const found: Action[] = [];
      addAttackPlays(m, f, 'whenChosen', found);
      found.push({ type: 'go' });
      return found;
    },
    preview: (m, f, action) => {
      const card = attackCardOf(action);
      if (!card) return strikePreview(m, f);
      const after = attackCards[card].after?.(f);
      return after ? strikePreview(m, after, priceOf(card)) : pricePreview(m, f.seat, card);
    },
    apply(m, f, action) {
      const card = attackCardOf(action);
      if (!card) return;
      again(m, f);
      playInAttack(m, f, card);
    },
  }),
  strike(m, f) {
    strike(m, f);
    if (weapons[f.weapon].durable) return;
    takeOut(player(m, f.seat), f.weapon);
    toDiscard(m, f.seat, [f.weapon], 'used');
  },
  /** What the attacker pays, in the order of UD-ATT-10 (c). */
  pay(m, f) {
    if (f.chosen) suffer(m, f.seat, combatCards[f.chosen].self, 'selfDamage');
    if (foeById(m, f.target)) suffer(m, f.seat, frenzyOf(m, f.seat)?.price ?? 0, 'frenzy');
  },
  close(m, f) {
    if (f.chosen && combatCards[f.chosen].discard > 0) loseRandomCard(m, f.seat, 'combatCard');
    discardCombat(m, f.drawn);
    f.drawn = [];
    winIfLineIsClear(m);
  },
  whenKilled: decide({
    rule: 'UD-CHAR-KLEPTO-02',
    who: (m, f) => (f.killed && openPerk(m, f.seat, 'kill') ? [f.seat] : nobody),
    options: (m, f): Action[] => [
      ...openPerks(m, f.seat, 'kill').map(perk => ({ type: perks[perk].action })),
      { type: 'pass' },
    ],
    apply(m, f, { type }) {
      const perk = type === 'pass' ? null : openPerk(m, f.seat, 'kill');
      if (!perk) return;
      usePerk(m, f.seat, perk);
      perkCards[perk].use(m, f);
    },
  }),
  bloodbath: decide({
    rule: 'UD-CHAR-PSYCHO-03',
    who: (m, f) =>
      f.targetDied && openPerk(m, f.seat, 'prey') && legalAttacks(m, f.seat).length > 0 ? [f.seat] : nobody,
    options: (m, f): Action[] => [...legalAttacks(m, f.seat), { type: 'pass' }],
    preview: (m, f, action) => (action.type === 'attack' ? attackPreview(m, f.seat, action) : null),
    apply(m, f, action) {
      const perk = openPerk(m, f.seat, 'prey');
      finish(f);
      if (action.type !== 'attack' || !perk) return;
      usePerk(m, f.seat, perk);
      declare(m, f.seat, action);
    },
  }),
});

const legalAttacks = (m: M, seat: Seat): Attack[] => attacks(m, seat).filter(a => attackBar(m, seat, a) === null);

/** Step 3: what changes the draw (UD-ATT-03). */
function preparations(m: M, f: AttackFrame): Action[] {
  const found: Action[] = [];
  for (const perk of openPerks(m, f.seat, 'prepare')) {
    const use = perks[perk];
    if (!('asks' in use)) {
      if (perkCards[perk].cards(weapons[f.weapon]) > 0) found.push({ type: use.action });
      continue;
    }
    const trash = countOfCategory(player(m, f.seat), 'trash');
    for (let count = 1; count <= trash; count++) found.push({ type: use.action, count });
  }
  addAttackPlays(m, f, 'prepare', found);
  found.push({ type: 'go' });
  return found;
}

function prepare(m: M, f: AttackFrame, action: Action): void {
  const card = attackCardOf(action);
  if (card) return playInAttack(m, f, card);
  const perk = preparedBy(m, f, action);
  if ('count' in action) wasteTrash(m, f, perk, action.count);
  else drawMore(m, f, perk);
}

function preparedBy(m: M, f: AttackFrame, action: Action): PerkAt<'prepare'> {
  const perk = openPerks(m, f.seat, 'prepare').find(one => perks[one].action === action.type);
  if (!perk) throw new Error(`${action.type} does not prepare an attack`);
  return perk;
}

/** How many Combat cards the perk of this action adds. */
const moreCards = (m: M, f: AttackFrame, action: Action): number =>
  'count' in action ? action.count : perkCards[preparedBy(m, f, action)].cards(weapons[f.weapon]);

function drawMore(m: M, f: AttackFrame, perk: PerkAt<'prepare'>): void {
  usePerk(m, f.seat, perk);
  f.toDraw += perkCards[perk].cards(weapons[f.weapon]);
}

/** A Combat card for each card of Trash (UD-CHAR-HAGGLER-02). */
function wasteTrash(m: M, f: AttackFrame, perk: PerkAt<'prepare'>, count: number): void {
  usePerk(m, f.seat, perk);
  const p = player(m, f.seat);
  const trash = allCards(p)
    .filter(card => categoryOf(card) === 'trash')
    .slice(0, count);
  for (const card of trash) takeOut(p, card);
  toDiscard(m, f.seat, trash, 'used');
  f.toDraw += count;
}
