/** Why the house does not do what somebody asks; it becomes a sentence on the page. */
export class HouseRefusal extends Error {
  readonly code:
    | 'no-game'
    | 'no-rulebook'
    | 'no-table'
    | 'no-campaign'
    | 'no-seat'
    | 'no-guest'
    | 'no-wish'
    | 'no-ticket'
    | 'no-screen'
    | 'ticket-used'
    | 'ticket-late'
    | 'full'
    | 'seat-taken'
    | 'seat-lent'
    | 'ask-first'
    | 'asked'
    | 'ask-later'
    | 'seen'
    | 'removed'
    | 'shut-out'
    | 'not-yours'
    | 'not-running'
    | 'started'
    | 'not-over'
    | 'not-alone'
    | 'not-lent'
    | 'not-brought'
    | 'seats-open'
    | 'setup'
    | 'busy'
    | 'too-many-tables';
  readonly values: { readonly [name: string]: string | number };

  constructor(code: HouseRefusal['code'], values: { readonly [name: string]: string | number } = {}) {
    super(code);
    this.code = code;
    this.values = values;
  }
}
