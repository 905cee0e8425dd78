import { test } from 'vitest';
import { portionsAreTaken } from '../../../table/test/portions-law.ts';
import { box } from '../index.ts';
import { portions } from '../ui/portions.ts';

test('Focus spreads damage in one question (UD-SPEC-FOC-01)', () => {
  portionsAreTaken(box, portions, { matches: 24, seats: 4, prefers: 'focus' });
});
