import { impossible } from '../../engine/impossible.ts';
import { seedRng } from '../../engine/rng.ts';
import { Referee } from '../../referee/referee.ts';
import { loadBox } from '../../shelf/games.ts';
import { inputIn } from '../storage/columns.ts';
import { newSeed } from '../ids.ts';
import { frameTexts } from '../../referee/frames.ts';
import { type EnterRequest, type RulesReplies, type RulesRequest, groupsOfKey } from './requests.ts';

/** The table is not in memory here: it is opened from its log, and asked again. */
export class Closed extends Error {}

type Question = Exclude<RulesRequest, { op: 'enter' }>;
interface Open {
  readonly hosted: Referee;
  readonly isOpen: boolean;
}

/** The matches of one thread, and what may be asked of them. */
export class Desk {
  private readonly matches = new Map<string, Open>();

  /** Enters an input: what it did, as texts. */
  enter(table: string, { input, wantsSave, mayRetract, groups }: Omit<EnterRequest, 'op'>): RulesReplies['enter'] {
    const { hosted, isOpen } = this.match(table);
    const entered = hosted.enter(inputIn(input), mayRetract);
    if (entered.refusal) return entered;
    const { n, clock, paused, due, asked, step, outcome } = entered.frame;
    const { kept, texts } = frameTexts(entered.frame, groupsOfKey(groups), isOpen);
    const save = wantsSave ? hosted.save() : null;
    return { refusal: null, n, clock, paused, due, asked, step, outcome, kept, texts, save };
  }

  async answer(table: string, request: Question): Promise<RulesReplies[Question['op']]> {
    if (request.op === 'open') {
      const box = await loadBox(request.game);
      const hosted = new Referee(box, request.opening);
      this.matches.set(table, { hosted, isOpen: box.game.isOpen ?? false });
      return { version: box.game.version, whole: hosted.whole(['table']) };
    }
    const { hosted } = this.match(table);
    switch (request.op) {
      case 'retract':
        hosted.retract();
        return null;
      case 'whole':
        return hosted.whole(request.audiences);
      case 'free':
        return hosted.freeMoves(request.seat);
      case 'previews':
        return hosted.previews(request.seat, request.step);
      case 'preview':
        return hosted.preview(request.seat, request.action);
      case 'case':
        return hosted.caseNow(request.seat, seedRng(newSeed()));
      case 'undo':
        return hosted.undoLimit(request.seat);
      case 'save':
        return hosted.save();
      case 'replay':
        return hosted.replay();
      case 'close':
        this.forget(table);
        return null;
      default:
        return impossible(request);
    }
  }

  /** A match whose rules threw is half resolved: it is opened again from its log, or set aside. */
  forget(table: string): void {
    this.matches.delete(table);
  }

  private match(table: string): Open {
    const match = this.matches.get(table);
    if (!match) throw new Closed();
    return match;
  }
}
