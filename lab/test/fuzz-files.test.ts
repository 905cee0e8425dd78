import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keep, record, toReplay } from '../../engine/recording.ts';
import { parseCase } from '../case-file.ts';
import { runCase } from '../case.ts';
import { Complaint } from '../complaint.ts';
import { examine } from '../examine.ts';
import { planOf } from '../plan.ts';
import { recordMatch } from '../recorded.ts';
import { parseReplay, replayOf } from '../replay-file.ts';
import { parseEntries } from '../transcript.ts';
import { gameFolder, gameIds, loadBox } from '../../shelf/games.ts';
import { complete } from '../../referee/wish.ts';
import { anything, spoiled } from '../../server/test/nasty.ts';

// Files that others may send: records, cases, lists of scenarios to play, set-ups. Whatever is wrong with them is said.

const COUNT = Number(process.env['FUZZ_COUNT'] ?? 5000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const games = gameIds();
const SHARE = Math.ceil((COUNT * 0.2) / games.length / 4);
const LONG = 3_600_000;

const samples = <T>(arbitrary: fc.Arbitrary<T>, count: number): T[] =>
  fc.sample(arbitrary, { numRuns: count, seed: SEED });

/** Either it is read, or a complaint says what is wrong; nothing else may happen. */
function reads(run: () => unknown, file: unknown): 'read' | 'refused' {
  try {
    run();
    return 'read';
  } catch (thrown) {
    if (thrown instanceof Complaint) return 'refused';
    throw new Error(`${String(thrown)} for ${JSON.stringify(file)?.slice(0, 2000)}`, { cause: thrown });
  }
}

describe.each(games)('%s', id => {
  test(
    `${SHARE} replay files`,
    async () => {
      const box = await loadBox(id);
      // Long records take long to run; the first inputs hold all kinds.
      const { inputs, setup } = recordMatch(box, planOf(box, { bots: 'random' }), 'fuzz', 'salt');
      const short = record(box.game, setup, 'fuzz', 'salt');
      for (const input of inputs.slice(0, 30)) keep(short, input);
      const good = toReplay(short);
      expect(examine(box, replayOf(box, parseReplay(JSON.parse(JSON.stringify(good))))), 'unspoiled').toBeNull();
      const { inputs: entered, outcome, seed } = good;
      const plain = JSON.stringify({ inputs: entered, outcome, seed });
      const told = { true: 0, false: 0, refused: 0 };
      const file = fc.oneof({ weight: 9, arbitrary: spoiled(good) }, { weight: 1, arbitrary: anything });
      for (const json of samples(file, SHARE)) {
        const outcome = reads(() => {
          const finding = examine(box, replayOf(box, parseReplay(json)));
          told[finding === null ? 'true' : 'false']++;
          // Hashes may be doubled; what happened may not be told otherwise.
          const { inputs, outcome, seed } = json as typeof good;
          if (finding === null) expect(JSON.stringify({ inputs, outcome, seed })).toBe(plain);
        }, json);
        if (outcome === 'refused') told.refused++;
      }
      expect(told.refused, 'wrong shapes').toBeGreaterThan(0);
      expect(told.false, 'right shapes that tell what did not happen').toBeGreaterThan(0);
    },
    LONG,
  );

  test(
    `${SHARE} case files`,
    async () => {
      const box = await loadBox(id);
      const folder = join(gameFolder(id), 'test/cases');
      const files = readdirSync(folder).filter(name => name.endsWith('.json'));
      const goods = files.slice(0, 10).map(name => JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown);
      const file = fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...goods).chain(good => spoiled(good)) },
        { weight: 1, arbitrary: anything },
      );
      let refused = 0;
      for (const json of samples(file, SHARE)) if (reads(() => runCase(box, json), json) === 'refused') refused++;
      expect(refused).toBeGreaterThan(0);
    },
    LONG,
  );

  test(
    `${SHARE} set-ups and ${SHARE} lists of scenarios`,
    async () => {
      const box = await loadBox(id);
      const { game } = box;
      const wish = fc.record(
        {
          scenario: fc.oneof(fc.constantFrom(...game.scenarios.map(s => s.id)), anything),
          seats: fc.oneof(fc.nat(6), anything),
          options: fc.oneof(fc.constant({}), anything),
        },
        { requiredKeys: [] },
      );
      for (const json of samples(wish, SHARE))
        reads(() => complete(box, json as object, what => new Complaint('wrong-shape', what)), json);
      const list = JSON.parse(readFileSync(join(gameFolder(id), 'test/playthroughs/list.json'), 'utf8')) as unknown;
      for (const json of samples(fc.oneof(spoiled(list), anything), SHARE)) reads(() => parseEntries(json), json);
    },
    LONG,
  );
});

test('files that are nested too deep are refused', () => {
  const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown;
  for (const parse of [parseReplay, parseCase, parseEntries]) expect(reads(() => parse(deep), 'deep')).toBe('refused');
});
