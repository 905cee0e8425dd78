import type { Box, Policy } from '../../../engine/box.ts';
import { type Grid, grid } from './rules.ts';

const first: Policy<Grid> = ({ prompt }) => prompt.options[0];
const texts = {
  title: 'Grid',
  about: '',
  scenarios: {},
  options: {},
  prompt: (step: string) => step,
  action: ({ piece, direction }: Grid['action']) => `${piece} ${direction}`,
  event: () => null,
  outcome: () => '',
};

/** The grid as a server loads it, for measuring only. */
export const box: Box<Grid> = {
  game: grid,
  texts: { fr: texts, en: texts },
  bots: { yardstick: first, companion: first },
  vocabulary: { given: { parse: value => value as object }, arrange() {}, describe: m => m.state },
};
