import { plural } from '../../../../kit/french.ts';
import type { Preview, SeenFoe } from '../../seen.ts';
import { type WeaponId, weapons } from '../../content/weapons.ts';
import { isWeapon } from '../../rules/inventory.ts';
import type { Action } from '../../spec.ts';
import { type Seen, foeName } from '../look.ts';
import type { CardId } from '../../content/cards.ts';

const SAY = {
  fr: {
    strikesYou: (name: string, hits: number) =>
      `${name} va vous frapper (${plural(hits, 'dégât fixe', 'dégâts fixes')}).`,
    strikesOther: (name: string, who: string, hits: number) =>
      `${name} va frapper ${who} (${plural(hits, 'dégât fixe', 'dégâts fixes')}) ; à terre, plus de coup.`,
    cast: 'De ceux qui restent, c’est celui dont les équipes ont le mieux tenu, en des milliers de nuits jouées par des bots.',
    weapon: 'En des milliers de nuits jouées par des bots, c’est l’arme qui a le mieux servi ce personnage.',
    both: 'Vous aurez une arme de mêlée et une arme à distance.',
    keep: 'Il reste de la place, et la carte servira.',
    swap: 'Cette carte vaut mieux que celle qu’elle remplace.',
    leave: 'La carte ne vaut pas sa place.',
    face: 'La pile a donné ce qu’elle avait de mieux, et la santé de chacun est trop précieuse pour attendre.',
    delay: 'Un dégât se supporte ici, et la pile contient encore de quoi se préparer.',
    heal: (left: number) => `Il vous reste ${plural(left, 'vie')}, et les soins ne servent qu’à l’échange.`,
    give: (who: string) => `${who} en fera meilleur usage.`,
    ready: 'Rien de plus à donner ni à soigner.',
    barricade: 'Une Barricade arrête une attaque entière.',
    trap: 'Un Piège blesse celui qui attaque, avant son coup.',
    spear: 'Une Lance blesse tout de suite et aide les attaques suivantes.',
    grenade: 'Une Grenade écarte plusieurs ennemis jusqu’à la fin de la phase.',
    end: 'Aucune action ne rapporterait plus qu’elle ne coûte.',
    spare: 'Assez de cartes pour toucher ; le reste servira plus tard.',
    best: 'C’est la carte qui laisse la table dans le meilleur état.',
    pass: 'L’effet servira mieux une autre fois.',
  },
  en: {
    strikesYou: (name: string, hits: number) => `${name} is going to strike you (${hits} fixed damage).`,
    strikesOther: (name: string, who: string, hits: number) =>
      `${name} is going to strike ${who} (${hits} fixed damage); once down it strikes nobody.`,
    cast: 'Of those who are left, teams with this one held out best, in thousands of nights played by bots.',
    weapon: 'In thousands of nights played by bots it has served this character best.',
    both: 'You will have a melee and a ranged weapon.',
    keep: 'There is room for it, and it will be of use.',
    swap: 'This card is worth more than the one it replaces.',
    leave: 'The card is not worth its slot.',
    face: 'The pile has given its best, and waiting longer would cost too much health.',
    delay: 'One damage can be borne here, and the pile still holds what you need.',
    heal: (left: number) => `You have ${left} life left, and healing works in the exchange only.`,
    give: (who: string) => `${who} will make better use of it.`,
    ready: 'There is nothing more to give or to heal.',
    barricade: 'A Barricade stops a whole attack.',
    trap: 'A Trap wounds the attacker before it strikes.',
    spear: 'A Spear wounds at once and helps the attacks that follow.',
    grenade: 'A Grenade takes several enemies out until the end of the phase.',
    end: 'No action would bring more than it costs.',
    spare: 'Enough cards to hit; the rest will be needed later.',
    best: 'It is the card that leaves the table in the best shape.',
    pass: 'The effect will be of more use another time.',
  },
} as const;

/** Why the companion would do this: what the table shows that speaks for it. */
export function reason(action: Action, _preview: Preview | null, look: Seen): string | null {
  const say = SAY[look.language];
  const { view, names, seat } = look;
  const p = seat === null ? undefined : view.players[seat];
  switch (action.type) {
    case 'pickCharacter':
      return say.cast;
    case 'pickWeapon':
      return p && isOtherRange(p.items, action.weapon) ? say.both : say.weapon;
    case 'attack':
      return threat(action.target, look);
    case 'keep':
    case 'take':
    case 'accept':
      return action.instead === null || action.instead.packed ? say.keep : say.swap;
    case 'leave':
      return say.leave;
    case 'face':
      return say.face;
    case 'delay':
      return say.delay;
    case 'heal':
      return p ? say.heal(p.life - p.damage) : null;
    case 'offer':
      return say.give(names[action.to] ?? '');
    case 'ready':
      return say.ready;
    case 'craft':
      return say[action.recipe];
    case 'end':
      return say.end;
    case 'load':
      return say.spare;
    case 'choose':
      return say.best;
    case 'pass':
    case 'go':
      return say.pass;
    default:
      return null;
  }
}

/** Neither two melee nor two ranged weapons (UD-SETUP-06). */
const isOtherRange = (held: readonly CardId[], weapon: WeaponId): boolean =>
  held.every(card => isWeapon(card) && weapons[card].range !== weapons[weapon].range);

function threat(target: number, look: Seen): string | null {
  const { view, names, seat, language } = look;
  const foe = view.line.find((one: SeenFoe) => one.id === target);
  const aim = view.forecast.find(one => one.foe === target);
  if (!foe || aim?.seat === undefined || aim.seat === null) return null;
  const name = foeName(look, target);
  if (aim.seat === seat) return SAY[language].strikesYou(name, foe.hits);
  return SAY[language].strikesOther(name, names[aim.seat] ?? '', foe.hits);
}
