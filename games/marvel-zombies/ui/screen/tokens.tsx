import type { CSSProperties } from 'react';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { ThingId } from '../../../../table/touch.ts';
import type { SeenZone, View } from '../../seen.ts';
import { type Drawn, Drawing } from '../drawn/sprite.tsx';
import { toneOf } from '../drawn/tones.ts';
import { EXIT, SIGN, objectiveThing, placeThing, pointThing } from '../touch.ts';
import { said } from '../words/said.ts';
import type { Laid } from './laid.ts';
import { NARROW, type Size, cornerOf } from './plan.ts';
import { thing as explained } from './things.ts';
import { unseen } from '../../../../table/unseen.ts';
import styles from './surface.module.css';

interface Token {
  readonly key: string;
  readonly thing: ThingId;
  readonly id: Drawn;
  readonly tone: string;
  readonly isAsleep: boolean;
  readonly count: number;
}

/** What lies in a zone: goals, where the dead come from, the way out. */
export function Tokens({ look, plan, zone }: Laid & { readonly zone: SeenZone }) {
  const tokens = tokensIn(look.view, zone);
  const { exit } = look.view;
  const isExit = exit?.zone === zone.id;
  if (tokens.length === 0 && !isExit) return null;
  const { x, y } = cornerOf(plan, zone);
  const { width, height } = plan.cell;
  const size = sizeIn({ width, height });
  return (
    <span
      className={styles.tokens}
      data-small={width < NARROW || undefined}
      style={{ left: x, top: y, width, '--size': `${size}px` } as CSSProperties}
    >
      {tokens.map(token => (
        <Lying
          key={token.key}
          token={token}
          ground={placeThing(zone.id)}
          name={explained(token.thing, look)?.name ?? ''}
        />
      ))}
      {isExit && <Exit ground={placeThing(zone.id)} name={said[look.language].exit} isOpen={exit.open} />}
    </span>
  );
}

const sizeIn = ({ width, height }: Size): number => Math.min(height * 0.36, width * 0.26, 46);

const EXIT_WIDE = 96; // pixels

/** How much of the upper edge of a zone they take, from the right. */
export function tokensWide(view: View, zone: SeenZone, cell: Size): number {
  const lying = tokensIn(view, zone).length * (sizeIn(cell) + 2);
  return view.exit?.zone === zone.id ? lying + EXIT_WIDE : lying;
}

interface ExitProps {
  readonly ground: ThingId;
  readonly name: string;
  readonly isOpen: boolean;
}

/** The way out, as a sign that one sees from afar. */
function Exit({ ground, name, isOpen }: ExitProps) {
  const { handlers, outlook } = useThing(EXIT, ground);
  return (
    <button type="button" className={styles.exit} data-asleep={isOpen ? undefined : true} {...handlers}>
      {name} <span aria-hidden="true">{isOpen ? '➔' : '✕'}</span>
      {outlook && (
        <span className={styles.over}>
          <OutlookSign outlook={outlook} />
        </span>
      )}
    </button>
  );
}

interface LyingProps {
  readonly token: Token;
  readonly ground: ThingId;
  readonly name: string;
}

function Lying({ token, ground, name }: LyingProps) {
  const { handlers, outlook } = useThing(token.thing, ground);
  return (
    <button
      type="button"
      className={styles.token}
      data-asleep={token.isAsleep || undefined}
      style={{ '--tone': token.tone } as CSSProperties}
      {...handlers}
    >
      <span className={unseen}>{name}</span>
      <Drawing id={token.id} box="-24 -23 48 46" />
      {token.count > 1 && <b className={styles.count}>{token.count}</b>}
      {outlook && (
        <span className={styles.over}>
          <OutlookSign outlook={outlook} />
        </span>
      )}
    </button>
  );
}

function tokensIn(view: View, { id, card }: SeenZone): Token[] {
  const token = (key: string, thing: ThingId, drawn: Drawn, tone: string, isAsleep = false, count = 1): Token => ({
    key,
    thing,
    id: drawn,
    tone,
    isAsleep,
    count,
  });
  return [
    ...view.objectives
      .filter(one => one.zone === id && !one.taken)
      .map(({ colour }, i) =>
        token(`objective ${i}`, objectiveThing(id), colour ? 'objective' : 'hidden', toneOf(colour ?? 'initial')),
      ),
    ...view.points.flatMap(({ zone, type, active }, i) =>
      zone === id ? [token(`point ${i}`, pointThing(i), 'point', toneOf(type), !active)] : [],
    ),
    ...(view.sign?.zone === id ? [token('sign', SIGN, 'sign', toneOf('blue'), false, view.sign.uses)] : []),
    ...view.explosives
      .filter(({ zone }) => zone === id)
      .map(({ colour }, i) => token(`bomb ${i}`, placeThing(id), 'bomb', toneOf(colour))),
    ...(card ? [token('card', placeThing(id), 'secret', toneOf('initial'))] : []),
  ];
}
