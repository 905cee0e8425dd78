import type { Goal } from '../../../../table/screen/screen-parts.ts';
import type { SeenGoal } from '../../seen.ts';
import { type Seen, heroName } from '../look.ts';
import { told } from '../words/told.ts';
import { words } from '../words/words.ts';
import { threatOf } from './threat.ts';

/** Where the match stands. */
export function phase({ view, texts, language }: Seen): string {
  const own = told[language];
  const { title } = texts.scenarios[view.scenario] ?? { title: '' };
  if (view.clock.ended !== null) return title;
  return view.active ? own.turnOf(title, texts.heroes[view.active].name) : own.setup(title);
}

/** What would befall whoever ends his turn now, what is to be reached, what everybody should have in mind. */
export function goals(look: Seen): Goal[] {
  const { view } = look;
  const own = words[look.language];
  return [
    ...danger(look),
    ...view.goals.map((goal): Goal => {
      const text = sentence(goal, look);
      return goal.done ? { text: `✓ ${text}`, mood: 'good' } : { text };
    }),
    ...(view.night ? [{ text: own.night, mood: 'fair' as const }] : []),
    ...(view.cat ? [{ text: own.cat, mood: 'good' as const }] : []),
    ...view.queue.map((event): Goal => ({ text: own.queued(look.texts.events[event].name), mood: 'bad' })),
  ];
}

function danger(look: Seen): Goal[] {
  const threat = threatOf(look);
  if (!look.view.active || !threat || threat.isHeld) return [];
  const { zombies, fend } = threat;
  const about = told[look.language].fate(zombies, fend);
  return [{ text: `${heroName(look, look.view.active)} · ${threat.text}`, mood: 'bad', about }];
}

/** A goal as a person would say it, with how far it is reached. */
export function sentence(goal: SeenGoal, look: Seen): string {
  const { texts, view } = look;
  const own = words[look.language];
  const at = (zone: number): string => texts.place(zone, view).at;
  const deliver = (what: string, tile: number, count: number, wanted: number): string =>
    view.goals.some(other => other.type === 'gather' && other.tiles.length === 1 && other.tiles[0] === tile)
      ? own.deliverThere(what, count, wanted)
      : own.deliver(what, at(tile * 2), count, wanted);
  switch (goal.type) {
    case 'gather':
      return own.gather(goal.tiles.map(tile => at(tile * 2)).join(' / '), goal.count, goal.wanted);
    case 'token':
      return deliver(texts.tokens[goal.token].name, goal.tile, goal.count, goal.wanted);
    case 'heavy':
      return deliver(texts.heavies[goal.object].name, goal.tile, goal.count, goal.wanted);
    case 'man':
      return own.man(at(goal.zone));
    case 'clear':
      return own.clear(at(goal.zone), goal.zombies);
    case 'hold':
      return goal.breach ? own.holdBreach(at(goal.breach.zone), goal.breach.zombies, goal.breach.limit) : own.hold;
    case 'helicopter':
      return goal.called ? own.helicopter : own.callFirst;
    default:
      return own.killAlpha(goal.points);
  }
}
