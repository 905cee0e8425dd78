// A game with a clock: it ticks every second of play, whoever does what.
import { again, decide, define, flow } from '../../../../dist/engine/flow.js';

const game = define({
  id: 'ticking',
  version: 1,
  scenarios: [{ id: 'ticking', seats: [1, 2] }],
  options: { parse: value => value ?? {} },
  first: 'turn',
  flows: {
    turn: flow({
      act: decide({
        rule: 'TICKING-01',
        who: () => [0],
        options: () => [{ type: 'count' }],
        apply(m, f) {
          m.state.count++;
          again(m, f);
        },
      }),
    }),
  },
  content: () => ({}),
  deal(m) {
    m.state = { count: 0, ticks: 0 };
  },
  due: m => (m.state.ticks + 1) * 1000,
  onDue(m) {
    m.state.ticks++;
  },
  concession: 'shared',
  isOpen: true,
  view: m => ({ count: m.state.count, ticks: m.state.ticks }),
  guess() {},
});

const first = ({ prompt }) => prompt.options[0];
const vocabulary = { given: { parse: v => v }, arrange() {}, describe: m => m.state };
const text = {
  title: 'Ticking',
  about: '',
  scenarios: {},
  options: {},
  prompt: s => s,
  action: a => a.type,
  event: () => null,
  outcome: o => o.reason,
};
export const box = { game, texts: { fr: text, en: text }, bots: { yardstick: first, companion: first }, vocabulary };
