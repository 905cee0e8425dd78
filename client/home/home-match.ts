import type { AnyBox } from '../../engine/box.ts';
import { Frozen } from '../../engine/save.ts';
import { messageOf } from '../../engine/thrown.ts';
import type { Position, SetAside, TableNews } from '../../referee/messages.ts';
import type { Device } from './device.ts';
import type { KeptTable } from './file.ts';
import { type OpenMatch, heard, reopen } from './reopening.ts';
import type { HomeRow, Log } from './saves.ts';

interface Events {
  /** It was opened from what is kept of it. */
  opened(log: Log): Promise<void>;
  /** It cannot go on. */
  setAside(status: SetAside['status']): void;
}

/** A match as this page holds it: opened from what the device keeps when somebody needs it, and forgotten at any time. */
export class HomeMatch {
  readonly box: AnyBox;
  private readonly device: Pick<Device, 'saves' | 'now'>;
  private readonly events: Events;
  private kept: HomeRow;
  private open: OpenMatch | null = null;
  private broken: SetAside['status'] | null = null;
  private isLost = false;

  constructor(box: AnyBox, row: HomeRow, device: HomeMatch['device'], events: Events) {
    this.box = box;
    this.kept = row;
    this.device = device;
    this.events = events;
  }

  get row(): HomeRow {
    return this.kept;
  }

  /** Null while it is not open. */
  get now(): OpenMatch | null {
    return this.open;
  }

  get position(): Position | null {
    return this.open?.referee.position ?? null;
  }

  /** Why it cannot go on. */
  get fault(): SetAside['status'] | null {
    return this.broken;
  }

  /** Whether the device keeps nothing of it any more: somebody has deleted it, or emptied the storage. */
  get isErased(): boolean {
    return this.isLost;
  }

  change(change: Partial<HomeRow>): void {
    this.kept = { ...this.kept, ...change };
  }

  async opened(): Promise<void> {
    if (this.open || this.broken === 'failed') return;
    const log = await this.device.saves.log(this.kept.id);
    try {
      this.open = reopen(this.box, this.kept, log);
      this.broken = null;
    } catch (error) {
      return this.setAside(error instanceof Frozen ? 'frozen' : 'failed', error);
    }
    await this.events.opened(log);
  }

  /** What is in memory is not what is kept: it is read again. Of what is kept no longer, memory is all there is. */
  async lookAgain(): Promise<void> {
    const row = await this.device.saves.row(this.kept.id);
    this.isLost = row === null;
    if (!row) return;
    this.kept = row;
    this.open = null;
    await this.opened();
  }

  /** One more input is kept. */
  grow(news: TableNews): void {
    if (this.open) this.open.frames = heard(this.open.frames, news);
  }

  /** Nobody looks on. */
  forget(): void {
    if (!this.isLost) this.open = null;
  }

  /** The rules loop, throw, or cannot go on from what was kept. Another version of them may: it is tried again with the next page. */
  setAside(status: SetAside['status'], error?: unknown): void {
    this.open = null;
    this.broken = status;
    if (error !== undefined) console.error(`${this.kept.id}: ${messageOf(error)}`);
    this.events.setAside(status);
  }

  /** As it would be kept; null where it is not in memory. */
  fromMemory(): KeptTable | null {
    const { referee } = this.open ?? {};
    if (!referee) return null;
    const { id: table } = this.kept;
    const at = this.device.now();
    const entries = referee.inputs.map((input, i) => ({ table, seq: i + 1, input, message: null, at }));
    const end = { table, after: entries.length, version: this.box.game.version, save: referee.save() };
    return { row: this.kept, log: { entries, end: entries.length > 0 ? end : null, mark: null } };
  }
}
