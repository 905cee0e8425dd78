import { closeSync, constants, fsyncSync, ftruncateSync, openSync, write } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';

export const HEAD = 18; // how long a batch is and its checksum, eight hexadecimal digits each
const BLANK = ' '.repeat(HEAD);
const FLAGS = constants.O_WRONLY | constants.O_CREAT | constants.O_APPEND | constants.O_DSYNC;

const digits = (value: number): string => value.toString(16).padStart(8, '0');

/** A file that only grows. A write that has returned is on the disk; one that was cut short is known by its head. */
export class JournalFile {
  readonly path: string;
  readonly openedAt: number;
  private readonly fd: number;
  size = 0;

  constructor(path: string, now: number) {
    this.path = path;
    this.openedAt = now;
    this.fd = openSync(path, FLAGS, 0o600);
    keepName(path);
  }

  /** Writes a batch of lines away from the event loop. */
  append(lines: string): Promise<void> {
    const bytes = Buffer.from(BLANK + lines, 'utf8');
    bytes.write(`${digits(bytes.length - HEAD)} ${digits(crc32(bytes.subarray(HEAD)))}\n`, 0, 'latin1');
    return new Promise((resolve, reject) => {
      const writeFrom = (from: number): void =>
        write(this.fd, bytes, from, bytes.length - from, null, (error, written) => {
          if (error) return reject(error);
          if (from + written < bytes.length) return writeFrom(from + written);
          this.size += bytes.length;
          resolve();
        });
      writeFrom(0);
    });
  }

  /** Takes away what a failed write may have left: what is written next must not stand behind a broken batch. */
  cut(): void {
    ftruncateSync(this.fd, this.size);
    fsyncSync(this.fd);
  }

  close(): void {
    closeSync(this.fd);
  }
}

/** A new name is found again after a power cut only when its folder is on the disk too. */
export function keepName(path: string): void {
  let folder: number;
  try {
    folder = openSync(dirname(path), 'r');
  } catch {
    return; // not every system opens folders; those keep names by themselves
  }
  fsyncSync(folder);
  closeSync(folder);
}
