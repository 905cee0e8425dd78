export { SOURCES, type Sourced } from '../../../kit/source.ts';
