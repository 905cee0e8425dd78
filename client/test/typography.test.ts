import { test } from 'vitest';
import { LANGUAGES } from '../../engine/box.ts';
import { textsIn } from '../../kit/test/typography.ts';
import { adminWords } from '../../server/doors/admin-words.ts';
import { wellSet } from '../../table/test/typography.ts';
import { afterWords } from '../after/words.ts';
import { campaignWords } from '../campaign/words.ts';
import { talkWords } from '../talk/words.ts';
import { newTableWords } from '../new-table/words.ts';
import { analysisWords } from '../analysis/words.ts';
import { deviceWords } from '../device/words.ts';
import { galleryWords } from '../gallery/words.ts';
import { homeWords } from '../home/words.ts';
import { hintWords } from '../play/hint-words.ts';
import { learnWords } from '../learn/words.ts';
import { puzzleWords } from '../puzzle/words.ts';
import { words as ofOrigins } from '../origins/words.ts';
import { recordWords } from '../record/words.ts';
import { ruleWords } from '../rules/words.ts';
import { sceneWords } from '../scenes/words.ts';
import { seatingWords } from '../seating/words.ts';
import { sofaWords } from '../sofa/words.ts';
import { words } from '../text/words.ts';

const HOUSE = [
  words,
  afterWords,
  campaignWords,
  newTableWords,
  talkWords,
  analysisWords,
  deviceWords,
  galleryWords,
  hintWords,
  homeWords,
  learnWords,
  ofOrigins,
  puzzleWords,
  recordWords,
  ruleWords,
  sceneWords,
  seatingWords,
  sofaWords,
  { fr: adminWords('fr'), en: adminWords('en') },
] as const;

test.each(LANGUAGES)('the house is well set in %s', language => {
  for (const said of HOUSE) wellSet(language, textsIn(said[language]));
});
