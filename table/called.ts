import type { Seat } from '../engine/types.ts';
import type { Language } from '../engine/box.ts';

const YOU: { readonly [L in Language]: string } = { fr: 'vous', en: 'you' };

interface Eyes {
  readonly names: readonly string[];
  readonly language: Language;
  readonly seat: Seat | null;
}

/** Whose something is, as a label and in no sentence: whoever reads it is told so. */
export const called = ({ names, language, seat }: Eyes, of: Seat): string =>
  of === seat ? YOU[language] : (names[of] ?? '');
