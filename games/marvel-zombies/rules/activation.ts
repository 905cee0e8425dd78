import { again, decide, emit, finish, flow, goTo, nobody } from '../../../engine/flow.ts';
import type { Frame } from '../../../engine/types.ts';
import type { Crowd } from '../events.ts';
import type { Preview } from '../seen.ts';
import type { Band, MarvelZombies, March, ZombieHero } from '../spec.ts';
import { abilityOf } from '../cards/abilities.ts';
import { aimsFrom, crowdOf, routesFrom, routesOn, shotsOf, wanderer } from './bands.ts';
import { guardCivilians } from './goals.ts';
import { type M, hasTarget, lead, nameOf, namesOf, pathLength, zombieOf, zoneAt } from './table.ts';
import { assault } from './wounds.ts';
import type { ZombieHeroId, ZoneId } from '../ids.ts';

type F = Frame<MarvelZombies, 'activation'>;

/**
 * Enemies of a list act: those with a target in their zone attack, zone by zone; then the others move, all together
 * (MZ-EACT-01). Runners and Zombie Heroes of the list do it a second time (MZ-EACT-02).
 */
export const activation = flow<MarvelZombies, 'activation'>({
  begin(m, f) {
    if (!m.hear) return; // who listens pays for the telling
    const crowd = f.bands.map(crowdOf);
    emit(m, { type: 'enemiesActivated', why: f.why, crowd, action: f.action });
  },
  aim: decide({
    rule: 'MZ-ZH-04',
    lone: true,
    who: (m, f) => (shots(m, f).length > 0 ? [lead(m)] : nobody),
    options: (m, f): { type: 'shoot'; zone: ZoneId }[] =>
      shots(m, f).map(zone => ({ type: 'shoot', zone: nameOf(m, zone) })),
    apply(m, f, { zone }) {
      f.shot = zoneAt(m, zone);
    },
  }),
  /** Who attacks is settled before anybody is hurt: a target that dies in between changes nothing (MZ-EACT-03). */
  attack(m, f) {
    f.pools = [];
    f.movers = [];
    f.marches = [];
    for (const band of f.bands) {
      const zone = hasTarget(m, band.zone) ? band.zone : abilityOf(band.hero).shoots ? f.shot : -1;
      if (zone < 0) f.movers.push(band);
      else addTo(f, zone, band.count);
    }
    f.pools.sort((a, b) => a.zone - b.zone);
  },
  strike(m, f) {
    const pool = f.pools.shift();
    if (!pool) return;
    again(m, f);
    if (m.hear) tellAttack(m, f, pool.zone, pool.wounds);
    assault(m, pool.zone, pool.wounds);
  },
  /** The next group that moves: straight on, or split over several routes (MZ-EMOVE-05, MZ-EMOVE-06). */
  plan(m, f) {
    for (let band = f.movers[0]; band; band = f.movers[0]) {
      f.routes = routesFrom(m, band.zone);
      if (f.routes.length > 1) {
        divide(f, band);
        if (f.at !== 'plan') return;
        continue;
      }
      const [only] = f.routes;
      f.movers.shift();
      if (only !== undefined) f.marches.push(march(band, only, band.count));
    }
    goTo(f, 'march');
  },
  split: decide({
    rule: 'MZ-EMOVE-06',
    lone: true,
    who: m => [lead(m)],
    options: (m, f): { type: 'route'; to: ZoneId }[] =>
      f.routes
        .filter((_, i) => f.given[i] === Math.min(...f.given))
        .map(zone => ({ type: 'route', to: nameOf(m, zone) })),
    preview: (m, f, { to }) => towards(m, f, moving(f), to),
    apply(m, f, { to }) {
      const route = f.routes.indexOf(zoneAt(m, to));
      f.given[route] = (f.given[route] ?? 0) + 1;
      const band = moving(f);
      if (sum(f.given) < band.count) return again(m, f);
      part(f, band);
    },
  }),
  send: decide({
    rule: 'MZ-EMOVE-08',
    lone: true,
    who: m => [lead(m)],
    options: sendings,
    preview: (m, f, { to }) => towards(m, f, moving(f), to),
    apply(m, f, { zombie, to }) {
      const zone = zoneAt(m, to);
      const route = f.routes.indexOf(zone);
      f.given[route] = (f.given[route] ?? 0) + 1;
      const sent = f.movers.find(band => band.hero === zombie);
      if (!sent) throw new Error(`no ${zombie} to send`);
      f.movers = f.movers.filter(band => band !== sent);
      f.marches.push(march(sent, zone, 1));
      if (f.movers.some(band => band.hero !== null && band.zone === sent.zone)) again(m, f);
      else goTo(f, 'plan');
    },
  }),
  march(m, f) {
    f.strange = false;
    if (f.marches.length === 0) return;
    for (const one of f.marches) relocate(m, f, one);
    f.bands = settled(f);
    if (m.hear) tellMarches(m, f);
    guardCivilians(m);
  },
  /** Doctor Strange goes on, unless he has come to somebody (MZ-ZH-02). */
  portal: decide({
    rule: 'MZ-ZH-02',
    lone: true,
    who: (m, f) => (portals(m, f).length > 0 ? [lead(m)] : nobody),
    options: portals,
    preview: (m, f, { to }) => towards(m, f, wanderer(f.bands) ?? moving(f), to),
    apply(m, f, { to }) {
      const band = wanderer(f.bands);
      if (!band) throw new Error('nobody to pass through a portal');
      const zone = zoneAt(m, to);
      const step = { crowd: crowdOf(band), from: nameOf(m, band.zone), to };
      relocate(m, f, march(band, zone, 1));
      band.zone = zone;
      f.strange = false;
      emit(m, { type: 'enemiesMoved', marches: [step] });
      guardCivilians(m);
    },
  }),
  second(_, f) {
    if (f.action === 2) return;
    f.bands = f.bands.filter(({ kind }) => kind === 'runner' || kind === 'zombieHero');
    if (f.bands.length === 0) return finish(f);
    f.action = 2;
    f.shot = -1;
    goTo(f, 'aim');
  },
});

