import type { Spec } from '../../../engine/types.ts';
import type { ScreenParts } from '../../../table/screen/screen-parts.ts';
import type { AtTable } from '../at-table.ts';

/** Whether an answer gives away what is left to do; where there is no other, nothing ends too early. */
export function earlyOf(
  action: Spec['action'],
  options: readonly Spec['action'][],
  screen: ScreenParts<Spec>,
  look: AtTable['look'],
): boolean | 'quietly' {
  return options.every(option => screen.isMain(option)) ? false : (screen.isEarly?.(action, look) ?? false);
}
