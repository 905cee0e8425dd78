import { Eye } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { RecordedScene } from '../../engine/recorded-scene.ts';
import type { Chapter } from '../../engine/rulebook.ts';
import type { RuleId } from '../../engine/types.ts';
import { useRuleWords } from './use-rule-words.ts';
import { useSceneWords } from '../scenes/use-scene-words.ts';
import { type Named, pieces } from './search.ts';
import styles from './rules.module.css';

/** A rule whose scene is laid; at once played, if somebody has asked for that. */
export interface Opened {
  readonly rule: RuleId;
  readonly isEager: boolean;
}

interface Shown {
  readonly scenes: ReadonlyMap<RuleId, RecordedScene>;
  /** What each rule explains. */
  readonly named: Named;
  readonly open: Opened | null;
  /** The scene, where it stands under its rule. */
  readonly stage: ReactNode;
  readonly onOpen: (open: Opened | null) => void;
}

interface Props {
  readonly current: RuleId | null;
  readonly isPage: boolean;
  readonly chapter: Chapter;
  readonly query: string;
  readonly shown: Shown;
}

/** A chapter: what it is about, and its rules, each with its scene where it can be seen. */
export function ChapterPart({ chapter, query, current, isPage, shown }: Props) {
  const ruleWords = useRuleWords();
  const heading = useId();
  return (
    <section id={isPage ? chapter.slug : undefined} aria-labelledby={heading} className={styles.chapter}>
      <h2 id={heading}>{chapter.title}</h2>
      {chapter.intro && query.trim() === '' && <p className={styles.intro}>{chapter.intro}</p>}
      {chapter.rules.map(rule => (
        <div
          key={rule.id}
          id={isPage ? rule.id : undefined}
          data-rule={rule.id}
          data-open={rule.id === shown.open?.rule || undefined}
          className={rule.id === current ? `${styles.rule} ${styles.current}` : styles.rule}
        >
          <div className={styles.head}>
            {isPage ? (
              <a href={`#${rule.id}`} aria-label={ruleWords.linkTo(rule.id)} className={styles.id}>
                {rule.id}
              </a>
            ) : (
              <span className={styles.id}>{rule.id}</span>
            )}
            {shown.scenes.has(rule.id) && <ShowMe rule={rule.id} shown={shown} />}
          </div>
          <p>
            <Marked text={rule.text} query={query} />
          </p>
          <NamedBy names={shown.named.get(rule.id) ?? NOTHING} query={query} />
          {rule.id === shown.open?.rule && shown.stage}
        </div>
      ))}
    </section>
  );
}

function ShowMe({ rule, shown }: { readonly rule: RuleId; readonly shown: Shown }) {
  const say = useSceneWords();
  const isOpen = shown.open?.rule === rule;
  return (
    <button
      type="button"
      className={styles.show}
      aria-expanded={isOpen}
      aria-label={isOpen ? say.shut : say.showOf(rule)}
      onClick={() => shown.onOpen(isOpen ? null : { rule, isEager: true })}
    >
      <Eye size={17} aria-hidden="true" />
      {isOpen ? say.shut : say.show}
    </button>
  );
}

const NOTHING: readonly string[] = [];
const MOST_NAMES = 8; // whoever looks for another one finds it

/** The cards, powers and tools that a rule explains. */
function NamedBy({ names, query }: { readonly names: readonly string[]; readonly query: string }) {
  const ruleWords = useRuleWords();
  if (names.length === 0) return null;
  const wanted = query.trim() === '' ? [] : names.filter(name => pieces(name, query).some(piece => piece.isFound));
  const shown = [...new Set([...wanted, ...names])].slice(0, Math.max(MOST_NAMES, wanted.length));
  return (
    <p className={styles.named}>
      {ruleWords.named}{' '}
      {shown.map((name, i) => (
        <span key={name}>
          {i > 0 && ', '}
          <Marked text={name} query={query} />
        </span>
      ))}
      {shown.length < names.length && '…'}
    </p>
  );
}

/** A text with what was looked for marked in it. */
function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  return pieces(text, query).map((piece, i) => (piece.isFound ? <mark key={i}>{piece.text}</mark> : piece.text));
}
