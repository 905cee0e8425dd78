import { ROUNDS } from '../../content/numbers.ts';
import type { View } from '../../seen.ts';
import type { Action, Craft } from '../../spec.ts';
import { type ByType, uncapital } from '../../../../kit/grammar.ts';
import { actor, ammunitionOf, delay, foundCard, healingOf, materialsOf, offerFrom, wouldKill } from '../reading.ts';
import { cards, weaponSummary } from './cards.ts';
import { combat, tokens } from './horde.ts';
import { actions, combatCards, damage, lives } from './nouns.ts';
import { characters, perks } from './people.ts';
import { backpack, foe, parcel, player, room, toFoe } from './phrases.ts';
import { and, form, of } from '../../../../kit/french.ts';

const LETHAL = 'MORTEL : la partie serait perdue';
const hurtsSelf = (view: View): string => `1 dégât pour vous${wouldKill(view, actor(view), 1) ? `, ${LETHAL}` : ''}`;
const trash = (count: number): string => (count === 1 ? '1 Déchet' : `${count} Déchets`);

export const labels: ByType<Action, [view: View, names: readonly string[]], string> = {
  pickCharacter: ({ character }) => `Prendre ${characters[character].the}`,
  pickWeapon: ({ weapon }) => `Prendre ${cards[weapon].the} (${weaponSummary(weapon)})`,
  keep: ({ instead }, view) => {
    const card = foundCard(view);
    return `Garder ${card ? cards[card].the : 'la carte'}${room(view, actor(view), instead)}`;
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
    return `Accepter ${gift(view, from, names)}${room(view, to, instead)}`;
  },
  refuse: ({ from }, view, names) => `Refuser ${gift(view, from, names)}`,
  withdraw: () => 'Retirer votre offre',
  heal: ({ card }) => `Se soigner avec ${cards[card].the} (+${lives(healingOf(card))})`,
  blackMarket: (item, view) => {
    const what = item.card === 'backpack' ? parcel(view, null, item) : cards[item.card].a;
    return `${perks['black-market'].name} : échanger ${what} contre une carte de la défausse`;
  },
  take: ({ card, instead }, view) => `Prendre ${cards[card].the}${room(view, actor(view), instead)}`,
  ready: () => 'Prêt',
  reconsider: () => 'Finalement, pas encore prêt',
  attack: ({ weapon, target }, view) => `Attaquer ${foe(view, target)} avec ${cards[weapon].the}`,
  craft: (action, view) => craft(action, view),
  drink: (_, view) => `Boire ${cards['energy-drink'].a} : 1 action de plus, ${hurtsSelf(view)}`,
  humanShield: (_, view, names) =>
    `${perks['human-shield'].name} : prendre la VAGUE${view.holder === null ? '' : ` à ${player(names, view.holder)}`}`,
  holdTheLine: ({ seat }, view, names) => {
    const whom = seat === actor(view) ? 'vous protéger' : `protéger ${player(names, seat)}`;
    return `${perks['hold-the-line'].name} : ${whom} (2 dégâts de moins)`;
  },
  end: (_, view) => {
    const left = view.focus?.actions ?? 0;
    return left > 0 ? `Finir le tour (${actions(left)} de ${form(left, 'perdue')})` : 'Finir le tour';
  },
  load: ({ count }, view) => {
    const kind = ammunitionOf(view.focus?.weapon ?? null);
    if (count === 0) return `Tirer sans munition : ${perks['one-in-the-chamber'].name}`;
    const what = kind ? `${form(count, 'carte')} ${cards[kind].name}` : form(count, 'munition');
    return `Dépenser ${count} ${what}`;
  },
  eagleEye: () => `${perks['eagle-eye'].name} : 1 carte Combat de plus`,
  chamber: () => `${perks['one-in-the-chamber'].name} : 1 carte Balles gratuite`,
  wasteNot: ({ count }) => `${perks['waste-not'].name} : défausser ${trash(count)}, ${combatCards(count)} de plus`,
  vitamins: () => `${cards.vitamins.name} : 2 cartes Combat de plus`,
  bloodlust: (_, view) => `${cards.bloodlust.name} : 1 dégât de zone de plus, ${hurtsSelf(view)}`,
  focus: () => `${cards.focus.name} : répartir les dégâts`,
  spread: ({ foe: id, points }, view) => `${points === 0 ? 'Aucun dégât' : damage(points)} ${toFoe(view, id)}`,
  go: (_, view) => {
    if (!view.focus?.weapon) return 'Continuer';
    const { chosen, drawn, toDraw } = view.focus;
    return chosen === null && drawn.length === 0 && toDraw > 0 ? `Piocher ${combatCards(toDraw)}` : 'Frapper';
  },
  choose: ({ card }) => `Choisir : ${uncapital(combat[card].effect)}`,
  luck: ({ card }) => `${cards.luck.name} : remplacer la carte ${combat[card].name}`,
  encourage: (_, view, names) => {
    const seat = actor(view);
    return `Encourager ${seat === null ? 'le joueur actif' : player(names, seat)} et prendre la VAGUE`;
  },
  rummage: () => `${perks['sticky-fingers'].name} : révéler 2 cartes de la réserve`,
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
  const verb = workshop ? `${perks.workshop.name}, sans dépenser d'action : fabriquer` : 'Fabriquer';
  return `${verb} ${tokens[recipe].a}${on} avec ${and(materials)}${replaced ? ` (${perks.handmade.name})` : ''}`;
}
