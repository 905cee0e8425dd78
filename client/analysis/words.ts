import type { Language } from '../../engine/box.ts';
import { percent as inEnglish } from '../../kit/english.ts';
import { percent as inFrench } from '../../kit/french.ts';
import { typesetAll } from '../../kit/typeset.ts';
import { analysis as en } from './text/en.ts';
import { analysis as fr } from './text/fr.ts';

// What is said of a match that is looked at again: it is fetched with that page.

export type AnalysisWords = typeof fr;

export const analysisWords = { fr: typesetAll(fr), en } as const;

export const percent = (share: number, language: Language): string =>
  language === 'fr' ? inFrench(share) : inEnglish(share);

export const inPoints = (share: number): number => Math.round(share * 100);

/** Points of a hundred, with their sign. */
export function points(share: number): string {
  const rounded = inPoints(share);
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : '0';
}
