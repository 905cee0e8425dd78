import { typesetAll } from '../../kit/typeset.ts';

// What the page says around a hint. It is fetched with the first one.

const fr = {
  show: 'Montrer le coup',
  enough: 'Regardez ce qu’il resterait à gagner ici : peut-être rien.',
};
const en: typeof fr = {
  show: 'Show the move',
  enough: 'Look at what there is left to gain here: perhaps nothing.',
};

export const hintWords = { fr: typesetAll(fr), en } as const;
