/** The end of a switch: the compiler points at it when there is a kind that it does not know. */
export function impossible(kind: never): never {
  throw new Error(`no such kind: ${JSON.stringify(kind)}`);
}
