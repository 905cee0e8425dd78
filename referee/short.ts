import { same } from '../engine/plain.ts';
import type { RuleId, Seat } from '../engine/types.ts';
import type { Down } from './down.ts';
import type { Audience, LoggedEvent, SentPrompt, TableNews } from './messages.ts';
import type { Patch } from './patch.ts';

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

type Plain = { readonly [name: string]: unknown };

/**
 * Records one after the other. Those with the same names come together: the first of them, the names of what differs in
 * the others, and what that is in each.
 */
export type ShortList = readonly (Plain | readonly [first: Plain, names: readonly string[], ...values: unknown[]])[];

export function shortList(list: readonly object[]): ShortList {
  const short: (Plain | [Plain, string[], ...unknown[]])[] = [];
  for (let from = 0; from < list.length; ) {
    const first = list[from] as Plain;
    const names = Object.keys(first);
    let to = from + 1;
    while (to < list.length && hasNames(list[to] as Plain, names)) to++;
    if (to === from + 1) short.push(first);
    else {
      const group = list.slice(from, to) as Plain[];
      const differing = names.filter(name => !group.every(one => same(one[name], first[name])));
      const values: unknown[] = [];
      for (const one of group.slice(1)) for (const name of differing) values.push(one[name]);
      // As many as there are cannot be read off where nothing differs.
      if (differing.length > 0) short.push([first, differing, ...values]);
      else short.push(...group);
    }
    from = to;
  }
  return short;
}

/** In the same order, too: whoever compares texts of records finds them equal. */
function hasNames(record: Plain, names: readonly string[]): boolean {
  let at = 0;
  for (const name in record) if (names[at++] !== name) return false;
  return at === names.length;
}

export function longList(short: ShortList): object[] {
  return short.flatMap(one => {
    if (!isGroup(one)) return [one];
    const [first, names, ...values] = one;
    const group: Plain[] = [first];
    for (let at = 0; at < values.length; at += names.length) {
      const record: { [name: string]: unknown } = { ...first };
      for (const [i, name] of names.entries()) record[name] = values[at + i];
      group.push(record);
    }
    return group;
  });
}

const isGroup = (one: ShortList[number]): one is Extract<ShortList[number], readonly unknown[]> => Array.isArray(one);

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
export const longText = (text: string): string => (text.startsWith('[') ? JSON.stringify(downOf(text)) : text);
