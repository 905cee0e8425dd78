import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { changeOf } from '../../bots/analysis/change.ts';
import { walk } from '../../bots/analysis/record.ts';
import { refine, trialPositions } from '../../bots/analysis/refine.ts';
import { tryFrom } from '../../bots/analysis/trial.ts';
import { turningsOf } from '../../bots/analysis/turns.ts';
import { verdictOn } from '../../bots/analysis/verdict.ts';
import { shareOf } from '../../bots/value.ts';
import { seedRng } from '../../engine/rng.ts';
import { judgementOf } from '../../lab/positions.ts';
import { parseReplay, replayOf } from '../../lab/replay-file.ts';
import { gameFolder, gameIds, loadBox } from '../../shelf/games.ts';
import { sentence, world } from './world.ts';

/** The shortest match that is kept of a game; of so many of its inputs the dice are rolled anew. */
const LOOKS = 12;

describe.each(gameIds())('matches of %s', id => {
  test('can be analysed: chances are chances, and end as the match ended', async () => {
    const box = await loadBox(id);
    const judgement = judgementOf(box);
    const folder = join(gameFolder(id), 'test/corpus');
    const files = readdirSync(folder).filter(name => name.startsWith(`v${box.game.version}-`));
    const size = (name: string): number => statSync(join(folder, name)).size;
    const rng = seedRng('analysis');
    for (const name of files.toSorted((a, b) => size(a) - size(b)).slice(0, 1)) {
      const kept = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { replay: unknown };
      const record = replayOf(box, parseReplay(kept.replay));
      const walked = walk(box.game, judgement, record, box.bots.throws);
      const { inputs, positions, sides } = walked;
      const places = trialPositions(inputs.length, LOOKS);
      const middle = positions[places[LOOKS / 2] ?? 0];
      if (!middle) throw new Error(`${name} is empty`);
      const won = tryFrom(box, middle, sides, rng, 0);
      const points = refine(walked.judged, won ? [{ n: places[LOOKS / 2] ?? 0, won }] : []);
      expect(won, 'a trial comes to an end').not.toBeNull();
      for (const { chance, off } of points) {
        expect([...chance, ...off].filter(share => !(share >= 0 && share <= 1))).toEqual([]);
        if (sides.length > 1) expect(chance.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      }
      expect(points.at(-1)?.chance).toEqual(sides.map(side => shareOf(record.outcome?.scores ?? [], side)));
      for (const n of places) {
        const { expected } = changeOf(judgement, walked, n + 1, 2, rng);
        expect(expected.filter(share => !(share >= 0 && share <= 1))).toEqual([]);
      }
      for (const side of sides.keys())
        for (const { from, to, n } of turningsOf(points.map(({ chance }) => chance[side] ?? 0)))
          expect(from < n && n <= to && to <= inputs.length).toBe(true);
      const asked = inputs.findIndex(input => input.type === 'answer');
      const input = inputs[asked];
      const m = positions[asked];
      if (input?.type !== 'answer' || !m) throw new Error(`${name} has no answer`);
      verdictOn(box, judgement, m, { n: asked + 1, seat: input.seat, played: input.action }, rng, () => false);
    }
  });
});

describe('rempart analyse', () => {
  const { root, run, put } = world();
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('tells the curve, where it turned and what was luck', async () => {
    const path = join(root, 'race.json');
    await run('record', 'pebble-race', '--scenario', 'river', '--seats', '2', '--seed', 'turns', '--out', path);
    const said = await run('analyse', path, '--trials', '4', '--seat', '1');
    expect(said.err).toBe('');
    expect(said.out).toMatch(/^[^:]+: \d+ inputs, 4 trial matches\n/);
    expect(said.out).toMatch(/\ninput +Seat 1 +± +Seat 2 +±\n/);
    expect(said.out).toMatch(/\nTurning points for Seat 1\n\d+(–\d+)? {2}\d+ % → \d+ % /);
    expect(said.out).toMatch(/\nSeat 2 +\d+ % +(0|100) % +[+-]?\d+/);
    expect((await run('analyse', path, '--trials', '4')).out).toContain('Turning points for Seat');
    expect((await run('analyse', path, '--lang', 'fr', '--trials', '0')).out).toContain('0 parties d’essai');
  });

  test('says nothing of a match that is running or was changed', async () => {
    const path = join(root, 'race.json');
    const record = JSON.parse(readFileSync(path, 'utf8')) as { inputs: object[]; outcome: object | null };
    const cut = put('cut.json', { ...record, inputs: record.inputs.slice(0, 4), hashes: [], outcome: null });
    expect((await run('analyse', cut)).code).toBe(1);
    expect(sentence(await run('analyse', put('other.json', { ...record, seed: 'mine' })))).toMatch(/commitment/);
  });
});
