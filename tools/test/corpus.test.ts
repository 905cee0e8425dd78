import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { AnyBox } from '../../engine/box.ts';
import type { Flow, Game, Spec, Step } from '../../engine/types.ts';
import { checkCorpus } from '../../lab/corpus.ts';
import { gameFolder, gameIds, loadBox } from '../../shelf/games.ts';
import { box as template } from '../template/index.ts';
import { world } from './world.ts';

describe.each(gameIds())('the matches kept of %s', id => {
  test('replay exactly, go on, or say why not', async () => {
    const box = await loadBox(id);
    const folder = join(gameFolder(id), 'test/corpus');
    const names = readdirSync(folder).filter(name => name.endsWith('.json'));
    expect(
      names.filter(name => name.startsWith(`v${box.game.version}-`)),
      `rempart corpus ${id} --write`,
    ).not.toEqual([]);
    const bad = names.flatMap(name => {
      const verdict = checkCorpus(box, JSON.parse(readFileSync(join(folder, name), 'utf8')));
      return verdict.what === 'altered' || verdict.what === 'stuck' ? [{ name, verdict }] : [];
    });
    expect(bad).toEqual([]);
  });
});

// A deliberate change of the rules of a race: whoever plays a card steps one field further.
const { root, folder, run } = world();
afterAll(() => rmSync(root, { recursive: true, force: true }));

type AnyGame = Game<Spec>;

/** The game with its pebbles moved by one more after every answer. */
function changed(game: AnyGame, more: Partial<AnyGame>): AnyBox {
  const flows = Object.fromEntries(
    Object.entries(game.flows as { [name: string]: Flow<Spec, never> }).map(([name, flow]) => [
      name,
      {
        ...flow,
        steps: Object.fromEntries(
          Object.entries(flow.steps).map(([at, { step, next }]) => [at, { step: generous(step as never), next }]),
        ),
      },
    ]),
  );
  return { ...(template as AnyBox), game: { ...game, flows, ...more } as AnyGame };
}

function generous(step: Step<Spec, never>): Step<Spec, never> {
  if (typeof step === 'function') return step;
  return {
    ...step,
    apply(m, f, action, seat) {
      const { pebbles } = m.state as { pebbles: number[] };
      pebbles[seat] = (pebbles[seat] ?? 0) + 1;
      step.apply(m, f, action, seat);
    },
  };
}

describe('a deliberate change', () => {
  const path = join(folder, 'test/corpus/v1-garden-2.json');
  const kept = () => JSON.parse(readFileSync(path, 'utf8')) as { frozen: string | null };
  const { game } = template as AnyBox;

  test('matches are kept by a command, and replay', async () => {
    expect(await run('corpus', 'pebble-race')).toMatchObject({ code: 1, err: expect.stringContaining('MISSING') });
    expect((await run('corpus', 'pebble-race', '--write')).out).toContain('v1-garden-2.json');
    expect(await run('corpus', 'pebble-race')).toMatchObject({ code: 0, out: expect.stringContaining('identical') });
  });

  test('made in silence it is found, at the input where it shows', () => {
    const verdict = checkCorpus(changed(game, {}), kept());
    expect(verdict).toMatchObject({
      what: 'altered',
      finding: { what: expect.stringMatching(/hash|refused|outcome/) },
    });
  });

  test('with a new version and nothing else, running matches would be stuck: that is found too', () => {
    expect(checkCorpus(changed(game, { version: 2 }), kept())).toMatchObject({ what: 'stuck', from: 1 });
  });

  test('with a migration they go on to their end under the new rules', () => {
    const migrated = changed(game, { version: 2, migrate: saved => saved });
    expect(checkCorpus(migrated, kept())).toEqual({ what: 'carried', from: 1 });
  });

  test('a migration that leads nowhere is found', () => {
    const broken = changed(game, { version: 2, migrate: saved => ({ ...saved, stack: [] }) });
    expect(checkCorpus(broken, kept())).toMatchObject({ what: 'stuck', why: expect.stringContaining('rules failed') });
  });

  test('or the match says that it is frozen, and why', () => {
    writeFileSync(path, JSON.stringify({ ...kept(), frozen: 'the old race had no bridge' }));
    const verdict = checkCorpus(changed(game, { version: 2 }), kept());
    expect(verdict).toEqual({ what: 'frozen', from: 1, why: 'the old race had no bridge' });
  });

  test('a file that is no kept match is refused', async () => {
    writeFileSync(path, '{"frozen":1}');
    const said = await run('corpus', 'pebble-race');
    expect([said.code, said.err]).toEqual([1, expect.stringContaining('frozen')]);
  });
});
