import type { Entered } from './requests.ts';

/**
 * Inputs that were taken, on their way from the rules to the server: their numbers in one list, their texts in one text.
 * Copying those two between threads costs a fraction of copying every value by itself.
 */
export interface Taken {
  readonly numbers: number[];
  text: string;
}

const NONE = -1; // no such number, or no such text

export const nothingTaken = (): Taken => ({ numbers: [], text: '' });

export function pack(taken: Taken, id: number, entered: Entered): void {
  const { n, clock, paused, due, asked, step, outcome, kept, save, texts } = entered;
  const over = outcome === null ? null : JSON.stringify(outcome);
  const { numbers } = taken;
  numbers.push(id, n, clock, paused ? 1 : 0, due ?? NONE, asked.length, ...asked);
  numbers.push(
    step?.length ?? NONE,

    over?.length ?? NONE,
    kept.length,
    save?.length ?? NONE,
    texts.length,
  );
  taken.text += `${step ?? ''}${over ?? ''}${kept}${save ?? ''}`;
  for (const text of texts) {
    numbers.push(text.length);
    taken.text += text;
  }
}

/** A step is remembered by its table: as a text of its own, not as a piece of all that came with it. They are few. */
const steps = new Map<string, string>();
function lasting(step: string | null): string | null {
  if (step === null) return null;
  const known = steps.get(step);
  if (known !== undefined) return known;
  const own = Buffer.from(step, 'utf8').toString('utf8');
  steps.set(own, own);
  return own;
}

/** Reads what was packed, in the same order. */
export class Unpacking {
  private readonly taken: Taken;
  private at = 0;
  private from = 0;

  constructor(taken: Taken) {
    this.taken = taken;
  }

  get isDone(): boolean {
    return this.at >= this.taken.numbers.length;
  }

  /** What was entered, and by which request. */
  next(): { readonly id: number; readonly entered: Entered } {
    const id = this.number();
    const n = this.number();
    const clock = this.number();
    const paused = this.number() === 1;
    const due = this.number();
    const asked: number[] = [];
    for (let count = this.number(); count > 0; count--) asked.push(this.number());
    const step = lasting(this.text());
    const over = this.text();
    const kept = this.text() ?? '';
    const save = this.text();
    const texts: string[] = [];
    for (let count = this.number(); count > 0; count--) texts.push(this.text() ?? '');
    const outcome = over === null ? null : (JSON.parse(over) as Entered['outcome']);
    const at = due === NONE ? null : due;
    return { id, entered: { refusal: null, n, clock, paused, due: at, asked, step, outcome, kept, save, texts } };
  }

  private number(): number {
    return this.taken.numbers[this.at++] as number;
  }

  private text(): string | null {
    const length = this.number();
    if (length === NONE) return null;
    const { from } = this;
    this.from += length;
    return this.taken.text.slice(from, this.from);
  }
}
