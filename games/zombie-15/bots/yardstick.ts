import { best, first, ofType } from '../../../bots/options.ts';
import type { Seen } from '../../../engine/box.ts';
import { deciders } from '../../../engine/queries.ts';
import type { Seat } from '../../../engine/types.ts';
import { objectCards } from '../cards/objects.ts';
import type { HeroId } from '../content/heroes.ts';
import { objects } from '../content/objects.ts';
import { isZombie, zombiesOn } from '../content/search-deck.ts';
import { weapons } from '../content/weapons.ts';
import type { Zone } from '../ids.ts';
import { searchOf, tileOf } from '../rules/board.ts';
import { blastOf, fistDamage, shotOf } from '../rules/fight.ts';
import { roomFor } from '../rules/sheet.ts';
import {
  type M,
  active,
  boardOf,
  fendIn,
  fendOf,
  hasFoes,
  isLaden,
  traitsOf,
  turnOf,
  weightIn,
} from '../rules/table.ts';
import type { Action, Hero, Zombie15 } from '../spec.ts';
import { type Task, taskOf } from './tasks.ts';
import { stepTowards } from './ways.ts';
import { armsOf, gainOf } from './worth.ts';

/** Below so many kills on his sheet a hero looks for weapons. */
const POORLY_ARMED = 9;
const UNARMED = 4;
const MANY_SEARCHES = 14;
/** A card must be worth so much more than what it replaces. */
const ENOUGH = 3;
/** The last of these first; whoever is not named comes after all of them. */
const USUAL_HEROES: readonly HeroId[] = ['carter', 'vance', 'will', 'hazel', 'snow', 'sai-fon', 'severity', 'josh'];

type Options = readonly Action[];

const firstOf = (options: Options, type: Action['type']): Action | null => ofType(options, type)[0] ?? null;

/** Plain and greedy: stand up, heal, fight when it must, search when poorly armed, otherwise go on with its task. */
export function yardstick(seen: Pick<Seen<Zombie15>, 'prompt' | 'guess'>): Action {
  const { options, step } = seen.prompt;
  if (options.length === 1) return options[0];
  return choose(seen.guess(), step, options);
}

/** The same on a match that may be looked into: a guess. */
export function choose(m: M, step: string, options: Options): Action {
  if (options.length === 1) return first(options);
  if (step === 'turn/act') return act(m, options);
  return small(m, step, options) ?? first(options);
}

// ---- small questions -----------------------------------------------------------------------------------------------------

function small(m: M, step: string, options: Options): Action | null {
  switch (step) {
    case 'scenario/heroes':
      return (
        // in a campaign the first are those whom the seat had; what they bring back is worth more than any talent
        ofType(options, 'pickHero').find(({ hero }) => bringsBack(m, hero, deciders(m)[0])) ??
        best(ofType(options, 'pickHero'), ({ hero }) => USUAL_HEROES.indexOf(hero))
      );
    case 'checkpoint/equip':
      return firstOf(options, 'keepEquipment');
    case 'checkpoint/give':
      return firstOf(options, 'ready');
    case 'checkpoint/trade':
      return best(ofType(options, 'trade'), ({ bag, instead }) => Number(bag.at(-1)) - (instead === null ? 0 : 2));
    case 'quickSearch/charm':
      return best(ofType(options, 'charm'), ({ card }) => zombiesOn(card));
    case 'quickSearch/keep':
      return keep(active(m), options);
    case 'quickSearch/order':
      return firstOf(options, 'discardRest');
    case 'carefulSearch/take': {
      const hero = active(m);
      const taken = best(ofType(options, 'take'), action => gainOf(action, hero) - action.depth);
      return taken && gainOf(taken, hero) > ENOUGH ? taken : firstOf(options, 'takeNothing');
    }
    case 'token/choose':
      return chooseToken(m, options);
    case 'event/surge': {
      const ahead = stepTowards(m, active(m).zone, taskOf(m, active(m)).zone);
      return best(ofType(options, 'surge'), ({ tile }) => (ahead !== null && tileOf(ahead) === tile ? 0 : 1));
    }
    default:
      return null;
  }
}

const bringsBack = ({ setup }: M, id: HeroId, seat: Seat | undefined): boolean =>
  setup.carry?.heroes.some(({ hero, seat: own, weapons }) => hero === id && own === seat && weapons.length > 0) ??
  false;

export function keep(hero: Hero, options: Options): Action | null {
  const found = best(ofType(options, 'keep'), action => gainOf(action, hero));
  return found && gainOf(found, hero) > 0 ? found : firstOf(options, 'discardRest');
}

