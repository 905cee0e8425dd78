import { hintLaws } from '../../../table/test/hint-laws.ts';
import { box } from '../index.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { guide } from '../ui/guide.ts';
import { screen } from '../ui/screen/parts.ts';

hintLaws({ box, guide, screen, texts: { fr, en }, enough: 150 }, [
  { seats: 4, options: { target: 40, city: 'quick' } },
]);
