import { MAX_POWER } from '../content/levels.ts';
import type { Frame } from '../../../engine/types.ts';
import type { Preview } from '../seen.ts';
import { type Hero, type MarvelZombies, type Move, type Turn, type TurnAction } from '../spec.ts';
import { attackOptions, hasFreeAttack, push, reachingTrait } from './abilities.ts';
import { strikeOf, zonesInRange } from './strike.ts';
import { canOpen, closedDoors, doorAt, doorId, forecastDoor } from './doors.ts';
import { canHerd, canOverload } from './goals.ts';
import { journeyOf, moveCost, pathOf } from './moves.ts';
import { attackPreview } from './odds.ts';
import { type M, enemiesIn, heroAt, nameOf, seenFrom, zoneAt } from './table.ts';
import { SIGN } from '../content/tokens.ts';
import { type TraitId, traits } from '../content/traits.ts';
import type { CardId } from '../content/cards.ts';
import { type Playable, atHand, holds, isOpen } from '../cards/stock.ts';
import type { TurnCard } from '../cards/played.ts';
import { allyCards, rescueCards, turnCardOf, turnCards } from '../cards/plays.ts';
import { skillsOf } from '../cards/skillset.ts';
import type { RuleId } from '../ids.ts';

type F = Frame<MarvelZombies, 'turn'>;

/** All that the hero may think of doing; what `bar` refuses is shown with its reason. */
export function options(m: M, f: F): TurnAction[] {
  const hero = heroAt(m, f.hero);
  const turn = m.state.turn as Turn;
  const all: TurnAction[] = [];
  fight(m, f.hero, hero, turn, all);
  for (const card of turnCards.skills(hero)) offer(m, hero, turn, card, all);
  walk(m, hero, turn, all);
  if (turn.actions > 0) spendActions(m, hero, all);
  const { figures } = m.state;
  if (figures.length > 0) rescues(m, hero, turn, all);
  if (hero.traits.length > 0)
    for (const card of turnCards.traits) if (holds(hero, card)) offer(m, hero, turn, card, all);
  aid(m, f.hero, hero, turn, all);
  for (const card of turnCards.bystander(hero)) offer(m, hero, turn, card, all);
  all.push({ type: 'end' });
  return all;
}

function fight(m: M, index: number, hero: Hero, turn: Turn, all: TurnAction[]): void {
  const free = hasFreeAttack(hero, turn);
  if (!free && turn.actions === 0) return;
  for (const action of attackOptions(m, index, free)) all.push(action);
  const { sign } = m.state;
  if (turn.actions > 0 && sign?.zone === hero.zone)
    for (const zone of zonesInRange(m, hero.zone, SIGN.range[0], SIGN.range[1], true))
      all.push({ type: 'sign', zone: nameOf(m, zone) });
}

function walk(m: M, hero: Hero, turn: Turn, all: TurnAction[]): void {
  const moves = all as Move[];
  if (turn.actions > 0) push(m, hero, 'walk', moves);
  for (const stride of skillsOf(hero).strides) {
    if (hero.power < stride.power || (!stride.isFree && turn.actions === 0)) continue;
    if (stride.isOpen?.(turn) ?? true) push(m, hero, stride.by, moves);
  }
}

function spendActions(m: M, hero: Hero, all: TurnAction[]): void {
  const { state, content } = m;
  for (const door of closedDoors(m, hero.zone)) all.push({ type: 'open', door: doorId(m, door) });
  all.push({ type: 'gainTrait' }, { type: 'gainPower' });
  for (const objective of state.objectives)
    if (objective.zone === hero.zone && !objective.taken) all.push({ type: 'take', zone: nameOf(m, hero.zone) });
  if (content.mission.explosives.length > 0) for (const colour of hero.tokens) all.push({ type: 'plant', colour });
  if (content.mission.goals.overload) {
    state.points.forEach((_, point) => {
      if (canHerd(m, hero, point)) all.push({ type: 'herd', point });
    });
    if (canOverload(m, hero)) all.push({ type: 'overload' });
  }
}

function rescues(m: M, hero: Hero, turn: Turn, all: TurnAction[]): void {
  const more = atHand(hero, turn, rescueCards);
  for (const figure of m.state.figures) {
    if (figure.zone === hero.zone && turn.actions > 0) all.push({ type: 'rescue', bystander: figure.id });
    for (const { says } of more) {
      const action = says.rescue(m, hero, figure);
      if (action) all.push(action);
    }
  }
}

/** A card for the own Turn, between Actions (MZ-FX-03); one without any effect is not offered (MZ-RULING-14). */
function offer(m: M, hero: Hero, turn: Turn, card: Playable<CardId, TurnCard>, all: TurnAction[]): void {
  if (isOpen(hero, turn, card)) for (const action of card.says.options(m, hero, turn)) all.push(action);
}

/** Cards for other heroes in sight. */
function aid(m: M, index: number, hero: Hero, turn: Turn, all: TurnAction[]): void {
  const shared = atHand(hero, turn, allyCards);
  if (shared.length === 0) return;
  m.state.heroes.forEach((other, i) => {
    if (i === index || other.fate !== 'in' || !seenFrom(m, hero.zone).includes(other.zone)) return;
    for (const { says } of shared) {
      const action = says.aid(m, hero, i);
      if (action) all.push(action);
    }
  });
}

/** What the rules forbid although the hero has the means. */
export function bar(m: M, f: F, action: TurnAction): RuleId | null {
  switch (action.type) {
    case 'move':
      return moveCost(m, heroAt(m, f.hero), action.by, false) > (m.state.turn as Turn).actions ? 'MZ-MOVE-02' : null;
    case 'gainTrait':
      if (m.state.turn?.gained) return 'MZ-TRAIT-01';
      return m.state.traitDeck.length + m.state.traitDiscard.length === 0 ? 'MZ-TRAIT-04' : null;
    case 'gainPower':
      return heroAt(m, f.hero).power >= MAX_POWER ? 'MZ-POW-02' : null;
    case 'rescue':
      return enemiesIn(m, heroAt(m, f.hero).zone) > 0 ? 'MZ-RESC-01' : null;
    case 'open':
      return canOpen(m, doorAt(m, action.door)) ? null : 'MZ-DOOR-03';
    default:
      return turnCardOf(action)?.bar?.(m, heroAt(m, f.hero), action) ?? null;
  }
}

const priceOf = (trait: TraitId | undefined): number => (trait === undefined ? 0 : traits[trait].power);

export function preview(m: M, f: { readonly hero: number }, action: TurnAction): Preview | null {
  const hero = heroAt(m, f.hero);
  switch (action.type) {
    case 'move':
      return pathOf(m, hero, journeyOf(m, hero, action, m.state.turn?.hero !== f.hero));
    case 'attack':
    case 'sign': {
      const reach = action.type === 'attack' && action.reach;
      const left = hero.power - priceOf(reach ? reachingTrait(hero) : undefined);
      return attackPreview(m, strikeOf(m, f.hero, zoneAt(m, action.zone), reach, action.type === 'sign'), 0, left);
    }
    case 'open':
      return forecastDoor(m, doorAt(m, action.door));
    default:
      return turnCardOf(action)?.preview?.(m, hero, action) ?? null;
  }
}
