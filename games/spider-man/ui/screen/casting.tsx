import { Icon } from '../../../../table/icon.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import { POWERS, powers } from '../../content/powers.ts';
import { sheets } from '../../content/roles.ts';
import { ROLES, type RoleId, SCALES } from '../../ids.ts';
import { Portrait } from '../drawn/portrait.tsx';
import { icons, scaleIcon } from '../icons.ts';
import type { Seen } from '../look.ts';
import { figureThing } from '../touch.ts';
import { overWords } from '../words/over.ts';
import { words } from '../words/words.ts';
import { unseen } from '../../../../table/unseen.ts';
import { scoreFor } from './candidate.tsx';
import styles from './casting.module.css';

/** Who one could be, each with their dice and powers. */
export function Casting({ look, roles }: { readonly look: Seen; readonly roles: readonly RoleId[] }) {
  const own = overWords[look.language];
  const taken = new Set(look.view.players.map(({ role }) => role));
  const isFirst = roles.length === ROLES.length;
  return (
    <section className={styles.casting} aria-label={isFirst ? own.cast : own.villains}>
      <Legend look={look} />
      <ul role="list">
        {roles.map(role => (
          <Role key={role} look={look} role={role} isTaken={isFirst && taken.has(role)} />
        ))}
      </ul>
    </section>
  );
}

/** What the signs of a sheet mean: a finger cannot point at them, nor anybody on a screen that all look at. */
function Legend({ look: { texts, language } }: { readonly look: Seen }) {
  return (
    <p className={styles.legend} aria-hidden="true">
      {SCALES.map(scale => (
        <span key={scale}>
          <Icon d={scaleIcon[scale]} /> {texts.scales[scale]}
        </span>
      ))}
      <span>
        <Icon d={icons.hearts} /> {overWords[language].lives}
      </span>
    </p>
  );
}

interface Props {
  readonly look: Seen;
  readonly role: RoleId;
  readonly isTaken: boolean;
}

function Role({ look, role, isTaken }: Props) {
  const { view, texts, language } = look;
  const { handlers } = useThing(figureThing(role));
  const sheet = sheets[role];
  const own = POWERS.filter(power => powers[power].figure === role && scoreFor(role, power) < view.target);
  return (
    <li>
      <button type="button" className={styles.sheet} data-taken={isTaken || undefined} data-role={role} {...handlers}>
        <span className={styles.portrait}>
          <Portrait who={role} />
        </span>
        <strong>
          {texts.roles[role].name} {isTaken && <small>({overWords[language].taken})</small>}
        </strong>
        <span className={styles.facts}>
          {SCALES.map(scale => (
            <span key={scale} title={texts.scales[scale]}>
              <Icon d={scaleIcon[scale]} /> {sheet[scale]}
              <span className={unseen}>{texts.scales[scale]}</span>
            </span>
          ))}
          {sheet.boxes > 0 && (
            <span>
              <Icon d={icons.hearts} /> {sheet.boxes}
            </span>
          )}
        </span>
        {role === 'police' ? (
          <span className={styles.about}>{words[language].police}</span>
        ) : (
          <span className={styles.about}>
            {own.slice(0, 2).map(power => (
              <span key={power}>
                <b>{texts.powers[power].name}</b> {texts.powers[power].effect}
              </span>
            ))}
          </span>
        )}
      </button>
    </li>
  );
}
