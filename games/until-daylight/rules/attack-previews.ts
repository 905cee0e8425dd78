import type { Seat } from '../../../engine/types.ts';
import type { AttackFrame } from '../cards/special.ts';
import { combatCards } from '../content/combat.ts';
import { weapons } from '../content/weapons.ts';
import type { Foe, Preview } from '../seen.ts';
import type { Attack } from '../spec.ts';
import { areaOf, damageOf, reach, shareOf } from './attack-damage.ts';
import { countOf } from './inventory.ts';
import { isLethal } from './life.ts';
import { killChance, meanDamage } from './odds.ts';
import { frenzyOf } from './perks.ts';
import { type M, foeInLine, lifeLeft, player } from './table.ts';

// What an attack would come to, before it is declared and at each of its steps.

export function attackPreview(m: M, seat: Seat, { weapon, target }: Attack): Preview {
  const { ammo, cards, area, damage } = weapons[weapon];
  const foe = foeInLine(m, target);
  const bonus = foe.spears + (frenzyOf(m, seat)?.damage ?? 0);
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
  chance === 0 && isLethal(m, seat, frenzyOf(m, seat)?.price ?? 0);

/** The chances once so many more cards are to be drawn; `instead` of so many, where something is given for it. */
export function drawPreview(m: M, f: AttackFrame, more: number, instead: number | null = null): Preview {
  const damage = damageOf(m, f);
  const chance = (cards: number): number => killChance(m, foeInLine(m, f.target), damage, f.toDraw + cards);
  const kill = chance(more);
  const mean = meanDamage(m, damage, f.toDraw + more);
  const gain = instead === null ? null : kill - chance(instead);
  return { type: 'draw', cards: f.toDraw + more, kill, mean, gain, lethal: isFrenzyLethal(m, f.seat, kill) };
}

/** With Focus the target keeps what was not given away; Frenzy hurts where the target would live; `price` is paid on the way there. */
export function strikePreview(m: M, f: AttackFrame, price = 0): Preview {
  const foe = foeInLine(m, f.target);
  const damage = shareOf(m, f);
  const area = areaOf(f);
  const points = (one: Foe): number => area + (f.shares.find(share => share.foe === one.id)?.points ?? 0);
  const kills = [foe, ...reach(m, foe)].filter(one => (one === foe ? damage : points(one)) >= lifeLeft(one));
  const frenzy = kills.includes(foe) ? 0 : (frenzyOf(m, f.seat)?.price ?? 0);
  const self = price + frenzy + (f.chosen ? combatCards[f.chosen].self : 0);
  const lethal = isLethal(m, f.seat, self);
  return { type: 'strike', damage, area, self, kills: kills.map(k => k.id), lethal };
}
