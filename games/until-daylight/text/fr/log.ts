import type { Seat } from '../../../../engine/types.ts';
import type { CombatId } from '../../content/combat.ts';
import { type HordeId, horde } from '../../content/horde.ts';
import { isPerk } from '../../content/perks.ts';
import { ROUNDS } from '../../content/numbers.ts';
import { recipes } from '../../content/recipes.ts';
import { type ByType, capital, grouped } from '../../../../kit/grammar.ts';
import { isBadLuck, isNews } from '../reading.ts';
import { cards } from './cards.ts';
import { assaults, causes, kinds, phases, tokens } from './horde.ts';
import { combat } from './combat.ts';
import { cards as cardCount, damageOrNone, enemies, lives, player } from './nouns.ts';
import { characters, perks } from './people.ts';
import { assaultCrowd, cardList, combatList, crowd } from './phrases.ts';
import { and, form, of } from '../../../../kit/french.ts';
import type { Cause } from '../../content/causes.ts';
import type { DiscardCause, Thief } from '../../ids.ts';
import type { Event, Share } from '../../events.ts';

// The log tells the night in the present tense. No participle agrees with a player, whose gender nobody knows.

type Names = readonly string[];
type Wound = Extract<Event, { type: 'foeHurt' }>['cause'];

const kindOf = (card: HordeId) => kinds[horde[card].kind];
const theFoe = (card: HordeId): string => capital(kindOf(card).the);

