import { judgementLaws } from '../../../bots/test/judgement-laws.ts';
import { box } from '../index.ts';
import type { Race } from '../spec.ts';
import type { Setup } from '../../../engine/types.ts';

const setup: Setup<Race> = { scenario: 'garden', seats: 2, options: { die: 6 }, carry: null };

judgementLaws(box, [setup, { scenario: 'river', seats: 4, options: { die: 4 }, carry: null }]);
