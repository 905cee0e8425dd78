// Every game has the same rooms, and within a game, or any other folder, no file imports one that imports it, types included.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';

const NEEDED = `
  index.ts rule-ids.json ids.ts spec.ts events.ts seen.ts options.ts view.ts guess.ts vocabulary.ts
  content rules scenarios/list.ts text bots/yardstick.ts bots/companion.ts bots/features.ts bots/weights.json test
  balance.md credits.md glossary.md
`
  .trim()
  .split(/\s+/);
const ROOMS = new Set([
  ...NEEDED.map(path => path.split('/')[0]),
  'cards',
  'ui',
  'e2e',
  'bench',
  'balance.json',
  'scenes.json',
  'puzzles.json',
  'link.jpg',
]);

/** What one game has too much or lacks, as sentences. `paths` are all of its files, seen from its folder. */
export function misplaced(game, paths) {
  const has = wanted => paths.some(path => path === wanted || path.startsWith(`${wanted}/`));
  const roots = new Set(paths.map(path => path.split('/')[0]));
  return [
    ...[...roots].filter(root => !ROOMS.has(root)).map(root => `${game}/${root} is not in the floor plan`),
    ...NEEDED.filter(wanted => !has(wanted)).map(wanted => `${game}/${wanted} is missing`),
  ];
}

const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]/g;

/** Groups of files that import each other round and round. `texts` is what stands in each file. */
export function circles(texts) {
  const imports = new Map(
    [...texts].map(([path, text]) => [
      path,
      [...text.matchAll(IMPORTED)].map(match => normalize(join(dirname(path), match[1]))).filter(to => texts.has(to)),
    ]),
  );
  const found = [];
  const order = new Map();
  const lowest = new Map();
  const open = [];
  const visit = path => {
    order.set(path, order.size);
    lowest.set(path, order.get(path));
    open.push(path);
    for (const to of imports.get(path)) {
      if (!order.has(to)) visit(to);
      if (open.includes(to)) lowest.set(path, Math.min(lowest.get(path), lowest.get(to)));
    }
    if (lowest.get(path) < order.get(path)) return;
    const group = open.splice(open.indexOf(path));
    if (group.length > 1) found.push(group.toSorted((a, b) => (a < b ? -1 : 1)));
  };
  for (const path of imports.keys()) if (!order.has(path)) visit(path);
  return found;
}

const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', 'reports', 'data', 'peers']);

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (entry.name.startsWith('.') || NOT_OURS.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

export function checkPlan() {
  const files = filesIn('.');
  const games = readdirSync('games').map(name => `games/${name}`);
  const rooms = [...games, 'tools/template'].flatMap(game =>
    misplaced(
      game,
      files.filter(path => path.startsWith(`${game}/`)).map(path => path.slice(game.length + 1)),
    ),
  );
  const sources = files.filter(path => /\.tsx?$/.test(path) && !/(^|\/)(test|e2e)\//.test(path));
  const rounds = circles(new Map(sources.map(path => [path, readFileSync(path, 'utf8')])));
  return [...rooms, ...rounds.map(group => `these import each other: ${group.join(' ')}`)];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const faults = checkPlan();
  for (const line of faults) console.error(line);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
