import type { ThingId } from '../../table/touch.ts';

/**
 * The paths for which touching one of the things that stand above says enough: all but that thing is the same.
 * With one such thing among other answers nobody would know what touching it does.
 */
export function aimedOf(paths: readonly (readonly ThingId[])[], aims: readonly ThingId[]): string[] {
  const aimed = paths.filter(things => things.filter(thing => aims.includes(thing)).length === 1);
  const rests = new Set(aimed.map(things => things.filter(thing => !aims.includes(thing)).join(' ')));
  const isClear = rests.size === 1 && (aimed.length > 1 || aimed.length === paths.length);
  return isClear ? aimed.map(things => things.join(' ')) : [];
}
