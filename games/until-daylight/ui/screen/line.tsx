import { type CSSProperties, Fragment, type ReactNode, useRef } from 'react';
import { Icon } from '../../../../table/icon.tsx';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { useTouching } from '../../../../table/screen/touching.tsx';
import { useLabels } from '../../../../table/screen/use-labels.ts';
import { useThing } from '../../../../table/screen/use-thing.ts';
import { hordeKinds } from '../../content/horde.ts';
import type { SeenFoe } from '../../seen.ts';
import { FoeFigure, foeSize } from '../drawn/foe-figure.tsx';
import { Portrait } from '../drawn/portrait.tsx';
import { happeningTo } from '../happening.ts';
import { icons, tokenIcon } from '../icons.ts';
import { type Shown, foeName, lasting } from '../look.ts';
import { foeThing } from '../touch.ts';
import { words } from '../words/words.ts';
import { unseen } from '../../../../table/unseen.ts';
import { aimOf, aimedSeat, fate } from './intents.ts';
import styles from './surface.module.css';

const ROOMY = 6; // more of them stand closer
const ABREAST = 4; // more of them stand in two rows, where the street is narrow
const LABELS = { labels: ['[data-read]', '[data-outlook]'], landmarks: '[data-landmark], [data-handle]' };

/** Those who come, left to right in the order in which they strike. */
export function Line(props: Shown) {
  const { view, language } = props.look;
  const own = words[language];
  const line = useRef<HTMLOListElement>(null);
  useTouching(); // what they say changes with what is touched
  useLabels(line, LABELS);
  if (view.line.length === 0) return view.phase === 'combat' ? <p className={styles.nobody}>{own.emptyLine}</p> : null;
  return (
    <ol
      ref={line}
      role="list"
      className={styles.line}
      aria-label={own.line}
      style={{ '--count': view.line.length } as CSSProperties}
      data-rows={view.line.length > ABREAST || undefined}
      data-crowd={view.line.length > ROOMY || undefined}
    >
      {view.line.map((foe, at) => (
        <Foe key={foe.id} {...props} foe={foe} at={at} />
      ))}
    </ol>
  );
}

function Foe({ look, moment, foe, at }: Shown & { readonly foe: SeenFoe; readonly at: number }) {
  const own = words[look.language];
  const { handlers, outlook } = useThing(foeThing(foe.id));
  const now = happeningTo(moment?.event, foe.id);
  const isTarget = look.view.focus?.target === foe.id || undefined;
  return (
    <li
      className={styles.foe}
      data-kind={foe.kind}
      data-out={foe.out || undefined}
      data-target={isTarget}
      data-now={now?.name}
      style={lasting(now && moment)}
    >
      <button type="button" className={styles.figure} {...handlers}>
        <span className={unseen}>
          {foeName(look, foe.id)}. {aimOf(foe.id, look)}
        </span>
        <span className={styles.body} data-drawn style={{ '--ratio': ratioOf(foe) } as CSSProperties}>
          <OutlookSign outlook={outlook} />
          <FoeFigure kind={foe.kind} variant={foe.id} />
        </span>
        <Plate foe={foe} at={at} name={look.texts.kinds[foe.kind].name} fate={fate(foe.id, look)} own={own}>
          <Aim foe={foe.id} look={look} />
        </Plate>
      </button>
      {now?.flies && (
        <span key={moment?.id} aria-hidden="true" className={styles.flies}>
          {now.flies}
        </span>
      )}
    </li>
  );
}

/** The face of whom it will strike: where many stand, their arrows cross. */
function Aim({ foe, look }: { readonly foe: number; readonly look: Shown['look'] }) {
  const seat = aimedSeat(foe, look);
  if (seat === null) return null;
  return (
    <span aria-hidden="true" className={styles.aim} data-mine={seat === look.seat || undefined}>
      <Portrait character={look.view.players[seat]?.character ?? null} />
    </span>
  );
}

type Words = (typeof words)[keyof typeof words];

const ratioOf = ({ kind }: SeenFoe): number => foeSize[kind].width / foeSize[kind].height;

interface PlateProps {
  readonly foe: SeenFoe;
  readonly at: number;
  readonly name: string;
  /** What becomes of a Survivor. */
  readonly fate: string | null;
  readonly own: Words;
  readonly children: ReactNode;
}

/** Its place in the line, its life, with one of how many Combat cards it strikes, what it does to whom it strikes, what sticks in it; from afar also its name, as hands call it. */
function Plate({ foe, at, name, fate, own, children }: PlateProps) {
  const { life, isEnemy } = hordeKinds[foe.kind];
  return (
    <span className={styles.plate} data-read data-drawn>
      <b>{at + 1}</b>
      <span aria-hidden="true" className={styles.called}>
        {name}
      </span>
      <span data-low={foe.life < life || undefined}>
        <Icon d={icons.hearts} /> {foe.life}
        <small>/{life}</small>
      </span>
      {isEnemy && (
        <span className={styles.claws}>
          <Icon d={icons['crossed-swords']} /> {foe.hits}
          {foe.cards > 0 && (
            <i>
              +
              {Array.from({ length: foe.cards }, (_, at) => (
                <Fragment key={at}>
                  {at > 0 && '/'}
                  <Icon d={icons['card-random']} />
                </Fragment>
              ))}
            </i>
          )}
        </span>
      )}
      {foe.spears > 0 && (
        <span>
          <Icon d={tokenIcon.spear} /> {foe.spears}
        </span>
      )}
      {!isEnemy && (fate ? <strong>{fate}</strong> : <em>{own.friend}</em>)}
      {foe.out && <em>{own.out}</em>}
      {children}
    </span>
  );
}
