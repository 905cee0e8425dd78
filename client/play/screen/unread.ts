export interface Line {
  readonly id: number;
  readonly text: string;
}

/** Lines that somebody reads before they decide. */
export const MOST = 3;

/** What was not read yet stays beside what is new: the newest of them, and each once. */
export const withUnread = (before: readonly Line[], now: readonly Line[]): readonly Line[] =>
  [...before.filter(old => !now.some(({ text }) => text === old.text)), ...now].slice(-MOST);
