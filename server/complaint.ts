/** Something that whoever runs the server can mend. It becomes one sentence, without a stack. */
export class Complaint extends Error {
  readonly code: ComplaintCode;
  readonly values: { readonly [name: string]: string | number };

  constructor(code: ComplaintCode, values: { readonly [name: string]: string | number } = {}) {
    super(code);
    this.code = code;
    this.values = values;
  }
}

export const COMPLAINTS = [
  'data-folder',
  'data-in-use',
  'journal-alone',
  'journal-newer',
  'games-folder',
  'no-games',
  'port-in-use',
  'port-denied',
  'setting',
  'database',
  'redis',
  'other-rules',
] as const;
export type ComplaintCode = (typeof COMPLAINTS)[number];
