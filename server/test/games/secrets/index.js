// Two seats or more with hidden hands and secret choices, so that the sockets can be caught telling.
import { dealAnew, draw, reveal, shuffle } from '../../../../dist/engine/chance.js';
import { again, decide, define, emit, end, flow } from '../../../../dist/engine/flow.js';

const CARDS = Array.from({ length: 20 }, (_, i) => `secret-${i}`);

const seatsOf = m => m.state.hands.map((_, seat) => seat);

const game = define({
  id: 'secrets',
  version: 1,
  scenarios: [{ id: 'secrets', seats: [2, 5] }],
  options: { parse: value => value ?? {} },
  first: 'round',
  flows: {
    round: flow({
      open(m) {
        if (m.state.hands[0].length === 0)
          end(m, { reason: 'played', scores: m.state.hands.map((_, seat) => (seat === 0 ? 1 : 0)) });
        m.state.chosen = m.state.hands.map(() => null);
      },
      choose: decide({
        rule: 'SECRETS-01',
        who: m => seatsOf(m).filter(seat => m.state.chosen[seat] === null),
        options: (m, _f, seat) => m.state.hands[seat].map(card => ({ type: 'choose', card })),
        apply(m, f, { card }, seat) {
          m.state.chosen[seat] = card;
          emit(m, { type: 'chose', seat }, { [seat]: { type: 'chose', seat, card } });
          again(m, f);
        },
      }),
      show(m, f) {
        for (const seat of seatsOf(m)) {
          const hand = m.state.hands[seat];
          hand.splice(hand.indexOf(m.state.chosen[seat]), 1);
          m.state.shown.push(m.state.chosen[seat]);
        }
        reveal(m);
        emit(m, { type: 'shown', cards: m.state.shown.slice(-m.state.hands.length) });
        f.at = 'open';
      },
    }),
  },
  content: () => ({}),
  deal(m) {
    const deck = shuffle(m, [...CARDS]);
    const hands = Array.from({ length: m.setup.seats }, () => []);
    for (let i = 0; i < 4 * hands.length; i++) hands[i % hands.length].push(draw(m, deck));
    m.state = { deck, hands, chosen: hands.map(() => null), shown: [] };
  },
  concession: 'shared',
  view: (m, seat) => ({
    hand: seat === null ? null : [...m.state.hands[seat]],
    choice: seat === null ? null : m.state.chosen[seat],
    cards: m.state.hands.map(hand => hand.length),
    hasChosen: m.state.chosen.map(card => card !== null),
    shown: [...m.state.shown],
  }),
  guess(m, seat) {
    const { state } = m;
    const others = seatsOf(m).filter(one => one !== seat);
    const pool = dealAnew(m, [...state.deck, ...others.flatMap(one => state.hands[one])]);
    for (const one of others) {
      state.hands[one] = pool.splice(0, state.hands[one].length);
      if (state.chosen[one] !== null) state.chosen[one] = state.hands[one][0];
    }
    state.deck = pool;
  },
});

const first = ({ prompt }) => prompt.options[0];
const vocabulary = { given: { parse: v => v }, arrange() {}, describe: m => m.state };
const text = {
  title: 'Secrets',
  about: '',
  scenarios: {},
  options: {},
  prompt: s => s,
  action: a => a.card ?? a.type,
  event: () => null,
  outcome: o => o.reason,
};
export const box = { game, texts: { fr: text, en: text }, bots: { yardstick: first, companion: first }, vocabulary };
