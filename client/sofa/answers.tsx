import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Spec } from '../../engine/types.ts';
import { OutlookSign } from '../../table/screen/outlook-sign.tsx';
import type { HandParts, ScreenParts } from '../../table/screen/screen-parts.ts';
import { useTouching } from '../../table/screen/touching.tsx';
import { sectionsOf } from '../../table/sections.ts';
import type { ThingId } from '../../table/touch.ts';
import { useWords } from '../language.ts';
import type { Action } from '../line/table-line.ts';
import type { AtTable } from '../play/at-table.ts';
import type { Answering } from '../play/use-answer.tsx';
import { aimedOf } from './aimed.ts';
import { useSofaWords } from './use-sofa-words.ts';
import styles from './hand.module.css';

interface Props {
  readonly table: AtTable;
  readonly screen: ScreenParts<Spec>;
  readonly hand: HandParts<Spec> | null;
  readonly options: readonly Action[];
  /** Things that stand above them: where touching one of them is every answer, no word is needed beside them. */
  readonly aims?: readonly ThingId[];
  readonly answering: Answering;
}

const MOST_PICTURES = 2;

/**
 * Every answer as a button for the thumb, with what it would bring; what ends something has its own button below.
 * Once a thing is lifted, those that it leads to.
 */
export function Answers({ table, screen, hand, options, aims = [], answering }: Props) {
  const words = useWords();
  const own = useSofaWords();
  const { look, parts } = table;
  const touching = useTouching();
  const { chosen, isBegun } = touching;
  const open = options.filter(
    action => !screen.isMain(action) && (!isBegun || leadsTo(chosen, screen.touch(action, look))),
  );
  const sections = sectionsOf(
    open.map(action => ({
      label: look.texts.action(action, look.view, look.names),
      group: parts.group?.(action, look) ?? null,
    })),
  );
  const aimed = aimedOf(
    open.map(action => screen.touch(action, look)),
    aims,
  );
  return (
    <ul role="list" aria-label={words.play.choices} id="choices" className={styles.answers}>
      {sections.map(({ title, isFolded, choices }, at) => (
        <Group key={title ?? at} title={title} isFolded={isFolded && !isBegun} count={choices.length}>
          {choices.map(({ index, label }) => {
            const action = open[index] as Action;
            const outlook = touching.outlookOf(action);
            const facts = hand?.facts?.(action, look);
            const things = screen.touch(action, look);
            const pictures = things.flatMap(thing => hand?.picture(thing, look) ?? []).slice(0, MOST_PICTURES);
            return (
              <button
                key={index}
                type="button"
                data-option={index}
                data-aimed={action === touching.settled?.action || aimed.includes(things.join(' ')) || undefined}
                className={styles.answer}
                aria-disabled={answering.isBusy || undefined}
                onClick={() => !answering.isBusy && answering.choose(action)}
              >
                {pictures.map((picture, place) => (
                  <i key={place} aria-hidden="true" className={styles.picture}>
                    {picture}
                  </i>
                ))}
                <span className={styles.said}>
                  {label}
                  {facts && <span className={styles.facts}>{facts}</span>}
                  {outlook && outlook.lines.length > 0 && <small>{outlook.lines[0]}</small>}
                </span>
                <OutlookSign outlook={outlook} />
              </button>
            );
          })}
        </Group>
      ))}
      {isBegun && (
        <li className={styles.group}>
          <button type="button" className={styles.all} onClick={() => touching.clear()}>
            {own.allAnswers}
          </button>
        </li>
      )}
    </ul>
  );
}

const leadsTo = (chosen: readonly ThingId[], things: readonly ThingId[]): boolean =>
  chosen.every(thing => things.includes(thing));

interface GroupProps {
  readonly title: string | null;
  /** What is rarely wanted is behind its title. */
  readonly isFolded: boolean;
  readonly count: number;
  readonly children: ReactNode;
}

function Group({ title, isFolded, count, children }: GroupProps) {
  const [isOpen, setIsOpen] = useState(!isFolded);
  if (title === null) return <li className={styles.group}>{children}</li>;
  return (
    <li className={styles.group}>
      {isFolded ? (
        <h3>
          <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {title} <small>{count}</small>
            <ChevronDown size={20} aria-hidden="true" />
          </button>
        </h3>
      ) : (
        <h3>{title}</h3>
      )}
      {(isOpen || !isFolded) && children}
    </li>
  );
}
