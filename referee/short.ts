import type { RuleId, Seat } from '../engine/types.ts';
import type { Down } from './down.ts';
import type { Audience, LoggedEvent, SentPrompt, TableNews } from './messages.ts';
import { type Patch, longPatch } from './patch.ts';
import { type ShortList, longList } from './records.ts';

// What is said most often, as it goes over the wire: places instead of names, and nothing that goes without saying.
// A page asks for it by this name of a subprotocol; to one that was loaded before, `longOf` says the same in full.

export const SHORT = 'short.rempart';

export type Short = ShortFrame | ShortAck;

/** At the end whatever is not as usual. */
export type ShortFrame = readonly [
  'frame',
  n: number,
  clock: number,
  asked: readonly Seat[],
  step: string | null,
  sights: readonly (readonly [to: readonly Audience[], patch: Patch | null, events?: readonly LoggedEvent[]])[],
  prompts?: readonly ShortPrompt[],
  undo?: readonly (readonly [seat: Seat, to: number | null, far: number | null, why?: string])[],
  other?: Partial<Pick<TableNews, 'counted' | 'paused' | 'due' | 'outcome'>>,
];

type ShortPrompt = readonly [
  seat: Seat,
  rule: RuleId,
  options: ShortList,
  other?: Partial<Omit<SentPrompt, 'rule' | 'options' | 'barred'>> & { readonly barred?: ShortList },
];

/** All of what somebody said was done. */
export type ShortAck = readonly ['ack', id: string, done: number];

/** What a text says, short or not. */
export function downOf(text: string): Down {
  const said = JSON.parse(text) as Down | Short;
  return isShort(said) ? longOf(said) : said;
}

const isShort = (said: Down | Short): said is Short => Array.isArray(said);

function longOf(short: Short): Down {
  if (short[0] === 'ack') return { type: 'ack', id: short[1], refusal: null, done: short[2] };
  const [type, n, clock, asked, step, sights, prompts = [], undo = [], other = {}] = short;
  return {
    type,
    n,
    counted: n,
    clock,
    paused: false,
    due: null,
    asked,
    step,
    sights: sights.map(([to, patch, events = []]) => ({ to, events, patch })),
    prompts: Object.fromEntries(prompts.map(prompt => [prompt[0], longPrompt(prompt, step, asked)])),
    undo: Object.fromEntries(undo.map(([seat, to, far, why = null]) => [seat, { to, why, far }])),
    outcome: null,
    ...other,
  } as Down;
}

function longPrompt([, rule, options, other = {}]: ShortPrompt, step: string | null, seats: readonly Seat[]): object {
  const { barred = [], ...rest } = other;
  return { step, rule, seats, options: longList(options), barred: longList(barred), ...rest };
}

/** For a page that asked for nothing short. */
export function longText(text: string): string {
  if (!text.startsWith('[')) return text;
  const down = downOf(text);
  if (down.type !== 'frame') return JSON.stringify(down);
  const sights = down.sights.map(({ to, events, patch }) => ({ to, events, patch: longPatch(patch) }));
  return JSON.stringify({ ...down, sights });
}
