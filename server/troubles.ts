/** Something unusual, as the log tells it too. */
export interface Trouble {
  readonly at: number;
  readonly what: string;
  readonly details: object;
}

const REMEMBERED = 200;

/** The latest unusual events, for the host's page. */
export class Troubles {
  private readonly list: Trouble[] = [];

  add(trouble: Trouble): void {
    this.list.push(trouble);
    if (this.list.length > REMEMBERED) this.list.shift();
  }

  /** The latest first. */
  latest(): readonly Trouble[] {
    return [...this.list].reverse();
  }
}
