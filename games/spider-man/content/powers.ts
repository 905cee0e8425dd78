import type { FigureId, Hold, RoleId, RuleId } from '../ids.ts';
import { HIT } from './numbers.ts';
import type { Source } from './source.ts';
import { keysOf } from './table.ts';

interface Printed {
  readonly figure: FigureId;
  readonly number: number; // 1 and 2 from the start, 3 at 20 points, 4 at 40
  readonly token: boolean; // false: always there, nothing to spend
  readonly rule: RuleId;
  readonly source: Source;
}

/** Declared with a Movement series. */
interface Series extends Printed {
  readonly kind: 'movement';
  readonly times: number; // each die, before the total
  readonly add: number;
  readonly walls: boolean; // crosses buildings
  readonly isFlight: boolean;
}

/** Declared with a close-combat series. */
interface Blow extends Printed {
  readonly kind: 'close';
  readonly times: number; // each die, before `add`
  readonly add: number;
  readonly check: number; // what a die must show before the blow for one more on each die; 0: none is rolled
  readonly run: number; // squares that must have been run
  readonly isSingle: boolean; // one die, no more
  readonly bites: boolean; // doubles one die after the roll
}

/** An attack of its own. */
interface Shot extends Printed {
  readonly kind: 'attack';
  readonly range: number;
  readonly dice: number;
  readonly add: number;
  readonly need: number; // what a die must show
  readonly cost: number; // Combat dice of the scale
  readonly breaks: boolean; // what holds its owner
  readonly sticks: Exclude<Hold, 'pincers'> | null; // leaves this on the target and wounds nobody
  readonly grips: boolean; // a figure in contact
  readonly throws: boolean; // a car that stands in contact
  readonly wounds: boolean;
  readonly usesHq: boolean; // the bonus of the own HQ (SM-HQ-01)
}

interface Heal extends Printed {
  readonly kind: 'heal';
  readonly dice: number;
  readonly need: number;
  readonly healed: number;
}

/** W1 */
interface Interrupt extends Printed {
  readonly kind: 'interrupt';
  readonly need: number;
  readonly squares: number; // that its owner may then go
}

/** W5 */
interface Prevention extends Printed {
  readonly kind: 'prevent';
  readonly dice: number;
  readonly need: number; // on one of them
}

/** W8 only */
interface Reaction extends Printed {
  readonly kind: 'reaction';
  readonly cost: number; // Movement dice of the scale
  readonly dice: number;
  readonly need: number;
  readonly walls: boolean;
}

interface Permanent extends Printed {
  readonly kind: 'permanent';
  readonly foils: string; // the power that does not help against its owner
}

/** How the rules meet a power: as part of a series, as an action of its own, or in a window of an attack. */
export type Power = Series | Blow | Shot | Heal | Interrupt | Prevention | Reaction | Permanent;

const series = { kind: 'movement', token: true, times: 1, add: 0, walls: false, isFlight: false } as const;
const blow = { kind: 'close', token: true, times: 1, add: 0, check: 0, run: 0, isSingle: false, bites: false } as const;
const shot = {
  kind: 'attack',
  token: true,
  range: Infinity,
  dice: 1,
  add: 0,
  need: HIT,
  cost: 0,
  breaks: false,
  sticks: null,
  grips: false,
  throws: false,
  wounds: true,
  usesHq: false,
} as const;

