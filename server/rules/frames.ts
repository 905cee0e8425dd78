import type { Audience, TableFrame } from '../../host/messages.ts';

/** What of a frame the table itself needs; the rest travels as text and is not looked into again. */
export type FrameHead = Omit<TableFrame, 'sights' | 'prompts' | 'counted'>;

/** A frame as texts: for each group of audiences what it may know, and what is kept with the input. */
export interface FrameTexts {
  readonly head: FrameHead;
  readonly kept: string;
  readonly texts: readonly string[];
}

/** Every part becomes text once, whoever reads it. Nothing else of a match leaves the server. */
export function frameTexts(frame: TableFrame, groups: readonly (readonly Audience[])[], isOpen: boolean): FrameTexts {
  const { n, counted, clock, paused, due, asked, step, undo, outcome, prompts } = frame;
  const sights = frame.sights.map(({ to, events, patch }) => ({
    to,
    body: `"events":${JSON.stringify(events)},"patch":${JSON.stringify(patch)}}`,
  }));
  const ending = `"outcome":${JSON.stringify(outcome)}}`;
  const all = sights.map(({ to, body }) => `{"to":${JSON.stringify(to)},${body}`).join();
  const kept = `{"n":${n},"counted":${counted},"clock":${clock},"sights":[${all}],${ending}`;
  const begin = `{"type":"frame","n":${n},"counted":${counted},"clock":${clock},"paused":${paused},"due":${due},"asked":${JSON.stringify(asked)},"step":${JSON.stringify(step)},`;
  const texts = groups.map(group => {
    const seen = sights.flatMap(({ to, body }) => {
      // At an open table everybody sees what the table sees.
      const who = isOpen ? group : to.filter(audience => group.includes(audience));
      return who.length > 0 ? [`{"to":${JSON.stringify(who)},${body}`] : [];
    });
    return `${begin}"sights":[${seen.join()}],"prompts":${only(prompts, group)},"undo":${only(undo, group)},${ending}`;
  });
  return { head: { n, clock, paused, due, asked, step, undo, outcome }, kept, texts };
}

/** Of what is kept by seat, what these audiences have. */
function only(bySeat: { readonly [seat: number]: unknown }, group: readonly Audience[]): string {
  const parts: string[] = [];
  for (const audience of group) {
    const part = audience === 'table' ? undefined : bySeat[audience];
    if (part !== undefined) parts.push(`"${audience}":${JSON.stringify(part)}`);
  }
  return `{${parts.join()}}`;
}
