import { capital } from '../../../../kit/grammar.ts';
import type { SeenAttack } from '../../seen.ts';
import { Portrait } from '../drawn/portrait.tsx';
import { Die } from '../drawn/die.tsx';
import type { Seen, Shown } from '../look.ts';
import { overWords } from '../words/over.ts';
import { screenWords } from '../words/screen.ts';
import { words } from '../words/words.ts';
import { Timer } from './timer.tsx';
import { isWindow } from './window.ts';
import styles from './edge.module.css';

/** Somebody attacks: a flash, who it is, the dice so far, and how long one may think. */
export function Alarm({ look, asked, clock }: Shown) {
  const { view, seat, language } = look;
  const { focus, deadline } = view;
  const isMine = seat !== null && asked.includes(seat) && isWindow(focus?.step ?? '');
  if (!isMine && deadline === null) return null;
  const attack = focus?.attack ?? null;
  const own = overWords[language];
  return (
    <aside className={styles.alarm} data-mine={isMine || undefined} data-lid data-foot>
      {attack && (
        <span className={styles.face}>
          <Portrait who={attack.attacker.kind === 'figure' ? attack.attacker.role : 'police'} />
        </span>
      )}
      <div>
        {isMine && <strong>{attack ? sentence(look, attack) : own.yourAnswer}</strong>}
        {attack && attack.rolled.length > 0 && (
          <span className={styles.rolled}>
            {attack.rolled.map((value, i) => (
              <Die key={i} value={value} />
            ))}
            {attack.results.length > 0 && <b>{words[language].hits(attack.results, isChanged(attack), attack.hits)}</b>}
          </span>
        )}
        {isMine && focus?.step.startsWith('reaction/') && <small>{screenWords[language].backNextTurn}</small>}
        {deadline !== null && (
          <Timer key={deadline} clock={clock} deadline={deadline} label={words[language].timeLeft} />
        )}
      </div>
    </aside>
  );
}

export const isChanged = ({ rolled, results }: SeenAttack): boolean => rolled.some((die, i) => die !== results[i]);

export function sentence({ texts, language }: Seen, { attacker, dice }: SeenAttack): string {
  const role = attacker.kind === 'figure' ? attacker.role : 'police';
  return overWords[language].attacked(capital(texts.the(role)), dice, role === 'police');
}
