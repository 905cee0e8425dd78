import type { RecordedScene } from '../../engine/recorded-scene.ts';
import type { Seat } from '../../engine/types.ts';
import type { SentPrompt } from '../../referee/messages.ts';
import { stillLobby } from '../line/still-line.ts';
import { ReplayLine } from '../replay/replay-line.ts';
import type { LogEntry, TableState } from '../line/table-line.ts';
import type { Pace, Walked } from './walk.ts';

/** The table of a scene, along which one may walk. */
export class SceneLine extends ReplayLine {
  readonly paces: readonly Pace[];
  /** How many frames there are before each pace, and after the last. */
  private readonly frames: readonly number[];
  /** Where one begins to walk. */
  readonly begun: number;

  constructor(game: string, scene: RecordedScene, names: readonly string[], { whole, paces }: Walked, begun: number) {
    const lobby = stillLobby('scene', game, scene, seat => ({ name: names[seat] ?? '' }));
    super(lobby, { whole, frames: paces.flatMap(pace => pace.frames), inputs: [] });
    this.paces = paces;
    let sum = 0;
    this.frames = [0, ...paces.map(pace => (sum += pace.frames.length))];
    this.begun = begun;
    this.walkTo(begun, begun);
  }

  /** The table after so many paces. */
  after(paces: number): TableState | null {
    return this.at(this.frames[paces] ?? 0);
  }

  /** Goes there: by one pace with all that is seen on the way, else at once. */
  walkTo(paces: number, from: number): void {
    const last = this.frames[paces] ?? 0;
    for (let n = paces === from + 1 ? (this.frames[from] ?? 0) + 1 : last; n <= last; n++) this.goTo(n);
  }

  /** What a seat saw then. */
  viewAfter(paces: number, seat: Seat): object | undefined {
    const views = this.after(Math.max(0, paces))?.views;
    return views?.get(seat) ?? views?.get('table');
  }

  /** What was heard at a pace, the first being 1. */
  heardAt(pace: number): readonly LogEntry[] {
    const known = new Set(this.after(pace - 1)?.log);
    return this.after(pace)?.log.filter(entry => !known.has(entry)) ?? [];
  }

  /** What is asked after so many paces, and of whom; null where nobody is. */
  questionAfter(paces: number): { readonly seat: Seat; readonly prompt: SentPrompt } | null {
    const position = this.after(paces)?.position;
    const next = this.paces[paces]?.answer?.seat;
    const seat = next !== undefined && position?.prompts[next] ? next : position?.asked[0];
    const prompt = seat === undefined ? undefined : position?.prompts[seat];
    return seat !== undefined && prompt ? { seat, prompt } : null;
  }

  /** Through whose eyes it is looked at: those of whoever does the next thing, or has done the last. */
  eyesAfter(paces: number): Seat {
    const next = this.paces[paces]?.answer?.seat ?? this.questionAfter(paces)?.seat;
    return next ?? this.paces.slice(0, paces).findLast(pace => pace.answer)?.answer?.seat ?? 0;
  }
}
