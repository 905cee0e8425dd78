import { fallingFor } from '../../../table/screen/dice/throws.ts';

/** Words that come by an animation wait for dice: those are let go in the same moment, by now they tumble. */
export function saidWhenDiceLie(line: HTMLElement | null): void {
  if (line) line.style.animationDelay = `${Math.round(fallingFor())}ms`;
}
