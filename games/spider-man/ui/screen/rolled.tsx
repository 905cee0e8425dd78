import { useThing } from '../../../../table/screen/use-thing.ts';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { Die } from '../drawn/die.tsx';
import type { Seen } from '../look.ts';
import { dieThing } from '../touch.ts';
import { overWords } from '../words/over.ts';
import { unseen } from '../../../../table/unseen.ts';
import styles from './own.module.css';

const isAboutDice = (step: string | undefined): boolean => step?.startsWith('roll/') === true || step === 'attack/bite';

/** The dice that one has rolled, while the question is what to do with them. */
export function Rolled({ look, seat }: { readonly look: Seen; readonly seat: number }) {
  const { roll, focus } = look.view;
  if (!roll || roll.seat !== seat || !isAboutDice(focus?.step)) return null;
  return (
    <div className={styles.rolled}>
      <p className={styles.note}>{overWords[look.language].rolled}</p>
      <span>
        {roll.dice.map((value, i) => (
          <RolledDie key={i} value={value} />
        ))}
      </span>
    </div>
  );
}

function RolledDie({ value }: { readonly value: number }) {
  const { handlers, outlook } = useThing(dieThing(value));
  return (
    <button type="button" className={styles.die} {...handlers}>
      <Die value={value} />
      <span className={unseen}>{value}</span>
      <OutlookSign outlook={outlook} />
    </button>
  );
}
