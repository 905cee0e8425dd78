// Names of tables that this device keeps, told apart from those of a server by their beginning.

const HOME = 'home-';
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'; // none that look alike
const EVEN = 256 - (256 % LETTERS.length); // bytes beyond would make some letters likelier

/** Whether a table is this device's own. */
export const isHome = (id: string): boolean => id.startsWith(HOME);

export function newHomeId(): string {
  let word = '';
  while (word.length < 12)
    for (const byte of crypto.getRandomValues(new Uint8Array(16)))
      if (byte < EVEN && word.length < 12) word += LETTERS.charAt(byte % LETTERS.length);
  return HOME + word;
}

export const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), byte => byte.toString(16).padStart(2, '0')).join('');

/** Unpredictable dice: the seed names its generator. */
export const newSeed = (): string => `chacha:${newSecret()}`;