const table = {
  'sm-web-swing': { ...series, figure: 'spider-man', number: 1, rule: 'SM-SPI-01', times: 2, source: 'rulebook' },
  'sm-web-prison': {
    ...shot,
    figure: 'spider-man',
    number: 2,
    rule: 'SM-SPI-02',
    range: 3,
    dice: 2,
    need: 5,
    wounds: false,
    sticks: 'web',
    source: 'rulebook',
  },
  'sm-spider-sense': {
    kind: 'prevent',
    token: true,
    figure: 'spider-man',
    number: 3,
    rule: 'SM-SPI-06',
    dice: 1,
    need: 4,
    source: 'rulebook',
  },
  'sm-spider-strength': { ...blow, figure: 'spider-man', number: 4, rule: 'SM-SPI-07', add: 1, source: 'rulebook' },
  'oct-pincer-strike': { ...blow, figure: 'octopus', number: 1, rule: 'SM-OCT-01', check: 4, source: 'rulebook' },
  'oct-pincer-walk': { ...series, figure: 'octopus', number: 2, rule: 'SM-OCT-02', add: 2, source: 'rulebook' },
  'oct-capture': {
    ...shot,
    figure: 'octopus',
    number: 3,
    rule: 'SM-OCT-03',
    range: 0,
    need: 5,
    cost: 1,
    grips: true,
    wounds: false,
    usesHq: true,
    source: 'rulebook',
  },
  'oct-car-throw': {
    ...shot,
    figure: 'octopus',
    number: 4,
    rule: 'SM-OCT-09',
    range: 3,
    throws: true,
    source: 'rulebook',
  },
  'gob-pumpkin': {
    ...shot,
    figure: 'goblin',
    number: 1,
    rule: 'SM-GOB-01',
    dice: 2,
    add: 1,
    breaks: true,
    source: 'rulebook',
  },
  'gob-glider': { ...series, figure: 'goblin', number: 2, rule: 'SM-GOB-02', times: 2, source: 'rulebook' },
  'gob-healing': {
    kind: 'heal',
    token: true,
    figure: 'goblin',
    number: 3,
    rule: 'SM-GOB-03',
    dice: 1,
    need: 6,
    healed: 1,
    source: 'rulebook',
  },
  'gob-smoke': {
    kind: 'interrupt',
    token: true,
    figure: 'goblin',
    number: 4,
    rule: 'SM-GOB-04',
    need: 5,
    squares: 0,
    source: 'rulebook',
  },
  'rhi-charge': { ...blow, figure: 'rhino', number: 1, rule: 'SM-RHI-01', add: 1, run: 3, source: 'rulebook' },
  'rhi-hide': {
    kind: 'prevent',
    token: true,
    figure: 'rhino',
    number: 2,
    rule: 'SM-RHI-02',
    dice: 2,
    need: 6,
    source: 'rulebook',
  },
  'rhi-car-throw': {
    ...shot,
    figure: 'rhino',
    number: 3,
    rule: 'SM-RHI-03',
    range: 3,
    throws: true,
    source: 'rulebook',
  },
  'rhi-supercharge': { ...blow, figure: 'rhino', number: 4, rule: 'SM-RHI-04', times: 2, run: 4, source: 'rulebook' },
  'ele-bolt': { ...shot, figure: 'electro', number: 1, rule: 'SM-ELE-01', add: 1, breaks: true, source: 'rulebook' },
  'ele-electrocute': { ...blow, figure: 'electro', number: 2, rule: 'SM-ELE-02', check: 5, source: 'rulebook' },
  'ele-power-lines': { ...series, figure: 'electro', number: 3, rule: 'SM-ELE-03', times: 2, source: 'rulebook' },
  'ele-lightning': {
    ...shot,
    figure: 'electro',
    number: 4,
    rule: 'SM-ELE-04',
    token: false,
    add: 1,
    cost: 1,
    breaks: true,
    source: 'rulebook',
  },
  'ven-symbiote-swing': { ...series, figure: 'venom', number: 1, rule: 'SM-VEN-01', times: 2, source: 'rulebook' },
  'ven-immune': {
    kind: 'permanent',
    token: false,
    figure: 'venom',
    number: 2,
    rule: 'SM-VEN-02',
    foils: 'sm-spider-sense',
    source: 'rulebook',
  },
  'ven-seize': {
    ...shot,
    figure: 'venom',
    number: 3,
    rule: 'SM-VEN-03',
    range: 3,
    need: 5,
    wounds: false,
    sticks: 'symbiote',
    source: 'rulebook',
  },
  'ven-reinforced': {
    ...shot,
    figure: 'venom',
    number: 4,
    rule: 'SM-VEN-05',
    range: 3,
    need: 5,
    wounds: false,
    sticks: 'symbiote',
    source: 'rulebook',
  },
  'sco-tail': {
    ...blow,
    figure: 'scorpion',
    number: 1,
    rule: 'SM-SCO-01',
    times: 2,
    isSingle: true,
    source: 'rulebook',
  },
  'sco-armour': {
    kind: 'prevent',
    token: true,
    figure: 'scorpion',
    number: 2,
    rule: 'SM-SCO-02',
    dice: 1,
    need: 5,
    source: 'rulebook',
  },
  'sco-wall-crawl': {
    kind: 'reaction',
    token: true,
    figure: 'scorpion',
    number: 3,
    rule: 'SM-SCO-03',
    cost: 0,
    dice: 1,
    need: 0,
    walls: true,
    source: 'rulebook',
  },
  'sco-plasma': {
    ...shot,
    figure: 'scorpion',
    number: 4,
    rule: 'SM-SCO-04',
    range: 3,
    dice: 2,
    breaks: true,
    source: 'rulebook',
  },
  'vul-fly': {
    ...series,
    figure: 'vulture',
    number: 1,
    rule: 'SM-VUL-01',
    times: 2,
    isFlight: true,
    source: 'rulebook',
  },
  'vul-dive': { ...blow, figure: 'vulture', number: 2, rule: 'SM-VUL-02', add: 1, source: 'rulebook' },
  'vul-drain': { ...shot, figure: 'vulture', number: 3, rule: 'SM-VUL-03', range: 0, grips: true, source: 'rulebook' },
  'vul-altitude': {
    kind: 'reaction',
    token: true,
    figure: 'vulture',
    number: 4,
    rule: 'SM-VUL-04',
    cost: 2,
    dice: 2,
    need: 5,
    walls: false,
    source: 'rulebook',
  },
  'liz-tail': { ...blow, figure: 'lizard', number: 1, rule: 'SM-LIZ-01', add: 2, isSingle: true, source: 'rulebook' },
  'liz-leap': {
    kind: 'interrupt',
    token: true,
    figure: 'lizard',
    number: 2,
    rule: 'SM-LIZ-02',
    need: 4,
    squares: 3,
    source: 'rulebook',
  },
  'liz-bite': { ...blow, figure: 'lizard', number: 3, rule: 'SM-LIZ-03', bites: true, source: 'rulebook' },
  'liz-wall-crawl': { ...series, figure: 'lizard', number: 4, rule: 'SM-LIZ-04', walls: true, source: 'rulebook' },
} as const satisfies { readonly [power: string]: Power };

