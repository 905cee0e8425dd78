import type { Language } from '../../../../engine/box.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const words: { readonly [L in Language]: typeof fr } = { fr, en };
