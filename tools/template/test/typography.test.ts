import { typographyLaws } from '../../../table/test/typography.ts';
import { box } from '../index.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { words } from '../ui/words.ts';

typographyLaws(box, { texts: { fr, en }, words: [words] });
