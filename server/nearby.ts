import { networkInterfaces } from 'node:os';

/** The address under which others on the same network find this machine. */
export function nearby(): string | null {
  const all = Object.values(networkInterfaces()).flatMap(list => list ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;
}
