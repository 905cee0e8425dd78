import type { End, Entry, HomeRow, Log, Mark, Saves } from './saves.ts';

/** Saves that are opened anew when the browser has closed them, as it does when somebody empties its storage. */
export class ReopenedSaves implements Saves {
  private readonly open: (closed: () => void) => Promise<Saves>;
  private saves: Promise<Saves>;

  constructor(open: ReopenedSaves['open']) {
    this.open = open;
    this.saves = this.opened();
  }

  private opened(): Promise<Saves> {
    return this.open(() => {
      this.saves = this.opened();
    });
  }

  async isLasting(): Promise<boolean> {
    return (await this.saves).isLasting();
  }

  async rows(): Promise<HomeRow[]> {
    return (await this.saves).rows();
  }

  async row(id: string): Promise<HomeRow | null> {
    return (await this.saves).row(id);
  }

  async add(row: HomeRow, log: Log): Promise<void> {
    return (await this.saves).add(row, log);
  }

  async change(id: string, change: Partial<HomeRow>): Promise<void> {
    return (await this.saves).change(id, change);
  }

  async log(id: string): Promise<Log> {
    return (await this.saves).log(id);
  }

  async append(entry: Entry, end: End, change: Partial<HomeRow>): Promise<boolean> {
    return (await this.saves).append(entry, end, change);
  }

  async applied(table: string, message: string, count: number): Promise<number> {
    return (await this.saves).applied(table, message, count);
  }

  async mark(mark: Mark): Promise<void> {
    return (await this.saves).mark(mark);
  }

  async remove(id: string): Promise<void> {
    return (await this.saves).remove(id);
  }
}
