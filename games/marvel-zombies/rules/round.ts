import { again, call, decide, emit, flow, nobody } from '../../../engine/flow.ts';
import type { MarvelZombies } from '../spec.ts';
import { abilityOf } from '../cards/abilities.ts';
import { heldCard } from '../cards/bystanders.ts';
import { bandsOf } from './bands.ts';
import { NEVER } from './board.ts';
import { activateBystanders } from './bystanders.ts';
import { gainPower } from './growth.ts';
import { activate } from './spawn.ts';
import { type M, indexOf, lead, lose, nameOf, sightTo } from './table.ts';
import type { HeroId, Phase } from '../ids.ts';

/** Player Phase, Enemy Phase, End Phase (MZ-ROUND-01). */
export const round = flow<MarvelZombies, 'round'>({
  power(m) {
    const { state } = m;
    state.round++;
    emit(m, { type: 'roundStarted', round: state.round });
    enter(m, 'players');
    const witches = state.zombies.filter(({ id }) => abilityOf(id).hexes);
    for (const hero of state.heroes) {
      hero.woven = false;
      if (hero.fate !== 'in') continue;
      if (witches.some(({ zone }) => sightTo(m, zone, hero.zone) !== NEVER)) emit(m, { type: 'hexed', hero: hero.id });
      else gainPower(m, hero, 1 + (heldCard(hero.bystander).power ?? 0), 'phase');
    }
  },
  ready(m) {
    for (const hero of m.state.heroes) hero.used = false;
  },
  next: decide({
    rule: 'MZ-PP-03',
    lone: true,
    who: m => (m.state.heroes.some(hero => hero.fate === 'in' && !hero.used) ? [lead(m)] : nobody),
    options(m): { type: 'activate'; hero: HeroId }[] {
      const all: { type: 'activate'; hero: HeroId }[] = [];
      for (const hero of m.state.heroes)
        if (hero.fate === 'in' && !hero.used) all.push({ type: 'activate', hero: hero.id });
      return all;
    },
    apply(m, f, { hero }) {
      again(m, f);
      call(m, 'turn', { hero: indexOf(m, hero) });
    },
  }),
  enemies(m) {
    enter(m, 'enemies');
    activate(m, 'phase', bandsOf(m, null));
  },
  bystanders(m) {
    enter(m, 'bystanders');
    activateBystanders(m);
  },
  spawn(m) {
    enter(m, 'spawn');
    call(m, 'spawnStep', { point: 0 });
  },
  /** A hero who fell in this round loses the match now (MZ-ROUND-03). */
  fallen(m) {
    enter(m, 'end');
    loseIfFallen(m);
  },
  blast(m, f) {
    const explosive = m.state.explosives.shift();
    if (!explosive) return;
    again(m, f);
    emit(m, { type: 'exploded', zone: nameOf(m, explosive.zone), colour: explosive.colour });
    call(m, 'blast', { zone: explosive.zone });
  },
  /** One who fell in the End Phase itself loses it at its end (MZ-ROUND-04). */
  close: loseIfFallen,
});

function loseIfFallen(m: M): void {
  if (m.state.heroes.some(hero => hero.fate === 'down')) lose(m, 'fallen');
}

function enter(m: M, phase: Phase): void {
  m.state.phase = phase;
  emit(m, { type: 'phaseStarted', phase });
}
