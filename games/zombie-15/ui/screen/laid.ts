import type { Shown } from '../look.ts';
import type { Layout } from './layout.ts';

/** What everything gets that lies in the town. */
export interface Laid extends Shown {
  readonly layout: Layout;
}
