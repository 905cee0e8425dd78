import { hintLaws } from '../../../table/test/hint-laws.ts';
import { box } from '../index.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { guide } from '../ui/guide.ts';
import { screen } from '../ui/screen/parts.tsx';

hintLaws({ box, guide, screen, texts: { fr, en } }, [
  { scenario: 'vengeurs-rassemblement', seats: 2 },
  { scenario: 'le-combat-s-intensifie', seats: 2 },
]);
