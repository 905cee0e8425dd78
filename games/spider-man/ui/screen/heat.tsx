import { useState } from 'react';
import type { ThingId } from '../../../../table/touch.ts';
import { useLooked, useTouching } from '../../../../table/screen/touching.tsx';
import { isCertain } from '../../../../kit/grammar.ts';
import { HEIGHT, WIDTH } from '../../content/boards.ts';
import type { Square } from '../../ids.ts';
import { columnOf, rowOf } from '../../rules/city.ts';
import type { Seen } from '../look.ts';
import { diceOfThing, squareThing } from '../touch.ts';
import { screenWords } from '../words/screen.ts';
import { at, squareOfThing } from './plan.ts';
import { reachOf } from './reach.ts';
import styles from './surface.module.css';

const LONG = 5; // signs that a square has no room for at their usual size

/** How likely each square comes within reach by what is looked at: the likelier, the lighter; the sure ones need no number. */
export function Heat({ look }: { readonly look: Seen }) {
  const { squares } = useReach();
  const [pointed, point] = useState<Square | null>(null);
  const hasWays = useTouching().acts.some(act => diceOfThing(act) !== null);
  if (squares.length === 0) return null;
  return (
    <>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        className={styles.heat}
        data-told={hasWays || undefined}
        onPointerLeave={() => point(null)}
      >
        {squares.map(({ thing, chance }) => {
          const square = squareOfThing(thing);
          if (square === undefined) return null;
          const [x, y] = [columnOf(square), rowOf(square)];
          const sign = screenWords[look.language].chance(chance);
          return (
            <g
              key={square}
              data-heat={Math.min(4, Math.floor(chance * 5))}
              onPointerEnter={() => point(square)}
              onClick={() => point(square)}
            >
              <rect x={x + 0.04} y={y + 0.04} width=".92" height=".92" rx=".12" />
              {!isCertain(chance) && (
                <text x={x + 0.5} y={y + 0.61} data-long={sign.length > LONG || undefined}>
                  {sign}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      {hasWays && pointed !== null && <Odds look={look} square={pointed} />}
    </>
  );
}

const UPPER = 4; // rows over which there is no room

/** Nobody goes anywhere before the dice lie there: a square that is pointed at says how many of them it takes. */
function Odds({ look, square }: { readonly look: Seen; readonly square: Square }) {
  const touching = useTouching();
  const own = screenWords[look.language];
  const thing = squareThing(square);
  const ways = touching.acts.flatMap(act => {
    const dice = diceOfThing(act);
    return dice === null ? [] : [{ dice, chance: chanceAt(thing, touching.outlookAt(act)?.reach ?? []) }];
  });
  return (
    <p className={styles.odds} style={at(square)} data-below={rowOf(square) < UPPER || undefined}>
      <b>{own.getThere}</b>
      {ways.map(({ dice, chance }) => (
        <span key={dice}>{own.of(own.dice(dice), own.chance(chance))}</span>
      ))}
    </p>
  );
}

type Reached = readonly { readonly thing: ThingId; readonly chance: number }[];

const chanceAt = (thing: ThingId, reach: Reached): number => reach.find(one => one.thing === thing)?.chance ?? 0;

const NOWHERE: Reached = [];

/** Where what is looked at may lead, or else what most can be done, and by how many dice where that is to be chosen. */
export function useReach(): { readonly squares: Reached; readonly dice: number | null } {
  const touching = useTouching();
  const looked = useLooked();
  const reachOf = (thing: ThingId | null): Reached | undefined =>
    (thing && touching.outlookAt(thing)?.reach) || undefined;
  const from = [looked, ...touching.acts.toReversed()].find(thing => reachOf(thing));
  return from ? { squares: reachOf(from) ?? NOWHERE, dice: diceOfThing(from) } : { squares: NOWHERE, dice: null };
}

/** For those who look on: where whoever moves may still go. */
export function Reach({ look: { view, seat } }: { readonly look: Seen }) {
  const squares = seat === null ? reachOf(view) : [];
  if (squares.length === 0) return null;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className={styles.heat} data-reach>
      {squares.map(square => (
        <rect key={square} x={columnOf(square) + 0.06} y={rowOf(square) + 0.06} width=".88" height=".88" rx=".14" />
      ))}
    </svg>
  );
}
