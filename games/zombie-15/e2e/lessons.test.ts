import { lessonTests } from '../../../e2e/lessons.ts';
import { lessons } from '../ui/lessons.ts';

lessonTests('zombie-15', lessons);
