import { lessonLaws } from '../../../table/test/lesson-laws.ts';
import { box } from '../index.ts';
import { en } from '../text/en.ts';
import { lessons } from '../ui/lessons.ts';
import { screen } from '../ui/screen/parts.ts';

lessonLaws({ box, lessons, screen, texts: en });
