import { type CardId, healingOf } from '../content/cards.ts';
import { CHARACTERS, characters } from '../content/characters.ts';
import type { PerkId } from '../content/perks.ts';
import { recipes } from '../content/recipes.ts';
import { type WeaponId, weapons } from '../content/weapons.ts';
import { TOKENS } from '../ids.ts';
import { isStartingWeapon, isWeapon } from '../rules/inventory.ts';
import type { Seen } from './look.ts';
import { words } from './words/words.ts';

/** What a card does; a material also says what is made of it, and in `full` what that is good for. */
export function about(card: CardId | 'wave', { texts, language, view, seat }: Seen, full = false): string {
  const made = TOKENS.flatMap(token => {
    const [one, two] = recipes[token].materials;
    const other = card === one ? two : card === two ? one : null;
    if (other === null) return [];
    const makes = words[language].makes(texts.cards[other].name, texts.tokens[token].name);
    return full ? [makes, texts.tokens[token].effect] : [makes];
  });
  const p = seat === null ? undefined : view.players[seat];
  // Of what is found or offered nobody knows yet when it will be used.
  const isOwn = card !== 'wave' && p !== undefined && [p.items, ...p.bags].some(held => held.includes(card));
  const isWasted = isOwn && healingOf(card) > 0 && p.damage === 0;
  const isPacked = isOwn && !p.items.includes(card);
  const own = words[language];
  return [
    texts.cards[card].effect,
    ...made,
    isWasted && own.unhurt,
    isPacked && own.inBag,
    isOwn && isWeapon(card) && isStartingWeapon(card) && own.starting,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What a perk does; one of two is only for whoever is the first player. */
export function perkAbout(perk: PerkId, { texts, language }: Seen): string {
  const isForFirst = CHARACTERS.some(id => characters[id].firstPlayer === perk);
  return isForFirst ? words[language].asFirst(texts.perks[perk].effect) : texts.perks[perk].effect;
}

/** What a weapon does, in a word; that it cannot be used, where nothing is left to load it with. */
export function weaponNote(id: WeaponId, { texts, language }: Seen, held: readonly CardId[] | null): string {
  const own = words[language];
  const { damage, cards, ammo } = weapons[id];
  if (ammo && held && !held.includes(ammo)) return own.without(texts.cards[ammo].name);
  return damage > 0 ? own.hits(damage) : own.drawsCards(cards);
}
