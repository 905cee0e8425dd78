import type { Spec } from '../../engine/types.ts';
import type { HandParts } from '../../table/screen/screen-parts.ts';
import { useLoaded } from '../calls/loaded.ts';
import type { AtTable } from '../play/at-table.ts';

/** What draws the things of a game small; null while it is on its way, or where there is none. */
export function usePictures({ parts, state }: AtTable): HandParts<Spec> | null {
  const [hand] = useLoaded(`hand of ${state.lobby.game}`, async () => (await parts.screen.hand?.()) ?? null);
  return hand.state === 'ready' ? hand.value : null;
}
