import { recorded } from '../after/retold.ts';
import { DeedsPart } from '../after/deeds-part.tsx';
import { usePictures } from '../after/use-pictures.ts';
import { useLoaded } from '../calls/loaded.ts';
import type { AtTable } from '../play/at-table.ts';

/** Who did what, once it is over: fetched with the end. */
export function Remembered({ table }: { readonly table: AtTable }) {
  const { id } = table.state.lobby;
  const [record] = useLoaded(id, () => recorded(id));
  const hand = usePictures(table);
  const retold = record.state === 'ready' ? record.value.retold : null;
  if (!retold || !hand) return null;
  return <DeedsPart table={table} retold={retold} hand={hand} />;
}
