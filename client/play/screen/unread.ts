export interface Line {
  readonly id: number;
  readonly text: string;
  /** It is read before all else. */
  readonly isGrave?: boolean;
}

/** How much a line is worth to whoever looks; slight ones only where there is little else. */
export type Weight = boolean | 'gravely' | 'slightly' | undefined;

/** Lines that are read at a glance: with fewer than these, slight ones stand among them. */
export const GLANCE = 3;
/** More than these nobody reads before they decide: the log has them. */
export const MOST = 12;

/** What is worth telling, what is grave first and all else as it came. */
export function tellingOf(lines: readonly Line[], weights: ReadonlyMap<number, Weight>, sums = 0): readonly Line[] {
  const found = lines.filter(({ id }) => weights.get(id));
  const slight = found.filter(({ id }) => weights.get(id) === 'slightly');
  const tooMany = Math.max(0, found.length - Math.max(0, GLANCE - sums));
  const dropped = new Set(slight.slice(0, tooMany));
  const grave = found
    .filter(({ id }) => weights.get(id) === 'gravely')
    .map(({ id, text }) => ({ id, text, isGrave: true }));
  const rest = found.filter(line => !dropped.has(line) && weights.get(line.id) !== 'gravely');
  const most = Math.max(0, MOST - sums);
  return [...grave.slice(-most), ...rest.slice(Math.max(0, rest.length - Math.max(0, most - grave.length)))];
}

/** What was not read yet stays beside what is new, each once; what is grave first, then the newest. */
export function withUnread(before: readonly Line[], now: readonly Line[]): readonly Line[] {
  const all = [...before.filter(old => !now.some(({ text }) => text === old.text)), ...now];
  const grave = all.filter(({ isGrave }) => isGrave).slice(-MOST);
  const rest = all.filter(({ isGrave }) => !isGrave);
  return [...grave, ...rest.slice(Math.max(0, rest.length - (MOST - grave.length)))];
}

/**
 * The entry after which news begin, once others decide: what one's own answer led to one has seen. A question that went by
 * itself, as its time ran out, was answered by nobody: all since it was asked is news.
 */
export const newsFrom = (now: {
  readonly hasAnswered: boolean;
  readonly decided: number | null;
  readonly last: number;
}): number => (now.hasAnswered ? now.last : (now.decided ?? now.last));
