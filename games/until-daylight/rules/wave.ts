import { known } from '../../../engine/known.ts';
import { draw, shuffle } from '../../../engine/chance.ts';
import { decide, emit, finish, flow, goTo } from '../../../engine/flow.ts';
import { assaults } from '../content/assaults.ts';
import type { HordeId } from '../content/horde.ts';
import type { PerkAt } from '../content/perks.ts';
import { DELAY_DAMAGE, ROUNDS } from '../content/numbers.ts';
import type { UntilDaylight } from '../spec.ts';
import { isLethal, suffer } from './life.ts';
import { openPerk, usePerk } from './perks.ts';
import { drawRubble } from './search.ts';
import { type M, nextSeat } from './table.ts';
import { KINDS, type Kind } from '../ids.ts';
import type { Foe } from '../seen.ts';

export const wave = flow<UntilDaylight, 'wave'>({
  reveal(m, f) {
    emit(m, { type: 'waveDrawn', seat: f.seat, pile: m.state.active.length });
    if (m.state.round > ROUNDS || m.state.assault) return;
    const assault = draw(m, m.state.assaults);
    if (!assault) throw new Error('no Assault card left to reveal');
    m.state.assault = assault;
    m.state.usedAssaults.push(assault);
    emit(m, { type: 'assaultRevealed', assault });
  },
  choose: decide({
    rule: 'UD-WAVE-02',
    who: (_m, f) => [f.seat],
    options: () => [{ type: 'face' as const }, { type: 'delay' as const }],
    preview: (m, f, { type }) =>
      type === 'face'
        ? { type, lethal: false, foes: coming(m) }
        : { type, lethal: isDelayLethal(m, f.seat), pile: m.state.active.length },
    apply(m, f, { type }) {
      if (type === 'delay') return;
      m.state.holder = f.seat;
      emit(m, { type: 'waveFaced', seat: f.seat });
      hordeArrives(m);
      finish(f);
    },
  }),
  delay(m, f) {
    const diversion = freeDelay(m);
    emit(m, { type: 'waveDelayed', seat: f.seat, free: diversion !== null });
    if (diversion === null) suffer(m, f.seat, DELAY_DAMAGE, 'delay');
    else usePerk(m, m.state.first, diversion);
    if (m.state.active.length > 0) drawRubble(m, f.seat);
    else {
      // With no other card in the pile the WAVE passes on (UD-WAVE-05).
      f.seat = nextSeat(m, f.seat);
      emit(m, { type: 'wavePassed', seat: f.seat });
      goTo(f, 'choose');
    }
  },
  putBack(m) {
    m.state.active.push('wave');
    shuffle(m, m.state.active);
  },
});

/** The perk of the first player that pays for this delay (UD-CHAR-KLEPTO-03). */
const freeDelay = (m: M): PerkAt<'delay'> | null => openPerk(m, m.state.first, 'delay');

const isDelayLethal = (m: M, seat: number): boolean => freeDelay(m) === null && isLethal(m, seat, DELAY_DAMAGE);

/** A Horde card of this kind, from the discard when the pile is used up (UD-ASSAULT-04). */
function hordeCard(m: M, kind: Kind): HordeId | undefined {
  const { horde, hordeDiscard } = m.state;
  if (horde[kind].length === 0 && hordeDiscard[kind].length > 0) {
    horde[kind] = shuffle(m, hordeDiscard[kind]);
    hordeDiscard[kind] = [];
    emit(m, { type: 'reshuffled', pile: kind });
  }
  return draw(m, horde[kind]);
}

/** As many as its piles and discards can still give (UD-ASSAULT-04). */
function coming({ state, content }: M): number {
  if (!state.assault) return 0;
  const { arrivals } = assaults[state.assault];
  const each = (kind: Kind): number =>
    Math.min(
      known(arrivals[kind][content.seats - 1], 'such number of seats'),
      state.horde[kind].length + state.hordeDiscard[kind].length,
    );
  return KINDS.reduce((sum, kind) => sum + each(kind), 0);
}

/** What the Assault card says joins the line at the right, shuffled together (UD-ASSAULT-01..03). */
function hordeArrives(m: M): void {
  const { state } = m;
  if (!state.assault) return;
  const { arrivals } = assaults[state.assault];
  const cards: HordeId[] = [];
  for (const kind of KINDS)
    for (let i = 0; i < known(arrivals[kind][m.content.seats - 1], 'such number of seats'); i++) {
      const card = hordeCard(m, kind);
      if (card) cards.push(card);
    }
  shuffle(m, cards);
  const foes: Foe[] = cards.reverse().map(card => ({ id: state.foes++, card, damage: 0, spears: 0, out: false }));
  state.line.push(...foes);
  emit(m, { type: 'hordeArrived', foes: foes.map(({ id, card }) => ({ id, card })) });
}
