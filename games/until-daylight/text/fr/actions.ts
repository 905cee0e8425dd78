import { healingOf } from '../../content/cards.ts';
import { ROUNDS } from '../../content/numbers.ts';
import type { View } from '../../seen.ts';
import type { Action, Craft } from '../../spec.ts';
import { type ByType, uncapital } from '../../../../kit/grammar.ts';
import { actor, ammunitionOf, delay, foundCard, isActionOfUse, materialsOf, offerFrom } from '../reading.ts';
import { playLabels, useLabels } from '../labels.ts';
import { cards, weaponSummary } from './cards.ts';
import { tokens } from './horde.ts';
import { combat } from './combat.ts';
import { LETHAL, actions, combatCards, damage, lives, player } from './nouns.ts';
import { characters, perks } from './people.ts';
import { backpack, foe, parcel, withRoom, toFoe } from './phrases.ts';
import { and, form, of } from '../../../../kit/french.ts';

export const labels: ByType<Action, [view: View, names: readonly string[]], string> = {
  ...playLabels(cards),
  ...useLabels(perks),
  pickCharacter: ({ character }) => `Prendre ${characters[character].the}`,
  pickWeapon: ({ weapon }) => `Prendre ${cards[weapon].the} (${weaponSummary(weapon)})`,
  keep: ({ instead }, view) => {
    const card = foundCard(view);
    return withRoom(`Garder ${card ? cards[card].the : 'la carte'}`, view, actor(view), instead);
  },
  leave: (_, view) => {
    const card = foundCard(view);
    return card ? `Laisser ${cards[card].the}` : 'Ne rien garder';
  },
  face: (_, view) => (view.round > ROUNDS ? 'Affronter les ennemis' : 'Affronter la horde'),
  delay: (_, view) => {
    const { free, lethal, empty } = delay(view);
    const price = free ? `sans dégât : ${perks.diversion.name}` : lethal ? `1 dégât, ${LETHAL}` : '1 dégât';
    return `Reporter la VAGUE (${empty && view.players.length > 1 ? 'pile vide, elle passe au joueur suivant ; ' : ''}${price})`;
  },
  offer: ({ to, ...item }, view, names) => {
    const what = item.card === 'backpack' ? parcel(view, null, item) : cards[item.card].a;
    return `Offrir ${what} à ${player(names, to)}`;
  },
  accept: ({ from, instead }, view, names) => {
    const to = offerFrom(view, from)?.to ?? null;
    return withRoom(`Accepter ${gift(view, from, names)}`, view, to, instead);
  },
  refuse: ({ from }, view, names) => `Refuser ${gift(view, from, names)}`,
  withdraw: () => 'Retirer l’offre',
  heal: ({ card }) => `Se soigner avec ${cards[card].the} (${lives(healingOf(card))} au plus)`,
  take: ({ card, instead }, view) => withRoom(`Prendre ${cards[card].the}`, view, actor(view), instead),
  ready: () => 'Prêt',
  reconsider: () => 'Finalement, pas encore prêt',
  attack: ({ weapon, target }, view) => `Attaquer ${foe(view, target)} avec ${cards[weapon].the}`,
  craft: (action, view) => craft(action, view),
  end: (_, view) => {
    const left = view.focus?.actions ?? 0;
    return isActionOfUse(view) ? `Finir le tour (${actions(left)} ${form(left, 'perdue')})` : 'Finir le tour';
  },
  load: ({ count }, view) => {
    const kind = ammunitionOf(view.focus?.weapon ?? null);
    if (count === 0) return `Tirer sans munition : ${perks['one-in-the-chamber'].name}`;
    const what = kind ? `${form(count, 'carte')} ${cards[kind].name}` : form(count, 'munition');
    return `Dépenser ${count} ${what}`;
  },
  spread: ({ foe: id, points }, view) => `${points === 0 ? 'Aucun dégât' : damage(points)} ${toFoe(view, id)}`,
  go: (_, view) => {
    if (!view.focus?.weapon) return 'Continuer';
    const { chosen, drawn, toDraw } = view.focus;
    return chosen === null && drawn.length === 0 && toDraw > 0 ? `Piocher ${combatCards(toDraw)}` : 'Frapper';
  },
  choose: ({ card }) => `Choisir : ${uncapital(combat[card].effect)}`,
  pass: (_, view) => ((view.focus?.shown.length ?? 0) > 0 ? 'Ne rien garder' : 'Passer'),
  stow: ({ card, bag }, view) => `Ranger ${cards[card].the} dans le ${backpack(view, bag)}`,
  unstow: ({ card, bag }, view) => `Sortir ${cards[card].the} du ${backpack(view, bag)}`,
  swap: ({ card, bag, out }, view) =>
    `Sortir ${cards[out].the} du ${backpack(view, bag)} et y ranger ${cards[card].the}`,
  discard: ({ card, bag }, view) => {
    if (card === 'backpack') return `Défausser ${parcel(view, null, { card, bag })}`;
    return `Défausser ${cards[card].a}${bag === null ? '' : ` du ${backpack(view, bag)}`}`;
  },
};

function gift(view: View, from: number, names: readonly string[]): string {
  const offer = offerFrom(view, from);
  const what = !offer ? 'le cadeau' : offer.card === 'backpack' ? parcel(view, from, offer) : cards[offer.card].the;
  return `${what} ${of(player(names, from))}`;
}

/** `Fabriquer une Lance contre l'Errant (2 vies) avec Planches et Fragments`. */
function craft(action: Craft, view: View): string {
  const { recipe, target, trash: replaced, workshop } = action;
  const materials = materialsOf(action).map(card =>
    card === replaced ? `1 Déchet à la place ${cards[card].of}` : cards[card].name,
  );
  const on = target === null ? '' : ` contre ${foe(view, target)}`;
  const verb = workshop ? `${perks.workshop.name}, sans dépenser d’action : fabriquer` : 'Fabriquer';
  return `${verb} ${tokens[recipe].a}${on} avec ${and(materials)}${replaced ? ` (${perks.handmade.name})` : ''}`;
}
