import { again, call, decide, emit, finish, flow, goTo, nobody } from '../../../engine/flow.ts';
import type { Frame, Seat } from '../../../engine/types.ts';
import type { RuleId } from '../spec.ts';
import { combatCards } from '../content/combat.ts';
import { FRENZY_DAMAGE, PRICE } from '../content/numbers.ts';
import { type WeaponId, weapons } from '../content/weapons.ts';
import type { Preview } from '../seen.ts';
import type { Action, Attack, Foe, UntilDaylight } from '../spec.ts';
import { areaOf, damageOf, reach, shareOf, strike } from './attack-damage.ts';
import { drawCombatCards, openLuckWindow } from './combat-deck.ts';
import { spend, toDiscard } from './discard.ts';
import { allCards, countOf, categoryOf, countOfCategory, holds, isWeapon, takeOut } from './inventory.ts';
import { isLethal, pricePreview, suffer, winIfLineIsClear } from './life.ts';
import { enemiesBeside } from './line.ts';
import { loseRandomCard } from './loss.ts';
import { killChance } from './odds.ts';
import { canUse, isFrenzied, usePerk } from './perks.ts';
import { type M, foeById, foeInLine, lifeLeft, player } from './table.ts';

type AttackFrame = Frame<UntilDaylight, 'attack'>;

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
  if (!ammo || holds(player(m, seat), ammo) || hasFreeBullet(m, seat, weapon)) return null;
  return 'UD-ATT-02';
}

const hasFreeBullet = (m: M, seat: Seat, weapon: WeaponId): boolean =>
  weapons[weapon].ammo === 'bullets' && canUse(m, seat, 'one-in-the-chamber');

/** How much ammunition a loaded weapon takes at least (UD-ATT-02, UD-CHAR-TRIGGER-03). */
export const leastAmmo = (m: M, { seat, weapon }: { seat: Seat; weapon: WeaponId }): number =>
  hasFreeBullet(m, seat, weapon) ? 0 : 1;

export function attackPreview(m: M, seat: Seat, { weapon, target }: Attack): Preview {
  const { ammo, cards, area, damage } = weapons[weapon];
  const foe = foeInLine(m, target);
  const bonus = foe.spears + (isFrenzied(m, seat) ? 1 : 0);
  const shots = ammo ? countOf(player(m, seat), ammo) : 0;
  const kill = Array.from({ length: Math.max(1, shots) }, (_, i) =>
    killChance(m, foe, damage + bonus, cards + (ammo ? i + 1 : 0)),
  );
  return {
    type: 'attack',
    damage: damage + bonus,
    cards,
    area,
    hit: area > 0 ? reach(m, foe).map(f => f.id) : [],
    kill,
    lethal: isFrenzyLethal(m, seat, Math.max(...kill)),
  };
}

