import { capital } from '../../../kit/grammar.ts';
import type { OptionGroup } from '../../../table/game-ui.ts';
import type { Preview, Target } from '../seen.ts';
import type { Action } from '../spec.ts';
import type { Seen } from './look.ts';
import { slotAt } from './screen/plan.ts';
import { trayWords } from './words/tray.ts';
import { words } from './words/words.ts';

/** Whom an answer would strike: the target it names, or that of the attack whose dice are chosen. */
export const aimedAt = (action: Action, { view }: Seen): Target | null =>
  ('target' in action ? action.target : null) ?? view.focus?.attack?.target ?? null;

const MOST_HERE = 3;
const lowered = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** What an option would mean, in sentences: reach, chances, what the other side could answer with. */
export function preview(seen: Preview, action: Action, look: Seen): string[] {
  const { language, texts } = look;
  const own = words[language].previews;
  switch (seen.type) {
    case 'reach':
      return [own.reach(seen.average, seen.most), ...(seen.lastDie ? [own.lastDie] : [])];
    case 'attack': {
      const { answers } = seen;
      return [
        own.attack(seen.dice, seen.expected, seen.any, aimedAt(action, look)?.kind === 'figure' ? seen.ko : 0),
        own.answers(
          answers.riposte,
          answers.combat,
          answers.movement,
          answers.bonus,
          answers.powers.map(power => texts.powers[power].name),
        ),
        ...(seen.lastDie ? [own.lastDie] : []),
      ];
    }
    case 'heal':
      return [own.heal(seen.healed, seen.left)];
    case 'chance':
      return [own.chance(seen.success)];
    case 'path':
      return [own.path(seen.left)];
    case 'tray': {
      const tray = trayWords[language];
      const makes = tray.made(seen.unit, seen.now);
      return [
        seen.again === 0 ? tray.lies(makes) : tray.rerolled(seen.again, tray.average(seen.unit, seen.expected), makes),
      ];
    }
    case 'halt':
      return seen.here.length > 0
        ? [own.here(seen.here.slice(0, MOST_HERE).map(one => lowered(texts.action(one, look.view, look.names))))]
        : [];
    default:
      return [own.cards(seen.expected), ...(seen.lastDie ? [own.lastDie] : [])];
  }
}

/** What one thinks of together stands together. */
export function group(action: Action, { language, view, texts }: Seen): OptionGroup | null {
  const { groups } = words[language];
  switch (action.type) {
    case 'fight':
      return { title: groups.fights, isFolded: false };
    case 'power':
      return { title: groups.powers, isFolded: false };
    case 'drive':
      return { title: groups.drives, isFolded: false };
    case 'play':
    case 'call':
      return { title: groups.cards, isFolded: false };
    case 'lay':
      return { title: capital(texts.slot(action.slot)), isFolded: action.slot !== view.city.slots.indexOf(null) };
    case 'go': {
      // The city itself answers: dozens of squares in a list only hide it on a phone.
      const board = view.city.slots[slotAt(action.to)]?.board;
      return { title: board ? texts.boards[board].name : groups.ways, isFolded: true };
    }
    default:
      return null;
  }
}
