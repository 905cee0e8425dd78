/** Somebody who looks at a table: one socket. */
export interface Watcher {
  readonly guest: string;
  /** A big screen: it sees what all may see, and plays nothing. */
  readonly isScreen?: boolean;
  send(message: string): void;
  /** Tells it that this table is closed to it, and hangs up. */
  shutOut(): void;
}