/** Frenzy kills for certain where the target cannot fall. */
const isFrenzyLethal = (m: M, seat: Seat, chance: number): boolean =>
  chance === 0 && isFrenzied(m, seat) && isLethal(m, seat, FRENZY_DAMAGE);

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
    preview: (m, f, { count }) => drawPreview(m, f, Math.max(1, count)),
    apply(m, f, { count }) {
      const { ammo } = weapons[f.weapon];
      if (ammo && count > 0) spend(m, f.seat, ammo, 'ammo', count);
      f.toDraw += count;
      if (count === 0) chamber(m, f);
    },
  }),
  prepare: decide({
    rule: 'UD-ATT-03',
    lone: true,
    who: (_m, f) => [f.seat],
    options: (m, f) => preparations(m, f),
    preview: (m, f, action) => {
      if (action.type === 'bloodlust') return pricePreview(m, f.seat);
      return action.type === 'go' ? drawPreview(m, f, 0) : null;
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
      const found: Action[] = kinds.map(card => ({ type: 'choose', card }));
      if (holds(player(m, f.seat), 'vitamins')) found.push({ type: 'vitamins' });
      return found;
    },
    preview: (m, f, action) => (action.type === 'choose' ? strikePreview(m, { ...f, chosen: action.card }) : null),
    apply(m, f, action) {
      if (action.type === 'choose') {
        f.chosen = action.card;
        emit(m, { type: 'combatChosen', by: f.seat, enemy: null, card: action.card });
      } else {
        takeVitamins(m, f);
        goTo(f, 'draw');
      }
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
    options: (m, f): Action[] => {
      const p = player(m, f.seat);
      const found: Action[] = [];
      if (holds(p, 'bloodlust')) found.push({ type: 'bloodlust' });
      if (!f.focus && holds(p, 'focus') && canFocus(m, f)) found.push({ type: 'focus' });
      found.push({ type: 'go' });
      return found;
    },
    preview: (m, f, { type }) => {
      if (type === 'focus') return null;
      return type === 'bloodlust' ? strikePreview(m, { ...f, rage: f.rage + 1 }, PRICE) : strikePreview(m, f);
    },
    apply(m, f, action) {
      if (action.type === 'go') return;
      again(m, f);
      if (action.type === 'bloodlust') takeBloodlust(m, f);
      else {
        spend(m, f.seat, 'focus', 'used');
        emit(m, { type: 'specialPlayed', seat: f.seat, card: 'focus' });
        f.focus = enemiesBeside(m, foeInLine(m, f.target)).map(foe => foe.id);
        goTo(f, 'spread');
      }
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
    if (isFrenzied(m, f.seat) && foeById(m, f.target)) suffer(m, f.seat, FRENZY_DAMAGE, 'frenzy');
  },
  close(m, f) {
    if (f.chosen && combatCards[f.chosen].discard > 0) loseRandomCard(m, f.seat, 'combatCard');
    m.state.combatDiscard.push(...f.drawn);
    f.drawn = [];
    winIfLineIsClear(m);
  },
  whenKilled: decide({
    rule: 'UD-CHAR-KLEPTO-02',
    who: (m, f) => (f.killed && canUse(m, f.seat, 'sticky-fingers') ? [f.seat] : nobody),
    options: () => [{ type: 'rummage' as const }, { type: 'pass' as const }],
    apply(m, f, { type }) {
      if (type === 'pass') return;
      usePerk(m, f.seat, 'sticky-fingers');
      call(m, 'rummage', { seat: f.seat, cards: [] });
    },
  }),
  bloodbath: decide({
    rule: 'UD-CHAR-PSYCHO-03',
    who: (m, f) =>
      f.targetDied && canUse(m, f.seat, 'bloodbath') && legalAttacks(m, f.seat).length > 0 ? [f.seat] : nobody,
    options: (m, f): Action[] => [...legalAttacks(m, f.seat), { type: 'pass' }],
    preview: (m, f, action) => (action.type === 'attack' ? attackPreview(m, f.seat, action) : null),
    apply(m, f, action) {
      finish(f);
      if (action.type !== 'attack') return;
      usePerk(m, f.seat, 'bloodbath');
      declare(m, f.seat, action);
    },
  }),
});

const legalAttacks = (m: M, seat: Seat): Attack[] => attacks(m, seat).filter(a => attackBar(m, seat, a) === null);

/** Step 3: what changes the draw (UD-ATT-03). */
function preparations(m: M, f: AttackFrame): Action[] {
  const p = player(m, f.seat);
  const weapon = weapons[f.weapon];
  const found: Action[] = [];
  if (weapon.ammo && canUse(m, f.seat, 'eagle-eye')) found.push({ type: 'eagleEye' });
  if (hasFreeBullet(m, f.seat, f.weapon)) found.push({ type: 'chamber' });
  if (canUse(m, f.seat, 'waste-not'))
    for (let count = 1; count <= countOfCategory(p, 'trash'); count++) found.push({ type: 'wasteNot', count });
  if (holds(p, 'vitamins')) found.push({ type: 'vitamins' });
  if (holds(p, 'bloodlust')) found.push({ type: 'bloodlust' });
  found.push({ type: 'go' });
  return found;
}

function prepare(m: M, f: AttackFrame, action: Action): void {
  switch (action.type) {
    case 'eagleEye':
      usePerk(m, f.seat, 'eagle-eye');
      f.toDraw++;
      break;
    case 'chamber':
      chamber(m, f);
      break;
    case 'wasteNot':
      usePerk(m, f.seat, 'waste-not');
      spendTrash(m, f.seat, action.count);
      f.toDraw += action.count;
      break;
    case 'vitamins':
      takeVitamins(m, f);
      break;
    default:
      takeBloodlust(m, f);
  }
}

function spendTrash(m: M, seat: Seat, count: number): void {
  const p = player(m, seat);
  const trash = allCards(p)
    .filter(card => categoryOf(card) === 'trash')
    .slice(0, count);
  for (const card of trash) takeOut(p, card);
  toDiscard(m, seat, trash, 'used');
}

/** A Bullets card that does not exist draws its Combat card like a real one (UD-CHAR-TRIGGER-03). */
function chamber(m: M, f: AttackFrame): void {
  usePerk(m, f.seat, 'one-in-the-chamber');
  f.toDraw++;
}

function takeVitamins(m: M, f: AttackFrame): void {
  spend(m, f.seat, 'vitamins', 'used');
  emit(m, { type: 'specialPlayed', seat: f.seat, card: 'vitamins' });
  f.toDraw += 2;
}

function takeBloodlust(m: M, f: AttackFrame): void {
  spend(m, f.seat, 'bloodlust', 'used');
  emit(m, { type: 'specialPlayed', seat: f.seat, card: 'bloodlust' });
  suffer(m, f.seat, PRICE, 'bloodlust');
  f.rage++;
}

/** Not offered where there is no damage to split or nobody to split it with (UD-SPEC-FOC-01). */
const canFocus = (m: M, f: AttackFrame): boolean =>
  damageOf(m, f) > 0 && enemiesBeside(m, foeInLine(m, f.target)).length > 0;

function drawPreview(m: M, f: AttackFrame, more: number): Preview {
  const cards = f.toDraw + more;
  const kill = killChance(m, foeInLine(m, f.target), damageOf(m, f), cards);
  return { type: 'draw', cards, kill, lethal: isFrenzyLethal(m, f.seat, kill) };
}

/** With Focus the target keeps what was not given away; Frenzy hurts where the target would live. */
function strikePreview(m: M, f: AttackFrame, price = 0): Preview {
  const foe = foeInLine(m, f.target);
  const damage = shareOf(m, f);
  const area = areaOf(f);
  const points = (one: Foe): number => area + (f.shares.find(share => share.foe === one.id)?.points ?? 0);
  const kills = [foe, ...reach(m, foe)].filter(one => (one === foe ? damage : points(one)) >= lifeLeft(one));
  const frenzy = isFrenzied(m, f.seat) && !kills.includes(foe) ? FRENZY_DAMAGE : 0;
  const self = frenzy + (f.chosen ? combatCards[f.chosen].self : 0);
  const lethal = isLethal(m, f.seat, price + self);
  return { type: 'strike', damage, area, self, kills: kills.map(k => k.id), lethal };
}
