import { of, plural } from '../../../../kit/french.ts';
import type { Preview, SeenFoe, SeenPlayer } from '../../seen.ts';
import { type WeaponId, weapons } from '../../content/weapons.ts';
import { recipes } from '../../content/recipes.ts';
import { TOKENS } from '../../ids.ts';
import { allCards, categoryOf, holds, isWeapon } from '../../rules/inventory.ts';
import type { Action } from '../../spec.ts';
import { foundCard } from '../../text/reading.ts';
import { type Seen, foeName } from '../look.ts';
import { type CardId, healingOf } from '../../content/cards.ts';
import { trashWorth } from '../../bots/perks.ts';

const SAY = {
  fr: {
    strikesYou: (name: string, hits: number) =>
      `${name} va vous frapper (${plural(hits, 'dégât fixe', 'dégâts fixes')}).`,
    strikesOther: (name: string, who: string, hits: number) =>
      `${name} va frapper ${who} (${plural(hits, 'dégât fixe', 'dégâts fixes')}) ; à terre, plus de coup.`,
    wears: (name: string) => `${name} ne tombera sans doute pas de ce coup, mais chaque dégât reste.`,
    cast: 'De ceux qui restent, c’est celui dont les équipes ont le mieux tenu, en des milliers de nuits jouées par des bots.',
    weapon: 'En des milliers de nuits jouées par des bots, c’est l’arme qui a le mieux servi ce personnage.',
    both: 'Vous aurez une arme de mêlée et une arme à distance.',
    keep: 'Il reste de la place, et la carte servira.',
    idleAmmo: 'Il reste de la place, et une arme qui s’en sert viendra peut-être.',
    trash: 'Il reste de la place : ce déchet ne sert à rien, mais il peut se perdre au lieu d’une bonne carte.',
    trashUsed: 'Il reste de la place, et vos avantages tirent parti des déchets.',
    swap: 'Cette carte vaut mieux que celle qu’elle remplace.',
    leave: 'La carte ne vaut pas sa place.',
    face: 'La pile a donné ce qu’elle avait de mieux, et la santé de chacun est trop précieuse pour attendre.',
    delay: 'Un dégât se supporte ici, et la pile contient encore de quoi se préparer.',
    heal: (left: number) => `Il vous reste ${plural(left, 'vie')}, et les soins ne servent qu’à l’échange.`,
    give: (who: string) => `${who} en fera meilleur usage.`,
    giveWeapon: (who: string, ammo: string) => `Vous n’avez pas de ${ammo} pour cette arme, et ${who} en a.`,
    giveAmmo: (who: string) => `${who} a une arme qui s’en sert, et vous n’en avez pas.`,
    giveHealing: (who: string, left: number) => `${who} en a plus besoin : il lui reste ${plural(left, 'vie')}.`,
    giveMaterial: (who: string, token: string) => `${who} a ce qui manque pour en faire ${token}.`,
    giveTrash: (who: string) => `Les avantages ${of(who)} tirent parti des déchets.`,
    ready: 'Rien de plus à donner ni à soigner.',
    barricade: 'Une Barricade arrête une attaque entière.',
    trap: 'Un Piège blesse celui qui attaque, avant son coup.',
    spear: 'Une Lance blesse tout de suite et aide les attaques suivantes.',
    grenade: 'Une Grenade écarte plusieurs ennemis jusqu’à la fin de la phase.',
    end: 'Aucune action ne rapporterait plus qu’elle ne coûte.',
    spare: 'Assez de cartes pour toucher ; le reste servira plus tard.',
    harder: 'La cible ne tombera sans doute pas de ce coup : plus de cartes, plus de dégâts.',
    best: 'C’est la carte qui laisse la table dans le meilleur état.',
    pass: 'L’effet servira mieux une autre fois.',
  },
  en: {
    strikesYou: (name: string, hits: number) => `${name} is going to strike you (${hits} fixed damage).`,
    strikesOther: (name: string, who: string, hits: number) =>
      `${name} is going to strike ${who} (${hits} fixed damage); once down it strikes nobody.`,
    wears: (name: string) => `${name} will hardly fall by this blow, but every damage stays.`,
    cast: 'Of those who are left, teams with this one held out best, in thousands of nights played by bots.',
    weapon: 'In thousands of nights played by bots it has served this character best.',
    both: 'You will have a melee and a ranged weapon.',
    keep: 'There is room for it, and it will be of use.',
    idleAmmo: 'There is room for it, and a weapon that uses it may still come.',
    trash: 'There is room for it: this Trash is of no use, but it may be lost instead of a good card.',
    trashUsed: 'There is room for it, and your perks make use of Trash.',
    swap: 'This card is worth more than the one it replaces.',
    leave: 'The card is not worth its slot.',
    face: 'The pile has given its best, and waiting longer would cost too much health.',
    delay: 'One damage can be borne here, and the pile still holds what you need.',
    heal: (left: number) => `You have ${left} life left, and healing works in the exchange only.`,
    give: (who: string) => `${who} will make better use of it.`,
    giveWeapon: (who: string, ammo: string) => `You have no ${ammo} for this weapon, and ${who} has some.`,
    giveAmmo: (who: string) => `${who} has a weapon for it, and you have none.`,
    giveHealing: (who: string, left: number) => `${who} needs it more, with ${left} life left.`,
    giveMaterial: (who: string, token: string) => `${who} has what it takes to make ${token} of it.`,
    giveTrash: (who: string) => `The perks of ${who} make use of Trash.`,
    ready: 'There is nothing more to give or to heal.',
    barricade: 'A Barricade stops a whole attack.',
    trap: 'A Trap wounds the attacker before it strikes.',
    spear: 'A Spear wounds at once and helps the attacks that follow.',
    grenade: 'A Grenade takes several enemies out until the end of the phase.',
    end: 'No action would bring more than it costs.',
    spare: 'Enough cards to hit; the rest will be needed later.',
    harder: 'The target will hardly fall by this blow: more cards, more damage.',
    best: 'It is the card that leaves the table in the best shape.',
    pass: 'The effect will be of more use another time.',
  },
} as const;

