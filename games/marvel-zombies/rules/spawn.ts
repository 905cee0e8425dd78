import { again, call, emit, finish, flow } from '../../../engine/flow.ts';
import type { Frame } from '../../../engine/types.ts';
import { YELLOW } from '../content/levels.ts';
import { type SpawnCard, type SpawnCardId, spawnCards } from '../content/spawn-cards.ts';
import type { Band, MarvelZombies } from '../spec.ts';
import { bandsOf } from './bands.ts';
import { drawBystander, drawSpawnCard, drawZombieHero } from './decks.ts';
import { spawnAt } from './doors.ts';
import { type M, danger, isLast, levelName, nameOf, near, onBoard } from './table.ts';
import type { EnemyKind, HordeKind, WhyActive } from '../ids.ts';

type F = Frame<MarvelZombies, 'spawn'>;

/** One card for each active spawn point, the initial one first, then clockwise (MZ-SPAWN-01..03). */
export const spawnStep = flow<MarvelZombies, 'spawnStep'>({
  next(m, f) {
    const point = m.state.points[f.point];
    if (!point) return;
    f.point++;
    again(m, f);
    if (point.active) spawnAt(m, point.zone, false);
  },
});

/** A spawn card is drawn for a zone and resolved (MZ-SPAWN-04..15). */
export const spawn = flow<MarvelZombies, 'spawn'>({
  draw(m, f) {
    const id = drawSpawnCard(m);
    const card = spawnCards[id];
    const ignored = isLast(m) && !applies(m, card);
    const zone = nameOf(m, f.zone);
    emit(m, { type: 'spawnCardDrawn', card: id, zone, level: levelName(danger(m)), ignored });
    if (!ignored) return resolve(m, f, id, card);
    f.ignored++;
    if (f.ignored < m.state.spawnDeck.length + m.state.spawnDiscard.length) again(m, f);
  },
  rush(m, f) {
    if (f.rush) activate(m, 'rush', [f.rush]);
  },
  shortage(m, f) {
    if (f.shortage) activate(m, 'shortage', bandsOf(m, f.shortage));
  },
});

/** Whether, in the second half of M3, a card concerns anybody (MZ-M3-05, MZ-M3-06). */
function applies(m: M, card: SpawnCard): boolean {
  const { state } = m;
  switch (card.kind) {
    case 'regular':
    case 'rush':
      return card.enemy !== null && state.reserve[card.enemy] + onBoard(m, card.enemy) > 0;
    case 'extra':
      return card.enemy !== null && onBoard(m, card.enemy) > 0;
    case 'zombieHero':
      return state.zombieDeck.length + state.zombieDiscard.length + state.zombies.length > 0;
    default:
      return true; // Bystander in Danger resolves as ever
  }
}

function resolve(m: M, f: F, id: SpawnCardId, card: SpawnCard): void {
  if (card.kind === 'zombieHero') {
    bringZombieHero(m, f.zone);
    return finish(f);
  }
  if (card.kind === 'bystander') {
    endanger(m, f.zone);
    return finish(f);
  }
  const { enemy } = card;
  if (enemy === null) throw new Error(`${id} brings no enemy`);
  if (card.kind === 'extra') {
    if (f.calm) emit(m, { type: 'calmed', card: id });
    else activate(m, 'extra', bandsOf(m, enemy));
    return finish(f);
  }
  place(m, f, id, card, enemy);
}

/** As many as the danger row says, or as are left (MZ-SPAWN-05, 06, 13, 14). */
function place(m: M, f: F, id: SpawnCardId, card: SpawnCard, enemy: HordeKind): void {
  const { state } = m;
  const wanted = card.rows[danger(m)] ?? 0;
  if (isLast(m) && state.reserve[enemy] === 0) {
    f.shortage = enemy;
    return;
  }
  const count = Math.min(wanted, state.reserve[enemy]);
  if (count > 0) {
    state.reserve[enemy] -= count;
    state[enemy][f.zone] = (state[enemy][f.zone] ?? 0) + count;
    emit(m, { type: 'enemiesSpawned', zone: nameOf(m, f.zone), crowd: { kind: enemy, hero: null, count } });
    if (card.kind === 'rush' && f.calm) emit(m, { type: 'calmed', card: id });
    if (card.kind === 'rush' && !f.calm) f.rush = { kind: enemy, hero: null, zone: f.zone, count };
  }
  if (count === wanted) return;
  f.shortage = enemy;
  emit(m, { type: 'shortage', kind: enemy });
}

/** A Bystander appears; from Yellow on the Walkers beside it come for it (MZ-SPAWN-08..10). */
function endanger(m: M, zone: number): void {
  const bystander = drawBystander(m);
  if (!bystander) return;
  m.state.figures.push({ id: bystander, zone });
  emit(m, { type: 'bystanderAppeared', bystander, zone: nameOf(m, zone), why: 'danger' });
  if (danger(m) < YELLOW) return;
  activate(
    m,
    'danger',
    bandsOf(m, 'walker').filter(band => near(m, zone).includes(band.zone)),
  );
}

/** The top Zombie Hero; with all of them on the board they act once more instead (MZ-SPAWN-11, MZ-SPAWN-12). */
export function bringZombieHero(m: M, zone: number): void {
  const id = drawZombieHero(m);
  if (id) {
    m.state.zombies.push({ id, zone });
    const crowd = { kind: 'zombieHero', hero: id, count: 1 } as const;
    emit(m, { type: 'enemiesSpawned', zone: nameOf(m, zone), crowd });
    return;
  }
  const kind: EnemyKind = 'zombieHero';
  emit(m, { type: 'shortage', kind });
  activate(m, 'shortage', bandsOf(m, kind));
}

/** One full activation of these Enemies. */
export function activate(m: M, why: WhyActive, bands: Band[]): void {
  if (bands.length === 0) return;
  call(m, 'activation', {
    why,
    bands,
    action: 1,
    shot: -1,
    strange: false,
    pools: [],
    movers: [],
    marches: [],
    routes: [],
    given: [],
  });
}
