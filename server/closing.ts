interface Closed {
  close(): unknown;
}

/** What was opened, in its order: it is closed in the reverse one, each part when those that need it are gone. */
export class Closing {
  private readonly parts: Closed[] = [];

  add<T extends Closed>(part: T): T {
    this.parts.push(part);
    return part;
  }

  /** What does not close does not keep the rest open; why is told when all is done. */
  async close(): Promise<void> {
    const failures: unknown[] = [];
    for (let part = this.parts.pop(); part; part = this.parts.pop())
      try {
        await part.close();
      } catch (error) {
        failures.push(error);
      }
    if (failures.length > 0) throw failures[0];
  }
}
