import { again, call, decide, emit, flow, nobody } from '../../../engine/flow.ts';
import { BYSTANDERS, type BystanderId } from '../content/bystanders.ts';
import type { Figure, MarvelZombies } from '../spec.ts';
import { closest, stepsTowards } from './bands.ts';
import { type M, enemiesIn, lead, nameOf, removeHorde, removeZombie, tables, zoneAt } from './table.ts';
import { devour, fell } from './wounds.ts';
import { HORDE, type ZoneId } from '../ids.ts';

/** Revealed Bystanders go one zone towards the nearest hero, unless Enemies hold or bar them (MZ-BACT-01..05). */
export const bystandersFlow = flow<MarvelZombies, 'bystanders'>({
  next(m, f) {
    const figure = figureOf(m, f.queue[0]);
    if (figure) f.routes = stepsOf(m, figure);
  },
  walk: decide({
    rule: 'MZ-BACT-02',
    lone: true,
    who: (m, f) => (f.routes.length > 0 ? [lead(m)] : nobody),
    options: (m, f): { type: 'route'; to: ZoneId }[] => f.routes.map(zone => ({ type: 'route', to: nameOf(m, zone) })),
    apply(m, f, { to }) {
      f.routes = [];
      const zone = zoneAt(m, to);
      const figure = figureOf(m, f.queue[0]);
      if (!figure || enemiesIn(m, zone) > 0) return;
      emit(m, { type: 'bystanderMoved', bystander: figure.id, from: nameOf(m, figure.zone), to });
      figure.zone = zone;
    },
  }),
  turn(_, f) {
    f.queue.shift();
    if (f.queue.length > 0) f.at = 'next';
  },
});

export function activateBystanders(m: M): void {
  const queue = BYSTANDERS.filter(id => m.state.figures.some(figure => figure.id === id));
  if (queue.length > 0) call(m, 'bystanders', { queue, routes: [] });
}

const figureOf = (m: M, id: BystanderId | undefined): Figure | undefined =>
  m.state.figures.find(figure => figure.id === id);

/** The first steps of the shortest ways to the nearest heroes; none where it stays (MZ-BACT-03, MZ-BACT-04). */
function stepsOf(m: M, { zone }: Figure): number[] {
  if (enemiesIn(m, zone) > 0) return [];
  const { path, near } = tables(m);
  const { size } = m.content.board;
  const heroes = m.state.heroes.filter(hero => hero.zone >= 0).map(hero => hero.zone);
  return stepsTowards(near[zone] ?? [], path, size, zone, closest(heroes, path, zone * size));
}

/** An explosive goes off: whoever is in the zone is eliminated, and nobody gains by it (MZ-M3-07). */
export const blast = flow<MarvelZombies, 'blast'>({
  enemies(m, f) {
    const zone = nameOf(m, f.zone);
    for (const kind of HORDE) {
      const count = m.state[kind][f.zone] ?? 0;
      if (count === 0) continue;
      removeHorde(m, f.zone, kind, count);
      emit(m, { type: 'enemyEliminated', zone, crowd: { kind, hero: null, count }, by: 'blast' });
    }
    for (const { id } of m.state.zombies.filter(zombie => zombie.zone === f.zone)) {
      removeZombie(m, id);
      emit(m, { type: 'enemyEliminated', zone, crowd: { kind: 'zombieHero', hero: id, count: 1 }, by: 'blast' });
    }
  },
  heroes(m, f) {
    const hero = m.state.heroes.find(one => one.zone === f.zone);
    if (!hero) return;
    again(m, f);
    fell(m, hero);
  },
  bystanders(m, f) {
    const figure = m.state.figures.find(one => one.zone === f.zone);
    if (!figure) return;
    again(m, f);
    m.state.figures = m.state.figures.filter(one => one !== figure);
    devour(m, figure.id, null, null);
  },
});
