import { useSyncExternalStore } from 'react';
import { Icon } from '../../../table/icon.tsx';
import { tempo } from '../../../table/settings.ts';
import { Tip } from '../../../table/tip.tsx';
import { icons } from './icons.ts';
import { lately } from './lately.ts';
import type { Props, Seen } from './look.ts';
import { ruleOfThrow } from './rule-of.ts';
import { type Throw, thrown } from './thrown.ts';
import { words } from './words/words.ts';
import { styled } from './look.ts';
import styles from './dice.module.css';

/** What is being thrown, large, for as long as it is played; the log says it in words. */
export function DiceTray({ look, moment }: Pick<Props, 'look' | 'moment'>) {
  const shown = moment && moment.ms > 0 ? thrown(moment.event, look) : null;
  if (!moment || !shown) return null;
  return (
    <div
      key={moment.id}
      aria-hidden="true"
      className={styles.tray}
      data-mood={shown.mood}
      style={styled({ '--ms': `${moment.ms}ms` })}
    >
      <p className={styles.title}>{shown.title}</p>
      <Dice look={look} shown={shown} />
    </div>
  );
}

/** Where nothing moves, the dice of the last attack lie beside the battlefield until others are thrown. */
export function StillDice({ look }: Pick<Props, 'look'>) {
  const events = useSyncExternalStore(lately.subscribe, lately.events);
  if (tempo() > 0) return null;
  const own = words[look.language];
  const throws = events.flatMap(event => {
    const shown = thrown(event, look);
    return shown ? [{ shown, type: event.type }] : [];
  });
  if (throws.length === 0) return null;
  return (
    <div data-still className={styles.still}>
      {throws.map(({ shown, type }, i) => (
        <div key={i} className={styles.throw} data-mood={shown.mood}>
          <Tip tip={own.diceTip} rule={ruleOfThrow(type, look.view.mode)} className={styles.title}>
            {shown.title}
          </Tip>
          <div aria-hidden="true" className={styles.rest}>
            <Dice look={look} shown={shown} />
          </div>
        </div>
      ))}
    </div>
  );
}

function Dice({ look, shown }: { readonly look: Seen; readonly shown: Throw }) {
  const own = words[look.language];
  return (
    <>
      <p className={styles.dice}>
        {shown.faces?.map((face, i) => (
          <span
            key={i}
            className={`${styles.die} ${styles[face]}`}
            style={styled({ '--i': i })}
            title={own.faces[face]}
          >
            {face === 'skull' && <Icon d={icons['death-skull']} />}
            {face === 'shield' && <Icon d={icons.shield} />}
          </span>
        ))}
        {shown.numbers?.map(({ value, note }, i) => (
          <span key={i} className={styles.number} style={styled({ '--i': i })}>
            <span className={styles.d20}>
              <Icon d={icons['dice-twenty-faces-twenty']} />
              <strong>{value}</strong>
            </span>
            {note}
          </span>
        ))}
      </p>
      {shown.note && <p className={styles.note}>{shown.note}</p>}
    </>
  );
}
