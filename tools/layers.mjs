// Who may import whom. The table is the one of ARCHITECTURE.md; paths are resolved, so that depth does not matter.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The layer of a file, and of which game it is. */
export function layerOf(path) {
  const [top, second, third] = path.split('/');
  if (/(^|\/)(test|e2e)\/|\.test\.tsx?$/.test(path)) return { layer: 'test', game: top === 'games' ? second : null };
  if (top === 'engine' && second === 'testing') return { layer: 'test', game: null };
  if (top !== 'games') return { layer: top, game: null };
  if (third === 'ui') return { layer: 'ui', game: second };
  if (third === 'bots') return { layer: 'players', game: second };
  if (third === 'e2e' || third === 'bench') return { layer: 'bench', game: second };
  return { layer: 'game', game: second };
}

const MAY = {
  engine: { layers: ['engine'], packages: [] },
  kit: { layers: ['engine', 'kit'], packages: [] },
  game: { layers: ['engine', 'kit', 'game', 'players'], packages: ['zod'] },
  players: { layers: ['engine', 'kit', 'bots', 'game', 'players'], packages: [] },
  ui: { layers: ['engine', 'kit', 'game', 'players', 'ui', 'table'], packages: ['*'] },
  bots: { layers: ['engine', 'bots'], packages: [] },
  referee: { layers: ['engine', 'bots', 'referee'], packages: ['zod'] },
  shelf: { layers: ['engine', 'shelf'], packages: ['node:*', 'zod'] },
  lab: { layers: ['engine', 'bots', 'shelf', 'lab'], packages: ['*'] },
  server: { layers: ['engine', 'bots', 'shelf', 'referee', 'lab', 'server'], packages: ['*'] },
  table: { layers: ['engine', 'kit', 'table'], packages: ['*'] },
  client: { layers: ['engine', 'kit', 'bots', 'referee', 'table', 'client'], packages: ['*'] },
  tools: { layers: ['*'], packages: ['*'] },
  e2e: { layers: ['*'], packages: ['*'] },
  bench: { layers: ['*'], packages: ['*'] },
  test: { layers: ['*'], packages: ['*'] },
};
const NEVER_IMPORTED = new Set(['tools', 'e2e', 'bench', 'test']);
/** Where a game may use zod: what comes from outside is parsed there. */
const BORDER = /^games\/[^/]+\/(options|vocabulary|scenarios\/.*)\.ts$/;

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'";]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g;

/** The violations of one file, as sentences. */
export function violations(path, text, root = '.') {
  const from = layerOf(path);
  const may = MAY[from.layer];
  if (!may) return [`${path}: the folder ${from.layer}/ is not in the table of layers`];
  const found = [];
  for (const match of text.matchAll(IMPORT)) {
    const name = match[1] ?? match[2] ?? match[3];
    const wrong = name.startsWith('.')
      ? wrongFile(from, may, relative(root, resolve(root, dirname(path), name)))
      : wrongPackage(path, from, may, name);
    if (wrong) found.push(`${path}: imports ${name}: ${wrong}`);
  }
  return found;
}

function wrongFile(from, may, target) {
  const to = layerOf(target);
  const isSame = from.layer === to.layer && (to.game === null || from.game === to.game);
  if (!may.layers.includes('*') && !may.layers.includes(to.layer)) return `${from.layer} may not import ${to.layer}`;
  if (NEVER_IMPORTED.has(to.layer) && !isSame && from.layer !== 'test') return `nothing may import ${to.layer}`;
  if (from.game && to.game && from.game !== to.game) return 'a game is an island';
  if (to.game && !from.game && !['tools', 'e2e', 'bench', 'test'].includes(from.layer))
    return 'games come from the shelf';
  return null;
}

function wrongPackage(path, from, may, name) {
  if (may.packages.includes('*')) return null;
  if (may.packages.includes('node:*') && name.startsWith('node:')) return null;
  if (!may.packages.includes(name)) return `${from.layer} may not use that package`;
  return from.layer === 'game' && !BORDER.test(path) ? 'a game parses at its border only' : null;
}

const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', 'reports', 'data']);
const NOT_LAYERED = new Set(['tools/template', 'bench/peers']);

/** Every source file below the root. Not asked of git: copies and archives have layers too. */
function sources(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.name.startsWith('.') || NOT_OURS.has(entry.name) || NOT_LAYERED.has(path)) return [];
    if (entry.isDirectory()) return sources(root, path);
    return folder && /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

export function checkLayers(root = '.') {
  const files = sources(root);
  const all = files.flatMap(f => {
    try {
      return violations(f, readFileSync(join(root, f), 'utf8'), root);
    } catch (error) {
      if (error.code === 'ENOENT') return [];
      throw error;
    }
  });
  return { files: files.length, violations: all };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { files, violations: all } = checkLayers();
  for (const line of all) console.error(line);
  console.log(`layers: ${files} files, ${all.length} violations`);
  process.exitCode = all.length > 0 || files === 0 ? 1 : 0;
}
