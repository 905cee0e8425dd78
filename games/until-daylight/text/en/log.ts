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
import { cards as cardCount, enemies, player } from './nouns.ts';
import { characters, perks } from './people.ts';
import { assaultCrowd, cardList, combatList, crowd } from './phrases.ts';
import { and, form } from '../../../../kit/english.ts';
import type { Cause } from '../../content/causes.ts';
import type { DiscardCause, Thief } from '../../ids.ts';
import type { Event, Share } from '../../events.ts';

// The log tells the night in the present tense, as the French one does.

type Names = readonly string[];
type Wound = Extract<Event, { type: 'foeHurt' }>['cause'];

const kindOf = (card: HordeId) => kinds[horde[card].kind];
const theFoe = (card: HordeId): string => capital(kindOf(card).the);

export const lines: ByType<Event, [names: Names], string | null> = {
  characterPicked: ({ seat, character }, names) => `${player(names, seat)} takes ${characters[character].the}.`,
  weaponPicked: ({ seat, weapon }, names) => `${player(names, seat)} takes ${cards[weapon].the}.`,
  roundStarted: ({ round, first, pile }, names) =>
    `${round > ROUNDS ? 'Extra round' : 'Round'} ${round}: ${player(names, first)} begins, ${cardCount(pile)} in the active pile.`,
  // The set-up needs no heading: it is what the log begins with.
  phaseStarted: ({ phase }) => (phase === 'setup' ? null : `${phases[phase]} phase.`),
  reshuffled: ({ pile }) => {
    if (pile === 'rubble') return 'The Rubble discard is shuffled and becomes the reserve again.';
    if (pile === 'combat') return 'The Combat discard is shuffled and becomes the deck again.';
    return `The discarded ${kinds[pile].plural} are shuffled and become their pile again.`;
  },
  cardDrawn: ({ seat, card }, names) =>
    isBadLuck(card)
      ? `Bad Luck for ${player(names, seat)}: ${cards[card].name}!`
      : `${player(names, seat)} finds ${cards[card].a}.`,
  cardKept: ({ seat, card }, names) => `${player(names, seat)} keeps ${cards[card].the}.`,
  cardLeft: ({ seat, card }, names) => `${player(names, seat)} leaves ${cards[card].the}.`,
  discarded: ({ seat, cards: list, cause }, names) =>
    isNews(list, cause) ? discards[cause](player(names, seat), cardList(list)) : null,
  rubbleDiscarded: () => null,
  nothingLost: ({ seat, cause }, names) => vain[cause](player(names, seat)),
  damaged: ({ seat, amount, cause, damage, life }, names) => {
    const left = life - damage;
    const after = left > 0 ? `${left} life left` : 'the blow is lethal';
    return `${player(names, seat)} suffers ${harm(amount, cause)}: ${after}.`;
  },
  healed: ({ seat, amount, card }, names) =>
    amount > 0
      ? `${player(names, seat)} uses ${cards[card].the} and recovers ${amount} life.`
      : `${player(names, seat)} uses ${cards[card].the} with nothing to heal.`,
  waveDrawn: ({ seat }, names) => `${player(names, seat)} draws the WAVE!`,
  assaultRevealed: ({ assault }, names) => {
    const who = assaultCrowd(assault, names.length);
    return `${assaults[assault].name} Assault${who === '' ? '' : `: it will bring ${who}`}.`;
  },
  waveFaced: ({ seat }, names) => `${player(names, seat)} faces the WAVE.`,
  waveDelayed: ({ seat, free }, names) =>
    `${player(names, seat)} delays the WAVE${free ? ' without suffering damage' : ''}.`,
  wavePassed: ({ seat }, names) => `The pile is empty: the WAVE passes to ${player(names, seat)}.`,
  waveTaken: ({ seat, by }, names) =>
    `${player(names, seat)} takes the WAVE (${(isPerk(by) ? perks[by] : cards[by]).name}).`,
  hordeArrived: ({ foes }) => {
    const who = crowd(grouped(foes.map(foe => horde[foe.card].kind)));
    return who === '' ? 'Nobody joins the line.' : `The horde arrives: ${who}.`;
  },
  offered: ({ from, to, card }, names) => `${player(names, from)} offers ${cards[card].a} to ${player(names, to)}.`,
  given: ({ from, to, card, inside }, names) => {
    const contents = inside.length > 0 ? `, with ${cardList(inside)}` : '';
    return `${player(names, from)} gives ${cards[card].a} to ${player(names, to)}${contents}.`;
  },
  refused: ({ from, to, card }, names) =>
    `${player(names, to)} refuses ${cards[card].the} from ${player(names, from)}.`,
  withdrawn: ({ from, to, card }, names) =>
    `${player(names, from)} no longer offers ${cards[card].the} to ${player(names, to)}.`,
  tookFromDiscard: ({ seat, card }, names) => `${player(names, seat)} takes ${cards[card].a} from the discard.`,
  repacked: () => null,
  seatReady: ({ seat }, names) => `${player(names, seat)} is ready.`,
  reconsidered: ({ seat }, names) => `${player(names, seat)} is not ready after all.`,
  turnStarted: ({ seat }, names) => `${player(names, seat)}’s combat turn.`,
  perkUsed: ({ seat, perk, target }, names) => {
    const who = player(names, seat);
    if (target === null || perk !== 'hold-the-line') return `${who} uses ${perks[perk].name}: ${perks[perk].brief}.`;
    return `${who} uses ${perks[perk].name} ${target === seat ? 'for protection' : `to protect ${player(names, target)}`}.`;
  },
  specialPlayed: ({ seat, card, whom }, names) => {
    const special = cards[card];
    const told = 'told' in special ? special.told?.(player(names, seat), player(names, whom)) : null;
    return told ?? `${player(names, seat)} plays ${cards[card].name}.`;
  },
  attacked: ({ seat, weapon, card }, names) =>
    `${player(names, seat)} attacks ${kindOf(card).the} with ${cards[weapon].the}.`,
  combatDrawn: ({ by, enemy, cards: list }, names) =>
    `${fighter(by, enemy, names)} draws ${list.length > 0 ? combatList(list) : 'no Combat card'}.`,
  combatReplaced: ({ seat, from, to }, names) =>
    to === null
      ? `${player(names, seat)} discards ${theCard(from)}, which nothing replaces.`
      : `${player(names, seat)} replaces ${theCard(from)} with ${theCard(to)}.`,
  combatChosen: ({ by, enemy, card }, names) => `${fighter(by, enemy, names)} strikes with ${theCard(card)}.`,
  combatDiscarded: () => null,
  damageSpread: ({ seat, shares }, names) => `${player(names, seat)} ${spread(shares)}.`,
  foeHurt: ({ card, amount, left, cause }) => {
    const after = left > 0 ? `: ${left} life left` : '';
    return `${theFoe(card)} suffers ${harm(amount, cause)}${after}.`;
  },
  foeKilled: ({ card }) => `${theFoe(card)} ${horde[card].kind === 'survivor' ? 'dies' : 'collapses'}.`,
  crafted: ({ seat, token, target }, names) => {
    const use = token === 'spear' ? ' and drives it into an enemy' : ' and throws it into the horde';
    const isThrown = target !== null && recipes[token].placed === 'enemy';
    return `${player(names, seat)} crafts ${tokens[token].a}${isThrown ? use : ''}.`;
  },
  outOfTheFight: ({ foes }) =>
    foes.length > 0
      ? `${capital(enemies(foes.length))} ${form(foes.length, 'is', 'are')} out of the fight until the end of the phase.`
      : null,
  backInTheFight: ({ foes }) =>
    foes.length > 0 ? `${capital(enemies(foes.length))} ${form(foes.length, 'is', 'are')} back in the fight.` : null,
  enemyAttacked: ({ card, seat, survivor }, names) => {
    const whom = seat !== null ? ` ${player(names, seat)}` : survivor !== null ? ` ${kinds.survivor.a}` : '';
    return `${theFoe(card)} attacks${whom}.`;
  },
  trapSprung: ({ seat }, names) => `${player(names, seat)}’s ${tokens.trap.name} goes off!`,
  barricadeBroken: ({ seat, absorbed }, names) =>
    `${player(names, seat)}’s ${tokens.barricade.name} absorbs ${absorbed} damage and breaks.`,
  attackMissed: ({ seat }, names) => `The attack deals no damage${seat === null ? '' : ` to ${player(names, seat)}`}.`,
  strikeMissed: ({ card }) => `${theFoe(card)} suffers no damage.`,
  revealed: ({ seat, cards: list }, names) =>
    `${player(names, seat)} ${list.length > 0 ? `reveals ${cardList(list)}` : 'finds nothing more in the reserve'}.`,
  victory: ({ round }) => `No enemy is left standing in round ${round}: day breaks and the match is won!`,
  defeat: ({ seat, round }, names) => `${player(names, seat)} dies in round ${round}: the match is lost for everybody.`,
};

