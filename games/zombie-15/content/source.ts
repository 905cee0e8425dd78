export { SOURCES, type Source, type Sourced } from '../../../kit/source.ts';
