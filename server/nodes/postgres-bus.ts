import { Client } from 'pg';
import { inTime } from '../in-time.ts';
import { type PatientPool, hangUp } from '../storage/patient-pool.ts';
import { SharedBus } from './bus.ts';

const CHANNEL = 'rempart';
const AGAIN_AFTER = 500;
const LONGEST_CONNECTING = 10_000;
const LONGEST_GOODBYE = 500;

/** Servers that share a PostgreSQL hear each other through it. */
export class PostgresBus extends SharedBus {
  private readonly pool: PatientPool;
  private readonly url: string;
  private client: Client | null = null;
  private isClosed = false;

  private constructor(node: string, pool: PatientPool, url: string) {
    super(node);
    this.pool = pool;
    this.url = url;
  }

  static async open(node: string, pool: PatientPool, url: string): Promise<PostgresBus> {
    const bus = new PostgresBus(node, pool, url);
    await bus.connect();
    return bus;
  }

  protected send(text: string): Promise<unknown> {
    return this.pool.query({ name: 'tell', text: 'select pg_notify($1, $2)', values: [CHANNEL, text] });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const { client } = this;
    if (!client) return;
    await inTime(client.end(), LONGEST_GOODBYE).catch(() => {});
    hangUp(client);
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      keepAlive: true,
      application_name: 'rempart bus',
      connectionTimeoutMillis: LONGEST_CONNECTING,
    });
    let isUp = false; // before, whoever connects tries again
    const over = (): void => {
      if (!isUp) return;
      isUp = false;
      void client.end().catch(() => {});
      if (!this.isClosed) setTimeout(() => void this.reconnect(), AGAIN_AFTER).unref();
    };
    client.on('error', over);
    client.on('end', over);
    client.on('notification', ({ payload }) => this.receive(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      isUp = true;
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    this.client = client;
    if (this.isClosed) await client.end().catch(() => {}); // meanwhile
  }

  private async reconnect(): Promise<void> {
    try {
      if (this.isClosed) return;
      await this.connect();
      this.returned();
    } catch {
      setTimeout(() => void this.reconnect(), AGAIN_AFTER).unref();
    }
  }
}
