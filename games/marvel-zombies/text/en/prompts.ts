import { TEAM } from '../../content/levels.ts';
import { HELPING } from '../../content/cards.ts';
import { missions } from '../../content/missions.ts';
import type { View } from '../../seen.ts';
import { traitsAt } from '../../content/traits.ts';
import { held, person } from './cards.ts';
import { type Prompts, hasBegun, isShared, nextToBear } from '../shape.ts';
import { capital } from '../../../../kit/grammar.ts';
import { actions, crowd, crowds, dice, hits, place, wounds } from './words.ts';

export const unknownPrompt = 'What do you do?';

const guards = traitsAt('bystander')
  .map(id => held[id].name)
  .join(' / ');
const helpers = HELPING.map(id => held[id].name).join(' / ');
const who = (view: View): string => person(view.focus?.hero);
const where = (view: View): string => (view.focus?.zone ? place(view.focus.zone) : 'the Zone');

/** Runners and Zombie Heroes are asked about twice. */
const inTurn = (view: View, question: string): string =>
  view.focus?.action === 2 ? `Second Action: ${question}` : capital(question);

const from = (view: View): string => (view.focus?.from ? ` (${place(view.focus.from)})` : '');

/** Who strikes, and where. */
const assault = (view: View): string => {
  const strikers = view.focus?.strikers ?? [];
  return `Attack${strikers.length > 0 ? ` by ${crowds(strikers)}` : ''}, ${where(view)}`;
};

/** What is really there to be added. */
function added({ focus }: View): string {
  const [power, card] = [focus?.adds.includes('power'), focus?.adds.includes('card')];
  if (power) return card ? 'Add Power or a card' : 'Add Power';
  return card ? 'Add a card' : 'Roll';
}

export const prompts: Prompts = {
  'mission/pick': ({ heroes }) => `Super Hero ${heroes.length + 1} of ${TEAM}: which one do you take?`,
  'mission/carry': view => {
    const next = missions[view.mission].carried.find(id => !view.heroes.some(hero => hero.bystander === id));
    return `Who looks after ${next ? person(next) : 'this Bystander'}?`;
  },
  'round/next': view =>
    `Round ${view.round}: who ${isShared(view) ? 'of the team ' : ''}acts${hasBegun(view) ? ' next' : ''}?`,
  'turn/act': view => {
    const { turn } = view;
    if (!turn) return unknownPrompt;
    if (turn.actions === 0) return `${person(turn.hero)} has no Action left: end the Turn?`;
    return `${person(turn.hero)}: ${actions(turn.actions)}. What do you do?`;
  },
  'turn/leave': view => `${person(view.turn?.hero)} stands at the Exit. Leave the board?`,
  'help/act': view => `${helpers}: what does ${who(view)} do?`,
  'attack/boost': view =>
    `${who(view)} attacks: ${dice(view.focus?.count ?? 0)} at ${view.focus?.accuracy ?? 0}+. ${added(view)}?`,
  'attack/reroll': view =>
    `${who(view)} rolls ${(view.focus?.dice ?? []).join(', ')}: ${hits(view.focus?.hits ?? 0)}. Reroll?`,
  'attack/assign': view => `${hits(view.focus?.hits ?? 0)} left: on whom?`,
  'gainTrait/keep': () => 'Which Trait do you keep?',
  'gainTrait/discard': view => `${who(view)} has too many Traits: which one to discard?`,
  'rescue/keep': view => `${who(view)} can look after only one Bystander: which one?`,
  'door/room': () => 'A Spawn card for each revealed room: which one first?',
  'activation/aim': () => 'Iron Man can shoot at several Zones: which one?',
  'activation/split': view =>
    view.focus?.crowd
      ? view.focus.crowd.count > 1
        ? inTurn(view, `${crowd(view.focus.crowd)} split up: where does the odd one go?`)
        : inTurn(view, `several ways are equally short for ${crowd(view.focus.crowd)}: which one?`)
      : 'Where does the odd one go?',
  'activation/send': view =>
    view.focus?.crowd
      ? inTurn(view, `where does ${crowd(view.focus.crowd)}${from(view)} go? Several ways are equally short.`)
      : 'Where does the Zombie Hero go?',
  'activation/portal': () => 'Portals: Doctor Strange takes a second step at once. Where to?',
  'wounds/share': view => {
    const left = view.focus?.wounds ?? 0;
    const next = nextToBear(view);
    return `${assault(view)}: ${wounds(left)}. ${next ? `How many for ${person(next)}` : `Who suffers ${left > 1 ? 'them' : 'it'}`}?`;
  },
  'suffer/cancel': view => `${who(view)} is to suffer ${wounds(view.focus?.wounds ?? 0)}. Cancel any?`,
  'bite/protect': view => `${person(view.focus?.bystander)} is about to be devoured. Use ${guards}?`,
  'devoured/discard': view => `${person(view.focus?.bystander)} was devoured: which Trait does ${who(view)} discard?`,
  'bystanders/walk': view => `Which way does ${person(view.focus?.bystander)} run to the Super Heroes?`,
};
