import type { Language } from '../../../../engine/box.ts';
import * as english from '../../../../kit/english.ts';
import * as french from '../../../../kit/french.ts';
import { typesetAll } from '../../../../kit/typeset.ts';
import type { SeenTray } from '../../seen.ts';

type Unit = SeenTray['unit'];

// What dice come to that may still be rolled again.

const fr = {
  /** All of them, as they lie. */
  made: (unit: Unit, count: number): string => {
    switch (unit) {
      case 'points':
        return french.plural(count, 'case');
      case 'hits':
        return count === 0 ? 'raté' : french.plural(count, 'touche');
      case 'cards':
        return count === 0 ? 'aucune carte' : french.plural(count, 'carte');
      default:
        return count === 0 ? 'raté' : 'réussi';
    }
  },
  /** On average, with some of them rolled again. */
  average: (unit: Unit, expected: number): string => {
    switch (unit) {
      case 'points':
        return french.amount(expected, 'case');
      case 'hits':
        return french.amount(expected, 'touche');
      case 'cards':
        return french.amount(expected, 'carte');
      default:
        return french.percent(expected);
    }
  },
  /** The same, as small as a die. */
  brief: (unit: Unit, expected: number): string =>
    unit === 'success' ? french.percent(expected) : `≈ ${french.tenths(expected)}`,
  /** Of one die. */
  worth: (unit: Unit, worth: number): string => {
    if (unit === 'points') return `+${worth}`;
    const good = { hits: 'touche', cards: 'carte', success: 'réussi' };
    return worth > 0 ? good[unit] : 'rien';
  },
  again: 'relancé',
  lies: (makes: string) => `Tels quels : ${makes}.`,
  rerolled: (again: number, average: string, makes: string) =>
    `${french.plural(again, 'dé relancé', 'dés relancés')} : ${average} en moyenne ; tels quels : ${makes}.`,
};

const en: typeof fr = {
  made: (unit, count) => {
    switch (unit) {
      case 'points':
        return english.plural(count, 'square');
      case 'hits':
        return count === 0 ? 'missed' : english.plural(count, 'hit');
      case 'cards':
        return count === 0 ? 'no card' : english.plural(count, 'card');
      default:
        return count === 0 ? 'failure' : 'success';
    }
  },
  average: (unit, expected) => {
    switch (unit) {
      case 'points':
        return english.amount(expected, 'square');
      case 'hits':
        return english.amount(expected, 'hit');
      case 'cards':
        return english.amount(expected, 'card');
      default:
        return english.percent(expected);
    }
  },
  brief: (unit, expected) => (unit === 'success' ? english.percent(expected) : `≈ ${english.tenths(expected)}`),
  worth: (unit, worth) => {
    if (unit === 'points') return `+${worth}`;
    const good = { hits: 'hit', cards: 'card', success: 'success' };
    return worth > 0 ? good[unit] : 'nothing';
  },
  again: 'reroll',
  lies: makes => `As they lie: ${makes}.`,
  rerolled: (again, average, makes) =>
    `${english.plural(again, 'die', 'dice')} rerolled: ${average} on average; as they lie: ${makes}.`,
};

export const trayWords: { readonly [L in Language]: typeof fr } = { fr: typesetAll(fr), en };
