import { same } from '../engine/plain.ts';
import type { Down } from './down.ts';
import type { Audience, LoggedEvent, SentPrompt, SentUndo, TableNews, WholeTable } from './messages.ts';
import { shortList } from './records.ts';

/** What is kept of a frame beside the input that made it: what everybody heard. The rest can be worked out again. */
export interface KeptFrame {
  readonly counted: number;
  readonly sights: readonly { readonly to: readonly Audience[]; readonly events: readonly { type: string }[] }[];
}

/** A frame as texts: for each group of audiences what it may know, and what is kept with the input. */
interface FrameTexts {
  readonly kept: string;
  readonly texts: readonly string[];
}

/** Every part becomes text once, whoever reads it: a `ShortFrame`. Nothing else of a match leaves the server. */
export function frameTexts(frame: TableNews, groups: readonly (readonly Audience[])[], isOpen: boolean): FrameTexts {
  const { n, counted, clock, asked, sights } = frame;
  const bodies: string[] = [];
  let all = '';
  for (const { to, events, patch } of sights) {
    const told = events.length === 0 ? '' : JSON.stringify(events);
    bodies.push(`${patch === null ? 'null' : JSON.stringify(patch)}${told && `,${told}`}]`);
    all += `${all === '' ? '' : ','}{"to":${namesOf(to)},"events":${told || '[]'}}`;
  }
  const begin = `["frame",${n},${clock},[${asked.join()}],${quoted(frame.step)},[`;
  const other = otherOf(frame);
  const texts: string[] = [];
  for (const group of groups) {
    let seen = '';
    for (let i = 0; i < sights.length; i++) {
      // At an open table everybody sees what the table sees.
      const who = isOpen ? group : sights[i]?.to.filter(audience => group.includes(audience));
      if (who && who.length > 0) seen += `${seen === '' ? '' : ','}[${namesOf(who)},${bodies[i]}`;
    }
    texts.push(`${begin}${seen}],${promptsOf(frame, group)},${undoOf(frame.undo, group)}${other}]`);
  }
  return { kept: `{"counted":${counted},"sights":[${all}]}`, texts };
}

// Small things are written by hand: asking JSON for each of them costs more than all that is in them.

const namesOf = (audiences: readonly Audience[]): string => {
  let text = '';
  for (const audience of audiences)
    text += `${text === '' ? '' : ','}${audience === 'table' ? '"table"' : String(audience)}`;
  return `[${text}]`;
};

/** The names of steps and rules: as many as a game has. */
const steps = new Map<string, string>();
function quoted(step: string | null): string {
  if (step === null) return 'null';
  let text = steps.get(step);
  if (text === undefined) {
    text = JSON.stringify(step);
    steps.set(step, text);
  }
  return text;
}

function promptsOf(frame: TableNews, group: readonly Audience[]): string {
  let text = '';
  for (const audience of group) {
    const prompt = audience === 'table' ? undefined : frame.prompts[audience];
    if (!prompt) continue;
    const rest = isUsual(prompt, frame) ? '' : `,${JSON.stringify(unusualIn(prompt, frame))}`;
    const options = JSON.stringify(shortList(prompt.options));
    text += `${text === '' ? '' : ','}[${audience},${quoted(prompt.rule)},${options}${rest}]`;
  }
  return `[${text}]`;
}

const USUAL: ReadonlySet<string> = new Set([
  'step',
  'rule',
  'seats',
  'options',
  'barred',
] satisfies (keyof SentPrompt)[]);

/** Asked of nearly every prompt: nothing is copied to know it. */
function isUsual(prompt: SentPrompt, { step, asked }: TableNews): boolean {
  for (const name in prompt) if (!USUAL.has(name)) return false;
  return prompt.step === step && prompt.barred.length === 0 && same(prompt.seats, asked);
}

function unusualIn(prompt: SentPrompt, frame: TableNews): object {
  const { step, rule: _rule, seats, options: _options, barred, ...other } = prompt;
  return {
    ...(step !== frame.step && { step }),
    ...(!same(seats, frame.asked) && { seats }),
    ...(barred.length > 0 && { barred: shortList(barred) }),
    ...other,
  };
}

function undoOf(undo: TableNews['undo'], group: readonly Audience[]): string {
  let text = '';
  for (const audience of group) {
    const limit = audience === 'table' ? undefined : undo[audience];
    if (limit) text += `${text === '' ? '' : ','}[${audience},${limitOf(limit)}]`;
  }
  return `[${text}]`;
}

const limitOf = ({ to, why, far }: SentUndo): string => `${to},${far}${why === null ? '' : `,"${why}"`}`;

function otherOf({ n, counted, paused, due, outcome }: TableNews): string {
  if (counted === n && !paused && due === null && outcome === null) return '';
  const other = {
    ...(counted !== n && { counted }),
    ...(paused && { paused }),
    ...(due !== null && { due }),
    ...(outcome !== null && { outcome }),
  };
  return `,${JSON.stringify(other)}`;
}

// ---- what is told of the whole table ----

export function wholeFor(whole: WholeTable, audiences: readonly Audience[], events: readonly LoggedEvent[]): Down {
  return { type: 'whole', ...whole, undo: only(whole.undo, audiences), events };
}

function only<T>(bySeat: { readonly [seat: number]: T }, audiences: readonly Audience[]): { [seat: number]: T } {
  return Object.fromEntries(Object.entries(bySeat).filter(([seat]) => audiences.includes(Number(seat))));
}

/** What these audiences heard, without what was undone. Several people at one screen hear what the table hears. */
export function logOf(frames: readonly KeptFrame[], audiences: readonly Audience[], isOpen: boolean): LoggedEvent[] {
  const ear = audiences.length === 1 ? audiences[0] : 'table';
  let kept: KeptFrame[] = [];
  for (const frame of frames) {
    // An undo says how many inputs it left: the last of those still holds.
    kept = kept.filter(earlier => earlier.counted <= frame.counted);
    kept.push(frame);
  }
  return kept.flatMap(({ sights }) => {
    const sight = isOpen ? sights[0] : sights.find(s => ear !== undefined && s.to.includes(ear));
    return sight?.events ?? [];
  });
}
