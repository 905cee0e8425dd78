import { parseArgs } from 'node:util';
import { equivalentsIn } from './equivalents.ts';
import { mutantsOf, sampleOf } from './mutants.ts';
import { type Score, isNoticed, scoreOf, survivor, tableOf } from './score.ts';
import { targetNames, targetOf } from './targets.ts';
import { tryAll } from './trial.ts';
import { Verdicts } from './verdicts.ts';

const USAGE = 'npm run mutate -- GAME|engine|all [--mutants 300] [--seed 1] [--survivors] [--concurrency 1]';
const LOWEST = 0.8;

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
  const [wanted = ''] = positionals;
  const [count, concurrency] = [Number(values.mutants), Number(values.concurrency)];
  if (!['all', ...known].includes(wanted) || !(count >= 1 && concurrency >= 1)) {
    console.error(`${USAGE}\nGAME: ${known.slice(1).join(', ')}`);
    return 2;
  }
  process.chdir(root);
  const wish = { count, concurrency, seed: values.seed, isListed: values.survivors };
  const scores: Score[] = [];
  for (const name of wanted === 'all' ? known : [wanted]) scores.push(await examine(root, name, wish));
  console.log(tableOf(scores));
  return scores.every(({ low }) => low >= LOWEST) ? 0 : 1;
}

interface Wish {
  readonly count: number;
  readonly seed: string;
  readonly concurrency: number;
  readonly isListed: boolean;
}

async function examine(root: string, name: string, wish: Wish): Promise<Score> {
  const target = targetOf(root, name);
  const mutants = await mutantsOf(root, target.sources);
  const equivalents = equivalentsIn(root, target.equivalents, mutants);
  const drawn = sampleOf(mutants, wish.count, wish.seed);
  const verdicts = new Verdicts(root, target);
  const open = drawn.filter(mutant => verdicts.of(mutant) === undefined);
  console.error(`${name}: ${drawn.length} of ${mutants.length} mutants, ${open.length} to try`);
  let tried = 0;
  const began = performance.now();
  if (open.length > 0)
    await tryAll(target, open, wish.concurrency, (mutant, verdict, by) => {
      verdicts.keep(mutant, verdict, by);
      tried++;
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      if (tried % 10 === 0 || tried === open.length) console.error(`${name}: ${tried} of ${open.length}, ${seconds} s`);
    });

  const judged = drawn.map(mutant => {
    const verdict = verdicts.of(mutant);
    if (verdict === undefined) throw new Error(`nothing was heard of ${mutant.key}`);
    const isEquivalent = equivalents.has(mutant.id);
    if (isEquivalent && verdict === 'killed') throw new Error(`${target.equivalents}: a test notices ${mutant.key}`);
    return { mutant, verdict, isEquivalent };
  });
  const counted = judged.filter(({ isEquivalent }) => !isEquivalent);
  if (wish.isListed)
    for (const { mutant, verdict } of counted) if (!isNoticed(verdict)) console.log(survivor(mutant, verdict));
  return scoreOf(
    name,
    mutants.length,
    counted.map(({ verdict }) => verdict),
    drawn.length - counted.length,
  );
}
