import { en } from './en.ts';
import { fr } from './fr.ts';

export type Words = typeof fr;

export const words = { fr, en } as const;
