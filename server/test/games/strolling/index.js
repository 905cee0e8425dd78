// A game with a clock, in which an answer takes its time: whoever is asked walks on, the second seat for ever.
import { again, decide, define, flow } from '../../../../dist/engine/flow.js';

const game = define({
  id: 'strolling',
  version: 1,
  scenarios: [{ id: 'strolling', seats: [2, 2] }],
  options: { parse: value => value ?? {} },
  first: 'turn',
  flows: {
    turn: flow({
      act: decide({
        rule: 'STROLLING-01',
        who: m => [m.state.steps === 0 ? 0 : 1],
        options: () => [{ type: 'step' }],
        apply(m, f) {
          m.state.steps++;
          again(m, f);
        },
      }),
    }),
  },
  content: () => ({}),
  deal(m) {
    m.state = { steps: 0, ticked: false };
  },
  due: m => (m.setup.options.ticks && !m.state.ticked ? 2000 : null),
  onDue(m) {
    m.state.ticked = true;
  },
  concession: 'shared',
  isOpen: true,
  view: m => ({ steps: m.state.steps }),
  guess() {},
});

const first = ({ prompt }) => prompt.options[0];
const pace = (_step, _action, options) => (options?.quick ? 1000 : 3000);
const vocabulary = { given: { parse: v => v }, arrange() {}, describe: m => m.state };
const text = {
  title: 'Strolling',
  about: '',
  scenarios: {},
  options: {},
  prompt: s => s,
  action: a => a.type,
  event: () => null,
  outcome: o => o.reason,
};
export const box = {
  game,
  texts: { fr: text, en: text },
  bots: { yardstick: first, companion: first, pace },
  vocabulary,
};
