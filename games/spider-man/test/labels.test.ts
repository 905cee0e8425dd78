import { labelLaws } from '../../../engine/testing/labels.ts';
import { box } from '../index.ts';

labelLaws(box);
