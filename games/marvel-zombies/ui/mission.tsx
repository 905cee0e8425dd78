import { Icon } from '../../../table/icon.tsx';
import { Rebuilt } from '../../../table/rebuilt.tsx';
import { Tip } from '../../../table/tip.tsx';
import { abilities, zombieHeroes } from '../content/enemies.ts';
import { hordeIcon, zombieIcon } from './icons.ts';
import type { Seen } from './look.ts';
import { Plans } from './plans.tsx';
import { DANGER, ruleOfHorde, ruleOfMission, ruleOfSpawn } from './rule-of.ts';
import { words } from './words/words.ts';
import styles from './mission.module.css';
import { HORDE, LEVELS } from '../ids.ts';

/** What is to be done, how bad it is, and what is left in the box. */
export function Mission({ look }: { readonly look: Seen }) {
  const { view, texts, language } = look;
  const own = words[language];
  return (
    <header className={styles.mission}>
      <div className={`${styles.danger} ${styles[view.danger] ?? ''}`}>
        <p>
          {own.round(view.round)} · {texts.phases[view.phase]}
        </p>
        <p>
          <Tip tip={own.dangerTip} rule={DANGER}>
            {own.danger} <strong>{texts.levels[view.danger]}</strong>
          </Tip>
        </p>
        <ol aria-hidden="true" className={styles.scale}>
          {LEVELS.map(level => (
            <li key={level} className={styles[level]} data-here={level === view.danger} />
          ))}
        </ol>
      </div>
      <section aria-labelledby="mz-goals" className={styles.goals}>
        <h2 id="mz-goals">
          <Tip tip={own.goalsTip} rule={ruleOfMission(view.mission)}>
            {texts.scenarios[view.mission]?.title ?? own.goals}
          </Tip>{' '}
          <Rebuilt kind="scenarios" id={view.mission} />
        </h2>
        <ul role="list">
          {view.goals.map((goal, i) => {
            const isDone = goal.done >= goal.of;
            return (
              <li key={i} className={isDone ? styles.done : goal.open ? styles.open : styles.locked}>
                <span aria-hidden="true">{isDone ? '✓' : goal.open ? '◆' : '◇'}</span> {texts.goal(goal)}
                {isDone && <span className={styles.note}> ({own.done})</span>}
                {!isDone && !goal.open && <span className={styles.note}> ({own.locked})</span>}
              </li>
            );
          })}
        </ul>
      </section>
      <dl className={styles.box}>
        {HORDE.map(kind => (
          <div key={kind}>
            <dt>
              <Icon d={hordeIcon[kind]} />{' '}
              <Tip tip={texts.horde[kind].effect} rule={ruleOfHorde[kind]}>
                {texts.horde[kind].name}
              </Tip>
            </dt>
            <dd>{view.reserve[kind]}</dd>
          </div>
        ))}
        {view.zombieHeroes.map(({ id, toughness }) => (
          <div key={id} className={styles.boss}>
            <dt>
              <Icon d={zombieIcon[id]} />{' '}
              <Tip
                tip={texts.abilities[zombieHeroes[id].ability].effect}
                rule={abilities[zombieHeroes[id].ability].rule}
                item={{ kind: 'zombieHeroes', id }}
              >
                {texts.zombieHeroes[id].name}
              </Tip>
            </dt>
            <dd>{own.toughness(toughness)}</dd>
          </div>
        ))}
        {view.lastCard && (
          <div>
            <dt>{own.lastCard}</dt>
            <dd>
              <Tip
                tip={texts.spawnCards[view.lastCard].effect}
                rule={ruleOfSpawn(view.lastCard)}
                item={{ kind: 'spawnCards', id: view.lastCard }}
              >
                {texts.spawnCards[view.lastCard].name}
              </Tip>
            </dd>
          </div>
        )}
      </dl>
      <Plans look={look} />
    </header>
  );
}
