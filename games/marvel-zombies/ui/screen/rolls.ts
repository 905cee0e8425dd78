import type { Roll } from '../../../../table/screen/screen-parts.ts';
import { type SpawnCardId, spawnCards } from '../../content/spawn-cards.ts';
import type { Event } from '../../events.ts';
import { type HeroId, LEVELS, type Level } from '../../ids.ts';
import type { Seen } from '../look.ts';
import { ruleOfSpawn } from '../rule-of.ts';
import { told } from '../words/told.ts';
import { columns } from './columns.tsx';

/** The dice of the last Attack, the die of a Bystander who fights back, or the Spawn card drawn last: whatever came last. */
export function roll(events: readonly Event[], look: Seen): Roll | null {
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at] as Event;
    switch (event.type) {
      case 'rolled':
        return attackRoll(event, false, event.accuracy, look);
      case 'rerolled': {
        const first = events.slice(0, at).findLast(({ type }) => type === 'rolled');
        return attackRoll(event, true, first?.type === 'rolled' ? first.accuracy : LOST, look);
      }
      case 'bystanderSaved':
      case 'bystanderDevoured':
        if (event.die !== null)
          return { ...defence(event.bystander, event.die, event.type === 'bystanderSaved', look), by: event };
        break;
      case 'spawnCardDrawn':
        return spawnCard(event.card, event.level, event.ignored, look);
      default:
    }
  }
  return null;
}

const LOST = 7; // the roll itself is no longer remembered: nothing is lit

interface Thrown {
  readonly hero: HeroId;
  readonly dice: readonly number[];
  readonly hits: number;
}

/** As dark as the city by night. */
const DICE = { body: '#5a4a86', spots: '#f4ecff' };

function attackRoll(event: Thrown, isAgain: boolean, accuracy: number, look: Seen): Roll {
  const own = told[look.language];
  const { hero, dice, hits } = event;
  const { name } = look.texts.heroes[hero];
  return {
    title: accuracy === LOST ? name : (isAgain ? own.rerolled : own.attackRoll)(name, accuracy),
    pieces: dice.map(die => ({ text: String(die), isLit: die >= accuracy })),
    sum: own.hits(hits),
    by: event,
    dice: DICE,
  };
}

function defence(bystander: keyof Seen['texts']['bystanders'], die: number, isSafe: boolean, look: Seen): Roll {
  const own = told[look.language];
  return {
    title: own.fighter(look.texts.bystanders[bystander].name),
    pieces: [{ text: String(die), isLit: isSafe }],
    sum: isSafe ? own.saved : own.devoured,
    dice: DICE,
  };
}

/** How many come at each level of danger; the one that counts is lit. */
function spawnCard(card: SpawnCardId, level: Level, isIgnored: boolean, { texts, language }: Seen): Roll {
  const { rows, enemy, kind } = spawnCards[card];
  const at = LEVELS.indexOf(level);
  const count = rows[at] ?? 0;
  const { nobody } = told[language];
  const brings = kind === 'regular' || kind === 'rush';
  return {
    title: texts.spawnCards[card].name,
    pieces: brings ? rows.map((count, i) => ({ text: String(count), isLit: i === at && !isIgnored })) : [],
    ...(brings && { picture: columns({ texts, language }, rows, isIgnored ? null : level) }),
    rule: ruleOfSpawn(card),
    sum:
      brings && enemy && !isIgnored ? (count > 0 ? texts.crowd([{ kind: enemy, hero: null, count }]) : nobody) : null,
  };
}

/** What somebody wants to know before they decide: what struck or helped their heroes, who fell, how the mission went on. */
export function concerns(event: Event, { view, seat }: Seen): boolean | 'slightly' {
  const isMine = (hero: HeroId): boolean => view.heroes.some(({ id, seat: owner }) => id === hero && owner === seat);
  switch (event.type) {
    case 'wounded':
    case 'woundsCancelled':
    case 'hexed':
    case 'helped':
    case 'healed':
      return isMine(event.hero);
    case 'hitsLost':
      return isMine(event.hero) && (event.needed ? true : 'slightly');
    case 'powerGained':
      return event.why === 'rally' && isMine(event.hero);
    case 'enemiesSpawned':
    case 'enemyEliminated':
      return event.crowd.kind === 'zombieHero';
    case 'heroFell':
    case 'bystanderDevoured':
    case 'bystanderRescued':
    case 'objectiveTaken':
    case 'pointWoke':
    case 'dangerRose':
    case 'exploded':
    case 'heroLeft':
      return true;
    default:
      return false;
  }
}
