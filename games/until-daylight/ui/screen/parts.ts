import { called } from '../../../../table/called.ts';
import type { Goal, Mood, Outlook, ScreenParts } from '../../../../table/screen/screen-parts.ts';
import { hordeKinds } from '../../content/horde.ts';
import { ROUNDS } from '../../content/numbers.ts';
import type { Preview, View } from '../../seen.ts';
import type { Action, UntilDaylight } from '../../spec.ts';
import { arrivals, isActionOfUse } from '../../text/reading.ts';
import type { GameTexts } from '../../text/shape.ts';
import { type Seen } from '../look.ts';
import { isVain, preview as sentences } from '../previews.ts';
import { attacked, drag, foeThing, main, seatThing, touch } from '../touch.ts';
import { words } from '../words/words.ts';
import { digest } from './digest.ts';
import { Edge } from './edge.tsx';
import { expectedAt, foreseen, intents, woundsOf } from './intents.ts';
import { news } from './news.ts';
import { Other } from './other.tsx';
import { Own } from './own.tsx';
import { concerns, roll } from './rolls.ts';
import { Surface } from './surface.tsx';
import { thing } from './things.ts';

/** Where the night stands. */
function phase({ view, texts, language }: Seen): string {
  const name = texts.phases[view.phase];
  return view.round > 0 ? `${words[language].round(view.round)} · ${name}` : name;
}

function goals({ view, language, names, texts }: Seen): Goal[] {
  const own = words[language];
  const inDanger = view.players.flatMap(({ character, life, damage }, at) =>
    character && life - damage <= life / 3
      ? [{ text: own.inDanger(names[at] ?? texts.characters[character].name), mood: 'bad' as const }]
      : [],
  );
  const areAllAlive = view.players.every(({ character, life, damage }) => !character || damage < life);
  return [...inDanger, { text: aim(view, own) }, ...(areAllAlive ? [{ text: own.allAlive }] : [])];
}

/** From the last round on the night is over as soon as nobody is left in the line (UD-END-02). */
function aim({ round, phase, line }: View, own: (typeof words)[keyof typeof words]): string {
  const isClear = !line.some(({ kind }) => hordeKinds[kind].isEnemy);
  if (round >= ROUNDS && phase === 'combat' && isClear) return own.held;
  return round > ROUNDS ? own.finish : own.hold(round, ROUNDS);
}

const mood = (chance: number): Mood => (chance >= 0.75 ? 'good' : chance >= 0.35 ? 'fair' : 'bad');

/** Whom area damage hits beside the target, and who of them falls by it. */
function grazed(foes: readonly number[], points: number, { view, language }: Seen): NonNullable<Outlook['others']> {
  const own = words[language];
  return view.line
    .filter(({ id }) => foes.includes(id))
    .map(({ id, kind, life }) => ({
      thing: foeThing(id),
      sign: life > points ? own.about(points, false) : own.dies,
      mood: kind === 'survivor' ? 'bad' : life > points ? 'fair' : 'good',
    }));
}

/** Who stands beside the one that is attacked, in the fight (UD-AREA-01). */
function besideTarget({ view: { line, focus } }: Seen): number[] {
  const at = line.findIndex(({ id }) => id === focus?.target);
  return at < 0 ? [] : [line[at - 1], line[at + 1]].flatMap(foe => (foe && !foe.out ? [foe.id] : []));
}

/** Survivors come with the horde. */
const alliesAmong = ({ assault, players }: View): number =>
  (assault ? arrivals(assault, players.length) : []).find(([kind]) => kind === 'survivor')?.[1] ?? 0;

const enemiesIn = ({ line }: View): number => line.filter(({ kind }) => hordeKinds[kind].isEnemy).length;

/** What an enemy's blow does, and to whom. */
function struck(sign: string, look: Seen): string {
  const at = look.view.focus?.seat ?? null;
  return words[look.language].aboutWhom(sign, at === null ? null : called(look, at));
}

