/** When a card is played by an action of its own: in the own Turn, before the roll of an Attack, after it, against Wounds. */
export type Moment = Play['when'];

/** How content says so, and what the action asks for. */
export type Play =
  /** Once per Turn where the Turn remembers it. A Bystander who is asked for is rescued. */
  | (Acting<'turn', 'nothing' | 'zone' | 'hero' | 'door' | 'bystander'> & Remembered)
  | Acting<'boost', 'nothing'>
  /** All misses are rolled again, or one die that is asked for. */
  | Acting<'reroll', 'nothing' | 'die'>
  /** So many Wounds are cancelled. */
  | (Acting<'wounds', 'nothing'> & { readonly amount: number });

interface Acting<W, A> {
  readonly when: W;
  readonly action: string;
  readonly asks: A;
}

interface Remembered {
  /** The mark in the Turn that it has been used. */
  readonly once?: string;
}

/** A card without an action of its own: it lasts, or is part of another action. */
export interface Unplayed extends Remembered {
  readonly action?: never;
  readonly asks?: never;
}

/** What the rules ask of any card. */
export interface Priced {
  /** Power that using it costs. */
  readonly power?: number;
  /** Another hero acts at once: the question to that hero names the card. */
  readonly helps?: true;
}