function tellAttack(m: M, f: F, zone: number, wounds: number): void {
  const shooter = shooterAt(m, f, zone);
  const from = shooter ? [nameOf(m, shooter.zone)] : [];
  emit(m, { type: 'enemiesAttacked', zone: nameOf(m, zone), crowd: strikersAt(m, f, zone), wounds, from });
}

const shooterAt = (m: M, f: F, zone: number): ZombieHero | undefined =>
  f.shot === zone ? m.state.zombies.find(({ id }) => abilityOf(id).shoots) : undefined;

/** Who attacks a zone: those who stand there, and who shoots from afar. */
export function strikersAt(m: M, f: F, zone: number): Crowd[] {
  const shooter = shooterAt(m, f, zone);
  const crowd: Crowd[] = f.bands.filter(band => band.zone === zone).map(crowdOf);
  if (shooter) crowd.push({ kind: 'zombieHero', hero: shooter.id, count: 1 });
  return crowd;
}

function tellMarches(m: M, f: F): void {
  const marches = f.marches.map(one => ({ crowd: crowdOf(one), from: nameOf(m, one.from), to: nameOf(m, one.to) }));
  emit(m, { type: 'enemiesMoved', marches });
}

function addTo(f: F, zone: number, wounds: number): void {
  const pool = f.pools.find(one => one.zone === zone);
  if (pool) pool.wounds += wounds;
  else f.pools.push({ zone, wounds });
}

const shots = (m: M, f: F): number[] => (f.shot >= 0 ? [] : f.bands.flatMap(band => shotsOf(m, band)));

/** The band whose way is asked for. */
function moving(f: F): Band {
  const [band] = f.movers;
  if (!band) throw new Error('nobody is on the move');
  return band;
}

// ---- splitting ------------------------------------------------------------------------------------------------------

function divide(f: F, band: Band): void {
  if (band.kind === 'zombieHero') {
    f.given = f.routes.map(() => 0);
    // those who share the zone are sent together, wherever they stand in the list
    const isOne = (one: Band): boolean => one.hero !== null && one.zone === band.zone;
    f.movers = [...f.movers.filter(isOne), ...f.movers.filter(one => !isOne(one))];
    return goTo(f, 'send');
  }
  const share = Math.floor(band.count / f.routes.length);
  f.given = f.routes.map(() => share);
  if (sum(f.given) === band.count) part(f, band);
  else goTo(f, 'split');
}

