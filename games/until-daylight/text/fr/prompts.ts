import { ROUNDS } from '../../content/numbers.ts';
import type { View } from '../../seen.ts';
import { capital } from '../../../../kit/grammar.ts';
import { actor, ammunitionOf, foundCard, isFoundTooMuch, soloPick, tradeLeft } from '../reading.ts';
import type { Prompts } from '../shape.ts';
import { cards } from './cards.ts';
import { assaults } from './horde.ts';
import { combat } from './combat.ts';
import { actions, combatCards, player } from './nouns.ts';
import { assaultCrowd, cardList, combatList, foe, ofFoe } from './phrases.ts';
import { perks } from './people.ts';
import { form, of } from '../../../../kit/french.ts';
import type { Seat } from '../../../../engine/types.ts';

const SPOKEN = ['', 'Première', 'Deuxième'];

export const prompts: Prompts = {
  'night/characters': () => 'Quel personnage prenez-vous ?',
  'night/weapons': view => {
    const pick = SPOKEN[soloPick(view) ?? 0] ?? '';
    const question =
      pick === '' ? 'Quelle arme commune prenez-vous ?' : `${pick} arme commune : laquelle prenez-vous ?`;
    return `${question} Conseil : une arme de mêlée et une arme à distance.`;
  },
  'find/keep': view => {
    const card = foundCard(view);
    if (!card) return 'Garder la carte trouvée ?';
    if (isFoundTooMuch(view))
      return `Vous trouvez : ${cards[card].name}. Inventaire plein : quelle carte céder à sa place ?`;
    return `Vous trouvez : ${cards[card].name}. ${capital(cards[card].it)} garder ?`;
  },
  'wave/choose': view => {
    if (view.round > ROUNDS) return 'La VAGUE ! Affronter les ennemis qui restent ou gagner du temps ?';
    const who = view.assault ? assaultCrowd(view.assault, view.players.length) : '';
    const assault = view.assault ? ` Assaut ${assaults[view.assault].name}${who === '' ? '' : ` : ${who}`}.` : '';
    return `La VAGUE ! Affronter la horde ou la reporter ?${assault}`;
  },
  'exchange/trade': (view, _names, reader) => trades[tradeLeft(view, reader)],
  'blackMarket/take': () => `${perks['black-market'].name} : quelle carte prenez-vous dans la défausse ?`,
  'turn/act': view => {
    if (!view.focus) return 'Votre tour de combat : que faites-vous ?';
    if (view.focus.actions < 1) return 'Plus aucune action : finir le tour ?';
    return `Votre tour de combat (${actions(view.focus.actions)}) : que faites-vous ?`;
  },
  'turn/whenEnding': (view, names) => {
    const seat = actor(view);
    const who = seat === null ? 'Le tour se termine' : `${player(names, seat)} va finir son tour`;
    return `${who}. Offrir une action de plus et prendre la VAGUE (${cards.encouragement.name}) ?`;
  },
  'attack/load': view => {
    const weapon = view.focus?.weapon ?? null;
    const kind = ammunitionOf(weapon);
    if (!weapon || !kind) return 'Combien de munitions dépensez-vous ?';
    return `${cards[weapon].name} : combien de cartes ${cards[kind].name} dépensez-vous ?`;
  },
  'attack/prepare': view => {
    const count = view.focus?.toDraw ?? 0;
    const draw = count > 0 ? `${combatCards(count)} à piocher` : 'aucune carte Combat à piocher';
    return `${attackOn(view)} : ${draw}. Un renfort avant de frapper ?`;
  },
  'attack/choose': view =>
    `${attackOn(view)} : ${view.focus?.drawn.length === 1 ? 'frapper avec la carte Combat tirée' : 'quelle carte Combat choisissez-vous'} ?`,
  'attack/spread': () => `${cards.focus.name} : combien de dégâts aux voisins de la cible ?`,
  'attack/whenChosen': view => {
    const chosen = view.focus?.chosen ?? null;
    return `${attackOn(view)}${chosen ? `, carte ${combat[chosen].name}` : ''} : un dernier effet avant les dégâts ?`;
  },
  'attack/whenKilled': () => `Ennemi éliminé ! ${perks['sticky-fingers'].name} : révéler 2 cartes de la réserve ?`,
  'attack/bloodbath': () => `Cible éliminée ! ${perks.bloodbath.name} : attaquer une fois de plus ?`,
  'rummage/keep': view => {
    const shown = view.focus?.shown ?? [];
    const what =
      shown.length > 0 ? `vous révélez ${cardList(shown)}. Qu’en gardez-vous ?` : 'quelle carte gardez-vous ?';
    return `${perks['sticky-fingers'].name} : ${what}`;
  },
  'luck/ask': (view, names, reader) => {
    const drawn = view.focus?.drawn ?? [];
    const what = drawn.length > 0 ? ` : ${combatList(drawn)}` : '';
    return `Jouer ${cards.luck.name} ? ${clash(view, names, reader)}${what}.`;
  },
  'enemyAttack/keep': view => {
    const victim = actor(view) === null ? 'laquelle frappe le Survivant ?' : 'laquelle vous frappe ?';
    return `Cartes à égalité pour l’attaque ${ofFoe(view, view.focus?.foe ?? null)} : ${victim}`;
  },
};

const trades: { readonly [L in ReturnType<typeof tradeLeft>]: string } = {
  all: 'Échange : touchez une carte à donner, ou un soin à utiliser.',
  answer: 'Échange : accepter ce que l’on vous offre ?',
  give: 'Échange : touchez une carte à donner, si vous voulez.',
  heal: 'Échange : touchez un soin à utiliser, si vous voulez.',
  nothing: 'Échange : vous n’avez plus rien à faire.',
  full: 'Échange : inventaire plein, on ne peut rien vous donner. Que donnez-vous ?',
};

export const unknownPrompt = 'À vous de jouer.';

function attackOn(view: View): string {
  const target = view.focus?.target ?? null;
  return target === null ? 'Votre attaque' : `Attaque contre ${foe(view, target)}`;
}

/** Whose cards lie there and against whom: `Cartes Combat de la Brute contre Bob`, `Votre carte Combat contre la Brute`. */
function clash(view: View, names: readonly string[], reader: Seat | null): string {
  const { foe: enemy = null, target = null, seat = null, drawn = [] } = view.focus ?? {};
  const isMine = seat !== null && seat === reader;
  const those = form(drawn.length, 'carte Combat', 'cartes Combat');
  const whom = target !== null ? foe(view, target) : isMine ? 'vous' : player(names, seat);
  if (enemy !== null) return `${capital(those)} ${ofFoe(view, enemy)} contre ${whom}`;
  if (target === null) return capital(form(drawn.length, `${those} révélée`, `${those} révélées`));
  return isMine
    ? `${form(drawn.length, 'Votre', 'Vos')} ${those} contre ${whom}`
    : `${capital(those)} ${of(player(names, seat))} contre ${whom}`;
}
