import { useLooked } from '../../../../table/screen/touching.tsx';
import { FOURTH_POWER, THIRD_POWER } from '../../content/numbers.ts';
import { POWERS, type PowerId, powers } from '../../content/powers.ts';
import { ROLES, type RoleId, VILLAINS } from '../../ids.ts';
import { Portrait } from '../drawn/portrait.tsx';
import type { Seen } from '../look.ts';
import { figureThing } from '../touch.ts';
import { overWords } from '../words/over.ts';
import { words } from '../words/words.ts';
import styles from './own.module.css';

/** Before one is anybody: what the race is about, and all that the role can do that one looks at. */
export function Candidate({ look }: { readonly look: Seen }) {
  const looked = useLooked();
  const role = ROLES.find(one => figureThing(one) === looked);
  const own = overWords[look.language];
  if (!role) return <p className={styles.aim}>{own.aim(look.view.target)}</p>;
  return (
    <div className={styles.candidate}>
      <span className={styles.face}>
        <Portrait who={role} />
      </span>
      {role === 'police' ? <p>{words[look.language].police}</p> : <Abilities look={look} role={role} />}
    </div>
  );
}

function Abilities({ look, role }: { readonly look: Seen; readonly role: RoleId }) {
  const { view, texts, language } = look;
  return (
    <ul role="list">
      {POWERS.filter(power => powers[power].figure === role).map(power => {
        const points = scoreFor(role, power);
        // Whoever has as many has won.
        if (points >= view.target) return null;
        return (
          <li key={power}>
            <strong>{texts.powers[power].name}</strong>
            {points > 0 && <em> {overWords[language].from(points)}</em>} {texts.powers[power].effect}
          </li>
        );
      })}
    </ul>
  );
}

const LATER: { readonly [number: number]: number } = { 3: THIRD_POWER, 4: FOURTH_POWER };

/** With how many points a villain has it; others have all of theirs at once. */
export const scoreFor = (role: RoleId, power: PowerId): number =>
  VILLAINS.some(villain => villain === role) ? (LATER[powers[power].number] ?? 0) : 0;