/** A chance, a price, or what falls. */
function outlook(seen: Preview, action: Action, look: Seen): Outlook | null {
  const own = words[look.language];
  const lines = sentences(seen, action, look);
  if (seen.lethal) return { sign: own.deadly, mood: 'bad', lines };
  switch (seen.type) {
    case 'attack': {
      const kill = seen.kill[0] ?? 0;
      const isAlly =
        action.type === 'attack' && look.view.line.some(({ id, kind }) => id === action.target && kind === 'survivor');
      const others = grazed(seen.hit, seen.area, look);
      if (isAlly) return { sign: own.ally(kill), mood: 'bad', lines, others };
      // Nobody falls by it, but wounds stay.
      if (kill === 0 && seen.damage > 0) return { sign: own.points(seen.damage), mood: 'fair', lines, others };
      return { sign: own.share(kill), mood: mood(kill), lines, others };
    }
    case 'draw':
      // Nobody falls by it, but wounds stay.
      if (seen.kill === 0) return { sign: own.about(Math.round(seen.mean), seen.cards > 0), mood: 'fair', lines };
      return isVain(seen)
        ? { sign: own.vain(seen.kill), mood: 'fair', lines }
        : { sign: own.share(seen.kill), mood: mood(seen.kill), lines };
    case 'strike': {
      const others = seen.area > 0 ? grazed(besideTarget(look), seen.area, look) : [];
      return { sign: own.points(seen.damage), mood: seen.kills.length > 0 ? 'good' : 'fair', lines, others };
    }
    case 'luck':
      return seen.isEnemy
        ? {
            sign: struck(own.about(Math.round(seen.after), action.type !== 'pass'), look),
            mood: seen.after < seen.now ? 'good' : 'fair',
            lines,
          }
        : {
            sign: action.type === 'pass' ? own.shareFells(seen.after) : own.share(seen.after),
            mood: mood(seen.after),
            lines,
          };
    case 'spear':
      return { sign: own.points(seen.damage), mood: seen.kills.length > 0 ? 'good' : 'fair', lines };
    case 'grenade': {
      const others = seen.out.map(foe => ({ thing: foeThing(foe), sign: own.out, mood: 'good' as const }));
      return { sign: own.stops(seen.out.length), mood: 'good', lines, others, intents: foreseen(seen.forecast, look) };
    }
    case 'guard':
      return { ...guarding(seen, look), lines, intents: foreseen(seen.forecast, look) };
    case 'face':
      return { sign: own.comingSign(seen.foes - alliesAmong(look.view), enemiesIn(look.view)), mood: 'fair', lines };
    case 'price':
      return { sign: own.costs, mood: 'bad', lines };
    default:
      return { sign: own.later, mood: 'fair', lines };
  }
}

/** How whoever is protected fares then, else the next one who fares otherwise; good is what spares all of them together. */
function guarding({ seat, forecast }: Extract<Preview, { type: 'guard' }>, look: Seen): Pick<Outlook, 'sign' | 'mood'> {
  const own = words[look.language];
  const { forecast: now, players } = look.view;
  const told = [seat, ...players.keys()]
    .map(at => ({ at, shift: [now, forecast].map(all => expectedAt(all, at, look)) }))
    .find(({ shift: [before, then] }) => before !== then);
  if (!told) return { sign: own.noChange, mood: 'fair' };
  const shift = told.shift.join(' → ');
  const spared = woundsOf(now) - woundsOf(forecast);
  return {
    sign: told.at === seat ? shift : own.aboutWhom(shift, called(look, told.at)),
    mood: spared > 0 ? 'good' : spared < 0 ? 'bad' : 'fair',
  };
}

/** In one's own turn it is asked about one thing after the other: the hand keeps its form meanwhile. */
const isFighting = ({ phase, focus }: View, seat: number | null): boolean =>
  phase === 'combat' && focus !== null && focus.seat === seat && focus.foe === null;

const offeredTo = ({ view, seat }: Seen) => view.focus?.offers.find(({ to }) => to === seat) ?? null;

/** One offer after the other: the first that came is answered first. */
const isLaterOffer = (action: Action, look: Seen): boolean =>
  (action.type === 'accept' || action.type === 'refuse') && offeredTo(look)?.from !== action.from;

/** What is asked about costs nothing: cards that lie open, or what comes of a target that has fallen. */
function isGift({ focus, line }: View): boolean {
  if (focus === null) return false;
  const hasFelled = focus.weapon !== null && focus.target !== null && !line.some(({ id }) => id === focus.target);
  return focus.shown.length > 0 || hasFelled;
}

/** An action is lost with the turn; whoever offers something still waits; a gift is worth a look. */
function isEarly({ type }: Action, look: Seen): boolean | 'quietly' {
  if (type === 'ready') return offeredTo(look) !== null && 'quietly';
  if (type === 'pass') return isGift(look.view) && 'quietly';
  return type === 'end' && isActionOfUse(look.view);
}

/** What is said rather than touched, however much else there is to touch. */
const REPLIES: ReadonlySet<Action['type']> = new Set(['accept', 'refuse', 'leave', 'face', 'delay']);

/** What lies there says as much: whom one may be, weapons, enemies, own cards, and cards and numbers at the one who is attacked. */
const PLAIN: ReadonlySet<Action['type']> = new Set([
  'pickCharacter',
  'pickWeapon',
  'attack',
  'craft',
  'heal',
  'choose',
  'load',
]);

export const screen: ScreenParts<UntilDaylight, GameTexts> = {
  Surface,
  Edge,
  Own,
  hand: async () => (await import('./hand-parts.ts')).hand,
  holdsNothing: ({ view }, seat) => !view.players[seat]?.character,
  Other,
  seated: seatThing,
  phase,
  goals,
  touch,
  drag,
  isMain: main,
  isPlain: ({ type }) => PLAIN.has(type),
  isReply: ({ type }) => REPLIES.has(type),
  isLater: isLaterOffer,
  keepsReplies: ({ view, seat }) => (view.phase === 'exchange' ? view.players.length > 1 : isFighting(view, seat)),
  isEarly,
  thing,
  anchor: ({ view }) => attacked(view), // what is asked about an attack stands around its target
  outlook,
  intents,
  focus: () => [],
  roll,
  concerns,
  digest,
  news,
};
