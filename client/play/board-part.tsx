import { type ComponentType, memo, useMemo } from 'react';
import { same } from '../../engine/plain.ts';
import type { RuleId, Seat, Spec } from '../../engine/types.ts';
import type { TableClock } from '../../table/clock.ts';
import type { BoardProps } from '../../table/game-ui.ts';
import type { Moment } from '../../table/look.ts';
import { RuleDoorContext } from '../../table/rule-door.ts';
import type { Action } from '../line/table-line.ts';
import { useWords } from '../language.ts';
import { Marks } from '../origins/marks.tsx';
import { openRule } from '../rules/open-rule.ts';
import type { AtTable } from './at-table.ts';
import { FreeMoves } from './free-moves.tsx';
import { useLatest } from './latest.ts';
import type { Answering } from './use-answer.tsx';
import type { usePreview } from './use-preview.ts';

interface Props {
  readonly table: AtTable;
  readonly seat: Seat | null;
  readonly isPlayed: boolean;
  readonly previews: ReturnType<typeof usePreview>;
  readonly answering: Answering;
  readonly moment: Moment<Spec> | null;
  readonly clock: TableClock;
}

const NOBODY: readonly Seat[] = [];
const NOTHING: readonly Action[] = [];

// A board is the dearest thing on the page: it is drawn when what it shows has changed, and not otherwise.
const drawn = new WeakMap<ComponentType<BoardProps<Spec>>, ComponentType<BoardProps<Spec>>>();

function rarely(Board: ComponentType<BoardProps<Spec>>): ComponentType<BoardProps<Spec>> {
  const known = drawn.get(Board) ?? memo(Board);
  drawn.set(Board, known);
  return known;
}

export function BoardPart({ table, seat, isPlayed, previews, answering, moment, clock }: Props) {
  const { position, look, parts } = table;
  const words = useWords();
  const Board = parts.Board && rarely(parts.Board);
  const isOn = isPlayed && !position.outcome;
  const prompt = isPlayed && seat !== null && !position.paused ? position.prompts[seat] : undefined;
  const options = prompt?.options ?? NOTHING;
  const hinted = answering.hint?.action ?? null;
  // A part of a board may be a frame behind: what it offered then is no answer now.
  const choose = useLatest((action: Action) => {
    if (options.some(option => same(option, action))) answering.choose(action);
  });
  const point = useLatest(previews.point);
  const choices = useMemo(() => ({ options, hinted, choose, point }), [options, hinted, choose, point]);
  const ownTools = useMemo(
    () => (isOn && seat !== null ? <FreeMoves key={seat} table={table} seat={seat} /> : null),
    [isOn, seat, table],
  );
  const door = useMemo(() => ({ label: (rule: RuleId) => `${words.play.rule} ${rule}`, open: openRule }), [words]);
  return (
    <RuleDoorContext value={door}>
      <Marks game={table.state.lobby.game}>
        {Board && (
          <Board
            look={look}
            asked={position.outcome ? NOBODY : position.asked}
            ownTools={ownTools}
            pointed={previews.pointed}
            choices={choices}
            moment={moment}
            clock={clock}
          />
        )}
      </Marks>
    </RuleDoorContext>
  );
}
