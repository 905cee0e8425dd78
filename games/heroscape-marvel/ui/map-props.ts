import type { Props } from './look.ts';
import type { MapModel } from './map-model.ts';
import type { Aim } from './sight.ts';

export interface MapProps extends Pick<Props, 'look' | 'choices' | 'moment'> {
  readonly model: MapModel;
  /** With the sight tool in hand: what is looked at. */
  readonly onSight: ((to: Aim) => void) | null;
}
