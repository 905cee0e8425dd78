import { z } from 'zod';
import { hasParts } from '../../engine/plain.ts';
import type { Input, Outcome, Spec } from '../../engine/types.ts';
import type { TableRow, VisitRow } from './schema.ts';

// What rows keep as JSON. It is looked at, not copied: what comes out is what went in.

const plain = z.custom<object>(hasParts);
const outcome = z.custom<Outcome>(
  value => hasParts(value) && typeof value['reason'] === 'string' && Array.isArray(value['scores']),
);

export const optionsOf = ({ options }: Pick<TableRow, 'options'>): object => plain.parse(JSON.parse(options));

/** What the table began with, of a campaign. */
export const carryOf = ({ carry }: Pick<TableRow, 'carry'>): object | null =>
  carry === null ? null : plain.parse(JSON.parse(carry));

export const outcomeOf = (row: Pick<TableRow, 'outcome'>): Outcome | null =>
  row.outcome === null ? null : outcomeIn(row.outcome);

export const outcomeIn = (text: string): Outcome => outcome.parse(JSON.parse(text));

/** What binds the dice that came after the first. */
export const reseedsOf = ({ reseeds }: Pick<TableRow, 'reseeds'>): string[] =>
  z.array(z.string()).parse(JSON.parse(reseeds));

/** The seats that a guest has had and has no more. */
export const seenOf = ({ seen }: Pick<VisitRow, 'seen'>): number[] => z.array(z.number()).parse(JSON.parse(seen));

/** The guests who agree to a wish. */
export const agreedOf = ({ agreed }: Pick<VisitRow, 'agreed'>): string[] =>
  z.array(z.string()).parse(JSON.parse(agreed));

/** An input as the log keeps it; whether it can be entered is for the rules to say. */
export const inputIn = (text: string): Input<Spec> => JSON.parse(text) as Input<Spec>;
