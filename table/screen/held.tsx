import type { CSSProperties, ReactNode } from 'react';
import type { ThingId } from '../touch.ts';
import { OutlookSign } from './outlook-sign.tsx';
import { useThing } from './use-thing.ts';
import styles from './held.module.css';

// What a phone shows that is somebody's hand: who one is, and things large enough for a thumb. Pictures and words are the game's.

/** All of it, from top to bottom; `tone` is the colour of whoever it is. */
export function HeldHand({ tone, children }: { readonly tone?: string | undefined; readonly children: ReactNode }) {
  return (
    <div className={styles.hand} style={tone ? ({ '--tone': tone } as CSSProperties) : undefined}>
      {children}
    </div>
  );
}

interface HeadProps {
  readonly face: ReactNode;
  readonly name: string;
  readonly note?: ReactNode;
  /** The thing that the face is. */
  readonly thing?: ThingId;
  /** How one fares, line by line. */
  readonly children?: ReactNode;
  /** What stands at the other end. */
  readonly end?: ReactNode;
}

export function HeldHead({ face, name, note, thing, children, end }: HeadProps) {
  return (
    <header className={styles.head}>
      {thing ? (
        <Touched thing={thing} name={name}>
          {face}
        </Touched>
      ) : (
        <span className={styles.face}>{face}</span>
      )}
      <div className={styles.facts}>
        <h2>
          {name} {note && <small>{note}</small>}
        </h2>
        {children}
      </div>
      {end}
    </header>
  );
}

interface TouchedProps {
  readonly thing: ThingId;
  readonly name: string;
  readonly children: ReactNode;
}

function Touched({ thing, name, children }: TouchedProps) {
  const { handlers } = useThing(thing);
  return (
    <button type="button" className={styles.face} aria-label={name} {...handlers}>
      {children}
    </button>
  );
}

interface CardsProps {
  readonly label: string;
  /** Said above them; without it only read aloud. */
  readonly isTitled?: boolean;
  readonly size: 'small' | 'large';
  readonly children: ReactNode;
}

/** Cards side by side, as many as the phone is wide; none is beyond its edge. */
export function HeldCards({ label, isTitled = false, size, children }: CardsProps) {
  return (
    <section className={styles.group}>
      {isTitled && <h3 aria-hidden="true">{label}</h3>}
      <ul role="list" className={styles.cards} data-size={size} aria-label={label}>
        {children}
      </ul>
    </section>
  );
}

interface CardProps extends FaceProps {
  readonly thing: ThingId;
}

export function HeldCard({ thing, ...face }: CardProps) {
  return <HeldFace {...face} touched={useThing(thing)} />;
}

interface FaceProps {
  readonly picture: ReactNode;
  readonly name: string;
  /** What it does, or how much is left of it. */
  readonly note?: ReactNode;
  /** In its corner: how many, or what it costs. */
  readonly badge?: ReactNode;
  /** What lies on it. */
  readonly over?: ReactNode;
  readonly kind?: string | undefined;
  readonly isSpent?: boolean;
  /** It happens to it now. */
  readonly now?: string | undefined;
}

/** The same for what is another thing by turns. */
export function HeldFace(
  props: FaceProps & { readonly touched: Pick<ReturnType<typeof useThing>, 'handlers' | 'outlook'> },
) {
  const { picture, name, note, badge, over, kind, isSpent = false, now, touched } = props;
  return (
    <li>
      <button
        type="button"
        className={styles.card}
        data-kind={kind}
        data-spent={isSpent || undefined}
        data-now={now}
        {...touched.handlers}
      >
        <span className={styles.picture}>{picture}</span>
        <b>{name}</b>
        {note && <small>{note}</small>}
        {over}
        {badge !== undefined && badge !== null && <i className={styles.badge}>{badge}</i>}
        <OutlookSign outlook={touched.outlook} />
      </button>
    </li>
  );
}

/** A place for a card that is not there. */
export const HeldSlot = ({ text = '' }: { readonly text?: string }) => (
  <li className={styles.slot} aria-hidden={text === '' || undefined}>
    {text}
  </li>
);

interface ChipProps {
  readonly thing: ThingId;
  readonly picture?: ReactNode;
  readonly name: string;
  readonly note?: string;
  readonly isSpent?: boolean;
  /** It works now. */
  readonly isOn?: boolean;
  /** Only there while it can be touched. */
  readonly isFleeting?: boolean;
}

/** A power, or whatever else is more word than picture. */
export function HeldChip({ thing, picture, name, note, isSpent = false, isOn = false, isFleeting = false }: ChipProps) {
  const { handlers, outlook, state } = useThing(thing);
  if (isFleeting && state === 'still') return null;
  return (
    <li>
      <button
        type="button"
        className={styles.chip}
        data-spent={isSpent || undefined}
        data-on={isOn || undefined}
        {...handlers}
      >
        {picture && <span className={styles.sign}>{picture}</span>}
        <span>
          <b>{name}</b>
          {note && <small>{note}</small>}
        </span>
        <OutlookSign outlook={outlook} />
      </button>
    </li>
  );
}

export const HeldChips = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ul role="list" className={styles.chips} aria-label={label}>
    {children}
  </ul>
);
