/** So many messages a second, with some in reserve. */
export class Bucket {
  private readonly rate: number;
  private readonly size: number;
  private level: number;
  private filledAt: number;

  constructor(rate: number, size: number, now = performance.now()) {
    this.rate = rate;
    this.size = size;
    this.level = size;
    this.filledAt = now;
  }

  take(now = performance.now()): boolean {
    this.level = Math.min(this.size, this.level + ((now - this.filledAt) / 1000) * this.rate);
    this.filledAt = now;
    if (this.level < 1) return false;
    this.level--;
    return true;
  }
}
