// What a house needs when no server answers: its shelf and rulebooks as files, and the list of what a device keeps.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const built = path => import(pathToFileURL(join(root, 'dist', path)).href);

/** Writes the shelf and the rulebooks of this build. The TypeScript is compiled already. */
async function writeShelf(dir) {
  const { gameIds, loadBox, loadRulebook } = await built('shelf/games.js');
  const { shelvedOf } = await built('shelf/shelved.js');
  mkdirSync(join(dir, 'house'), { recursive: true });
  const boxes = await Promise.all(gameIds().map(loadBox));
  writeFileSync(join(dir, 'house/games.json'), JSON.stringify(boxes.map(shelvedOf)));
  for (const { game } of boxes)
    for (const language of ['fr', 'en']) {
      const book = loadRulebook(game.id, language);
      if (book) writeFileSync(join(dir, `house/${game.id}.${language}.json`), JSON.stringify(book));
    }
}

/** Every file that a page may ask for, as it is named below the house. */
function filesOf(dir) {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => statSync(join(dir, path)).isFile())
    .filter(path => !/\.(br|gz|map)$|^(sw\.js|robots\.txt|404\.html|index\.html)$/.test(path))
    .sort();
}

function writeServiceWorker(dir) {
  const files = ['', ...filesOf(dir)];
  const sum = createHash('sha256').update(readFileSync(join(dir, 'index.html')));
  for (const file of files.slice(1))
    sum.update(file).update(file.startsWith('assets/') ? '' : readFileSync(join(dir, file)));
  const text = readFileSync(join(root, 'client/offline/service-worker.js'), 'utf8')
    .replace('/* FILES */ []', JSON.stringify(files))
    .replace("/* VERSION */ ''", JSON.stringify(sum.digest('hex').slice(0, 16)));
  writeFileSync(join(dir, 'sw.js'), text);
}

/** A plugin of the page's build; `isStatic`: for a host that serves files and knows nothing of addresses. */
export const houseFiles = isStatic => ({
  name: 'house-files',
  apply: 'build',
  writeBundle: {
    sequential: true,
    async handler({ dir = '' }) {
      await writeShelf(dir);
      writeServiceWorker(dir);
      if (isStatic) copyFileSync(join(dir, 'index.html'), join(dir, '404.html'));
    },
  },
});
