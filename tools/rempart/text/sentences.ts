import type { ComplaintCode } from '../../../lab/complaint.ts';
import type { Verdict } from '../../../lab/corpus.ts';
import type { Finding } from '../../../lab/examine.ts';
import type { StoryWords } from '../../../lab/story.ts';
import type { CommandComplaint } from '../complaints.ts';

export interface Values {
  readonly [name: string]: string | number;
}
type Sentence = (v: Values) => string;

/** All that the command line itself says, in one language. */
export interface Sentences {
  readonly usage: string;
  readonly unknownCommand: Sentence;
  readonly unexpected: Sentence;
  readonly complaints: { readonly [C in ComplaintCode | CommandComplaint]: Sentence };
  readonly story: StoryWords;
  readonly simulate: {
    readonly columns: readonly [seat: string, bot: string, wins: string, share: string, interval: string];
    readonly title: Sentence;
    readonly reasons: Sentence;
    readonly unfinished: Sentence;
    readonly decisions: Sentence;
    readonly elapsed: Sentence;
    readonly progress: Sentence;
  };
  readonly recorded: Sentence;
  readonly verified: Sentence;
  readonly findings: { readonly [W in Finding['what']]: Sentence };
  readonly cases: {
    readonly agrees: Sentence;
    readonly differs: Sentence;
    readonly difference: Sentence;
    readonly total: Sentence;
  };
  readonly rules: {
    readonly summary: Sentence;
    readonly untested: Sentence;
    readonly scenes: Sentence;
    readonly unseen: Sentence;
    readonly strayScene: Sentence;
    readonly badCover: Sentence;
    readonly misquoted: Sentence;
    readonly absent: Sentence;
    readonly unknown: Sentence;
    readonly none: string;
  };
  readonly playthroughs: {
    readonly written: Sentence;
    readonly same: Sentence;
    readonly absent: Sentence;
    readonly differs: Sentence;
  };
  readonly scenes: { readonly written: Sentence; readonly same: Sentence; readonly differs: Sentence };
  readonly corpus: { readonly [W in Verdict['what'] | 'written' | 'absent']: Sentence };
  readonly balance: { readonly line: Sentence; readonly written: Sentence };
  readonly train: {
    readonly weight: Sentence;
    readonly columns: readonly [chance: string, positions: string, given: string, seen: string, interval: string];
    readonly off: string;
    readonly error: Sentence;
  };
  readonly puzzles: { readonly found: Sentence; readonly count: Sentence };
  readonly analysis: {
    readonly title: Sentence;
    readonly input: string;
    readonly off: string;
    readonly turnings: Sentence;
    readonly noTurning: Sentence;
    readonly turning: Sentence;
    readonly columns: readonly [
      side: string,
      before: string,
      after: string,
      luck: string,
      own: string,
      others: string,
      course: string,
    ];
  };
  readonly newGame: { readonly made: Sentence; readonly unfinished: Sentence };
}
