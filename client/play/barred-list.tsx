import { useContext, useId } from 'react';
import type { Barred, RuleId, Spec } from '../../engine/types.ts';
import { RuleDoorContext } from '../../table/rule-door.ts';
import { useWords } from '../language.ts';
import { openRule } from '../rules/open-rule.ts';
import type { AtTable } from './at-table.ts';
import styles from './play.module.css';

interface Props {
  readonly table: AtTable;
  readonly barred: readonly Barred<Spec>[];
}

/** What one might think of doing, and the rule that forbids it. */
export function BarredList({ table, barred }: Props) {
  const words = useWords();
  const byRule = new Map<RuleId, Barred<Spec>['action'][]>();
  for (const { action, rule } of barred) byRule.set(rule, [...(byRule.get(rule) ?? []), action]);
  return (
    <details className={styles.barred}>
      <summary>
        {words.play.whyNot} ({barred.length})
      </summary>
      {[...byRule].map(([rule, actions]) => (
        <Reason key={rule} rule={rule} actions={actions} table={table} />
      ))}
    </details>
  );
}

function Reason(props: {
  readonly rule: RuleId;
  readonly actions: readonly { type: string }[];
  readonly table: AtTable;
}) {
  const { rule, actions, table } = props;
  const words = useWords();
  const id = useId();
  const door = useContext(RuleDoorContext);
  const { texts, view, names } = table.look;
  return (
    <div className={styles.reason}>
      <p id={id}>{table.rules.get(rule) ?? words.play.ruleMissing}</p>
      <button type="button" className={styles.ruleButton} onClick={() => openRule(rule)}>
        {door?.label(rule) ?? words.play.inTheRules}
      </button>
      <ul role="list" aria-label={words.play.barred}>
        {actions.map(action => (
          <li key={JSON.stringify(action)}>
            <button type="button" aria-disabled="true" aria-describedby={id} className={styles.barredOption}>
              {texts.action(action, view, names)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