export const lines: ByType<Event, [names: Names], string | null> = {
  characterPicked: ({ seat, character }, names) => `${player(names, seat)} prend ${characters[character].the}.`,
  weaponPicked: ({ seat, weapon }, names) => `${player(names, seat)} prend ${cards[weapon].the}.`,
  roundStarted: ({ round, first, pile }, names) =>
    `Manche ${round}${round > ROUNDS ? ', supplémentaire' : ''} : ${player(names, first)} commence, ${cardCount(pile)} dans la pile active.`,
  // The set-up needs no heading: it is what the log begins with.
  phaseStarted: ({ phase }) => (phase === 'setup' ? null : `Phase ${of(phases[phase].toLowerCase())}.`),
  reshuffled: ({ pile }) => {
    if (pile === 'rubble') return 'La défausse de Décombres est mélangée et redevient la réserve.';
    if (pile === 'combat') return 'La défausse de cartes Combat est mélangée et redevient la pioche.';
    return `La défausse des ${kinds[pile].plural} est mélangée et redevient leur pile.`;
  },
  cardDrawn: ({ seat, card }, names) =>
    isBadLuck(card)
      ? `Malchance pour ${player(names, seat)} : ${cards[card].name} !`
      : `${player(names, seat)} trouve ${cards[card].a}.`,
  cardKept: ({ seat, card }, names) => `${player(names, seat)} garde ${cards[card].the}.`,
  cardLeft: ({ seat, card }, names) => `${player(names, seat)} laisse ${cards[card].the}.`,
  discarded: ({ seat, cards: list, cause }, names) =>
    isNews(list, cause) ? discards[cause](player(names, seat), cardList(list)) : null,
  rubbleDiscarded: () => null,
  nothingLost: ({ seat, cause }, names) => vain[cause](player(names, seat)),
  damaged: ({ seat, amount, cause, damage, life }, names) => {
    const left = life - damage;
    const after = left > 0 ? `il lui reste ${lives(left)}` : 'le coup est mortel';
    return `${player(names, seat)} ${suffers(amount, cause)} : ${after}.`;
  },
  healed: ({ seat, amount, card }, names) =>
    amount > 0
      ? `${player(names, seat)} utilise ${cards[card].the} et regagne ${lives(amount)}.`
      : `${player(names, seat)} utilise ${cards[card].the} sans rien avoir à soigner.`,
  waveDrawn: ({ seat }, names) => `${player(names, seat)} pioche la VAGUE !`,
  assaultRevealed: ({ assault }, names) => {
    const who = assaultCrowd(assault, names.length);
    return `Assaut ${assaults[assault].name}${who === '' ? '' : ` : il amènera ${who}`}.`;
  },
  waveFaced: ({ seat }, names) => `${player(names, seat)} affronte la VAGUE.`,
  waveDelayed: ({ seat, free }, names) =>
    `${player(names, seat)} reporte la VAGUE${free ? ' sans subir de dégât' : ''}.`,
  wavePassed: ({ seat }, names) => `La pile est vide : la VAGUE passe à ${player(names, seat)}.`,
  waveTaken: ({ seat, by }, names) =>
    `${player(names, seat)} prend la VAGUE (${(isPerk(by) ? perks[by] : cards[by]).name}).`,
  hordeArrived: ({ foes }) => {
    const who = crowd(grouped(foes.map(foe => horde[foe.card].kind)));
    return who === '' ? 'Personne ne rejoint la ligne.' : `La horde arrive : ${who}.`;
  },
  offered: ({ from, to, card }, names) => `${player(names, from)} offre ${cards[card].a} à ${player(names, to)}.`,
  given: ({ from, to, card, inside }, names) => {
    const contents = inside.length > 0 ? `, avec ${cardList(inside)}` : '';
    return `${player(names, from)} donne ${cards[card].a} à ${player(names, to)}${contents}.`;
  },
  refused: ({ from, to, card }, names) => `${player(names, to)} refuse ${cards[card].the} ${of(player(names, from))}.`,
  withdrawn: ({ from, to, card }, names) =>
    `${player(names, from)} ne propose plus ${cards[card].the} à ${player(names, to)}.`,
  tookFromDiscard: ({ seat, card }, names) => `${player(names, seat)} prend ${cards[card].a} dans la défausse.`,
  repacked: () => null,
  seatReady: ({ seat }, names) => `${player(names, seat)} a fini ses échanges.`,
  reconsidered: ({ seat }, names) => `${player(names, seat)} reprend ses échanges.`,
  turnStarted: ({ seat }, names) => `À ${player(names, seat)} de combattre.`,
  perkUsed: ({ seat, perk, target }, names) => {
    const who = player(names, seat);
    if (target === null || perk !== 'hold-the-line')
      return `${who} utilise ${perks[perk].name} : ${perks[perk].brief}.`;
    return `${who} utilise ${perks[perk].name} pour ${target === seat ? 'se protéger' : `protéger ${player(names, target)}`}.`;
  },
  specialPlayed: ({ seat, card, whom }, names) => {
    const special = cards[card];
    const told = 'told' in special ? special.told?.(player(names, seat), player(names, whom)) : null;
    return told ?? `${player(names, seat)} joue ${cards[card].name}.`;
  },
  attacked: ({ seat, weapon, card }, names) =>
    `${player(names, seat)} attaque ${kindOf(card).the} avec ${cards[weapon].the}.`,
  combatDrawn: ({ by, enemy, cards: list }, names) => {
    const who = fighter(by, enemy, names);
    return list.length > 0 ? `${who} pioche ${combatList(list)}.` : `${who} ne pioche aucune carte Combat.`;
  },
  combatReplaced: ({ seat, from, to }, names) =>
    to === null
      ? `${player(names, seat)} écarte ${theCard(from)}, que rien ne remplace.`
      : `${player(names, seat)} remplace ${theCard(from)} par ${theCard(to)}.`,
  combatChosen: ({ by, enemy, card }, names) => `${fighter(by, enemy, names)} frappe avec ${theCard(card)}.`,
  combatDiscarded: () => null,
  damageSpread: ({ seat, shares }, names) => `${player(names, seat)} ${spread(shares)}.`,
  foeHurt: ({ card, amount, left, cause }) => {
    const after = left > 0 ? ` : il lui reste ${lives(left)}` : '';
    return `${theFoe(card)} ${suffers(amount, cause)}${after}.`;
  },
  foeKilled: ({ card }) => `${theFoe(card)} ${horde[card].kind === 'survivor' ? 'meurt' : 's’effondre'}.`,
  crafted: ({ seat, token, target }, names) => {
    const use = token === 'spear' ? ' et la plante dans un ennemi' : ' et la jette dans la horde';
    const isThrown = target !== null && recipes[token].placed === 'enemy';
    return `${player(names, seat)} fabrique ${tokens[token].a}${isThrown ? use : ''}.`;
  },
  outOfTheFight: ({ foes }) =>
    foes.length > 0
      ? `${capital(enemies(foes.length))} ${form(foes.length, 'est', 'sont')} hors combat jusqu’à la fin de la phase.`
      : null,
  backInTheFight: ({ foes }) =>
    foes.length > 0
      ? `${capital(enemies(foes.length))} ${form(foes.length, 'revient', 'reviennent')} dans le combat.`
      : null,
  enemyAttacked: ({ card, seat, survivor }, names) => {
    const whom = seat !== null ? ` ${player(names, seat)}` : survivor !== null ? ` ${kinds.survivor.a}` : '';
    return `${theFoe(card)} attaque${whom}.`;
  },
  trapSprung: ({ seat }, names) => `${capital(tokens.trap.the)} ${of(player(names, seat))} se déclenche !`,
  barricadeBroken: ({ seat, absorbed }, names) =>
    `${capital(tokens.barricade.the)} ${of(player(names, seat))} absorbe ${damageOrNone(absorbed)} et cède.`,
  attackMissed: ({ seat }, names) =>
    `L’attaque n’inflige aucun dégât${seat === null ? '' : ` à ${player(names, seat)}`}.`,
  strikeMissed: ({ card }) => `${theFoe(card)} ne subit aucun dégât.`,
  revealed: ({ seat, cards: list }, names) =>
    list.length > 0
      ? `${player(names, seat)} révèle ${cardList(list)}.`
      : `${player(names, seat)} ne trouve plus rien dans la réserve.`,
  victory: ({ round }) => `Plus un ennemi debout à la manche ${round} : le jour se lève, la partie est gagnée !`,
  defeat: ({ seat, round }, names) =>
    `${player(names, seat)} meurt à la manche ${round} : la partie est perdue pour tout le monde.`,
};

