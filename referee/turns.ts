/** What is done at a table one after the other. */
export class Turns {
  private isTaken = false; // by what was asked first of all that is not done
  private readonly line: (() => void)[] = []; // what was asked meanwhile

  get isBusy(): boolean {
    return this.isTaken;
  }

  /** Does something when everything asked before is done. */
  inTurn<T>(job: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) =>
      this.take(() => {
        const turn = job();
        turn.then(resolve, reject);
        const end = (): void => this.end();
        turn.then(end, end);
      }),
    );
  }

  /** Whoever takes a turn must end it. */
  take(run: () => void): void {
    if (this.isTaken) this.line.push(run);
    else {
      this.isTaken = true;
      run();
    }
  }

  end(): void {
    const next = this.line.shift();
    if (next) next();
    else this.isTaken = false;
  }
}
