/** Whoever has asked. */
export interface Waiting {
  resolve(reply: unknown): void;
  reject(fault: Error): void;
}

const FEW = 256;

/**
 * Those who wait for an answer, by numbers that only grow. A ring, for a map makes its memory anew all the time, and what it
 * leaves behind keeps the garbage of thousands of answers alive.
 */
export class WaitingRing {
  private ring: (Waiting | null)[] = Array.from({ length: FEW }, () => null);
  private ids = new Int32Array(FEW);
  size = 0;

  has(id: number): boolean {
    return this.ids[id & (this.ring.length - 1)] === id;
  }

  set(id: number, waiting: Waiting): void {
    let at = id & (this.ring.length - 1);
    while (this.ring[at]) {
      this.grow();
      at = id & (this.ring.length - 1);
    }
    this.ring[at] = waiting;
    this.ids[at] = id;
    this.size++;
  }

  /** Takes out whoever asked this. */
  take(id: number): Waiting | null {
    if (!this.has(id)) return null;
    const at = id & (this.ring.length - 1);
    const waiting = this.ring[at] ?? null;
    this.ring[at] = null;
    this.ids[at] = 0;
    this.size--;
    return waiting;
  }

  /** Takes out everybody, in the order in which they asked. */
  takeAll(): { readonly id: number; readonly waiting: Waiting }[] {
    const ids = [...this.ids].filter(id => id !== 0).sort((a, b) => a - b);
    return ids.flatMap(id => {
      const waiting = this.take(id);
      return waiting ? [{ id, waiting }] : [];
    });
  }

  private grow(): void {
    const all = this.takeAll();
    const length = this.ring.length * 2;
    this.ring = Array.from({ length }, () => null);
    this.ids = new Int32Array(length);
    for (const { id, waiting } of all) this.set(id, waiting);
  }
}
