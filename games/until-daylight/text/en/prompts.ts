import type { Seat } from '../../../../engine/types.ts';
import { form } from '../../../../kit/english.ts';
import { ROUNDS } from '../../content/numbers.ts';
import type { View } from '../../seen.ts';
import { actor, ammunitionOf, foundCard, isFoundTooMuch, soloPick, tradeLeft } from '../reading.ts';
import type { Prompts } from '../shape.ts';
import { cards } from './cards.ts';
import { assaults } from './horde.ts';
import { combat } from './combat.ts';
import { actions, combatCards, player } from './nouns.ts';
import { perks } from './people.ts';
import { assaultCrowd, cardList, combatList, foe, plainFoe } from './phrases.ts';

const SPOKEN = ['', 'First', 'Second'];

export const prompts: Prompts = {
  'night/characters': () => 'Which character do you take?',
  'night/weapons': view => {
    const pick = SPOKEN[soloPick(view) ?? 0] ?? '';
    const question = pick === '' ? 'Which common weapon do you take?' : `${pick} common weapon: which one do you take?`;
    return `${question} Our advice: one melee and one ranged weapon.`;
  },
  'find/keep': view => {
    const card = foundCard(view);
    if (!card) return 'Keep the card you found?';
    if (isFoundTooMuch(view)) return `You find: ${cards[card].name}. All slots are full: which card makes room for it?`;
    return `You find: ${cards[card].name}. Keep ${cards[card].it}?`;
  },
  'wave/choose': view => {
    if (view.round > ROUNDS) return 'The WAVE! Face the enemies that are left, or play for time?';
    const who = view.assault ? assaultCrowd(view.assault, view.players.length) : '';
    const assault = view.assault ? ` ${assaults[view.assault].name} Assault${who === '' ? '' : `: ${who}`}.` : '';
    return `The WAVE! Face the horde or delay it?${assault}`;
  },
  'exchange/trade': (view, _names, reader) => trades[tradeLeft(view, reader)],
  'blackMarket/take': () => `${perks['black-market'].name}: which card do you take from the discard?`,
  'turn/act': view => {
    if (!view.focus) return 'Your combat turn: what do you do?';
    if (view.focus.actions < 1) return 'No action left: end your turn?';
    return `Your combat turn (${actions(view.focus.actions)}): what do you do?`;
  },
  'turn/whenEnding': (view, names) => {
    const seat = actor(view);
    const who = seat === null ? 'The turn is about to end' : `${player(names, seat)} is about to end the turn`;
    return `${who}. Give one more action and take the WAVE (${cards.encouragement.name})?`;
  },
  'attack/load': view => {
    const weapon = view.focus?.weapon ?? null;
    const kind = ammunitionOf(weapon);
    if (!weapon || !kind) return 'How much ammunition do you spend?';
    return `${cards[weapon].name}: how many ${cards[kind].name} cards do you spend?`;
  },
  'attack/prepare': view => {
    const count = view.focus?.toDraw ?? 0;
    return `${attackOn(view)}: ${count > 0 ? combatCards(count) : 'no Combat card'} to draw. Any help before you strike?`;
  },
  'attack/choose': view =>
    `${attackOn(view)}: ${view.focus?.drawn.length === 1 ? 'strike with the Combat card drawn' : 'which Combat card do you choose'}?`,
  'attack/spread': () => `${cards.focus.name}: how much damage to the neighbours of the target?`,
  'attack/whenChosen': view => {
    const chosen = view.focus?.chosen ?? null;
    return `${attackOn(view)}${chosen ? `, card ${combat[chosen].name}` : ''}: a last effect before the damage?`;
  },
  'attack/whenKilled': () => `Enemy eliminated! ${perks['sticky-fingers'].name}: reveal 2 cards of the reserve?`,
  'attack/bloodbath': () => `Target eliminated! ${perks.bloodbath.name}: attack once more?`,
  'rummage/keep': view => {
    const shown = view.focus?.shown ?? [];
    const what = shown.length > 0 ? `you reveal ${cardList(shown)}. What do you keep?` : 'which card do you keep?';
    return `${perks['sticky-fingers'].name}: ${what}`;
  },
  'luck/ask': (view, names, reader) => {
    const drawn = view.focus?.drawn ?? [];
    const what = drawn.length > 0 ? `: ${combatList(drawn)}` : '';
    return `Play ${cards.luck.name}? ${clash(view, names, reader)}${what}.`;
  },
  'enemyAttack/keep': view => {
    const victim = actor(view) === null ? 'which one hits the Survivor?' : 'which one hits you?';
    return `Tied cards for the attack of ${plainFoe(view, view.focus?.foe ?? null)}: ${victim}`;
  },
};

const trades: { readonly [L in ReturnType<typeof tradeLeft>]: string } = {
  all: 'Exchange: touch a card to give, or healing to use.',
  answer: 'Exchange: do you accept what is offered to you?',
  give: 'Exchange: touch a card to give, if you like.',
  heal: 'Exchange: touch healing to use, if you like.',
  nothing: 'Exchange: there is nothing left for you to do.',
  full: 'Exchange: your inventory is full, nobody can give you anything. What do you give?',
};

export const unknownPrompt = 'Your move.';

function attackOn(view: View): string {
  const target = view.focus?.target ?? null;
  return target === null ? 'Your attack' : `Attack on ${foe(view, target)}`;
}

/** Whose cards lie there and against whom: `Combat cards of the Brute against Bob`, `Your Combat card against the Brute`. */
function clash(view: View, names: readonly string[], reader: Seat | null): string {
  const { foe: enemy = null, target = null, seat = null, drawn = [] } = view.focus ?? {};
  const isMine = seat !== null && seat === reader;
  const those = form(drawn.length, 'Combat card');
  const whom = target !== null ? foe(view, target) : isMine ? 'you' : player(names, seat);
  if (enemy !== null) return `${those} of ${plainFoe(view, enemy)} against ${whom}`;
  if (target === null) return `${those} revealed`;
  return isMine ? `Your ${those} against ${whom}` : `${those} of ${player(names, seat)} against ${whom}`;
}
