import { Icon } from '../../../../table/icon.tsx';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { ThingId } from '../../../../table/touch.ts';
import { type RoleId, SCALES, type Scale } from '../../ids.ts';
import type { SeenPlayer } from '../../seen.ts';
import { Portrait } from '../drawn/portrait.tsx';
import { scaleIcon } from '../icons.ts';
import type { Seen } from '../look.ts';
import { WOUNDS, figureThing, scaleThing } from '../touch.ts';
import { overWords } from '../words/over.ts';
import { words } from '../words/words.ts';
import { Pips } from './pips.tsx';
import { unseen } from '../../../../table/unseen.ts';
import styles from './own.module.css';

interface Props {
  readonly look: Seen;
  readonly seat: number;
  readonly p: SeenPlayer;
  readonly role: RoleId;
}

/** Face, points, wounds, and the dice that are left. */
export function Me({ look, seat, p, role }: Props) {
  const { view, texts, language } = look;
  const figure = view.figures.find(one => one.role === role);
  const cars = view.stacks.reduce((sum, stack) => sum + stack.cars, 0);
  const isSpent = view.phase === 'play' && view.active !== seat && SCALES.every(scale => p.dice[scale] === 0);
  return (
    <div className={styles.me} data-role={role} data-whole="">
      <span className={styles.face}>
        <Portrait who={role} />
      </span>
      <div className={styles.facts}>
        <h2>
          {texts.roles[role].name} <b>{p.score}</b>
          <span className={styles.aimed}>/{view.target}</span>
        </h2>
        {isSpent && <p className={styles.spent}>{overWords[language].noReaction}</p>}
        <div className={styles.scales}>
          {SCALES.map(scale => (
            <Dice key={scale} look={look} scale={scale} p={p} thing={thingOf(scale, role)} />
          ))}
          {figure ? (
            <Wounds look={look} wounds={figure.wounds} boxes={figure.boxes} />
          ) : (
            role === 'police' && <p className={styles.note}>{overWords[language].cars(cars)}</p>
          )}
        </div>
      </div>
    </div>
  );
}

/** Whoever wants to go touches the dice for it, or the figure. */
const thingOf = (scale: Scale, role: RoleId): ThingId =>
  scale === 'movement' && role !== 'police' ? figureThing(role) : scaleThing(scale);

function Wounds({ look, wounds, boxes }: { readonly look: Seen; readonly wounds: number; readonly boxes: number }) {
  const { handlers, outlook } = useThing(WOUNDS);
  return (
    <button type="button" className={styles.wounds} {...handlers}>
      <span className={unseen}>{words[look.language].wounds(wounds, boxes)}</span>
      <Pips wounds={wounds} boxes={boxes} />
      <OutlookSign outlook={outlook} />
    </button>
  );
}

interface DiceProps {
  readonly look: Seen;
  readonly scale: Scale;
  readonly p: SeenPlayer;
  readonly thing: ThingId;
}

function Dice({ look, scale, p, thing }: DiceProps) {
  const { handlers, outlook } = useThing(thing);
  const [left, most] = [p.dice[scale], p.max[scale]];
  return (
    <button type="button" className={styles.scale} data-scale={scale} {...handlers}>
      <Icon d={scaleIcon[scale]} />
      <span className={unseen}>
        {look.texts.scales[scale]} {left}/{most}
      </span>
      <span aria-hidden="true" className={styles.dice}>
        {Array.from({ length: Math.max(left, most) }, (_, i) => (
          <i key={i} data-left={i < left || undefined} />
        ))}
      </span>
      <OutlookSign outlook={outlook} />
    </button>
  );
}
