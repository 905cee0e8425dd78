import { same } from '../engine/plain.ts';

// Lists of records that are much alike: each name is said once, and so is what all of them share.

type Plain = { readonly [name: string]: unknown };

/**
 * Records one after the other. Those with the same names come together: the first of them, the names of what differs in
 * the others, and what that is in each.
 */
export type ShortList = readonly (Plain | readonly [first: Plain, names: readonly string[], ...values: unknown[]])[];

export function shortList(list: readonly object[]): ShortList {
  const short: (Plain | [Plain, string[], ...unknown[]])[] = [];
  for (let from = 0; from < list.length; ) {
    const first = list[from] as Plain;
    const names = Object.keys(first);
    let to = from + 1;
    while (to < list.length && hasNames(list[to] as Plain, names)) to++;
    if (to === from + 1) short.push(first);
    else {
      const group = list.slice(from, to) as Plain[];
      const differing = names.filter(name => !group.every(one => same(one[name], first[name])));
      const values: unknown[] = [];
      for (const one of group.slice(1)) for (const name of differing) values.push(one[name]);
      // As many as there are cannot be read off where nothing differs.
      if (differing.length > 0) short.push([first, differing, ...values]);
      else short.push(...group);
    }
    from = to;
  }
  return short;
}

/** In the same order, too: whoever compares texts of records finds them equal. */
function hasNames(record: Plain, names: readonly string[]): boolean {
  let at = 0;
  for (const name in record) if (names[at++] !== name) return false;
  return at === names.length;
}

export function longList(short: ShortList): object[] {
  return short.flatMap(one => {
    if (!isGroup(one)) return [one];
    const [first, names, ...values] = one;
    const group: Plain[] = [first];
    for (let at = 0; at < values.length; at += names.length) {
      const record: { [name: string]: unknown } = { ...first };
      for (const [i, name] of names.entries()) record[name] = values[at + i];
      group.push(record);
    }
    return group;
  });
}

const isGroup = (one: ShortList[number]): one is Extract<ShortList[number], readonly unknown[]> => Array.isArray(one);
