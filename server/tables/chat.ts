import type { ChatRow } from '../storage/schema.ts';
import { createHash } from 'node:crypto';
import { type TableRefusal, textOf } from '../../referee/down.ts';
import type { ChatMessage } from '../../referee/messages.ts';
import type { Up } from '../../referee/up.ts';
import type { Clock } from '../clock.ts';
import { Bucket } from '../doors/bucket.ts';
import { newMessageId } from '../ids.ts';
import type { ChatStore } from '../storage/chat.ts';
import type { LiveTable } from './live-table.ts';
import { SLOW, notPossible } from './refusals.ts';
import type { Watcher } from './watcher.ts';

const REMEMBERED = 100;
const PER_SECOND = 0.7;
const AT_ONCE = 5;

export type Said = Extract<Up, { type: 'chat' | 'report' }>;

/** Needs of the talk at tables. */
interface Around {
  readonly chat: ChatStore;
  readonly clock: Clock;
  names(ids: readonly string[]): Promise<Map<string, string>>;
  /** Told of every message that somebody reports. */
  reported(details: object): void;
}

/** What people say to each other at a table: kept with it, and heard by all who look on. */
export class Chat {
  private readonly around: Around;
  private readonly buckets = new WeakMap<LiveTable, Map<string, Bucket>>();

  constructor(around: Around) {
    this.around = around;
  }

  answer(table: LiveTable, watcher: Watcher, up: Said): Promise<TableRefusal | null> {
    return up.type === 'chat' ? this.say(table, watcher, up) : this.report(table, watcher, up.message);
  }

  /** Everything that has been said lately, for somebody who comes. */
  async show(table: LiveTable, watcher: Watcher): Promise<void> {
    const rows = await this.around.chat.latest(table.row.id, REMEMBERED);
    const names = await this.around.names([...new Set(rows.map(row => row.guest_id))]);
    const messages = rows.map(row => messageFor(table, row, names.get(row.guest_id) ?? '', watcher.guest));
    watcher.send(textOf({ type: 'chat', isWhole: true, messages }));
  }

  /** Tells those who look on here. */
  async publish(table: LiveTable, row: ChatRow): Promise<void> {
    const name = (await this.around.names([row.guest_id])).get(row.guest_id) ?? '';
    for (const watcher of table.watchers) {
      const messages = [messageFor(table, row, name, watcher.guest)];
      watcher.send(textOf({ type: 'chat', isWhole: false, messages }));
    }
  }

  /** Tells those who look on here what was written through another server. */
  async pass(table: LiveTable, id: string): Promise<void> {
    const row = await this.around.chat.message(table.row.id, id);
    if (row) await this.publish(table, row);
  }

  private async say(
    table: LiveTable,
    watcher: Watcher,
    said: Extract<Said, { type: 'chat' }>,
  ): Promise<TableRefusal | null> {
    if (!this.bucket(table, watcher.guest).take()) return SLOW;
    const row: ChatRow = {
      // said again after the line broke, it is still the same message
      id: digest(`${table.row.id}:${watcher.guest}:${said.id}`, 16),
      table_id: table.row.id,
      guest_id: watcher.guest,
      text: said.text,
      phrase: said.phrase,
      said_at: this.around.clock.now(),
    };
    await this.around.chat.add(row);
    await this.publish(table, row);
    table.neighbours.tellSaid(row.id);
    return null;
  }

  private async report(table: LiveTable, watcher: Watcher, id: string): Promise<TableRefusal | null> {
    const message = await this.around.chat.message(table.row.id, id);
    if (!message || message.guest_id === watcher.guest) return notPossible('nothing');
    const said = message.text ?? message.phrase ?? '';
    await this.around.chat.report({
      id: newMessageId(),
      table_id: table.row.id,
      message_id: id,
      author_id: message.guest_id,
      reporter_id: watcher.guest,
      said,
      reported_at: this.around.clock.now(),
    });
    this.around.reported({ table: table.row.id, message: id, author: message.guest_id });
    return null;
  }

  private bucket(table: LiveTable, guest: string): Bucket {
    const known = this.buckets.get(table) ?? new Map<string, Bucket>();
    this.buckets.set(table, known);
    const bucket = known.get(guest) ?? new Bucket(PER_SECOND, AT_ONCE);
    known.set(guest, bucket);
    return bucket;
  }
}

function messageFor(table: LiveTable, row: ChatRow, name: string, guest: string): ChatMessage {
  return {
    id: row.id,
    at: row.said_at,
    speaker: speakerOf(table.row.id, row.guest_id),
    name,
    seat: table.seats.find(seat => seat.guest_id === row.guest_id)?.seat ?? null,
    isYours: row.guest_id === guest,
    text: row.text,
    phrase: row.phrase,
  };
}

/** The same for all that one person says at a table; it tells nobody who that is elsewhere. */
export function speakerOf(table: string, guest: string): string {
  return digest(`${table}:${guest}`, 10);
}

const digest = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, length);
