import type { Shown } from '../look.ts';
import type { Plan } from './plan.ts';

/** What is drawn of a match, and where the city lies. */
export interface Laid extends Shown {
  readonly plan: Plan;
}
