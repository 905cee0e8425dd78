import type { Afterwards } from '../storage/appends.ts';
import type { InputRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';

/** An input that is in the log when this returns; it fails where it is not. */
export const appended = (store: Store, row: InputRow, after: Afterwards): Promise<void> =>
  new Promise((resolve, reject) =>
    store.append(row, after, {
      kept(isKept) {
        if (isKept) resolve();
        else void store.takenKey(row).then(key => reject(new Error(`the log has that ${key} already`)), reject);
      },
      notKept: reject,
    }),
  );
