import { outcomeIn } from '../storage/columns.ts';
import type { Entered, PackedInputs } from './requests.ts';

const NONE = -1; // no such number, or no such text

export const nothingPacked = (): PackedInputs => ({ numbers: [], text: '' });

export function pack(packed: PackedInputs, id: number, entered: Entered): void {
  const { n, clock, paused, due, asked, step, outcome, kept, save, texts } = entered;
  const over = outcome === null ? null : JSON.stringify(outcome);
  const { numbers } = packed;
  numbers.push(id, n, clock, paused ? 1 : 0, due ?? NONE, asked.length, ...asked);
  numbers.push(
    step?.length ?? NONE,

    over?.length ?? NONE,
    kept.length,
    save?.length ?? NONE,
    texts.length,
  );
  packed.text += `${step ?? ''}${over ?? ''}${kept}${save ?? ''}`;
  for (const text of texts) {
    numbers.push(text.length);
    packed.text += text;
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
  private readonly packed: PackedInputs;
  private at = 0;
  private from = 0;

  constructor(packed: PackedInputs) {
    this.packed = packed;
  }

  get isDone(): boolean {
    return this.at >= this.packed.numbers.length;
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
    const outcome = over === null ? null : outcomeIn(over);
    const at = due === NONE ? null : due;
    return { id, entered: { refusal: null, n, clock, paused, due: at, asked, step, outcome, kept, save, texts } };
  }

  private number(): number {
    const number = this.packed.numbers[this.at++];
    if (number === undefined) throw new Error('fewer numbers than were packed');
    return number;
  }

  private text(): string | null {
    const length = this.number();
    if (length === NONE) return null;
    const { from } = this;
    this.from += length;
    return this.packed.text.slice(from, this.from);
  }
}
