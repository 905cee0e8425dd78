import { wilson } from '../../lab/interval.ts';
import { entryOf } from './equivalents.ts';
import type { Mutant } from './mutants.ts';
import { VERDICTS, type Verdict } from './verdicts.ts';

export interface Score {
  readonly name: string;
  readonly all: number; // mutants that there are
  readonly counted: number;
  readonly noticed: number;
  readonly equivalent: number; // of those drawn
  readonly of: { readonly [V in Verdict]: number };
  readonly low: number;
  readonly high: number;
}

export const isNoticed = (verdict: Verdict): boolean => verdict === 'killed' || verdict === 'timeout';

/** What the verdicts on all that were drawn come to; a mutant that nobody could notice does not count. */
export function scoreOf(name: string, all: number, verdicts: readonly Verdict[], equivalent: number): Score {
  const of = Object.fromEntries(VERDICTS.map(v => [v, verdicts.filter(w => w === v).length])) as Score['of'];
  const noticed = verdicts.filter(isNoticed).length;
  return { name, all, counted: verdicts.length, noticed, equivalent, of, ...wilson(noticed, verdicts.length) };
}

/** For bench/README.md. */
export function tableOf(scores: readonly Score[]): string {
  return [
    '| | mutants | tried | noticed | by a timeout | survived | not reached | equivalent | score (95 % interval) |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...scores.map(s => {
      const counts = [s.all, s.counted, s.noticed, s.of.timeout, s.of.survived, s.of.noCoverage, s.equivalent];
      const score = `${percent(s.noticed / s.counted)} (${percent(s.low)} to ${percent(s.high)})`;
      return `| ${[s.name, ...counts, score].join(' | ')} |`;
    }),
  ].join('\n');
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** A survivor as somebody needs it who writes a test for it, and the entry for a list of equivalents. */
export function survivor(mutant: Mutant, verdict: Verdict): string {
  const { file, lines, line, mutator, original, replacement } = mutant;
  const reach = verdict === 'noCoverage' ? ', which no test reaches' : '';
  const what = `    ${original}  ->  ${replacement}`;
  return [`${file}:${lines[0]}  ${mutator}${reach}`, `    ${line}`, what, `    ${entryOf(mutant)}`, ''].join('\n');
}
