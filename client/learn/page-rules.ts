import { ask } from '../after/jobs.ts';
import type { Rules } from './lesson-line.ts';

/** The rules of a game, in a thread beside the page: a lesson needs no server. */
export const pageRules = (game: string): Rules => ({
  walk: scene => ask('walk', { game, scene, upTo: null, answers: [] }),
  previews: (scene, seat, step) => ask('previews', { game, scene, upTo: null, answers: [], seat, step }),
});
