import type { View } from '../../seen.ts';
import { capital, uncapital } from '../../../../kit/grammar.ts';
import type { Prompts } from '../prompts.ts';
import { plural } from '../../../../kit/english.ts';
import { bonuses, characters } from './cards.ts';
import { boards, powers } from './names.ts';
import { fixedDice, isAtViewer, sideFor } from '../grammar.ts';
import { dice as diceOf, foe, makes, way, wounds } from './phrases.ts';

export const unknownPrompt = 'What do you do?';

const attacked = (view: View): string => {
  const attack = view.focus?.attack;
  if (!attack) return 'You are attacked.';
  const how = attack.way === 'close' ? '' : ` ${way(attack.way)}`;
  const does = attack.attacker.kind === 'stack' ? 'attack' : 'attacks';
  return `${capital(foe(attack.attacker))} ${does} ${isAtViewer(view) ? 'you' : foe(attack.target)}${how}.`;
};

export const prompts: Prompts = {
  'game/roles': () => 'Whom do you play?',
  'game/police': view => `Where do you place your cars? (${view.stacks.length} of 6)`,
  'game/captains': () => 'In which station do you place this captain?',
  'game/tracer': () => 'Which super-villain gets your Spider-Tracer?',
  'city/lay': view => {
    const board = view.focus?.board;
    return board ? `Where do you lay the “${boards[board].name}” board?` : 'Where do you lay this board?';
  },
  'turn/knockedOut': () => 'You are K.O.: recover, or draw 3 cards?',
  'turn/act': view => {
    const p = view.players[view.active];
    if (!p) return unknownPrompt;
    const { movement, combat, bonus } = p.dice;
    if (movement + combat + bonus === 0) return 'No dice left: a card before the turn ends?';
    return `Movement ${movement}, Combat ${combat}, Bonus ${bonus}: what do you do?`;
  },
  'recovery/kits': () => 'A first-aid kit on top of the recovery?',
  'koDraw/kits': () => 'A first-aid kit before the turn ends?',
  'movement/declare': () => 'How many Movement dice do you roll?',
  'movement/walk': view => `${capital(plural(view.focus?.move?.points ?? 0, 'square'))} left: where do you go?`,
  'drive/declare': () => 'How many Movement dice do you roll for this stack?',
  'drive/drive': view =>
    `${capital(plural(view.focus?.drive?.points ?? 0, 'square'))} left for the stack: what does it do?`,
  'bonus/declare': () => 'How many Bonus dice do you roll?',
  'roll/luck': view => {
    const dice = view.roll?.dice ?? [];
    const tray = view.focus?.tray;
    return `You rolled ${dice.join(', ')}${tray ? `: ${makes(tray)}` : ''}. Keep ${dice.length === 1 ? 'this die' : 'these dice'}?`;
  },
  'roll/choose': view => {
    const again = view.focus?.tray?.again.length ?? 0;
    return again === 0
      ? `${bonuses['lucky-break'].name}: which dice do you reroll?`
      : `${bonuses['lucky-break'].name}: ${diceOf(again)} chosen. Another one?`;
  },
  'attack/declare': view => {
    const attack = view.focus?.attack;
    if (!attack) return 'How many dice do you roll?';
    const count = fixedDice(view);
    if (count === null) return `Attack on ${foe(attack.target)}: how many dice, and what help?`;
    const how = attack.way === 'close' ? '' : ` ${way(attack.way)}`;
    return `Attack on ${foe(attack.target)}${how}: ${diceOf(count)}, without more help?`;
  },
  'attack/interrupt': view => `${attacked(view)} Interrupt it?`,
  'attack/bite': () => `${powers['liz-bite'].name}: which die do you double?`,
  'attack/prevent': view => {
    const hits = view.focus?.attack?.hits ?? 1;
    return `${attacked(view)} ${capital(wounds(hits))}: avoid ${hits === 1 ? 'it' : 'one of them'}?`;
  },
  'reaction/choose': view => `${attacked(view)} How do you react?`,
  'knockout/abandon': () => 'Your villain is K.O.: keep it or play another one?',
  'custody/release': () => 'No room for another prisoner: whom do you release?',
  'custody/put': () => 'On which square do you release the prisoner?',
  'freedom/place': () => 'You are free: where do you land?',
  'freedom/push': () => 'Where do you push the piece whose place you take?',
  'exit/put': () => 'On which street square do you step out?',
  'drawing/limit': () => 'More than 3 cards in hand: which one do you discard?',
  'reinforcement/place': () => 'Reinforcements: in which station do you place the car?',
  'kingpin/ask': () => 'The Kingpin grows impatient: change your mission?',
  'card/aim': view => (view.focus?.card && bonuses[view.focus.card].asks) ?? unknownPrompt,
  'card/choose': view => {
    const { name = '', wants } = view.focus?.card ? bonuses[view.focus.card] : {};
    return name ? `${sideFor(name, view)}: ${uncapital(wants ?? 'What do you choose?')}` : 'What do you choose?';
  },
  'errand/stack': view =>
    view.focus?.character ? `${characters[view.focus.character].name}: which police stack?` : 'Which police stack?',
  'errand/aim': () => 'Whom does this stack attack?',
  'delivery/station': () => 'To which station does this captain return?',
};
