import { useRef } from 'react';
import { useThing } from '../../../../table/screen/use-thing.ts';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { Die } from '../drawn/die.tsx';
import type { Seen } from '../look.ts';
import { dieThing } from '../touch.ts';
import { overWords } from '../words/over.ts';
import { trayWords } from '../words/tray.ts';
import { unseen } from '../../../../table/unseen.ts';
import { lifted } from './lifted.ts';
import styles from './own.module.css';

const isAboutDice = (step: string | undefined): boolean => step?.startsWith('roll/') === true || step === 'attack/bite';

/** The dice that one has rolled, while the question is what to do with them: what each is worth, and what they come to. */
export function Rolled({ look, seat }: { readonly look: Seen; readonly seat: number }) {
  const { roll, focus } = look.view;
  const touched = useRef<readonly number[]>([]);
  if (!roll || roll.seat !== seat || !isAboutDice(focus?.step)) return null;
  const own = trayWords[look.language];
  const tray = focus?.tray ?? null;
  const again = lifted(roll.dice, tray?.again ?? [], touched.current);
  return (
    <div className={styles.rolled}>
      <p className={styles.note}>
        {overWords[look.language].rolled}
        {tray && <b>{own.made(tray.unit, tray.makes)}</b>}
      </p>
      <span>
        {roll.dice.map((value, i) => (
          <RolledDie
            key={i}
            value={value}
            isAgain={again.has(i)}
            isIdle={tray !== null && tray.worth[i] === 0}
            note={again.has(i) ? own.again : tray && own.worth(tray.unit, tray.worth[i] ?? 0)}
            onTouch={() => (touched.current = [i, ...touched.current])}
          />
        ))}
      </span>
    </div>
  );
}

interface DieProps {
  readonly value: number;
  /** It will be rolled again. */
  readonly isAgain: boolean;
  /** As it lies it brings nothing. */
  readonly isIdle: boolean;
  readonly note: string | null;
  readonly onTouch: () => void;
}

function RolledDie({ value, isAgain, isIdle, note, onTouch }: DieProps) {
  const { handlers, outlook } = useThing(dieThing(value));
  return (
    <button
      type="button"
      className={styles.die}
      {...handlers}
      data-again={isAgain || undefined}
      data-idle={(isIdle && !isAgain) || undefined}
      onPointerUp={onTouch}
    >
      <Die value={value} />
      <span className={unseen}>{value}</span>
      {note !== null && <small>{note}</small>}
      {!isAgain && <OutlookSign outlook={outlook} />}
    </button>
  );
}
