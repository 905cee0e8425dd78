import { describe, expect, test } from 'vitest';
import { fileURLToPath } from 'node:url';
import { checkLayers, violations } from '../layers.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

describe('a planted violation is reported', () => {
  test.each([
    ['engine/match.ts', "import { readFileSync } from 'node:fs';", 'engine may not use that package'],
    ['engine/match.ts', "import { z } from 'zod';", 'engine may not use that package'],
    ['engine/match.ts', "import { simulate } from '../lab/simulate.ts';", 'engine may not import lab'],
    ['engine/match.ts', "export * from '../kit/hex.ts';", 'engine may not import kit'],
    ['kit/hex.ts', "import { game } from '../games/one/rules/game.ts';", 'kit may not import game'],
    ['bots/random.ts', "import { box } from '../games/one/index.ts';", 'bots may not import game'],
    ['games/one/rules/turn.ts', "import { x } from '../../two/rules/turn.ts';", 'a game is an island'],
    ['games/one/rules/turn.ts', "import { best } from '../../../bots/options.ts';", 'game may not import bots'],
    ['games/one/ui/board.tsx', "import { best } from '../../../bots/options.ts';", 'ui may not import bots'],
    ['games/one/bots/companion.ts', "import { z } from 'zod';", 'players may not use that package'],
    [
      'games/one/bots/companion.ts',
      "import { simulate } from '../../../lab/simulate.ts';",
      'players may not import lab',
    ],
    ['games/one/bots/companion.ts', "import { x } from '../../two/bots/companion.ts';", 'a game is an island'],
    ['games/one/ui/board.tsx', "import { x } from '../../two/ui/board.tsx';", 'a game is an island'],
    ['games/one/test/turn.test.ts', "import { x } from '../../two/rules/turn.ts';", 'a game is an island'],
    ['games/one/rules/turn.ts', "import { z } from 'zod';", 'a game parses at its border only'],
    ['games/one/rules/turn.ts', "import { useState } from 'react';", 'game may not use that package'],
    ['games/one/index.ts', "import { Board } from './ui/board.tsx';", 'game may not import ui'],
    ['games/one/rules/turn.ts', "import { x } from '../test/scenes.ts';", 'game may not import test'],
    ['server/tables.ts', "import { box } from '../games/one/index.ts';", 'server may not import game'],
    ['server/tables.ts', "const { box } = await import('../games/one/index.ts');", 'server may not import game'],
    ['server/tables.ts', "import { plural } from '../kit/french.ts';", 'server may not import kit'],
    ['client/main.tsx', "import '../games/one/ui/board.tsx';", 'client may not import ui'],
    ['lab/simulate.ts', "import { main } from '../tools/rempart/main.ts';", 'lab may not import tools'],
    ['bench/run.ts', "import { main } from '../tools/rempart/main.ts';", 'nothing may import tools'],
    ['table/dice.tsx', "import type { Race } from '../games/one/spec.ts';", 'table may not import game'],
    ['attic/old.ts', '', 'the folder attic/ is not in the table of layers'],
  ])('%s: %s', (path, text, words) => {
    expect(violations(path, `// a comment\n${text}\n`)).toEqual([expect.stringContaining(words)]);
  });

  test('over several lines, and each one of several', () => {
    const text =
      "import {\n  one,\n  two,\n} from 'node:os';\nimport type { A } from './types.ts';\nimport 'node:fs';\n";
    expect(violations('engine/match.ts', text)).toHaveLength(2);
  });
});

describe('what is allowed is not reported', () => {
  test.each([
    ['engine/match.ts', "import { copy } from './plain.ts';"],
    ['kit/hex.ts', "import type { Seat } from '../engine/types.ts';"],
    ['games/one/options.ts', "import { z } from 'zod';"],
    ['games/one/vocabulary.ts', "import { z } from 'zod';"],
    ['games/one/scenarios/maps.ts', "import { z } from 'zod';"],
    ['games/one/rules/turn.ts', "import { hex } from '../../../kit/hex.ts';"],
    [
      'games/one/bots/companion.ts',
      "import { best } from '../../../bots/options.ts';\nimport { m } from '../rules/table.ts';",
    ],
    ['games/one/index.ts', "import { companion } from './bots/companion.ts';"],
    ['games/one/ui/board.tsx', "import { useState } from 'react';\nimport { Dice } from '../../../table/dice.tsx';"],
    ['games/one/bench/speed.ts', "import { measure } from '../../../bench/measure.ts';"],
    ['games/one/test/turn.test.ts', "import { scene } from '../../../engine/testing/scene.ts';"],
    ['lab/worker.ts', "import { loadBox } from '../shelf/games.ts';\nimport { Tinypool } from 'tinypool';"],
    ['client/text/fr.ts', "import { plural } from '../../kit/french.ts';"],
    ['referee/suggest.ts', "import { Sight } from '../bots/sight.ts';"],
    ['shelf/games.ts', "import { readdirSync } from 'node:fs';"],
    ['tools/rempart/main.ts', "import * as shelf from '../../shelf/games.ts';"],
  ])('%s: %s', (path, text) => {
    expect(violations(path, text)).toEqual([]);
  });
});

test('the repository keeps its layers, and its files are really read', () => {
  const { files, violations: found } = checkLayers(root);
  expect(files).toBeGreaterThan(20);
  expect(found).toEqual([]);
});
