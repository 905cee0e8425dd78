import { basin } from './basin.ts';
import { docks } from './docks.ts';
import { genotech } from './genotech.ts';
import { plaza } from './plaza.ts';
import { tribeca } from './tribeca.ts';
import type { Battlefield } from './battlefield.ts';

/** The two printed battlefields, and three larger ones of two boxes. */
export const battlefields = { genotech, tribeca, plaza, docks, basin } as const satisfies {
  readonly [id: string]: Battlefield;
};
export type FieldId = keyof typeof battlefields;
