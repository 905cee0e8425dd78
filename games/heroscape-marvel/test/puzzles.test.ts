import { puzzleLaws } from '../../../table/test/puzzle-laws.ts';
import { box } from '../index.ts';
import puzzles from '../puzzles.json' with { type: 'json' };
import { screen } from '../ui/screen/parts.tsx';

puzzleLaws({ box, puzzles, screen });
