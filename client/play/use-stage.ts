import { startTransition, useEffect, useRef, useState } from 'react';
import type { Seat, Spec } from '../../engine/types.ts';
import type { TableParts } from '../../table/game-ui.ts';
import type { Look, Moment } from '../../table/look.ts';
import { played } from '../../table/motions.ts';
import { pace } from '../../table/settings.ts';
import { feel } from '../../table/sound/felt.ts';
import { type Sound, lengthOf } from '../../table/sound/sound.ts';
import { play } from '../../table/sound/speaker.ts';
import { FASTEST, HURRIED, Stage } from '../../table/stage.ts';
import type { LoggedEvent, SeatPosition } from '../../referee/messages.ts';
import type { LogEntry, TableLine, TableState } from '../line/table-line.ts';
import { isLeap } from './leap.ts';

/** What is shown of a table: it may be a few moments behind what is known. */
export interface Scene {
  readonly position: SeatPosition | null;
  readonly view: object | undefined;
  /** The last line of the log that may be read. */
  readonly heard: number;
  readonly moment: Moment<Spec> | null;
  /** What is heard when it is shown. */
  readonly sound: Sound | null;
  /** Whether it is felt in the hand. */
  readonly isFelt: boolean;
}

type Viewer = (view: object) => Look<Spec>;

const SOUNDS_AT_ONCE = 3;

/** A whole table is much to draw: in slices the page answers in between. Where nobody can wait it is drawn at once. */
const inSlices = ({ isUrgent }: TableParts<Spec>, draw: () => void): void =>
  isUrgent ? draw() : startTransition(draw);

/** All that is known of a table. */
export function useNews(line: TableLine, parts: TableParts<Spec>): TableState {
  const [state, setState] = useState(() => line.store.getState());
  useEffect(() => {
    setState(line.store.getState());
    return line.store.subscribe(news => inSlices(parts, () => setState(news)));
  }, [line, parts]);
  return state;
}

/** Plays the events of each frame before the table is shown as it is then; `slowly` times longer than usual. */
export function useStage(line: TableLine, seat: Seat | null, parts: TableParts<Spec>, viewer: Viewer, slowly = 1) {
  const [scene, setScene] = useState<Scene>(() => quiet(line.store.getState(), seat));
  const look = useRef(viewer);
  look.current = viewer;
  const stage = useRef<Stage<Scene> | null>(null);
  useEffect(() => {
    const show = (next: Scene, ms: number): void => {
      hear(next.sound);
      if (next.isFelt) feel();
      const moment = next.moment && { ...next.moment, ms };
      inSlices(parts, () => setScene({ ...next, moment }));
    };
    const current = new Stage<Scene>(show, later, parts.isUrgent ? 1 : FASTEST);
    stage.current = current;
    current.reset(quiet(line.store.getState(), seat));
    const stop = line.store.subscribe((state, before) => {
      if (state.position === before.position && state.log === before.log) return;
      const last = quiet(state, seat);
      const view = viewOf(before, seat);
      if (isLeap(state, before) || !view) return current.reset(last);
      const heard = heardBetween(before, state, seat);
      try {
        const beats = beatsOf(heard, parts, { ...quiet(before, seat), view }, look.current, slowly);
        current.add({ beats, last }, !parts.isUrgent && isTimed(state, seat) ? HURRIED : undefined);
      } catch (error) {
        // Whatever cannot be told is not played: the table as it is must come on the screen.
        console.error(error);
        current.reset(last);
      }
    });
    return () => {
      stop();
      current.clear();
    };
  }, [line, seat, parts, slowly]);
  if (!parts.isUrgent) return { scene, isPlaying: scene.moment !== null, skip: () => stage.current?.skip() };
  // Where nobody can wait, the table is shown as it is, and what happens plays over it.
  return { scene: { ...quiet(line.store.getState(), seat), moment: scene.moment }, isPlaying: false, skip: () => {} };
}

/** Whether time runs for an answer that is wanted here. */
const isTimed = ({ position }: TableState, seat: Seat | null): boolean =>
  position !== null && position.due !== null && seat !== null && position.prompts[seat] !== undefined;

const later = (ms: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

const viewOf = ({ views }: TableState, seat: Seat | null): object | undefined =>
  views.get(seat ?? 'table') ?? views.get('table');

const quiet = (state: TableState, seat: Seat | null): Scene => ({
  position: state.position,
  view: viewOf(state, seat),
  heard: state.log.at(-1)?.id ?? 0,
  moment: null,
  sound: null,
  isFelt: false,
});

function heardBetween(before: TableState, state: TableState, seat: Seat | null): (LogEntry & { event: LoggedEvent })[] {
  const known = before.log.at(-1)?.id ?? 0;
  return state.log.filter(
    (entry): entry is LogEntry & { event: LoggedEvent } =>
      entry.id > known && 'event' in entry && (entry.to === null || entry.to.includes(seat ?? 'table')),
  );
}

/** While events are played nobody is asked: the table stands as before, and as far as it has been told. */
function beatsOf(
  heard: readonly (LogEntry & { event: LoggedEvent })[],
  parts: TableParts<Spec>,
  before: Scene & { view: object },
  viewer: Viewer,
  slowly: number,
): { scene: Scene; ms: number }[] {
  const position = before.position && { ...before.position, asked: [], prompts: {} };
  let { view } = before;
  let unheard = 0;
  return heard.map(({ id, event }) => {
    const { at, sound, still, ms: usual, view: next, flight, isFelt } = played(parts.motions, event, viewer(view));
    const ms = pace(usual * slowly, still * slowly);
    view = next;
    if (ms === 0 && unheard < SOUNDS_AT_ONCE && hear(sound, unheard * 140)) unheard++;
    return { scene: { position, view, heard: id, moment: { id, event, ms, at, flight }, sound, isFelt }, ms };
  });
}

/** Whether there was something to hear. */
function hear(sound: Sound | null, inMs = 0): boolean {
  if (!sound || lengthOf(sound) === 0) return false;
  play(sound, inMs);
  return true;
}