/** Every route gets its share, and the next group is looked at. */
function part(f: F, band: Band): void {
  f.routes.forEach((zone, i) => {
    const count = f.given[i] ?? 0;
    if (count > 0) f.marches.push(march(band, zone, count));
  });
  f.movers.shift();
  goTo(f, 'plan');
}

/** Zombie Heroes of a zone spread as evenly as any type; the players say who goes where (MZ-EMOVE-08). */
function sendings(m: M, f: F): { type: 'send'; zombie: ZombieHeroId; to: ZoneId }[] {
  const band = moving(f);
  const waiting = f.movers.filter(one => one.hero !== null && one.zone === band.zone).length;
  const share = Math.floor((waiting + sum(f.given)) / f.routes.length);
  const surplus = (waiting + sum(f.given)) % f.routes.length;
  const spent = f.given.filter(count => count > share).length;
  const zombie = band.hero;
  if (zombie === null) return [];
  return f.routes
    .filter((_, i) => {
      const count = f.given[i] ?? 0;
      return count < share || (count === share && spent < surplus);
    })
    .map(zone => ({ type: 'send', zombie, to: nameOf(m, zone) }));
}

function portals(m: M, f: F): { type: 'send'; zombie: ZombieHeroId; to: ZoneId }[] {
  if (!f.strange) return [];
  const band = wanderer(f.bands);
  const zombie = band?.hero;
  if (!band || !zombie) return [];
  return namesOf(m, routesOn(m, band.zone)).map(to => ({ type: 'send', zombie, to }));
}

const march = ({ kind, hero, zone }: Band, to: number, count: number): March => ({ kind, hero, from: zone, to, count });

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Where one of the band would go, and whom it would be after from there. */
function towards(m: M, f: F, band: Band, to: ZoneId): Preview {
  const zone = zoneAt(m, to);
  const aims = hasTarget(m, zone) ? [zone] : aimsFrom(m, zone);
  const isTwice = band.kind === 'runner' || band.kind === 'zombieHero';
  return {
    type: 'route',
    from: nameOf(m, band.zone),
    to,
    crowd: { kind: band.kind, hero: band.hero, count: 1 },
    aims: namesOf(m, aims),
    steps: aims.length > 0 ? Math.min(...aims.map(aim => pathLength(m, zone, aim))) : 0,
    strikes: isTwice && f.action === 1 && hasTarget(m, zone),
  };
}

// ---- marching -------------------------------------------------------------------------------------------------------

function relocate(m: M, f: F, { kind, hero, from, to, count }: March): void {
  if (kind !== 'zombieHero') {
    const counts = m.state[kind];
    counts[from] = (counts[from] ?? 0) - count;
    counts[to] = (counts[to] ?? 0) + count;
    return;
  }
  const zombie = hero && zombieOf(m, hero);
  if (zombie) zombie.zone = to;
  if (abilityOf(hero).goesOn) f.strange = true;
}

/** Where the bands that may act again stand after the moves: those that met are one. */
function settled(f: F): Band[] {
  const bands: Band[] = [];
  const add = (kind: Band['kind'], hero: Band['hero'], zone: number, count: number): void => {
    if (count === 0) return;
    const met = hero === null ? bands.find(band => band.kind === kind && band.zone === zone) : undefined;
    if (met) met.count += count;
    else bands.push({ kind, hero, zone, count });
  };
  for (const { kind, hero, zone, count } of f.bands) {
    if (kind !== 'runner' && kind !== 'zombieHero') continue;
    const left = f.marches.filter(one => one.kind === kind && one.hero === hero && one.from === zone);
    add(kind, hero, zone, count - sum(left.map(one => one.count)));
  }
  for (const { kind, hero, to, count } of f.marches)
    if (kind === 'runner' || kind === 'zombieHero') add(kind, hero, to, count);
  return bands;
}
