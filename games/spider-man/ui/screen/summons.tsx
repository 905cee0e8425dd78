import type { HandProps } from '../../../../table/screen/screen-parts.ts';
import type { SpiderMan } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';
import { Die } from '../drawn/die.tsx';
import { Portrait } from '../drawn/portrait.tsx';
import { overWords } from '../words/over.ts';
import { words } from '../words/words.ts';
import { isChanged, sentence } from './alarm.tsx';
import { Countdown } from './countdown.tsx';
import { isWindow } from './window.ts';
import styles from './summons.module.css';

/** Somebody attacks, and this hand may answer: it comes up over all else, with the time that is left. */
export function Summons({ look, seat, asked, clock }: HandProps<SpiderMan, GameTexts>) {
  const { focus, deadline } = look.view;
  if (!asked.includes(seat) || !isWindow(focus?.step ?? '')) return null;
  const attack = focus?.attack ?? null;
  return (
    <aside className={styles.summons}>
      {attack && (
        <span className={styles.face}>
          <Portrait who={attack.attacker.kind === 'figure' ? attack.attacker.role : 'police'} />
        </span>
      )}
      <div className={styles.balloon}>
        <strong>{attack ? sentence(look, attack) : overWords[look.language].yourAnswer}</strong>
        {attack && attack.rolled.length > 0 && (
          <span className={styles.rolled}>
            {attack.rolled.map((value, i) => (
              <Die key={i} value={value} />
            ))}
            {attack.results.length > 0 && (
              <b>{words[look.language].hits(attack.results, isChanged(attack), attack.hits)}</b>
            )}
          </span>
        )}
      </div>
      {deadline !== null && (
        <Countdown key={deadline} clock={clock} deadline={deadline} label={words[look.language].timeLeft} />
      )}
    </aside>
  );
}
