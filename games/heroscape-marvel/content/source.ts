export type { Sourced } from '../../../kit/source.ts';
