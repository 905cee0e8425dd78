import { typesetAll } from '../../kit/typeset.ts';

// What the page says around a hint. It is fetched with the first one.

const fr = {
  show: 'Montrer le coup',
  enough: 'Peut-être n’y a-t-il plus rien à gagner ici.',
};
const en: typeof fr = {
  show: 'Show the move',
  enough: 'Perhaps there is nothing left to gain here.',
};

export const hintWords = { fr: typesetAll(fr), en } as const;
