import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../engine/box.ts';
import { gameFolder, gameIds, loadBox, loadRulebook } from '../games.ts';

// Nothing here knows a game by name: the shelf may be empty.

test('the shelf holds the folders of games/ that have an index, in the order of the alphabet', () => {
  expect(gameIds()).toEqual([...gameIds()].sort());
  for (const id of gameIds()) expect(existsSync(join(gameFolder(id), 'index.ts'))).toBe(true);
});

test('a game that is not there is asked for in vain', async () => {
  await expect(loadBox('no-such-game')).rejects.toThrow('no game no-such-game on the shelf');
  await expect(loadBox('../engine')).rejects.toThrow('on the shelf');
  expect(loadRulebook('no-such-game', 'fr')).toBeNull();
});

describe.each(gameIds())('%s', id => {
  test('loads under its own name, with words for every scenario in each language', async () => {
    const box = await loadBox(id);
    expect(box.game.id).toBe(id);
    for (const language of LANGUAGES)
      for (const scenario of box.game.scenarios)
        expect(box.texts[language].scenarios[scenario.id]?.title, `${language} ${scenario.id}`).toBeTruthy();
  });

  test('has the same chapters and rules in both rulebooks', () => {
    const [fr, en] = LANGUAGES.map(language => {
      const book = loadRulebook(id, language);
      return book?.chapters.map(c => [c.slug, c.rules.map(r => r.id)]);
    });
    expect(en).toEqual(fr);
  });
});
