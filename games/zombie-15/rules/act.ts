import { emit } from '../../../engine/flow.ts';
import type { RuleId } from '../ids.ts';
import type { Action, Hero } from '../spec.ts';
import { isStreet } from './board.ts';
import { bareHands, blastOf, fight, fireMounted, mountedBar, mountedRange, shotOf } from './fight.ts';
import {
  callBar,
  carry,
  carryBar,
  heavyBar,
  heavyOptions,
  isAtCall,
  layDown,
  makeCall,
  takeHeavy,
  takeHeavyBar,
  useHeavy,
} from './heavy.ts';
import { heal } from './life.ts';
import { canLeave, isFreeMove, isLocked, isTired, move } from './move.ts';
import { isObjectAction, objectBar, objectOptions, useObject } from './objects.ts';
import {
  beginCareful,
  beginQuick,
  canCarefully,
  canQuickly,
  isFreeSearch,
  takeBar,
  takeFromHero,
  takeItem,
  takeOptions,
  takeToken,
} from './rummage.ts';
import { GUN, mountedGun } from './sheet.ts';
import { type M, active, boardOf, hasFoes, isLaden, maxLife, ruleOf, traitsOf, turnOf } from './table.ts';
import { dropToken, kindsOf } from './tokens.ts';

// The actions of a hero: what comes to mind, why it may be forbidden, what it costs, what it does (Z15-TURN).

/** What one might think of doing now; `barOf` says what of it is forbidden. */
export function candidates(m: M): Action[] {
  const hero = active(m);
  const open: Action[] = [];
  if (hero.posture === 'down') {
    open.push({ type: 'standUp' }, { type: 'endActions' });
    return open;
  }
  const { zone } = hero;
  for (const to of boardOf(m).steps[zone] ?? []) open.push({ type: 'move', to });
  if (!isStreet(zone)) open.push({ type: 'quickSearch' }, { type: 'carefulSearch' });
  takeOptions(m, hero, open);
  const isTargeted = hasFoes(m, zone);
  if (isTargeted) fightOptions(m, hero, open);
  if (hero.objects.length > 0) objectOptions(m, hero, open);
  heavyOptions(m, hero, open);
  if (mountedGun(m, hero)) for (const at of mountedRange(m, zone)) open.push({ type: 'fireMounted', zone: at });
  if (isAtCall(m, hero)) open.push({ type: 'call' });
  if (traitsOf(m, hero).rest > 0) open.push({ type: 'rest' });
  for (const token of kindsOf(hero)) open.push({ type: 'dropToken', token });
  open.push({ type: 'endActions' });
  return open;
}

function fightOptions(m: M, hero: Hero, open: Action[]): void {
  for (let weapon = 0; weapon <= GUN; weapon++) {
    const shot = shotOf(m, hero, weapon);
    if (!shot) continue;
    open.push({ type: 'fight', weapon });
    if (shot.isFirearm && blastOf(hero) > 0) open.push({ type: 'explode', weapon });
  }
  open.push({ type: 'bareHands' });
}

/** The rule that forbids it now, or null. */
export function barOf(m: M, action: Action): RuleId | null {
  const hero = active(m);
  const rule = forbiddenBy(m, hero, action);
  if (rule !== null) return rule;
  return turnOf(m).actions > 0 || costOf(m, hero, action) === 0 ? null : 'Z15-TURN-02';
}