/** Why the companion would do this: what the table shows that speaks for it. */
export function reason(action: Action, preview: Preview | null, look: Seen): string | null {
  const say = SAY[look.language];
  const { view, seat } = look;
  const p = seat === null ? undefined : view.players[seat];
  switch (action.type) {
    case 'pickCharacter':
      return say.cast;
    case 'pickWeapon':
      return p && isOtherRange(p.items, action.weapon) ? say.both : say.weapon;
    case 'attack':
      return threat(action.target, preview, look);
    case 'keep':
    case 'take':
    case 'accept':
      return action.instead === null || action.instead.packed ? keeping(kept(action, look), look) : say.swap;
    case 'leave':
      return say.leave;
    case 'face':
      return say.face;
    case 'delay':
      return say.delay;
    case 'heal':
      return p ? say.heal(p.life - p.damage) : null;
    case 'offer':
      return giving(action.card, action.to, look);
    case 'ready':
      return say.ready;
    case 'craft':
      return say[action.recipe];
    case 'end':
      return say.end;
    case 'load':
      return preview?.type === 'draw' && preview.kill < HOPE ? say.harder : say.spare;
    case 'choose':
      return say.best;
    case 'pass':
    case 'go':
      return say.pass;
    default:
      return null;
  }
}

/** A chance below which nobody counts on it. */
const HOPE = 0.1;

/** Neither two melee nor two ranged weapons (UD-SETUP-06). */
const isOtherRange = (held: readonly CardId[], weapon: WeaponId): boolean =>
  held.every(card => isWeapon(card) && weapons[card].range !== weapons[weapon].range);

function threat(target: number, preview: Preview | null, look: Seen): string | null {
  const { view, names, seat, language } = look;
  const foe = view.line.find((one: SeenFoe) => one.id === target);
  const aim = view.forecast.find(one => one.foe === target);
  if (!foe || aim?.seat === undefined || aim.seat === null) return null;
  const name = foeName(look, target);
  if (preview?.type === 'attack' && Math.max(...preview.kill) < HOPE) return SAY[language].wears(name);
  if (aim.seat === seat) return SAY[language].strikesYou(name, foe.hits);
  return SAY[language].strikesOther(name, names[aim.seat] ?? '', foe.hits);
}

/** The card that would come into the own hand. */
function kept(action: Extract<Action, { type: 'keep' | 'take' | 'accept' }>, { view }: Seen): CardId | null {
  if (action.type === 'take') return action.card;
  if (action.type === 'accept') return view.focus?.offers.find(({ from }) => from === action.from)?.card ?? null;
  return foundCard(view);
}

const usesTrash = (p: SeenPlayer | undefined): boolean =>
  p !== undefined && trashWorth(p, 'companion', 0) !== undefined;

function keeping(card: CardId | null, { view, seat, language }: Seen): string {
  const say = SAY[language];
  const isIdle = (ammo: CardId): boolean => !view.players.some(p => shootsWith(p, ammo));
  if (card !== null && categoryOf(card) === 'ammo' && isIdle(card)) return say.idleAmmo;
  if (card === null || categoryOf(card) !== 'trash') return say.keep;
  return usesTrash(view.players[seat ?? -1]) ? say.trashUsed : say.trash;
}

/** Whether a weapon of theirs takes this ammunition. */
const shootsWith = (p: SeenPlayer, ammo: CardId): boolean =>
  allCards(p).some(card => isWeapon(card) && weapons[card].ammo === ammo);

/** What the other can do with it that one cannot do oneself. */
function giving(card: CardId, to: number, { view, seat, names, texts, language }: Seen): string {
  const say = SAY[language];
  const who = names[to] ?? '';
  const [p, other] = [view.players[seat ?? -1], view.players[to]];
  if (!p || !other) return say.give(who);
  const ammo = isWeapon(card) ? weapons[card].ammo : null;
  if (ammo && !holds(p, ammo) && holds(other, ammo)) return say.giveWeapon(who, texts.cards[ammo].name);
  if (shootsWith(other, card) && !shootsWith(p, card)) return say.giveAmmo(who);
  if (healingOf(card) > 0 && other.damage > 0) return say.giveHealing(who, other.life - other.damage);
  const token = TOKENS.find(one => {
    const [first, second] = recipes[one].materials;
    return (card === first && holds(other, second)) || (card === second && holds(other, first));
  });
  if (token) return say.giveMaterial(who, texts.tokens[token].a);
  return categoryOf(card) === 'trash' && usesTrash(other) ? say.giveTrash(who) : say.give(who);
}
