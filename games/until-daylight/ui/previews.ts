import { called } from '../../../table/called.ts';
import { capital } from '../../../kit/grammar.ts';
import { combatCards } from '../content/combat.ts';
import { PLAYED, rubble } from '../content/rubble.ts';
import { playedCardOf, priceOf } from '../rules/specials.ts';
import { weapons } from '../content/weapons.ts';
import type { Forecast, Preview } from '../seen.ts';
import type { Action } from '../spec.ts';
import { ammunitionOf } from '../text/reading.ts';
import { type Seen, foeName } from './look.ts';
import { expectedAt } from './screen/intents.ts';
import { words } from './words/words.ts';

/** Whatever may cost its own player life. */
export const grave: readonly Action['type'][] = [
  ...PLAYED.filter(card => priceOf(card) > 0).map(card => rubble[card].action),
  'delay',
  'attack',
  'load',
  'choose',
  'spread',
  'go',
];

/** What is asked about before somebody kills their own character (UD-WAVE-07, UD-RULING-08). */
export function warning(seen: Preview, { language }: Pick<Seen, 'language'>): string | null {
  if (!seen.lethal) return null;
  return seen.type === 'delay' ? words[language].lethalDelay : words[language].lethal;
}

/** What an option would mean, in sentences: damage, chances, who else is hit; first of all that it kills. */
export function preview(seen: Preview, action: Action, look: Seen): string[] {
  const warned = warning(seen, look);
  return warned === null ? meaning(seen, action, look) : [warned, ...meaning(seen, action, look)];
}

const SLIGHT = 0.005; // a chance that nobody reads

/** Whether what is given for more cards adds nothing to a chance that there is: where there is none, they still wound. */
export const isVain = (seen: Preview): boolean =>
  seen.type === 'draw' && seen.kill > SLIGHT && seen.gain !== null && seen.gain < SLIGHT;

/** What everybody would have to expect then, where that changes. */
function shifts(then: readonly Forecast[], look: Seen): string[] {
  const own = words[look.language];
  return look.names.flatMap((_, seat) => {
    const [now, later] = [look.view.forecast, then].map(forecast => expectedAt(forecast, seat, look)) as [
      string,
      string,
    ];
    return now === later ? [] : [own.shift(capital(called(look, seat)), now, later)];
  });
}

function spent(count: number, { view, texts, language }: Seen): string {
  const own = words[language];
  const ammunition = ammunitionOf(view.focus?.weapon ?? null);
  if (count === 0 || !ammunition) return own.spendsNothing(texts.perks['one-in-the-chamber'].name);
  return own.spends(count, texts.cards[ammunition].name);
}

const VALUES = Object.values(combatCards).map(({ damage }) => damage);
/** What a Combat card may do to a blow. */
const SPREAD = [Math.min(...VALUES), Math.max(...VALUES)] as const;

function meaning(seen: Preview, action: Action, look: Seen): string[] {
  const own = words[look.language];
  const listed = (ids: readonly number[]): string => own.list(ids.map(id => foeName(look, id)));
  switch (seen.type) {
    case 'attack': {
      const usesAmmunition = action.type === 'attack' && weapons[action.weapon].ammo !== null;
      const lines = usesAmmunition
        ? [own.shot(seen.damage, seen.cards, SPREAD), own.chances(seen.kill)]
        : [own.blow(seen.damage, seen.cards, SPREAD), own.chance(seen.kill[0] ?? 0)];
      if (seen.area > 0) lines.push(seen.hit.length > 0 ? own.area(seen.area, listed(seen.hit)) : own.areaOnNobody);
      return lines;
    }
    case 'draw':
      return [
        ...(action.type === 'load' ? [spent(action.count, look)] : []),
        own.draw(seen.cards),
        own.chance(seen.kill),
        ...(seen.kill === 0 ? [own.expected(Math.round(seen.mean))] : []),
        ...(isVain(seen) ? [own.bringsNothing] : []),
      ];
    case 'strike': {
      const lines = [own.strike(seen.damage, seen.area)];
      lines.push(seen.kills.length > 0 ? own.kills(listed(seen.kills)) : own.killsNobody);
      if (seen.self > 0) lines.push(own.self(seen.self));
      return lines;
    }
    case 'luck': {
      const stands = own.stands(seen.fixed, seen.now, action.type === 'pass');
      return [stands, seen.isEnemy ? own.mean(Math.round(seen.after), action.type !== 'pass') : own.chance(seen.after)];
    }
    case 'spear':
      return [own.strike(seen.damage, 0), seen.kills.length > 0 ? own.kills(listed(seen.kills)) : own.sticks];
    case 'grenade':
      return [own.stunned(listed(seen.out))];
    case 'price': {
      const card = playedCardOf(action);
      return card ? [own.self(priceOf(card))] : [];
    }
    case 'guard':
      return shifts(seen.forecast, look);
    case 'face':
      return [own.face(seen.foes)];
    default:
      return seen.lethal ? [] : [own.delay(seen.pile)];
  }
}
