import { lessonTests } from '../../../e2e/lessons.ts';
import { lessons } from '../ui/lessons.ts';
import { GAME, wants } from './table.ts';

// Flat: in relief a browser without a graphics card takes seconds for each note.
lessonTests(GAME, lessons, visitor => wants(visitor, 'flat'));
