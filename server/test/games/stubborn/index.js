// A game that does what rules must not: it loops for ever, throws, or takes its time, when somebody says so.
import { again, decide, define, flow } from '../../../../dist/engine/flow.js';

const version = Number(process.env.STUBBORN_VERSION ?? 1);
const TYPES = ['count', 'loop', 'throw', 'end'];

const game = define({
  id: 'stubborn',
  version,
  scenarios: [{ id: 'stubborn', seats: [1, 3] }],
  options: { parse: value => value ?? {} },
  refuse: ({ seats, options }) => (options.alone && seats > 1 ? 'not-alone' : null),
  first: 'turn',
  flows: {
    turn: flow({
      act: decide({
        rule: 'STUBBORN-01',
        who: () => [0],
        options: () => TYPES.map(type => ({ type })),
        apply(m, f, { type }) {
          if (type === 'loop') for (;;);
          if (type === 'throw') throw new Error('these rules are broken');
          m.state.count += version; // the deliberate change: version 2 counts by two
          again(m, f);
          if (type === 'end') m.outcome = { reason: 'enough', scores: Array(m.setup.seats).fill(1) };
        },
      }),
    }),
  },
  content: () => ({}),
  deal(m) {
    if (m.setup.options.slow) for (;;);
    if (m.setup.options.broken) throw new Error('these options do not fit together');
    m.state = { count: 0 };
  },
  concession: 'own',
  isOpen: true,
  view: m => ({ count: m.state.count, version }),
  guess() {},
  ...(process.env.STUBBORN_FROZEN
    ? {}
    : { migrate: saved => ({ ...saved, state: { count: saved.state.count + 100 } }) }),
});

const first = ({ prompt }) => prompt.options[0];
const vocabulary = { given: { parse: v => v }, arrange() {}, describe: m => m.state };
const text = notAlone => ({
  title: 'Stubborn',
  about: '',
  scenarios: {},
  options: {},
  refusals: { 'not-alone': notAlone },
  prompt: s => s,
  action: a => a.type,
  event: () => null,
  outcome: o => o.reason,
});
const texts = { fr: text('Pas à plusieurs.'), en: text('Not together.') };
export const box = { game, texts, bots: { yardstick: first, companion: first }, vocabulary };