/** `subit 2 dégâts de zone`, `s'inflige 1 dégât`; an attack needs no mention, the line before has announced it. */
function suffers(amount: number, cause: Cause | Wound): string {
  const points = damageOrNone(amount);
  if (cause === 'attack' || cause === 'enemy') return `subit ${points}`;
  if (cause === 'area') return `subit ${points} de zone`;
  if (cause === 'selfDamage') return `s’inflige ${points}`;
  return `subit ${points} (${cause === 'spear' || cause === 'trap' ? tokens[cause].name : causes[cause]})`;
}

const theCard = (card: CombatId): string => `la carte ${combat[card].name}`;
const fighter = (by: Seat | null, enemy: HordeId | null, names: Names): string =>
  by !== null ? player(names, by) : enemy ? theFoe(enemy) : 'L’ennemi';

const discards: { readonly [C in DiscardCause]: (who: string, what: string) => string } = {
  unwanted: (who, what) => `${who} défausse ${what}.`,
  room: (who, what) => `${who} défausse ${what} pour faire de la place.`,
  used: (who, what) => `${who} se sert de déchets : ${what}.`,
  crafted: (who, what) => `${who} se sert de déchets : ${what}.`,
  ammo: (who, what) => `${who} dépense ${what}.`,
  crows: (who, what) => `Les corbeaux prennent ${what} à ${who}.`,
  looter: (who, what) => `${capital(kinds.looter.the)} vole ${what} à ${who}.`,
  combatCard: (who, what) => `Dans la mêlée, ${who} perd ${what}.`,
  sold: (who, what) => `${who} cède ${what} au marché noir.`,
};

const vain: { readonly [T in Thief]: (who: string) => string } = {
  crows: who => `Les corbeaux ne trouvent rien à prendre à ${who}.`,
  looter: who => `${capital(kinds.looter.the)} ne trouve rien à voler à ${who}.`,
  combatCard: who => `Dans la mêlée, ${who} n’a rien à perdre.`,
};

function spread(shares: readonly Share[]): string {
  const points = shares.map(share => share.points).filter(share => share > 0);
  if (points.length < 2) return 'porte tous ses dégâts sur un seul ennemi';
  return `répartit ses dégâts entre ${enemies(points.length)} : ${and(points.map(String))}`;
}
