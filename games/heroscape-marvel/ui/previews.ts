import type { Preview } from '../seen.ts';
import type { Action } from '../spec.ts';
import { type Seen, figureNames, figureOf, movedBy } from './look.ts';
import { words } from './words/words.ts';

/** What an option would mean, in sentences: cost, strikes and falls of a move, dice and chances of an attack. */
export function preview(seen: Preview, action: Action, look: Seen): string[] {
  const own = words[look.language];
  switch (seen.type) {
    case 'move': {
      const lines = [own.cost(movedBy(look, seen.how), seen.cost)];
      if (seen.strikes.length > 0) lines.push(own.strikes(figureNames(look, seen.strikes)));
      else if (look.view.mode === 'expert') lines.push(own.noStrikes);
      if (seen.falls.length > 0) lines.push(own.falls(seen.falls, seen.fallDice));
      if (seen.stops) lines.push(own.stops[seen.stops]);
      if (seen.takes && seen.takes !== 'none') lines.push(own.takes(own.glyph[seen.takes]));
      if (seen.exits) lines.push(own.exits);
      return lines;
    }
    case 'attack': {
      const why = look.texts.dice;
      const attack = own.dice(seen.attackDice, seen.attack, why);
      const lines = [own.versus(attack, own.dice(seen.defenseDice, seen.defense, why), seen.distance)];
      if (seen.automatic > 0) lines.push(own.automatic(seen.automatic));
      if (seen.sense !== null) lines.push(own.sense(seen.sense));
      lines.push(isFrail(action, look) ? own.fells(seen.kill) : own.chances(seen.hit, seen.wounds, seen.kill));
      if (seen.counter > 0) lines.push(own.counter(seen.counter));
      return lines;
    }
    default:
      return [own.roll(seen.needs, seen.chance)];
  }
}

/** Whether a single wound destroys the target: then there is one chance to tell, not three. */
function isFrail(action: Action, { view }: Seen): boolean {
  const target = action.type === 'attack' ? figureOf(view, action.target) : undefined;
  return target !== undefined && target.life - target.wounds === 1;
}

/** What to think about before a move that hurts. */
export function warning(seen: Preview, look: Seen): string | null {
  if (seen.type !== 'move') return null;
  const own = words[look.language];
  const lines: string[] = [];
  if (seen.strikes.length > 0) lines.push(own.strikeWarning(figureNames(look, seen.strikes)));
  if (seen.falls.length > 0) lines.push(`${own.fallWarning} ${own.falls(seen.falls, seen.fallDice)}`);
  if (seen.exits) lines.push(own.exitWarning);
  return lines.length > 0 ? lines.join(' ') : null;
}
