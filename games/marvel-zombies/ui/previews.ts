import type { OptionGroup } from '../../../table/game-ui.ts';
import type { ZoneId } from '../ids.ts';
import type { Preview, View } from '../seen.ts';
import { cards } from '../content/cards.ts';
import { type Action, cardOf, isCardAction } from '../spec.ts';
import { countIn, zoneOf } from './crowds.ts';
import type { Seen } from './look.ts';
import { words } from './words/words.ts';

/** What an option would mean, in sentences: cost, chances, what comes out of a building. */
export function preview(seen: Preview, action: Action, look: Seen): string[] {
  const { language, view } = look;
  const own = words[language];
  switch (seen.type) {
    case 'move':
      // The label of a walk says its price.
      return [
        ...(action.type === 'move' && action.by === 'walk' ? [] : [own.move(seen.actions, seen.power)]),
        ...(seen.threat > 0 ? [own.threat(seen.threat)] : []),
      ];
    case 'attack':
      return [
        own.attack(seen.dice, seen.accuracy, seen.expected),
        ...(seen.first.chance === 0
          ? [own.harmless]
          : isAlone(view, seen.zone)
            ? [own.only(seen.first.hits, seen.first.chance)]
            : [own.first(seen.first.hits, seen.first.chance), own.kills(seen.kills, seen.clear)]),
        ...seen.boosts
          .slice(-1)
          .filter(({ power }) => power > 0 && action.type !== 'roll')
          .map(({ power, clear }) => (isAlone(view, seen.zone) ? own.boostOnly : own.boost)(power, clear)),
      ];
    case 'open':
      return [own.opens(seen.rooms.length, seen.spawns.length, seen.bystanders.length)];
    case 'wounds':
      return [own.left(seen.health, seen.falls)];
    case 'loses':
      return [own.loses];
    case 'devoured':
      return [own.mourned(seen.power, seen.traits)];
    case 'push':
      return [own.pushes];
    default:
      return [own.route(pursued(look, seen.aims), seen.steps, seen.strikes)];
  }
}

/** Whom Enemies go for who go for these zones. */
export function pursued({ view, texts }: Seen, aims: readonly ZoneId[]): string[] {
  return aims.flatMap(id => {
    const { heroes = [], bystanders = [] } = zoneOf(view, id) ?? {};
    const all = [...heroes.map(hero => texts.heroes[hero].name), ...bystanders.map(one => texts.bystanders[one].name)];
    return all.length > 0 ? all : [texts.place(id)];
  });
}

/** Whether a single Enemy is there: then one chance says all. */
function isAlone(view: View, id: ZoneId): boolean {
  const zone = zoneOf(view, id);
  return zone !== undefined && countIn(zone) === 1;
}

/** Gaining strength, and the cards of the own Turn but for rescues. */
const isPower = (action: Action): boolean =>
  action.type === 'gainTrait' ||
  action.type === 'gainPower' ||
  (isCardAction(action) && cards[cardOf(action)].when === 'turn' && !('bystander' in action));

/** Moves, attacks, doors, powers: what one thinks of together stands together. */
export function group(action: Action, { language, view }: Seen): OptionGroup | null {
  const { groups } = words[language];
  if (!view.turn) return null;
  if (action.type === 'move') return { title: groups.moves, isFolded: false };
  if (action.type === 'attack' || action.type === 'sign') return { title: groups.attacks, isFolded: false };
  if ('door' in action) return { title: groups.opens, isFolded: false };
  if (isPower(action)) return { title: groups.traits, isFolded: false };
  return null;
}
