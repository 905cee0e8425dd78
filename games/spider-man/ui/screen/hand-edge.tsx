import type { Shown } from '../look.ts';
import { Laying } from './laying.tsx';
import { Legend } from './legend.tsx';

/** What whoever lays a board or walks needs to know beside the city. */
export const HandEdge = ({ look }: Shown) => (
  <>
    <Laying look={look} />
    <Legend look={look} />
  </>
);
