import { typesetAll } from '../../kit/typeset.ts';
import { scenes as en } from './text/en.ts';
import { scenes as fr } from './text/fr.ts';

// What is said around scenes: it is fetched with the rulebook.

export type SceneWords = typeof fr;

export const sceneWords = { fr: typesetAll(fr), en } as const;
