import { fileURLToPath } from 'node:url';
import { Referee } from '../referee/referee.ts';
import { downOf } from '../referee/short.ts';
import { RulesPool } from '../server/rules/pool.ts';
import { below, seedRng } from '../engine/rng.ts';
import { box } from './games/grid/index.ts';
import { report, round } from './measure.ts';

// What it costs that rules run in a thread which a watchdog can end: one input taken here, and one taken there.

process.env['REMPART_GAMES'] = fileURLToPath(new URL('./games', import.meta.url));
const INPUTS = 5000;
const setup = { scenario: 'grid', seats: 2, options: {}, carry: null };
const opening = { setup, seed: 'isolation', salt: '', inputs: [], snapshot: null };
const rng = seedRng('isolation');

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

type Asked = { options: readonly { type: string }[] };

function inputFor(prompts: { readonly [seat: number]: Asked }) {
  const [seat, prompt] = Object.entries(prompts)[0] as [string, Asked];
  const action = prompt.options[below(rng, prompt.options.length)] as { type: string };
  return { type: 'answer', at: 0, seat: Number(seat), action } as const;
}

function here(): number {
  const hosted = new Referee(box, opening);
  let { prompts } = hosted.whole([0, 1]) as { prompts: { readonly [seat: number]: Asked } };
  const begin = cpu();
  for (let i = 0; i < INPUTS; i++) {
    const entered = hosted.enter(inputFor(prompts));
    if (entered.refusal) throw new Error(entered.refusal.code);
    prompts = entered.frame.prompts;
  }
  return (cpu() - begin) / INPUTS;
}

function promptsIn(text: string): { readonly [seat: number]: Asked } {
  const down = downOf(text);
  return down.type === 'frame' ? down.prompts : {};
}

async function there(): Promise<{ cpu: number; wall: number }> {
  const pool = new RulesPool(1, 10_000, new URL('../server/rules/worker.js', import.meta.url));
  await pool.ask('grid', { op: 'open', game: 'grid', opening });
  let { prompts } = (await pool.ask('grid', { op: 'whole', audiences: [0, 1] })) as {
    prompts: { readonly [seat: number]: Asked };
  };
  const begin = cpu();
  const clock = performance.now();
  for (let i = 0; i < INPUTS; i++) {
    const entered = await pool.ask('grid', {
      op: 'enter',
      input: JSON.stringify(inputFor(prompts)),
      wantsSave: false,
      mayRetract: false,
      groups: '0;1',
    });
    if (entered.refusal) throw new Error(entered.refusal.code);
    prompts = Object.assign({}, ...entered.texts.map(promptsIn));
  }
  const used = { cpu: (cpu() - begin) / INPUTS, wall: ((performance.now() - clock) * 1000) / INPUTS };
  await pool.close();
  return used;
}

here();
const inProcess = here();
const inThread = await there();
report('isolation', {
  microsecondsPerInputHere: round(inProcess),
  microsecondsPerInputInThread: round(inThread.cpu),
  wallMicrosecondsInThread: round(inThread.wall),
});
