import { hex, sha256 } from './sha256.ts';

/** What is published when the match starts: it binds the seed and tells nothing of it. */
export function commit(seed: string, salt: string): string {
  if (salt.includes('\n')) throw new Error('a salt with several lines would bind several seeds');
  return hex(sha256(`rempart commitment\n${salt}\n${seed}`));
}

/** Whether the seed and the salt revealed at the end are those that were bound at the start. */
export function isCommitted(commitment: string, seed: string, salt: string): boolean {
  return !salt.includes('\n') && commit(seed, salt) === commitment;
}