const isBag = (token: string): boolean => token.startsWith('bag') || token === 'empty';

export function chooseToken(m: M, options: Options): Action | null {
  const f = m.stack.at(-1);
  const found = f?.flow === 'token' ? f.what : 'empty';
  if (found === 'empty') return firstOf(options, 'leaveToken');
  const kept = firstOf(options, 'keepToken');
  if (kept) return kept;
  return isBag(found)
    ? firstOf(options, 'leaveToken')
    : (ofType(options, 'exchangeToken').find(({ token }) => isBag(token)) ?? null);
}

// ---- a turn ----------------------------------------------------------------------------------------------------------------

function act(m: M, options: Options): Action {
  const hero = active(m);
  const end: Action = { type: 'endActions' };
  if (hero.posture === 'down') return firstOf(options, 'standUp') ?? end;
  const task = taskOf(m, hero);
  return (
    heal(m, options) ??
    (hasFoes(m, hero.zone) ? fight(m, hero, task, options) : null) ??
    (hasFoes(m, hero.zone)
      ? null
      : (work(m, hero, task, options) ?? arm(m, hero, options) ?? walk(m, hero, task, options))) ??
    end
  );
}

/** A kit for whoever has one Life Point left. */
export function heal(m: M, options: Options): Action | null {
  const weakest = best(
    ofType(options, 'heal').filter(({ hero: id }) => (m.state.heroes.find(hero => hero.id === id)?.life ?? 9) <= 1),
    ({ hero: id }) => -(m.state.heroes.find(hero => hero.id === id)?.life ?? 9),
  );
  if (weakest) return weakest;
  const hero = active(m);
  if (hero.life > 1) return null;
  const rest = firstOf(options, 'rest');
  if (rest) return rest;
  const meal = ofType(options, 'use').find(({ object }) => {
    const card = hero.objects[object]?.card;
    return card !== undefined && objects[card].heals > 0;
  });
  return meal ?? null;
}

interface Blow {
  readonly action: Action;
  readonly damage: number;
  readonly noise: number;
  readonly pain: number;
}

/** Every way to kill here, as strong as it is. */
export function blows(m: M, hero: Hero, options: Options): Blow[] {
  return options.flatMap((action): Blow[] => {
    if (action.type === 'fight' || action.type === 'explode') {
      const shot = shotOf(m, hero, action.weapon);
      const extra = action.type === 'explode' ? blastOf(hero) : 0;
      return shot ? [{ action, damage: shot.damage + extra, noise: shot.noise + extra, pain: 0 }] : [];
    }
    if (action.type === 'bareHands')
      return [{ action, damage: fistDamage(hero), noise: 0, pain: traitsOf(m, hero).fists === 'free' ? 0 : 1 }];
    if (action.type === 'use') {
      const card = hero.objects[action.object]?.card;
      if (!card) return [];
      const { price } = objectCards[card];
      return price === undefined ? [] : [{ action, damage: objects[card].kills, noise: price, pain: 0 }];
    }
    return [];
  });
}

function fight(m: M, hero: Hero, task: Task, options: Options): Action | null {
  const { zone } = hero;
  const zombies = m.state.zombies[zone] ?? 0;
  const isHeld = weightIn(m, zone) <= fendIn(m, zone);
  const mustClear = boardOf(m).goals.some(goal => goal.type === 'clear' && goal.zone === zone);
  if (isHeld && task.zone === zone && task.kind === 'goal' && !mustClear) return null;
  const here = handle(m, task, options) ?? reload(hero, options);
  if (here) return here;
  // under a load only fists are left: down with it
  const put = firstOf(options, 'putDown');
  if (put && armsOf(hero) > 0 && turnOf(m).actions > 1) return put;
  const target = zombies === 0 ? (m.state.alpha?.points ?? 0) : zombies;
  // the weapon whose damage fits best, silent ones first; fists only where nothing else is left and a life can be spared
  const able = blows(m, hero, options).filter(({ pain }) => pain === 0 || hero.life > 1);
  const blow = best(
    able,
    ({ damage, noise, pain }) =>
      Math.min(damage, target) * 2 - Math.max(0, damage - target) - noise * (target >= 3 ? 0.5 : 1.5) - pain * 20,
  );
  return blow?.action ?? null;
}

/** An empty firearm is filled as soon as there is ammunition. */
export function reload(hero: Hero, options: Options): Action | null {
  return ofType(options, 'reload').find(({ weapon }) => (hero.weapons[weapon]?.uses ?? 0) === 0) ?? null;
}