/** `2 area damage`, `1 damage (Spear)`; an attack needs no mention, the line before has announced it. */
function harm(amount: number, cause: Cause | Wound): string {
  const points = `${amount}`;
  if (cause === 'attack' || cause === 'enemy') return `${points} damage`;
  if (cause === 'area' || cause === 'selfDamage') return `${points} ${causes[cause]}`;
  return `${points} damage (${cause === 'spear' || cause === 'trap' ? tokens[cause].name : causes[cause]})`;
}

const theCard = (card: CombatId): string => `the card ${combat[card].name}`;
const fighter = (by: Seat | null, enemy: HordeId | null, names: Names): string =>
  by !== null ? player(names, by) : enemy ? theFoe(enemy) : 'The enemy';

const discards: { readonly [C in DiscardCause]: (who: string, what: string) => string } = {
  unwanted: (who, what) => `${who} discards ${what}.`,
  room: (who, what) => `${who} discards ${what} to make room.`,
  used: (who, what) => `${who} puts trash to use: ${what}.`,
  crafted: (who, what) => `${who} puts trash to use: ${what}.`,
  ammo: (who, what) => `${who} spends ${what}.`,
  crows: (who, what) => `The crows take ${what} from ${who}.`,
  looter: (who, what) => `${capital(kinds.looter.the)} steals ${what} from ${who}.`,
  combatCard: (who, what) => `In the scuffle ${who} loses ${what}.`,
  sold: (who, what) => `${who} parts with ${what} on the black market.`,
};

const vain: { readonly [T in Thief]: (who: string) => string } = {
  crows: who => `The crows find nothing to take from ${who}.`,
  looter: who => `${capital(kinds.looter.the)} finds nothing to steal from ${who}.`,
  combatCard: who => `In the scuffle ${who} has nothing to lose.`,
};

function spread(shares: readonly Share[]): string {
  const points = shares.map(share => share.points).filter(share => share > 0);
  if (points.length < 2) return 'puts all the damage on a single enemy';
  return `splits the damage among ${enemies(points.length)}: ${and(points.map(String))}`;
}
