import { expect, test } from 'vitest';
import { tiles } from '../content/tiles.ts';
import { NEVER, boardOf, boards, buildingOf, tablesOf, turned } from '../rules/board.ts';
import { FACES, MISSIONS, type MissionId, type ZoneId } from '../ids.ts';

/** What a zone of a mission sees, by name, while these doors are open. */
function sight(mission: MissionId, from: ZoneId, ...open: string[]): { [zone: string]: number } {
  const { board, mask } = opened(mission, open);
  const { seen, sight: ranges } = tablesOf(board, mask);
  const zone = board.zoneOf[from] as number;
  return Object.fromEntries((seen[zone] ?? []).map(other => [board.ids[other], ranges[zone * board.size + other]]));
}

function opened(mission: MissionId, open: readonly string[]) {
  const board = boards[mission];
  let mask = 0;
  for (const name of open) {
    const index = board.doors.findIndex(({ a, b }) => `${board.ids[a]}|${board.ids[b]}` === name);
    expect(index, name).toBeGreaterThanOrEqual(0);
    mask |= 1 << index;
  }
  return { board, mask };
}

function neighbours(mission: MissionId, from: ZoneId, ...open: string[]): ZoneId[] {
  const { board, mask } = opened(mission, open);
  return (tablesOf(board, mask).near[board.zoneOf[from] as number] ?? []).map(zone => board.ids[zone] as ZoneId);
}

const edge = (mission: MissionId, a: ZoneId, b: ZoneId): string => {
  const board = boards[mission];
  return board.links.find(link => board.ids[link.a] === a && board.ids[link.b] === b)?.kind ?? 'none';
};

test('MZ-MAP-01, MZ-MAP-02, MZ-MAP-03: a face is 3 by 3 cells with 12 edges and 12 border marks', () => {
  for (const id of FACES) {
    const tile = tiles[id];
    expect(tile.cells.map(row => row.length)).toEqual([3, 3, 3]);
    expect(Object.keys(tile.edges)).toHaveLength(12);
    expect(Object.values(tile.borders).flat()).toHaveLength(12);
    for (const [pair, kind] of Object.entries(tile.edges)) {
      const streets = pair.split('|').filter(cell => tile.cells[Number(cell[0]) as 0][Number(cell[1])] === 'S').length;
      if (kind === 'open') expect(streets, `${id} ${pair}`).toBe(2);
      else expect(streets, `${id} ${pair}`).toBeLessThan(2);
    }
  }
});

test('MZ-MAP-04, MZ-MAP-05, MZ-TERM-03: boards are grids of faces, and every zone is one cell with a name', () => {
  expect([boards.M0.rows, boards.M0.columns]).toEqual([6, 3]);
  for (const id of MISSIONS.slice(1)) expect([boards[id].rows, boards[id].columns]).toEqual([6, 6]);
  expect(boards.M0.ids.slice(0, 4)).toEqual(['4V.00', '4V.01', '4V.02', '4V.10']);
  expect(boards.M1.ids[6 * 5 + 5]).toBe('2R.22');
});

test('MZ-MAP-06: two faces join where both show a street, or both an opening, and nowhere else', () => {
  expect(edge('M1', '4V.12', '1R.10')).toBe('open');
  expect(edge('M0', '4V.22', '2V.02')).toBe('opening');
  expect(edge('M2', '2V.22', '4V.02')).toBe('door'); // painted by the mission
  expect(edge('M1', '4V.02', '1R.00')).toBe('wall');
  expect(edge('M2', '3V.02', '2V.00')).toBe('wall'); // a room beside a street
});

test('MZ-MAP-07: a mission paints a door over what is printed', () => {
  const doors = (mission: MissionId) =>
    boards[mission].doors
      .filter(door => door.colour !== 'plain')
      .map(door => `${boards[mission].ids[door.a]} ${door.colour}`);
  expect(doors('M2')).toEqual(['2V.11 red', '2V.20 red', '2V.22 green', '4V.01 blue']);
  expect(doors('M4')).toEqual(['2R.10 blue']);
  const plain = boardOf('M2', {
    layout: [
      ['3V', '2V'],
      ['1V', '4V'],
    ],
    doors: [],
  });
  expect(plain.links.find(link => plain.ids[link.a] === '2V.22' && plain.ids[link.b] === '4V.02')?.kind).toBe(
    'opening',
  );
});

test('MZ-MAP-08: a face turned clockwise takes (r,c) to (c,2-r) and its sides along', () => {
  const tile = tiles['1R'];
  const once = turned(tile, 1);
  expect(once.cells).toEqual(['SSA', 'SSS', 'ECB']);
  expect(once.spawns).toEqual(['02', '20']);
  expect(once.bystander).toBe('21');
  expect(once.edges['02|12']).toBe(tile.edges['00|01']);
  expect(once.borders.E).toEqual(tile.borders.N);
  expect(once.borders.S).toEqual([...tile.borders.E].reverse());
  expect(turned(tile, 4)).toMatchObject({ cells: tile.cells, edges: tile.edges, borders: tile.borders });
});

test('MZ-MAP-09: gaps and open doors join rooms to a building over faces, a closed door parts it', () => {
  const board = boards.M2;
  const rooms = (zone: ZoneId, ...open: string[]) =>
    buildingOf(board, opened('M2', open).mask, board.zoneOf[zone] as number).map(room => board.ids[room]);
  expect(rooms('2V.22')).toEqual(['2V.02', '2V.12', '2V.22']);
  expect(rooms('2V.22', '2V.22|4V.02')).toEqual(['2V.02', '2V.12', '2V.22', '4V.00', '4V.01', '4V.02']);
  expect(rooms('3V.20')).toEqual(['3V.20', '1V.00']);
});

