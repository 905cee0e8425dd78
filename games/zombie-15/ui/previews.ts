import type { Preview } from '../seen.ts';
import type { Action } from '../spec.ts';
import { type Seen, cardName } from './look.ts';
import { words } from './words/words.ts';

/** What an option would mean, in sentences. */
export function preview(seen: Preview, _action: Action, look: Seen): string[] {
  const own = words[look.language];
  switch (seen.type) {
    case 'move': {
      const lines = [own.costs(seen.cost)];
      if (seen.zombies > 0) lines.push(own.meets(seen.zombies, seen.fend));
      if (seen.opens) lines.push(own.opens(own.colours[seen.opens].name));
      return lines;
    }
    case 'fight': {
      const lines = [seen.alpha > 0 ? own.hitsAlpha(seen.alpha, seen.left === 0) : own.kills(seen.kills, seen.left)];
      if (seen.noise > 0)
        lines.push(seen.alarm ? own.alarmed(seen.noise, seen.horde) : own.loud(seen.noise, seen.horde));
      const hero = look.view.heroes.find(({ id }) => id === look.view.active);
      if (hero && seen.life < hero.life) lines.push(own.hurts(seen.life));
      return lines;
    }
    case 'end':
      return [
        seen.zombies === 0
          ? own.nobody
          : seen.held
            ? own.holds(seen.zombies, seen.fend)
            : own.bites(seen.zombies, seen.fend, seen.falls, seen.life),
      ];
    case 'take': {
      const lines = [
        seen.lost.length > 0 ? own.losing(seen.lost.map(card => cardName(look, card)).join(', ')) : own.losingNone,
      ];
      if (seen.removed) lines.push(own.replaces(cardName(look, seen.removed)));
      return lines;
    }
    default:
      return seen.gains > 0 ? [own.costs(seen.actions), own.gives(seen.gains)] : [own.costs(seen.actions)];
  }
}
