import { describe, expect, test } from 'vitest';
import { guess } from '../../../engine/match.ts';
import { seedRng } from '../../../engine/rng.ts';
import type { Table } from './table.ts';
import { en } from '../text/en.ts';
import { SCREAM } from '../ui/screen/focus.ts';
import { intents } from '../ui/screen/intents.ts';
import { areaOf, boxOf, layoutOf, screamSpot } from '../ui/screen/layout.ts';
import { ROAD, SIZE } from '../ui/plan.ts';
import { CAMPAIGN_IDS } from '../scenarios/shape.ts';
import { screamTile } from '../ui/zones.ts';
import { MINUTE, on, table } from './table.ts';

const seen = ({ m }: Table) => m.game.view(m, 0).scream;

describe('Z15-SETUP-07 Z15-INFO-01: what the next scream brings, for whoever counts', () => {
  test('the Hordes that are left in this half of the deck', () => {
    for (const gone of [0, 3, 20, 23, 24, 30, 47]) {
      const laid = table(4, {}, { scenario: 'S04' });
      const { state } = laid.m;
      state.drawn = state.deck.splice(state.deck.length - gone).reverse();
      const next = Array.from({ length: 400 }, (_, i) => guess(laid.m, 0, seedRng(`guess${i}`)).state.deck.at(-1));
      const share = next.filter(card => card === 'horde').length / next.length;
      expect(Math.abs((seen(laid)?.horde ?? -1) - share), `${gone} drawn`).toBeLessThan(0.08);
    }
  });

  test('one in six at the beginning, and one to four zombies otherwise', () => {
    expect(seen(table(4, {}, { scenario: 'S04' }))).toMatchObject({ cards: ['hero'], least: 1, most: 4, alpha: null });
    expect(seen(table(4, {}, { scenario: 'S04' }))?.horde).toBeCloseTo(4 / 24);
  });

  test('two cards are twice the chance, but for both at once', () => {
    const { horde = 0, cards } = seen(table(4, {}, { scenario: 'S09' })) ?? {};
    expect(cards).toHaveLength(2);
    expect(horde).toBeCloseTo(1 - (20 / 24) * (19 / 23));
  });

  test('none where the cat sees to it, nothing at all where no scream comes', () => {
    expect(seen(table(4, { cat: true }, { scenario: 'S04' }))).toMatchObject({ cards: [], horde: 0 });
    expect(seen(table(4, { elapsed: 850_000 }, { scenario: 'S04' }))).toBeNull();
    expect(seen(table(1, { step: 'setup' }, { scenario: 'S04' }))).toBeNull();
  });

  test('Z15-MARCH-02 Z15-ALPHA-05: who marches does so with the scream, and so does the Alpha', () => {
    const marching = table(4, { elapsed: 0 }, { scenario: 'S09' });
    const marches = seen(marching)?.marches;
    expect(marches).not.toEqual([]);
    expect(marching.after(MINUTE).events('marched')[0]).toMatchObject({ moves: marches });
    const hunted = table(4, { heroes: [{ at: '21-B' }], zombies: {} }, { scenario: 'S15' });
    const to = seen(hunted)?.alpha;
    expect(to).not.toBeNull();
    expect(hunted.after(MINUTE).events('alphaMoved')[0]).toMatchObject({ from: on('S15')('24-B'), zone: to });
  });
});

describe('where it is told what the next scream brings', () => {
  const lookAt = ({ m }: Table) => ({
    texts: en,
    language: 'en' as const,
    view: m.game.view(m, 0),
    names: [],
    seat: 0,
  });
  const signs = (at: Table) => intents(lookAt(at)).filter(({ to }) => to === SCREAM);

  test('at the street of whoever acts, also where a house before it is a shelter', () => {
    const outside = table(4, { heroes: [{ at: '02-B' }], zombies: {} });
    expect(signs(outside)).toMatchObject([{ from: null, isAtMe: true }]);
    const inside = table(4, { heroes: [{ at: '02-B:F' }], zombies: {} });
    expect(signs(inside)).toMatchObject([{ isAtMe: false }]);
    expect(screamTile(lookAt(inside).view)).toBe(screamTile(lookAt(outside).view));
    expect(screamTile(lookAt(outside).view)).toBe(on('S03')('02-B') >> 1);
    const calmed = table(4, { heroes: [{ at: '02-B' }], cat: true });
    expect(signs(calmed)).toEqual([]);
    expect(screamTile(lookAt(calmed).view)).toBeNull();
  });

  test('the arrow ends on the tarmac of that street, on every tile of every town, however large it is drawn', () => {
    const { scream } = lookAt(table(4, {})).view;
    for (const scenario of CAMPAIGN_IDS) {
      const { view } = lookAt(table(4, {}, { scenario }));
      for (const size of [
        { width: 1356, height: 732 },
        { width: 390, height: 480 },
      ]) {
        const layout = layoutOf(view.tiles, size);
        for (const [i, tile] of view.tiles.entries()) {
          const [hero] = view.heroes;
          if (!hero) throw new Error('nobody is there');
          const spot = screamSpot(layout, { ...view, scream, active: hero.id, heroes: [{ ...hero, zone: i * 2 }] });
          if (!spot) throw new Error(`nowhere at ${tile.face}`);
          const street = boxOf(layout, areaOf(layout, view.tiles, i * 2));
          const [x, y] = [spot.left + spot.width / 2 - street.left, spot.top + spot.height / 5 - street.top];
          const [across, down] = [x / layout.unit, y / layout.unit];
          const isArm = tile.roads.includes('N') && down > 0;
          expect(across, `${scenario} ${tile.face}`).toBeCloseTo(SIZE / 2);
          expect(isArm || (down >= ROAD.from && down <= ROAD.to), `${scenario} ${tile.face} at ${down}`).toBe(true);
        }
      }
    }
  });

  test('nowhere once no scream comes any more', () => {
    const { view } = lookAt(table(4, { elapsed: 850_000 }, { scenario: 'S04' }));
    expect(screamSpot(layoutOf(view.tiles, { width: 1356, height: 732 }), view)).toBeNull();
  });
});