function forbiddenBy(m: M, hero: Hero, action: Action): RuleId | null {
  switch (action.type) {
    case 'move':
      if (!canLeave(m, hero)) return 'Z15-MOVE-01';
      if (isLocked(m, hero, action.to)) return 'Z15-KEY-01';
      return isTired(m, hero, action.to) && !isFreeMove(m, hero, action.to) ? ruleOf(hero) : null;
    case 'quickSearch':
      return hasFoes(m, hero.zone) ? 'Z15-SEARCH-01' : canQuickly(m, hero);
    case 'carefulSearch':
      return hasFoes(m, hero.zone) ? 'Z15-SEARCH-01' : canCarefully(m, hero);
    case 'takeToken':
    case 'takeFromHero':
    case 'takeItem':
      return hasFoes(m, hero.zone) ? 'Z15-SEARCH-13' : takeBar(m, hero);
    case 'fight':
    case 'explode':
      if (action.weapon !== GUN && isLaden(m, hero)) return 'Z15-SHEET-05';
      return (shotOf(m, hero, action.weapon)?.uses ?? 0) > 0 ? null : 'Z15-EQUIP-02';
    case 'bareHands':
      return traitsOf(m, hero).fists === 'never' ? ruleOf(hero) : null;
    case 'takeHeavy':
      return takeHeavyBar(m, hero, action.heavy);
    case 'carry':
      return carryBar(m, hero, action.hero);
    case 'useCrate':
      return heavyBar(m, hero, action);
    case 'fireMounted':
      return mountedBar(m, hero, action.zone);
    case 'call':
      return callBar(m, hero);
    case 'rest':
      return canRest(m, hero) ? null : ruleOf(hero);
    case 'putDown':
    case 'standUp':
    case 'dropToken':
    case 'endActions':
      return null;
    default:
      return isObjectAction(action) ? objectBar(m, hero, action) : null;
  }
}

/** How many actions it takes: never more than one. */
export function costOf(m: M, hero: Hero, action: Action): 0 | 1 {
  switch (action.type) {
    case 'move':
      return isFreeMove(m, hero, action.to) ? 0 : 1;
    case 'quickSearch':
    case 'carefulSearch':
      return isFreeSearch(m, hero) ? 0 : 1;
    case 'takeToken':
    case 'takeFromHero':
    case 'takeItem':
      return traitsOf(m, hero).takesFreely ? 0 : 1;
    case 'standUp':
      return traitsOf(m, hero).risesFreely ? 0 : 1;
    case 'dropToken':
    case 'endActions':
      return 0;
    default:
      return 1;
  }
}

export function perform(m: M, action: Action): void {
  const hero = active(m);
  const cost = costOf(m, hero, action);
  turnOf(m).actions -= cost;
  switch (action.type) {
    case 'move':
      return move(m, hero, action.to, cost === 0);
    case 'quickSearch':
      return beginQuick(m, hero, cost === 0);
    case 'carefulSearch':
      return beginCareful(m, hero, cost === 0);
    case 'takeToken':
      return takeToken(m, action.token);
    case 'takeFromHero':
      return takeFromHero(m, action.hero, action.token);
    case 'takeItem':
      return takeItem(m, hero, action.item, action.instead);
    case 'fight':
      return fight(m, hero, action.weapon, false);
    case 'explode':
      return fight(m, hero, action.weapon, true);
    case 'bareHands':
      return bareHands(m, hero);
    case 'takeHeavy':
      return takeHeavy(m, hero, action.heavy);
    case 'carry':
      return carry(m, hero, action.hero);
    case 'putDown':
      return layDown(m, hero);
    case 'standUp':
      return standUp(m, hero, cost === 0);
    case 'rest':
      return rest(m, hero);
    case 'fireMounted':
      return fireMounted(m, hero, action.zone);
    case 'call':
      return makeCall(m, hero);
    case 'useCrate':
      return useHeavy(m, hero, action);
    case 'dropToken':
      return dropToken(m, hero, action.token);
    default:
      if (!isObjectAction(action)) throw new Error(`${action.type} is no action of a turn`);
      return useObject(m, hero, action);
  }
}

function standUp(m: M, hero: Hero, free: boolean): void {
  hero.posture = 'standing';
  emit(m, { type: 'stoodUp', hero: hero.id, free });
}

/** Z15-HERO-01: once per turn, among no zombies, and not above his maximum. */
const canRest = (m: M, hero: Hero): boolean =>
  !hasFoes(m, hero.zone) && !turnOf(m).rested && hero.life < maxLife(m, hero.id);

function rest(m: M, hero: Hero): void {
  turnOf(m).rested = true;
  heal(m, hero, hero, 'rest', traitsOf(m, hero).rest);
}
