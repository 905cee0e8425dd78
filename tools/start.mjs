// `npm start`: installs what is missing, builds, and says what can be done. Plain JavaScript without dependencies.
import { fileURLToPath } from 'node:url';
import { build, install, oldNode } from './fresh.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const READY = `Rempart est prêt. La page où l'on joue vient ensuite ; dès maintenant, la ligne de commande :
  npx rempart --help                        toutes les commandes
  npx rempart simulate JEU --games 1000     mille parties entre bots (jeux : GAMES)
  npx rempart record JEU --out partie.json  une partie dans un fichier, puis : npx rempart replay partie.json

Rempart is ready. The page to play on comes next; what can be done now, on the command line:
  npx rempart --help --lang en              every command
  npx rempart simulate GAME --games 1000    a thousand matches between bots (games: GAMES)
  npx rempart record GAME --out match.json  one match into a file, then: npx rempart replay match.json`;

async function start() {
  const old = oldNode();
  if (old) return complain(old);
  if (!install(root)) return complain('npm ci a échoué. / npm ci failed.');
  const wrong = build(root);
  if (wrong) return complain(`${wrong}\nLes sources ne compilent pas. / The sources do not compile.`);
  const { gameIds } = await import('../dist/shelf/games.js');
  console.log(READY.replaceAll('GAMES', gameIds().join(', ') || '-'));
  return 0;
}

function complain(sentence) {
  console.error(sentence);
  return 1;
}

process.exitCode = await start();
