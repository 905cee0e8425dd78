import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Mutant } from './mutants.ts';

/** A mutant that no test could notice, because nothing at the table differs. */
const equivalent = z.strictObject({
  file: z.string(),
  line: z.string(), // its first one, as it stands in the file
  mutator: z.string(),
  original: z.string(),
  replacement: z.string(),
  nth: z.int().min(2).optional(), // of those that look the same
  reason: z.string().min(1),
});
type Equivalent = z.infer<typeof equivalent>;

/** The ids of the mutants that the list names; it may name none that is not there. */
export function equivalentsIn(root: string, path: string, mutants: readonly Mutant[]): Set<string> {
  if (!existsSync(join(root, path))) return new Set();
  const list = z.array(equivalent).parse(JSON.parse(readFileSync(join(root, path), 'utf8')));
  const found = list.map(entry => ({ entry, mutant: mutants.find(mutant => isNamed(entry, mutant)) }));
  const gone = found.filter(({ mutant }) => !mutant).map(({ entry }) => JSON.stringify(entry));
  if (gone.length > 0) throw new Error(`${path} names mutants that do not exist:\n${gone.join('\n')}`);
  return new Set(found.flatMap(({ mutant }) => (mutant ? [mutant.id] : [])));
}

function isNamed(entry: Equivalent, mutant: Mutant): boolean {
  const isSame = (['file', 'line', 'mutator', 'original', 'replacement'] as const).every(
    of => entry[of] === mutant[of],
  );
  return isSame && (entry.nth ?? 1) === mutant.nth;
}

/** The entry of this mutant, but for its reason. */
export function entryOf({ file, line, mutator, original, replacement, nth }: Mutant): string {
  return JSON.stringify({ file, line, mutator, original, replacement, ...(nth > 1 ? { nth } : {}), reason: '' });
}
