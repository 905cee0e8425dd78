import { settings } from '../settings.ts';

const BLOW = 45; // milliseconds

/** A short blow in the hand that holds the screen, where it can; whoever wants silence wants this silent, too. */
export function feel(): void {
  if (settings.getState().isMuted || !('vibrate' in navigator)) return;
  // Browsers let a page shake only after somebody has touched it.
  if (navigator.userActivation.hasBeenActive) navigator.vibrate(BLOW);
}
