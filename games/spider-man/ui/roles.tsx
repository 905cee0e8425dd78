import { Icon } from '../../../table/icon.tsx';
import { Piece } from '../../../table/piece.tsx';
import { Tip } from '../../../table/tip.tsx';
import { POWERS, powers } from '../content/powers.ts';
import { sheets } from '../content/roles.ts';
import { ROLES, type RoleId, SCALES } from '../ids.ts';
import { roleIcon, scaleIcon } from './icons.ts';
import type { Props } from './look.ts';
import { words } from './words/words.ts';
import styles from './roles.module.css';

/** Who can still be played. */
export function Roles({ look, choices }: Pick<Props, 'look' | 'choices'>) {
  const own = words[look.language];
  const taken = new Set(look.view.players.map(p => p.role));
  return (
    <section aria-labelledby="sm-roles" className={styles.room}>
      <h2 id="sm-roles">{own.pickRole}</h2>
      <ul role="list" className={styles.roles}>
        {ROLES.filter(role => !taken.has(role)).map(role => (
          <Role key={role} look={look} choices={choices} role={role} />
        ))}
      </ul>
    </section>
  );
}

function Role({ look, choices, role }: Pick<Props, 'look' | 'choices'> & { readonly role: RoleId }) {
  const { texts, view, names, language } = look;
  const own = POWERS.filter(power => powers[power].figure === role);
  return (
    <li className={styles.role}>
      <Piece
        choices={choices}
        options={choices.options.filter(action => action.type === 'role' && action.role === role)}
        label={action => texts.action(action, view, names)}
        name={texts.roles[role].name}
        rule={sheets[role].rule}
        item={{ kind: 'roles', id: role }}
        className={styles.banner}
      >
        <Icon d={roleIcon[role]} className={styles.face} />
        <span className={styles.name}>{texts.roles[role].name}</span>
        <span className={styles.dice}>
          {SCALES.map(scale => (
            <span key={scale}>
              <Icon d={scaleIcon[scale]} /> {texts.scales[scale]} {sheets[role][scale]}
            </span>
          ))}
        </span>
      </Piece>
      {role === 'police' && <p>{words[language].police}</p>}
      <dl>
        {own.map(id => {
          const { name, effect } = texts.powers[id];
          return (
            <div key={id}>
              <dt>
                <Tip tip={effect} rule={powers[id].rule}>
                  {name}
                </Tip>
              </dt>
              <dd>{effect}</dd>
            </div>
          );
        })}
      </dl>
    </li>
  );
}
