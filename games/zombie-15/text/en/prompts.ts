import { plural } from '../../../../kit/english.ts';
import type { View } from '../../seen.ts';
import { activeOf, ownerOf } from '../grammar.ts';
import type { Prompts } from '../shape.ts';
import { tokens } from './cards.ts';
import { heroes } from './heroes.ts';

const who = (view: View): string => {
  const hero = activeOf(view);
  return hero ? heroes[hero.id].name : '';
};
const owner = (view: View): string => {
  const hero = ownerOf(view);
  return hero ? heroes[hero.id].name : '';
};

export const prompts: Prompts = {
  'scenario/heroes': view =>
    view.heroesPerSeat > 1 ? `Choose your ${view.heroesPerSeat} heroes, one by one.` : 'Choose your hero.',
  'scenario/order': () => 'In which order do your heroes play? Pick them one by one: it will not change.',
  'scenario/places': view => {
    const hero = view.heroes.find(other => other.zone < 0);
    return `Where does ${hero ? heroes[hero.id].name : 'this hero'} start?`;
  },
  'scenario/lights': () => 'Who gets a flashlight?',
  'scenario/start': view =>
    view.clock.track === 'calm'
      ? 'Ready? No clock runs in this lesson.'
      : 'Is everybody ready? You will have fifteen minutes at most.',
  'checkpoint/equip': view => `Checkpoint: with which equipment does ${owner(view)} go on?`,
  'checkpoint/give': () => 'Checkpoint: give bags away or discard them, then say that is all.',
  'checkpoint/trade': view => `Checkpoint: ${owner(view)} may exchange a bag for special equipment of the same value.`,
  'fit/giveUp': view => `${owner(view)} cannot keep it all: what goes?`,
  'place/room': view => `${owner(view)} has no room: which object goes?`,
  'turn/act': view => {
    const left = view.turn?.actions ?? 0;
    if (left === 0) return `${who(view)} has no action left.`;
    return `${who(view)}: ${plural(left, 'action')} left.`;
  },
  'turn/pass': view => `End of the turn: ${who(view)} passes it on.`,
  'meat/choose': () => 'The meat keeps the zombie busy: what will you do?',
  'quickSearch/charm': () => 'Lucky charm: which zombie card is set aside?',
  'quickSearch/keep': () => 'What do you keep? The rest goes to the discard.',
  'quickSearch/order': () => 'In which order do you discard? The last card will be on top.',
  'carefulSearch/take': () => 'Which card of the discard do you take? Those above it will be lost.',
  'token/choose': view =>
    view.focus?.type === 'token' ? `${tokens[view.focus.token].name}: keep this token?` : 'Keep this token?',
  'event/lose': view => `Lost object: which one does ${who(view)} give up?`,
  'event/surge': () => 'Zombie surge: in which neighbouring street?',
};

export const unknownPrompt = 'Your turn.';
