import { recorded } from '../after/retold.ts';
import { DeedsPart } from '../after/deeds-part.tsx';
import { useLoaded } from '../calls/loaded.ts';
import type { AtTable } from '../play/at-table.ts';

/** Who did what, once it is over: fetched with the end. */
export function Remembered({ table }: { readonly table: AtTable }) {
  const { parts, state } = table;
  const [record] = useLoaded(state.lobby.id, () => recorded(state.lobby.id));
  const [pictures] = useLoaded(`hand of ${state.lobby.game}`, async () => (await parts.screen.hand?.()) ?? null);
  const retold = record.state === 'ready' ? record.value.retold : null;
  if (!retold || pictures.state !== 'ready') return null;
  return <DeedsPart table={table} retold={retold} hand={pictures.value} />;
}