export type PowerId = keyof typeof table;
export type PowerKind = Power['kind'];
type OfKind<K extends PowerKind> = { [P in PowerId]: (typeof table)[P]['kind'] extends K ? P : never }[PowerId];
export type SeriesId = OfKind<'movement'>;
export type BlowId = OfKind<'close'>;
export type ShotId = OfKind<'attack'>;
export type InterruptId = OfKind<'interrupt'>;
export type PreventionId = OfKind<'prevent'>;
export type FreeId = OfKind<'heal' | 'reaction'>;

/** What kind a power is follows from its id. */
export const powers: { readonly [P in PowerId]: Extract<Power, Pick<(typeof table)[P], 'kind'>> } = table;
export const POWERS = keysOf(powers);

/** The attack of its own that this is, if it is one. */
export const shotOf = (way: string): Shot | null => SHOTS.get(way) ?? null;

const SHOTS: ReadonlyMap<string, Shot> = new Map(
  Object.entries<Power>(powers).flatMap(([id, power]) => (power.kind === 'attack' ? [[id, power] as const] : [])),
);

/** Beside the powers, since these are objects of eight shapes: asked of every token at every look. */
const ofKind = (...kinds: PowerKind[]): ReadonlySet<string> =>
  new Set(POWERS.filter(power => kinds.includes(powers[power].kind)));

const SERIES = ofKind('movement');
const BLOWS = ofKind('close');
const INTERRUPTS = ofKind('interrupt');
const PREVENTIONS = ofKind('prevent');
const FREE = ofKind('heal', 'reaction');

export const isSeries = (power: PowerId): power is SeriesId => SERIES.has(power);
export const isBlow = (power: PowerId): power is BlowId => BLOWS.has(power);
export const isShot = (way: string): way is ShotId => SHOTS.has(way);
export const isInterrupt = (power: PowerId): power is InterruptId => INTERRUPTS.has(power);
export const isPrevention = (power: PowerId): power is PreventionId => PREVENTIONS.has(power);
export const isFree = (power: PowerId): power is FreeId => FREE.has(power);

/** Whether a power does not help against this role (SM-VEN-02). */
export const isFoiled = (power: PowerId, by: RoleId): boolean =>
  Object.values<Power>(powers).some(own => own.kind === 'permanent' && own.figure === by && own.foils === power);
