import { typographyLaws } from '../../../table/test/typography.ts';
import { box } from '../index.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { guide } from '../ui/guide.ts';
import { words } from '../ui/words/words.ts';
import { words as origins } from '../ui/words/origins.ts';
import { screenWords } from '../ui/words/screen.ts';
import { fieldWords } from '../ui/words/field.ts';

typographyLaws(box, { texts: { fr, en }, guide, words: [words, origins, screenWords, fieldWords] });
