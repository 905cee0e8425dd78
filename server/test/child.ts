import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
export const TEST_GAMES = fileURLToPath(new URL('./games', import.meta.url));

/** Bots that do not wait and think little, and no end of tables. */
const HURRIED = { REMPART_BOT_PACE: '0', REMPART_BOT_THOUGHTS: '20', REMPART_TABLES_PER_HOUR: '1000000' };

/** A folder that is gone when the test is. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'rempart-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** A real server in a process of its own, as a host runs it. */
export class ChildServer {
  readonly child: ChildProcess;
  port = 0;
  output = '';

  private constructor(args: readonly string[], environment: NodeJS.ProcessEnv) {
    this.child = spawn(process.execPath, ['dist/server/main.js', '--host', '127.0.0.1', ...args], {
      cwd: root,
      env: {
        ...process.env,
        LANG: 'en_GB.UTF-8',
        LC_ALL: '',
        REMPART_GAMES: TEST_GAMES,
        DATABASE_URL: '',
        REDIS_URL: '',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (data: Buffer) => {
        this.output += data.toString('utf8');
      });
  }

  /** Starts and waits for its address. */
  static async start(data: string, environment: NodeJS.ProcessEnv = {}, port = 0): Promise<ChildServer> {
    const server = new ChildServer(['--port', String(port), '--data', data], { ...HURRIED, ...environment });
    await server.until(/localhost:(\d+)/);
    server.port = Number(/localhost:(\d+)/.exec(server.output)?.[1]);
    return server;
  }

  /** Starts something that is expected to stop by itself. */
  static async run(
    args: readonly string[],
    environment: NodeJS.ProcessEnv = {},
  ): Promise<{ code: number; output: string }> {
    const server = new ChildServer(args, environment);
    const code = await server.exit();
    return { code, output: server.output };
  }

  until(pattern: RegExp, ms = 120_000): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no ${pattern} in: ${this.output}`)), ms);
      const look = (): void => {
        if (!pattern.test(this.output)) return;
        clearTimeout(timer);
        resolve();
      };
      this.child.stdout?.on('data', look);
      this.child.on('exit', () => {
        clearTimeout(timer);
        reject(new Error(`it stopped: ${this.output}`));
      });
      look();
    });
  }

  exit(): Promise<number> {
    if (this.child.exitCode !== null) return Promise.resolve(this.child.exitCode);
    return new Promise(resolve => {
      this.child.on('exit', code => resolve(code ?? -1));
    });
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number> {
    const gone = this.exit();
    this.child.kill(signal);
    return gone;
  }
}
