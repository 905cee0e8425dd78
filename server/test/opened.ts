import { afterAll, beforeAll } from 'vitest';
import { ChildServer, temporaryFolder } from './child.ts';
import { Player } from './player.ts';

/** One server for all tests of a file: there before the first of them, gone after the last. */
export class Opened {
  private readonly folder = temporaryFolder();
  private readonly environment: NodeJS.ProcessEnv;
  private server: ChildServer | null = null;

  constructor(environment: NodeJS.ProcessEnv = {}) {
    this.environment = environment;
    beforeAll(() => this.restart());
    afterAll(async () => {
      await this.server?.stop();
      this.folder.remove();
    });
  }

  get port(): number {
    return this.server?.port ?? 0;
  }

  /** What it has printed. */
  get output(): string {
    return this.server?.output ?? '';
  }

  /** Stops it, if it runs, and starts it again on the same files. */
  async restart(): Promise<void> {
    await this.server?.stop();
    this.server = await ChildServer.start(this.folder.path, this.environment);
  }

  async person(name: string): Promise<Player> {
    const player = new Player(this.port);
    await player.request('POST', '/api/me', { name });
    return player;
  }

  /** A match that has begun: the first of these people has opened it, the others sit beside, all else are bots. */
  async match(game: string, seats: number, names: readonly string[], options: object = {}): Promise<Begun> {
    const people = await Promise.all(names.map(name => this.person(name)));
    const [host] = people as [Player];
    const { body } = await host.request('POST', '/api/tables', { game, seats, ...options });
    const { id } = body as { id: string };
    for (let seat = 1; seat < seats; seat++)
      if (seat < people.length) await sit(people[seat] as Player, id, seat, 'me');
      else await sit(host, id, seat, 'bot');
    for (const player of people) await player.joins(id);
    await post(host, id, 'start', {});
    for (const player of people) await player.until(() => player.n >= 0);
    return { id, people };
  }
}

interface Begun {
  readonly id: string;
  readonly people: readonly Player[];
}

export const post = (player: Player, id: string, path: string, body: object) =>
  player.request('POST', `/api/tables/${id}/${path}`, body);

export const sit = (player: Player, id: string, seat: number, as: string) => post(player, id, `seats/${seat}`, { as });
