import { type KeyboardEvent, useRef } from 'react';
import { optionButtons } from './option-buttons.ts';
import { type Choice, type Numbered, type Section, sectionsOf } from './sections.ts';
import styles from './prompt-list.module.css';

interface Props {
  /** The name of the list, for those who do not see it. */
  readonly label: string;
  readonly choices: readonly Choice[];
  /** The option that a bot would take. */
  readonly hinted: number | null;
  readonly hintLabel: string;
  /** Something has been answered and not yet acknowledged. */
  readonly isBusy: boolean;
  /** The element that tells what the option under the pointer would mean. */
  readonly describedBy: string;
  readonly onChoose: (index: number) => void;
  readonly onPoint: (index: number | null) => void;
}

/** Every option of a decision as a button: with the pointer, with arrows and figures, with a screen reader. */
export function PromptList(props: Props) {
  const list = useRef<HTMLUListElement>(null);
  const sections = sectionsOf(props.choices);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const buttons = optionButtons(list.current);
    const target = targetOf(event, buttons);
    if (target === null) return;
    event.preventDefault();
    if (target === 'held') return;
    target.focus();
    if (/^[1-9]$/.test(event.key)) target.click();
  };
  return (
    <ul
      ref={list}
      role="list"
      aria-label={props.label}
      aria-busy={props.isBusy}
      className={styles.list}
      onKeyDown={onKeyDown}
      onPointerLeave={() => props.onPoint(null)}
    >
      {sections.map(section =>
        section.title === null ? (
          section.choices.map(choice => <Option key={choice.index} choice={choice} {...props} />)
        ) : (
          <Group key={section.title} section={section} {...props} />
        ),
      )}
    </ul>
  );
}

function Group({ section, ...props }: Props & { readonly section: Section }) {
  const holdsHint = section.choices.some(choice => choice.index === props.hinted);
  return (
    <li className={styles.group}>
      <details open={!section.isFolded || holdsHint}>
        <summary className={styles.title}>
          {section.title} <span className={styles.count}>({section.choices.length})</span>
        </summary>
        <ul role="list" className={styles.inner}>
          {section.choices.map(choice => (
            <Option key={choice.index} choice={choice} {...props} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function Option({ choice, ...props }: Props & { readonly choice: Numbered }) {
  const isHinted = choice.index === props.hinted;
  return (
    <li>
      <button
        type="button"
        data-option={choice.index}
        data-key={choice.key ?? undefined}
        className={isHinted ? `${styles.option} ${styles.hinted}` : styles.option}
        aria-disabled={props.isBusy || undefined}
        aria-describedby={props.describedBy}
        aria-keyshortcuts={choice.key === null ? undefined : String(choice.key)}
        onClick={() => !props.isBusy && props.onChoose(choice.index)}
        onPointerEnter={() => props.onPoint(choice.index)}
        onFocus={() => props.onPoint(choice.index)}
        onBlur={() => props.onPoint(null)}
      >
        <span className={styles.key} aria-hidden="true">
          {choice.key ?? '·'}
        </span>
        <span className={styles.label}>{choice.label}</span>
        {isHinted && <span className={styles.badge}>{props.hintLabel}</span>}
      </button>
    </li>
  );
}

/** The button that a key means; `held`: a key that is held down must not answer the next question. */
function targetOf(event: KeyboardEvent, buttons: readonly HTMLButtonElement[]): HTMLButtonElement | 'held' | null {
  const isAnswer = event.key === 'Enter' || event.key === ' ' || /^[1-9]$/.test(event.key);
  if (isAnswer && event.repeat) return 'held';
  if (/^[1-9]$/.test(event.key)) return buttons.find(button => button.dataset['key'] === event.key) ?? null;
  const at = buttons.findIndex(button => button === document.activeElement);
  if (event.key === 'ArrowDown') return buttons[Math.min(at + 1, buttons.length - 1)] ?? null;
  if (event.key === 'ArrowUp') return buttons[Math.max(at - 1, 0)] ?? null;
  if (event.key === 'Home') return buttons[0] ?? null;
  if (event.key === 'End') return buttons.at(-1) ?? null;
  return null;
}