/** What the task asks for where he stands and zombies do not forbid. */
function handle(m: M, task: Task, options: Options): Action | null {
  const hero = active(m);
  if (task.kind === 'gun') {
    const put = hero.zone === task.zone ? firstOf(options, 'putDown') : null;
    if (put) return put;
    return best(
      ofType(options, 'fireMounted').filter(({ zone }) => weightIn(m, zone) >= 3),
      ({ zone }) => Math.min(5, weightIn(m, zone)) + (zone === hero.zone ? 3 : 0),
    );
  }
  return null;
}

/** The task itself, in a zone without zombies. */
function work(m: M, hero: Hero, task: Task, options: Options): Action | null {
  const here = handle(m, task, options) ?? reload(hero, options);
  if (here) return here;
  if (task.zone !== hero.zone) return null;
  if (task.kind === 'heavy') return ofType(options, 'takeHeavy').find(({ heavy }) => heavy === task.id) ?? null;
  if (task.kind === 'token') return ofType(options, 'takeToken').find(({ token }) => token === task.id) ?? null;
  if (task.kind === 'item') return ofType(options, 'takeItem').find(({ item }) => item === task.id) ?? null;
  if (task.kind === 'carry') return firstOf(options, 'carry');
  if (task.kind === 'call') return firstOf(options, 'call') ?? firstOf(options, 'putDown');
  return null;
}

/** Looks for weapons where that is safe: here, or a step away; less eagerly once the group has searched a lot. */
function arm(m: M, hero: Hero, options: Options): Action | null {
  if (isLaden(m, hero)) return null;
  if (armsOf(hero) >= (m.state.tally.searches < MANY_SEARCHES ? POORLY_ARMED : UNARMED)) return null;
  const careful = firstOf(options, 'carefulSearch');
  if (careful && isDiscardGood(m, hero)) return careful;
  // whoever comes with what is found is met with what is left of the turn
  const quick = firstOf(options, 'quickSearch');
  if (quick && turnOf(m).actions > 1) return quick;
  const inside = searchOf(tileOf(hero.zone));
  const enter = ofType(options, 'move').find(({ to }) => to === inside);
  const canSearch = m.state.search.length > 0 && turnOf(m).actions >= 2 && !hasFoes(m, inside);
  return enter && canSearch ? enter : null;
}

/** Whether the top of the discard holds something better than what he has. */
export function isDiscardGood(m: M, hero: Hero): boolean {
  return m.state.discard.slice(-5).some(card => {
    if (isZombie(card)) return false;
    const rooms = roomFor(m, hero, card);
    return rooms.some(instead => gainOf({ type: 'take', depth: 0, card, instead }, hero) > ENOUGH);
  });
}

/** The next step of his way, if what waits there can be dealt with. */
function walk(m: M, hero: Hero, task: Task, options: Options): Action | null {
  const to = stepTowards(m, hero.zone, task.zone);
  if (to === null) return null;
  const step = ofType(options, 'move').find(move => move.to === to);
  return step && isBearable(m, hero, to) ? step : null;
}

/** Zombies there less what he can kill with the actions left, against the fend-off there; he waits for a partner close behind. */
export function isBearable(m: M, hero: Hero, to: Zone): boolean {
  const waiting = weightIn(m, to);
  if (waiting === 0) return true;
  // whoever carries something has to put it down first
  const kills = killsAhead(m, hero, turnOf(m).actions - (isLaden(m, hero) ? 2 : 1));
  const own = Math.max(fendOf(m, hero), ...hero.weapons.map(({ card }) => weapons[card].fend));
  if (waiting - kills <= fendIn(m, to) + own) return true;
  return !hasPartnerBehind(m, hero) && hero.life > 1;
}

function killsAhead(m: M, hero: Hero, actions: number): number {
  const shots: number[] = [];
  for (let weapon = 0; weapon <= 2; weapon++) {
    const shot = shotOf(m, hero, weapon);
    if (shot) for (let i = 0; i < shot.uses; i++) shots.push(shot.damage);
  }
  if (traitsOf(m, hero).fists === 'free') shots.push(1, 1, 1, 1);
  return shots
    .sort((a, b) => b - a)
    .slice(0, Math.max(0, actions))
    .reduce((sum, damage) => sum + damage, 0);
}

/** Somebody who stands within two tiles and could come along. */
function hasPartnerBehind(m: M, hero: Hero): boolean {
  const { distance } = boardOf(m);
  return m.state.heroes.some(
    other =>
      other !== hero &&
      other.posture !== 'unconscious' &&
      other.zone !== hero.zone &&
      (distance[tileOf(other.zone)]?.[tileOf(hero.zone)] ?? Infinity) <= 2,
  );
}
