import { decide, emit, flow, nobody } from '../../../engine/flow.ts';
import { skillsOf } from '../cards/skillset.ts';
import { ONCE, type OnceMark } from '../content/cards.ts';
import type { MarvelZombies, Turn } from '../spec.ts';
import { attackOptions, moveOptions } from './abilities.ts';
import { act } from './act.ts';
import { actionsOf, gainPower } from './growth.ts';
import { canExit } from './goals.ts';
import { type M, heroAt } from './table.ts';
import { bar, options, preview } from './turn-options.ts';

/** One hero's activation: Actions as long as it wants and has them, then perhaps the Exit (MZ-PP-03..09). */
export const turn = flow<MarvelZombies, 'turn'>({
  begin(m, f) {
    const hero = heroAt(m, f.hero);
    m.state.turn = newTurn(m, f.hero);
    emit(m, { type: 'turnStarted', hero: hero.id, actions: m.state.turn.actions });
    for (const { power, why } of skillsOf(hero).begins) gainPower(m, hero, power, why);
  },
  act: decide({
    rule: 'MZ-PP-07',
    who(m, f) {
      const hero = heroAt(m, f.hero);
      return hero.fate === 'in' ? [hero.seat] : nobody; // a hero who falls has no more Turn (MZ-PP-10)
    },
    options,
    bar,
    preview,
    apply: act,
  }),
  leave: decide({
    rule: 'MZ-EXIT-01',
    who: (m, f) => (canExit(m, heroAt(m, f.hero)) ? [heroAt(m, f.hero).seat] : nobody),
    options: (): ({ type: 'exit' } | { type: 'stay' })[] => [{ type: 'exit' }, { type: 'stay' }],
    apply(m, f, { type }) {
      if (type === 'stay') return;
      const hero = heroAt(m, f.hero);
      hero.fate = 'out';
      hero.zone = -1;
      emit(m, { type: 'heroLeft', hero: hero.id, bystander: hero.bystander });
    },
  }),
  close(m, f) {
    const hero = heroAt(m, f.hero);
    hero.used = true;
    m.state.turn = null;
    emit(m, { type: 'turnEnded', hero: hero.id });
  },
});

const UNUSED = Object.fromEntries(ONCE.map(mark => [mark, false])) as { [K in OnceMark]: boolean };
const FRESH: Turn = { hero: -1, actions: 0, gained: false, ...UNUSED, elusive: 'no', rampage: 'no' };

/** A Turn of which nothing is used yet. */
export function newTurn(m: M, hero: number): Turn {
  const fresh = { ...FRESH };
  fresh.hero = hero;
  fresh.actions = actionsOf(heroAt(m, hero));
  return fresh;
}

/** Teamwork: another hero makes one free Move or Attack, outside its own Turn (MZ-TC-13, MZ-TC-17). */
export const help = flow<MarvelZombies, 'help'>({
  act: decide({
    rule: 'MZ-TC-17',
    lone: true,
    who: (m, f) => [heroAt(m, f.hero).seat],
    options: (m, f) => [...attackOptions(m, f.hero, true), ...moveOptions(m, f.hero, true, 0)],
    preview,
    apply: act,
  }),
});
