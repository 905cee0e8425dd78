import { parseArgs } from 'node:util';
import { wilson } from '../../lab/interval.ts';
import { entryOf, equivalentsIn } from './equivalents.ts';
import { type Mutant, mutantsOf, sampleOf } from './mutants.ts';
import { targetOf, targetNames } from './targets.ts';
import { tryAll } from './trial.ts';
import { VERDICTS, type Verdict, Verdicts } from './verdicts.ts';

const USAGE = 'npm run mutate -- GAME|engine|all [--mutants 300] [--seed 1] [--survivors] [--concurrency 1]';
const LOWEST = 0.8;

interface Score {
  readonly name: string;
  readonly all: number;
  readonly counted: number;
  readonly noticed: number;
  readonly low: number;
  readonly high: number;
  readonly equivalent: number;
  readonly of: { readonly [V in Verdict]: number };
}

export async function main(root: string, args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      mutants: { type: 'string', default: '300' },
      seed: { type: 'string', default: '1' },
      concurrency: { type: 'string', default: '1' },
      survivors: { type: 'boolean', default: false },
    },
  });
  const known = targetNames();
  const [wanted] = positionals;
  if (wanted === undefined || !['all', ...known].includes(wanted)) {
    console.error(`${USAGE}\nGAME: ${known.join(', ')}`);
    return 2;
  }
  process.chdir(root);
  const scores: Score[] = [];
  for (const name of wanted === 'all' ? known : [wanted])
    scores.push(
      await scoreOf(root, name, {
        count: Number(values.mutants),
        seed: values.seed,
        concurrency: Number(values.concurrency),
        isListed: values.survivors,
      }),
    );
  console.log(`\n${tableOf(scores)}`);
  return scores.every(({ low }) => low >= LOWEST) ? 0 : 1;
}

interface Wish {
  readonly count: number;
  readonly seed: string;
  readonly concurrency: number;
  readonly isListed: boolean;
}

async function scoreOf(root: string, name: string, wish: Wish): Promise<Score> {
  const target = targetOf(root, name);
  const mutants = await mutantsOf(root, target.sources);
  const equivalents = equivalentsIn(root, target.equivalents, mutants);
  const drawn = sampleOf(mutants, wish.count, wish.seed);
  const verdicts = new Verdicts(root, target);
  const open = drawn.filter(mutant => verdicts.of(mutant) === undefined);
  console.error(`${name}: ${drawn.length} of ${mutants.length} mutants, ${open.length} to try`);
  if (open.length > 0) await tryOpen();
  if (wish.isListed) for (const mutant of drawn) if (!equivalents.has(mutant.id)) list(mutant, verdicts.of(mutant));
  return count();

  async function tryOpen(): Promise<void> {
    const began = performance.now();
    let tried = 0;
    await tryAll(target, open, wish.concurrency, (mutant, verdict, by) => {
      verdicts.keep(mutant, verdict, by);
      tried++;
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      if (tried % 10 === 0 || tried === open.length) console.error(`${name}: ${tried} of ${open.length}, ${seconds} s`);
    });
    const missed = open.filter(mutant => verdicts.of(mutant) === undefined);
    if (missed.length > 0) throw new Error(`Stryker said nothing of ${missed.map(m => m.key).join('\n')}`);
  }

  function count(): Score {
    const counted = drawn.filter(mutant => !equivalents.has(mutant.id)).map(mutant => verdicts.of(mutant));
    const of = Object.fromEntries(VERDICTS.map(v => [v, counted.filter(w => w === v).length])) as Score['of'];
    const noticed = of.killed + of.timeout;
    const equivalent = drawn.length - counted.length;
    const interval = wilson(noticed, counted.length);
    return { name, all: mutants.length, counted: counted.length, noticed, equivalent, of, ...interval };
  }
}

function list(mutant: Mutant, verdict: Verdict | undefined): void {
  if (verdict === 'killed' || verdict === 'timeout') return;
  const { file, lines, line, mutator, original, replacement } = mutant;
  console.log(`${file}:${lines[0]}  ${mutator}${verdict === 'noCoverage' ? ', which no test reaches' : ''}`);
  console.log(`    ${line}`);
  console.log(`    ${original}  ->  ${replacement}`);
  console.log(`    ${entryOf(mutant)}\n`);
}

function tableOf(scores: readonly Score[]): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  return [
    '| | mutants | tried | noticed | by a timeout | survived | not reached | equivalent | score (95 % interval) |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...scores.map(s => {
      const score = `${percent(s.noticed / s.counted)} (${percent(s.low)} to ${percent(s.high)})`;
      const counts = [s.all, s.counted, s.noticed, s.of.timeout, s.of.survived, s.of.noCoverage, s.equivalent];
      return `| ${[s.name, ...counts, score].join(' | ')} |`;
    }),
  ].join('\n');
}