test('MZ-MAP-10: the open garage and the open car park hide nothing', () => {
  const bare = MISSIONS.flatMap(id => boards[id].ids.filter((_, zone) => boards[id].bare[zone]));
  expect(new Set(bare)).toEqual(new Set(['3R.02', '1V.20']));
});

/** The resolved boards, worked out apart: for each cell its east and south edge, open, gap, door or wall. */
const RESOLVED = {
  M0: 'pwpdwoooowoodopoowopowdopdw',
  M1: 'pwpdwwwdwopooooowoodopowdowwowwowdwwowpdwoooodowododoowppwwd',
  M2: 'oodowwoowopodooodowdopwpwopwdwwwddwoowopwpdwopooowoooowwdwod',
  M3: 'dwoowopwpdwodooowowoowwpdopwdpwopdwwowpwdwopodowodoodopppwow',
  M4: 'dwoowodwoooodooowopoowwpdwwwwwdoppwpdwwoodowowooowodooddwpww',
  M5: 'pwpdwwoowopooooowowdopowdowwdpwopdwwowpwdwopodowodoodopppwow',
  M6: 'pwpdwwoodowooooowodoodowdowwwwwopdwoooooowopopooowowdopwdpdw',
  M7: 'pwpdpwdwoooowooowodoowdpwowpwpdowwdwowpdwwopoodowpodowdowppp',
  M8: 'pwpdpwdwwopowooowodowddpwopwpwpwwdwoowowdwopodooowoodopwdwow',
} as const;

test('MZ-MAP-12, MZ-SETUP-01: tiles and layout give the resolved board of every mission', () => {
  const letters = { open: 'o', opening: 'p', door: 'd', wall: 'w' };
  for (const id of MISSIONS) expect(boards[id].links.map(({ kind }) => letters[kind]).join(''), id).toBe(RESOLVED[id]);
});

test('MZ-CASE-10, MZ-ADJ-01, MZ-ADJ-02, MZ-TERM-05: neighbours share a side without wall or closed door', () => {
  expect(neighbours('M0', '2V.21')).toEqual(['2V.11']);
  expect(neighbours('M0', '2V.21', '2V.20|2V.21')).toEqual(['2V.11', '2V.20']);
  expect(neighbours('M0', '2V.12')).toEqual(['2V.02', '2V.22']);
});

test('MZ-CASE-06, MZ-LOS-01, MZ-LOS-02, MZ-LOS-08: sight runs straight along streets', () => {
  expect(sight('M1', '2R.12')).toEqual({
    '2R.12': 0,
    '2R.02': 1,
    '2R.11': 1,
    '2R.10': 2,
    '3R.12': 3,
    '3R.11': 4,
    '3R.10': 5,
  });
});

test('MZ-CASE-07, MZ-LOS-03, MZ-LOS-07: a closed door blocks, an open one shows one room', () => {
  expect(sight('M1', '1R.11')).not.toHaveProperty('1R.12');
  const after = sight('M1', '1R.11', '1R.11|1R.12');
  expect(after['1R.12']).toBe(1);
  expect(after).not.toHaveProperty('1R.02');
  expect(after).not.toHaveProperty('1R.22');
});

test('MZ-CASE-08, MZ-LOS-04, MZ-LOS-05: out of a room one sees the rooms beside it and the whole street', () => {
  expect(sight('M1', '1R.12', '1R.11|1R.12')).toEqual({
    '1R.12': 0,
    '1R.02': 1,
    '1R.22': 1,
    '1R.11': 1,
    '1R.10': 2,
    '4V.12': 3,
    '4V.11': 4,
    '4V.10': 5,
  });
});

test('MZ-CASE-09, MZ-LOS-06: from room to room across a street', () => {
  const door = '3R.12|3R.22';
  expect(sight('M1', '3R.02', door)).toMatchObject({ '3R.12': 1, '3R.22': 2 });
  expect(sight('M1', '3R.22', door)).toMatchObject({ '3R.02': 2 });
});

test('MZ-CASE-11: sight is mutual on every board, doors closed and open', () => {
  for (const id of MISSIONS)
    for (const open of [0, (1 << boards[id].doors.length) - 1]) {
      const { size } = boards[id];
      const { sight: ranges, path } = tablesOf(boards[id], open);
      for (let a = 0; a < size; a++)
        for (let b = 0; b < size; b++) {
          expect(ranges[a * size + b]).toBe(ranges[b * size + a]);
          expect(path[a * size + b]).toBe(path[b * size + a]);
          // what is seen can be walked to in as many steps
          if (ranges[a * size + b] !== NEVER) expect(path[a * size + b]).toBe(ranges[a * size + b]);
        }
    }
});

test('MZ-TERM-06: a path crosses the fewest passable edges', () => {
  const { board, mask } = opened('M1', []);
  const at = (id: ZoneId) => board.zoneOf[id] as number;
  const length = (a: ZoneId, b: ZoneId) => tablesOf(board, mask).path[at(a) * board.size + at(b)];
  expect(length('4V.10', '3R.01')).toBe(3);
  expect(length('2R.11', '1R.20')).toBe(3);
  expect(length('2R.11', '2R.00')).toBe(NEVER); // behind a closed door
});
