import { z } from 'zod';
import type { Box } from '../engine/box.ts';
import { prompt } from '../engine/queries.ts';
import { stateHash } from '../engine/save.ts';
import type { Input, Spec } from '../engine/types.ts';
import { parseAt } from './complaint.ts';
import { planOf } from './plan.ts';
import { recordMatch } from './recorded.ts';

const HASH_EVERY = 20;

/** One golden playthrough, as `test/playthroughs/list.json` names it. */
const entry = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]+$/),
  scenario: z.string().optional(),
  seats: z.number().int().optional(),
  options: z.looseObject({}).optional(),
  seed: z.string(),
  bots: z.union([z.string(), z.array(z.string())]).optional(),
});
export type Entry = z.infer<typeof entry>;

export function parseEntries(json: unknown): Entry[] {
  return parseAt(z.array(entry), json);
}

/** The whole match as text that is reviewed as a diff: inputs, what the table heard, a hash now and then. */
export function transcript<W extends Spec>(box: Box<W>, wish: Entry): string {
  const plan = planOf(box, wish);
  const { scenario, seats, options } = plan.setup;
  // seats count from 0 here, as they do in the actions beside them
  const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
  const lines = [
    `${box.game.id} ${box.game.version}, ${scenario}, ${seats} seats, seed ${wish.seed}`,
    `bots ${plan.bots.join(' ')}, options ${JSON.stringify(options)}`,
    '',
  ];
  const r = recordMatch(box, plan, wish.seed, '', {
    hear: event => {
      const line = box.texts.en.event(event, names);
      if (line !== null) lines.push(`      ${line}`);
    },
    before: ({ match, inputs }, input) => {
      lines.push(`${inputs.length + 1}`.padStart(4) + `  ${told(input, prompt(match, null)?.step ?? '')}`);
    },
    after: ({ match, inputs }) => {
      if (inputs.length % HASH_EVERY === 0) lines.push(`      -- ${stateHash(match)} --`);
    },
  });
  const { outcome } = r.match;
  lines.push('', `after ${r.inputs.length} inputs ${stateHash(r.match)}`);
  lines.push(
    outcome
      ? `${outcome.reason} ${JSON.stringify(outcome.scores)}: ${box.texts.en.outcome(outcome, names)}`
      : 'not finished',
  );
  return `${lines.join('\n')}\n`;
}

function told<W extends Spec>(input: Input<W>, step: string): string {
  if (input.type === 'answer') return `seat ${input.seat}  ${step}  ${JSON.stringify(input.action)}`;
  return `clock   ${input.at}`;
}
