import { readFileSync, writeFileSync } from 'node:fs';
import { codeOf, messageOf } from '../../engine/thrown.ts';
import { Complaint } from '../../lab/complaint.ts';
import type { CommandComplaint } from './complaints.ts';

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (thrown) {
    throw new Complaint<CommandComplaint>('unreadable', { path, why: shortly(thrown) });
  }
}

export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text) as unknown;
  } catch (thrown) {
    throw new Complaint<CommandComplaint>('not-json', { path, why: messageOf(thrown) });
  }
}

export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (thrown) {
    throw new Complaint<CommandComplaint>('unwritable', { path, why: shortly(thrown) });
  }
}

/** Says of which file a complaint is. */
export function about<T>(path: string, run: () => T): T {
  try {
    return run();
  } catch (thrown) {
    if (thrown instanceof Complaint) throw new Complaint(thrown.code, { file: path, ...thrown.values });
    throw thrown;
  }
}

/** ENOENT and its like: shorter than the message, which repeats the path. */
function shortly(thrown: unknown): string {
  return codeOf(thrown) || messageOf(thrown);
}
