import { Suspense, lazy, useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Spec } from '../../../engine/types.ts';
import { RuleDoorContext } from '../../../table/rule-door.ts';
import { DragLine } from '../../../table/screen/drag-line.tsx';
import type { ScreenParts } from '../../../table/screen/screen-parts.ts';
import { TouchTable } from '../../../table/screen/touching.tsx';
import { settings } from '../../../table/settings.ts';
import type { ThingId } from '../../../table/touch.ts';
import { useWords } from '../../language.ts';
import { useTitle } from '../../page/use-title.ts';
import { Marks } from '../../origins/marks.tsx';
import { unseen } from '../../../table/unseen.ts';
import type { AtTable } from '../at-table.ts';
import { Above } from './above.tsx';
import { Bar } from './bar.tsx';
import { Acts, Board, Notes, useRuleDoor } from './board.tsx';
import { Dock } from './dock.tsx';
import { Drawer, type Opened } from './drawer.tsx';
import { LastRoll } from './last-roll.tsx';
import { Rail } from './rail.tsx';
import type { Playing } from '../use-play.ts';
import { Toasts } from './toasts.tsx';
import { useFolding } from './use-folding.ts';
import { useKeys } from './use-keys.ts';
import { useArranging, usePaths } from './use-paths.ts';
import { useRecap } from './use-recap.ts';
import styles from './screen.module.css';

const Result = lazy(async () => ({ default: (await import('../../after/result.tsx')).Result }));

const MOST_REASONS = 2;

interface Props {
  readonly table: AtTable;
  readonly play: Playing;
  readonly screen: ScreenParts<Spec>;
  readonly title: string;
}

/** Everything in its place: exactly the screen, and nothing to scroll. */
export function Laid({ table, play, screen, title }: Props) {
  const words = useWords();
  const { seat, scene, previews } = play;
  const { position, look } = table;
  const { keepsList, isLeftHanded } = useStore(settings);
  const arranging = useArranging(table, seat);
  const touch = usePaths(table, play, screen, arranging);
  const { turn } = arranging;
  const recap = useRecap(table, play, screen);
  const dock = useFolding();
  const [open, setOpen] = useState<Opened>(keepsList ? 'list' : null);
  const onEscape = useCallback(() => {
    turn(false);
    if (!keepsList) setOpen(null);
  }, [turn, keepsList]);
  useEffect(() => setOpen(keepsList ? 'list' : null), [keepsList]);
  useKeys({ table, play, screen, onDrawer: () => setOpen(open ? null : 'list'), onList: () => setOpen('list') });
  // The result is what one wants to see then.
  const isOver = position.outcome !== null;
  useEffect(() => {
    if (isOver) setOpen(null);
  }, [isOver]);
  const prompt = play.isPlayed && seat !== null ? position.prompts[seat] : undefined;
  useTitle(play.school ? null : prompt ? words.play.tabOf(title) : title);
  const barred = (thing: ThingId) => {
    const forbidden = prompt?.barred.filter(({ action }) => screen.touch(action, look).includes(thing)) ?? [];
    const rules = [...new Set(forbidden.map(({ rule }) => rule))].slice(0, MOST_REASONS);
    return rules.flatMap(rule => ({ rule, text: table.rules.get(rule) ?? '' }));
  };
  const door = useRuleDoor(table);
  const touchable = useMemo(() => [...new Set(touch.paths.flatMap(({ things }) => things))], [touch.paths]);
  const at = { table, play, screen };
  const taught = play.school ? touch.hinted?.things : undefined;
  return (
    <RuleDoorContext value={door}>
      <Marks game={table.state.lobby.game}>
        <main
          id="main"
          data-n={position.n}
          className={styles.table}
          data-list={open ?? undefined}
          data-keeps={keepsList || undefined}
          data-over={(isOver && !play.school) || undefined}
          data-cornered={screen.hasCorner?.(look) || undefined}
          data-idle={(seat !== null && screen.holdsNothing?.(look, seat)) || undefined}
          data-folded={dock.isFolded || undefined}
          data-hand={isLeftHanded ? 'left' : undefined}
        >
          <h1 className={unseen}>{title}</h1>
          <TouchTable
            question={touch.question}
            paths={touch.paths}
            given={touch.given}
            answers={touch.answers}
            hinted={touch.hinted}
            outlookOf={touch.outlookOf}
            isUrgent={touch.isUrgent}
            onTake={touch.take}
            onPoint={previews.point}
            onEscape={onEscape}
          >
            <Bar
              table={table}
              play={play}
              screen={screen}
              arranging={arranging}
              onDrawer={() => setOpen(open ? null : 'log')}
            />
            {!(isOver && !play.school) && <Rail table={table} screen={screen} seat={seat} />}
            <section className={styles.surface} aria-label={words.play.board} id="board">
              <Board {...at} touchable={touchable} taught={taught} question={touch.key} hasEdge />
              <Above table={table} play={play} recap={recap} />
              <Toasts table={table} screen={screen} heard={scene.heard} recap={recap} />
              <LastRoll table={table} screen={screen} heard={scene.heard} />
              {position.outcome && !play.school && (
                <div className={styles.result}>
                  <Suspense fallback={<p role="status">{words.shell.loading}</p>}>
                    <Result table={table} outcome={position.outcome} />
                  </Suspense>
                </div>
              )}
            </section>
            <Dock
              table={table}
              play={play}
              screen={screen}
              arranging={arranging}
              isFolded={dock.isFolded}
              onFold={dock.fold}
              onList={() => setOpen('list')}
            />
            <Acts {...at} />
            <Notes {...at} barred={barred} />
            <DragLine />
          </TouchTable>
          <Drawer
            table={table}
            play={play}
            open={open}
            news={recap.isAside ? recap.lines.length : 0}
            onTurn={next => {
              if (next) recap.close();
              setOpen(next);
            }}
          />
        </main>
      </Marks>
    </RuleDoorContext>
  );
}
