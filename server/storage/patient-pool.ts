import { Client, type ClientConfig, Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import { inTime } from '../in-time.ts';

const LOOK_AGAIN = 300;
const LONGEST_LOOK = 1000;
const LONGEST_GOODBYE = 500;

/**
 * Connections to a database that may fall silent. A database that breaks says so; one that is stopped, or behind a line that
 * swallows everything, does not: after the first question without an answer all that are open fail, and new ones fail at once,
 * until it speaks again.
 */
export class PatientPool {
  private readonly config: ClientConfig & { readonly max: number };
  private pool: Pool;
  private readonly clients = new Set<Client>();
  private readonly waiting = new Set<(reason: Error) => void>();
  private silence: Error | null = null;
  private isEnded = false;

  constructor(config: ClientConfig & { readonly max: number }) {
    this.config = config;
    this.pool = this.newPool();
  }

  async connect(): Promise<Connection> {
    if (this.silence) throw this.silence;
    const { pool } = this;
    const connecting = pool.connect();
    let giveUp = (_reason: Error): void => {};
    const givenUp = new Promise<never>((_resolve, reject) => {
      giveUp = reject;
    });
    this.waiting.add(giveUp);
    try {
      const client = await Promise.race([connecting, givenUp]);
      return new Connection(client, reason => this.fallSilent(pool, reason));
    } catch (reason) {
      connecting.then(
        client => client.release(true),
        () => {},
      );
      if (isSilence(reason)) this.fallSilent(pool, reason);
      throw reason;
    } finally {
      this.waiting.delete(giveUp);
    }
  }

  async query(question: QueryConfig): Promise<QueryResult> {
    const connection = await this.connect();
    try {
      return await connection.query(question);
    } finally {
      connection.release();
    }
  }

  async end(): Promise<void> {
    this.isEnded = true;
    await this.leave(this.pool);
  }

  private newPool(): Pool {
    const pool = new Pool(this.config);
    // An idle connection that breaks is no fault of ours: the next query gets a new one.
    pool.on('error', () => {});
    pool.on('connect', client => {
      // One that breaks between two queries of a transaction fails the next of them; unheard, it would end the process.
      client.on('error', () => {});
      this.clients.add(client);
      client.once('end', () => this.clients.delete(client));
    });
    return pool;
  }

  /** Nothing that is open will be answered. What it was about is unknown, as after a lost connection. */
  private fallSilent(pool: Pool, reason: Error): void {
    if (this.silence || this.isEnded || pool !== this.pool) return;
    this.silence = Object.assign(new Error('the database does not answer', { cause: reason }), { code: 'ETIMEDOUT' });
    for (const client of this.clients) hangUp(client);
    for (const giveUp of this.waiting) giveUp(this.silence);
    this.pool = this.newPool();
    void this.leave(pool);
    void this.look();
  }

  private async look(): Promise<void> {
    while (!this.isEnded) {
      const client = new Client({ ...this.config, connectionTimeoutMillis: LONGEST_LOOK, query_timeout: LONGEST_LOOK });
      client.on('error', () => {});
      try {
        await client.connect();
        await client.query('select 1');
        this.silence = null;
        return;
      } catch {
        await new Promise(resolve => setTimeout(resolve, LOOK_AGAIN).unref());
      } finally {
        hangUp(client);
      }
    }
  }

  private async leave(pool: Pool): Promise<void> {
    const gone = [...this.clients].map(client => new Promise(resolve => client.once('end', resolve)));
    await inTime(Promise.all([pool.end(), ...gone]), LONGEST_GOODBYE).catch(() => {});
    if (this.isEnded) for (const client of this.clients) hangUp(client);
  }
}

/** A connection that has once not answered is not asked again, and not given to anybody else. */
class Connection {
  private readonly client: PoolClient;
  private readonly silent: (reason: Error) => void;
  private reason: Error | null = null;

  constructor(client: PoolClient, silent: (reason: Error) => void) {
    this.client = client;
    this.silent = silent;
  }

  async query(question: string | QueryConfig, values?: unknown[]): Promise<QueryResult> {
    if (this.reason) throw this.reason;
    try {
      return await this.client.query(question, values);
    } catch (error) {
      if (isSilence(error)) {
        this.reason = error;
        this.silent(error);
      }
      throw error;
    }
  }

  release(): void {
    this.client.release(this.reason ?? undefined);
  }
}

/** Ends a connection without waiting for the other side. */
export function hangUp(client: Client): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}

/** The driver has no codes for these. */
function isSilence(error: unknown): error is Error {
  return (
    error instanceof Error &&
    /^(Query read timeout|Connection terminated due to connection timeout)$/.test(error.message)
  );
}
