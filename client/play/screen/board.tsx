import { Suspense, lazy, useMemo } from 'react';
import type { RuleId, Seat, Spec } from '../../../engine/types.ts';
import { Bubble } from '../../../table/screen/bubble.tsx';
import { Camera } from '../../../table/screen/camera.tsx';
import { Intents } from '../../../table/screen/intents.tsx';
import { Ring } from '../../../table/screen/ring.tsx';
import type { ScreenParts, Steady } from '../../../table/screen/screen-parts.ts';
import { type ThingId, isAct } from '../../../table/touch.ts';
import { useWords } from '../../language.ts';
import type { Action } from '../../line/table-line.ts';
import { openRule } from '../../rules/open-rule.ts';
import { useRuleNames } from '../../rules/rulebooks.ts';
import type { AtTable } from '../at-table.ts';
import type { Playing } from '../use-play.ts';

// What a table has in its frame, a hand that looks at the board, and a big screen: the surface, and what its things say.

const Flown = lazy(async () => ({ default: (await import('../../../table/screen/flight/flown.tsx')).Flown }));

const NOBODY: readonly Seat[] = [];

interface Props {
  readonly table: AtTable;
  readonly play: Playing;
  readonly screen: ScreenParts<Spec>;
}

/** What a game draws its surface by. */
function useShownBoard({ table, play, screen }: Props) {
  const { position, look } = table;
  const isOver = position.outcome !== null;
  const intents = useMemo(() => (isOver ? [] : screen.intents(look)), [screen, look, isOver]);
  const drawn = useMemo(() => <Intents intents={intents} moved={look.view} />, [intents, look.view]);
  const asked = isOver ? NOBODY : position.asked;
  return { drawn, shown: { look, asked, moment: play.scene.moment, clock: play.clock } };
}

interface BoardProps extends Props {
  /** What can be touched now. */
  readonly touchable: readonly ThingId[];
  /** Another one: the camera looks anew. */
  readonly question: string;
  /** What somebody is taught to touch: the camera frames it instead. */
  readonly taught?: readonly ThingId[] | undefined;
  /** With what lies at its edges, wherever the camera looks. */
  readonly hasEdge?: boolean;
  /** Nobody touches it: it is looked at from afar. */
  readonly isLookedAt?: boolean;
}

/** The surface under its camera, with what others are about to do. */
export function Board({ touchable, taught, question, hasEdge = false, isLookedAt = false, ...props }: BoardProps) {
  const words = useWords();
  const { screen, table, play } = props;
  const { drawn, shown } = useShownBoard(props);
  return (
    <>
      {screen.hasCamera ? (
        <screen.Surface {...shown} taught={taught} over={drawn} />
      ) : (
        <Camera
          enough={screen.enough}
          least={screen.least?.(table.look, taught ?? touchable)}
          steady={taught ? null : steadied(screen.steady?.(table.look), touchable)}
          isLookedAt={isLookedAt}
          label={words.screen.camera}
          focus={screen.focus(table.look, play.scene.moment, taught ?? touchable)}
          ringed={touchable.some(isAct) ? screen.anchor(table.look) : null}
          moment={question}
          words={{ whole: words.screen.whole, follow: words.screen.follow }}
        >
          <screen.Surface {...shown} />
          {drawn}
          {shown.moment?.flight && (
            <Suspense key={shown.moment.id} fallback={null}>
              <Flown flight={shown.moment.flight} ms={shown.moment.ms} />
            </Suspense>
          )}
        </Camera>
      )}
      {hasEdge && screen.Edge && <screen.Edge {...shown} />}
    </>
  );
}

/** What can be touched is to be met as well. */
const steadied = (steady: Steady | null | undefined, touchable: readonly ThingId[]): Steady | null =>
  steady ? { ...steady, needs: [...steady.needs, ...touchable] } : null;

/** The acts around what was touched. */
export function Acts({ table, play, screen }: Props) {
  const words = useWords();
  const { look } = table;
  if (play.answering.isBusy) return null;
  return (
    <Ring
      anchor={screen.anchor(look)}
      explain={thing => screen.thing(thing, look)}
      words={{ again: words.screen.again }}
    />
  );
}

interface NotesProps extends Props {
  /** Why nothing can be done with a thing now. */
  readonly barred: (thing: ThingId) => readonly { readonly rule: RuleId; readonly text: string }[];
  /** Whether the button that gives the answer lies under the thumb instead. */
  readonly isGivenBelow?: boolean;
}

/** What a thing says of itself, beside it. */
export function Notes({ table, screen, barred, isGivenBelow = false }: NotesProps) {
  const words = useWords();
  const { look } = table;
  return (
    <Bubble
      explain={thing => screen.thing(thing, look)}
      label={(action: Action) => look.texts.action(action, look.view, look.names)}
      isAside={thing => screen.isAside?.(thing) ?? false}
      barred={barred}
      words={{ doIt: isGivenBelow ? null : words.screen.doIt, whyNot: words.play.whyNot, close: words.shell.close }}
    />
  );
}

/** How a rule is called here, and what opens it. */
export function useRuleDoor({ state, look }: AtTable) {
  const words = useWords();
  const nameOf = useRuleNames(state.lobby.game, look.language);
  return useMemo(() => ({ label: (rule: RuleId) => words.play.ruleOf(nameOf(rule)), open: openRule }), [words, nameOf]);
}
