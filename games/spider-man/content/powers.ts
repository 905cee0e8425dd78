import type { FigureId } from './roles.ts';
import type { Source } from './source.ts';

/** How the rules meet a power: as part of a series, as an action of its own, or in a window of an attack. */
export const POWER_KINDS = [
  'movement', // declared with a Movement series
  'close', // declared with a close-combat series
  'attack', // an attack of its own
  'heal',
  'interrupt', // W1
  'prevent', // W5
  'reaction', // W8 only
  'permanent',
] as const;
export type PowerKind = (typeof POWER_KINDS)[number];

export interface Power {
  readonly figure: FigureId;
  readonly number: number; // 1 and 2 from the start, 3 at 20 points, 4 at 40
  readonly kind: PowerKind;
  readonly token: boolean; // false: always there, nothing to spend
  readonly source: Source;
}

export const POWERS = [
  'sm-web-swing',
  'sm-web-prison',
  'sm-spider-sense',
  'sm-spider-strength',
  'oct-pincer-strike',
  'oct-pincer-walk',
  'oct-capture',
  'oct-car-throw',
  'gob-pumpkin',
  'gob-glider',
  'gob-healing',
  'gob-smoke',
  'rhi-charge',
  'rhi-hide',
  'rhi-car-throw',
  'rhi-supercharge',
  'ele-bolt',
  'ele-electrocute',
  'ele-power-lines',
  'ele-lightning',
  'ven-symbiote-swing',
  'ven-immune',
  'ven-seize',
  'ven-reinforced',
  'sco-tail',
  'sco-armour',
  'sco-wall-crawl',
  'sco-plasma',
  'vul-fly',
  'vul-dive',
  'vul-drain',
  'vul-altitude',
  'liz-tail',
  'liz-leap',
  'liz-bite',
  'liz-wall-crawl',
] as const;
export type PowerId = (typeof POWERS)[number];

export const powers: { readonly [P in PowerId]: Power } = {
  'sm-web-swing': { figure: 'spider-man', number: 1, kind: 'movement', token: true, source: 'rulebook' },
  'sm-web-prison': { figure: 'spider-man', number: 2, kind: 'attack', token: true, source: 'rulebook' },
  'sm-spider-sense': { figure: 'spider-man', number: 3, kind: 'prevent', token: true, source: 'rulebook' },
  'sm-spider-strength': { figure: 'spider-man', number: 4, kind: 'close', token: true, source: 'rulebook' },
  'oct-pincer-strike': { figure: 'octopus', number: 1, kind: 'close', token: true, source: 'rulebook' },
  'oct-pincer-walk': { figure: 'octopus', number: 2, kind: 'movement', token: true, source: 'rulebook' },
  'oct-capture': { figure: 'octopus', number: 3, kind: 'attack', token: true, source: 'rulebook' },
  'oct-car-throw': { figure: 'octopus', number: 4, kind: 'attack', token: true, source: 'rulebook' },
  'gob-pumpkin': { figure: 'goblin', number: 1, kind: 'attack', token: true, source: 'rulebook' },
  'gob-glider': { figure: 'goblin', number: 2, kind: 'movement', token: true, source: 'rulebook' },
  'gob-healing': { figure: 'goblin', number: 3, kind: 'heal', token: true, source: 'rulebook' },
  'gob-smoke': { figure: 'goblin', number: 4, kind: 'interrupt', token: true, source: 'rulebook' },
  'rhi-charge': { figure: 'rhino', number: 1, kind: 'close', token: true, source: 'rulebook' },
  'rhi-hide': { figure: 'rhino', number: 2, kind: 'prevent', token: true, source: 'rulebook' },
  'rhi-car-throw': { figure: 'rhino', number: 3, kind: 'attack', token: true, source: 'rulebook' },
  'rhi-supercharge': { figure: 'rhino', number: 4, kind: 'close', token: true, source: 'rulebook' },
  'ele-bolt': { figure: 'electro', number: 1, kind: 'attack', token: true, source: 'rulebook' },
  'ele-electrocute': { figure: 'electro', number: 2, kind: 'close', token: true, source: 'rulebook' },
  'ele-power-lines': { figure: 'electro', number: 3, kind: 'movement', token: true, source: 'rulebook' },
  'ele-lightning': { figure: 'electro', number: 4, kind: 'attack', token: false, source: 'rulebook' },
  'ven-symbiote-swing': { figure: 'venom', number: 1, kind: 'movement', token: true, source: 'rulebook' },
  'ven-immune': { figure: 'venom', number: 2, kind: 'permanent', token: false, source: 'rulebook' },
  'ven-seize': { figure: 'venom', number: 3, kind: 'attack', token: true, source: 'rulebook' },
  'ven-reinforced': { figure: 'venom', number: 4, kind: 'attack', token: true, source: 'rulebook' },
  'sco-tail': { figure: 'scorpion', number: 1, kind: 'close', token: true, source: 'rulebook' },
  'sco-armour': { figure: 'scorpion', number: 2, kind: 'prevent', token: true, source: 'rulebook' },
  'sco-wall-crawl': { figure: 'scorpion', number: 3, kind: 'reaction', token: true, source: 'rulebook' },
  'sco-plasma': { figure: 'scorpion', number: 4, kind: 'attack', token: true, source: 'rulebook' },
  'vul-fly': { figure: 'vulture', number: 1, kind: 'movement', token: true, source: 'rulebook' },
  'vul-dive': { figure: 'vulture', number: 2, kind: 'close', token: true, source: 'rulebook' },
  'vul-drain': { figure: 'vulture', number: 3, kind: 'attack', token: true, source: 'rulebook' },
  'vul-altitude': { figure: 'vulture', number: 4, kind: 'reaction', token: true, source: 'rulebook' },
  'liz-tail': { figure: 'lizard', number: 1, kind: 'close', token: true, source: 'rulebook' },
  'liz-leap': { figure: 'lizard', number: 2, kind: 'interrupt', token: true, source: 'rulebook' },
  'liz-bite': { figure: 'lizard', number: 3, kind: 'close', token: true, source: 'rulebook' },
  'liz-wall-crawl': { figure: 'lizard', number: 4, kind: 'movement', token: true, source: 'rulebook' },
};
