import { type ReactNode, Suspense, lazy, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type Rulebook, ruleTexts } from '../../engine/rulebook.ts';
import type { RuleId } from '../../engine/types.ts';
import { useLanguage } from '../language.ts';
import { useRuleWords } from './use-rule-words.ts';
import controls from '../page/controls.module.css';
import { useScenes } from '../scenes/recorded.ts';
import { useSceneWords } from '../scenes/use-scene-words.ts';
import { ChapterPart, type Opened } from './chapter-part.tsx';
import { type Asked, Here } from './here.tsx';
import { useNamed } from './named.ts';
import { found } from './search.ts';
import { useInSight } from './use-in-sight.ts';
import { useIsBroad } from './use-is-broad.ts';
import styles from './rules.module.css';

const ScenePart = lazy(async () => ({ default: (await import('../scenes/scene-part.tsx')).ScenePart }));

interface Props {
  readonly game: string;
  readonly book: Rulebook;
  /** A rule that is being looked for. */
  readonly current: RuleId | null;
  /** On a page of its own each rule has an address. */
  readonly isPage: boolean;
  /** Beside a table: what is asked there, null for whoever is not asked. */
  readonly asked?: Asked | null;
}

/** Chapters with their rules, a search through all of them, and the scene of the rule that one wants to see. */
export function Book({ game, book, current, isPage, asked }: Props) {
  const ruleWords = useRuleWords();
  const [query, setQuery] = useState('');
  const field = useId();
  // Whoever comes for one rule must find it: chapters that are not drawn have no height to scroll past.
  const [isWhole] = useState(() => !isPage || location.hash !== '');
  const inside = useRef<HTMLDivElement>(null);
  const scenes = useScenes(game);
  const texts = useMemo(() => ruleTexts(book), [book]);
  const isBroad = useIsBroad() && isPage;
  const [open, setOpen] = useState<Opened | null>(() => (current === null ? null : { rule: current, isEager: false }));
  useEffect(() => {
    if (current !== null) setOpen({ rule: current, isEager: false });
  }, [current]);
  const named = useNamed(game, useLanguage());
  const chapters = found(book, query, named);
  const count = chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  const goTo = (rule: RuleId): void => {
    setQuery('');
    setOpen({ rule, isEager: false });
    requestAnimationFrame(() => {
      const there = inside.current?.querySelector(`[data-rule="${CSS.escape(rule)}"]`);
      there?.scrollIntoView({ block: isBroad ? 'center' : 'start' });
    });
  };
  const inSight = useInSight(
    inside,
    chapters.map(({ slug }) => slug),
  );
  // Beside the rules one of them is there to be played, until somebody chooses another.
  const [isShut, setIsShut] = useState(false);
  const first = isBroad && !isShut ? firstOf(book, scenes) : null;
  const laid = open ?? (first === null ? null : { rule: first, isEager: false });
  const scene = laid && scenes.get(laid.rule);
  const stage = laid && scene && (
    <Suspense fallback={null}>
      <ScenePart
        key={laid.rule}
        game={game}
        rule={laid.rule}
        scene={scene}
        isEager={laid.isEager}
        ruleText={rule => texts.get(rule)}
        onRule={goTo}
      />
    </Suspense>
  );
  const onOpen = (opened: Opened | null): void => {
    setOpen(opened);
    setIsShut(opened === null);
  };
  const shown = { scenes, named, open: laid, stage: isBroad ? null : stage, onOpen };
  return (
    <div ref={inside} className={isPage ? `${styles.book} ${styles.page}` : styles.book} data-whole={isWhole}>
      <div className={styles.aside}>
        <div role="search" className={controls.field}>
          <label htmlFor={field}>{ruleWords.search}</label>
          <input id={field} type="search" value={query} onChange={event => setQuery(event.target.value)} />
          <p role="status" className={controls.note}>
            {query.trim() === '' ? '' : ruleWords.count(count)}
          </p>
        </div>
        {asked !== undefined && <Here asked={asked} onRule={goTo} />}
        {isPage && (
          <nav aria-label={ruleWords.chapters} className={styles.contents}>
            <ol>
              {chapters.map(chapter => (
                <li key={chapter.slug}>
                  <a
                    href={`#${chapter.slug}`}
                    aria-current={chapter.slug === inSight || undefined}
                    data-rules={chapter.rules.length}
                  >
                    {chapter.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </div>
      <div className={styles.chapters}>
        {chapters.map(chapter => (
          <ChapterPart
            key={chapter.slug}
            chapter={chapter}
            query={query}
            current={current}
            isPage={isPage}
            shown={shown}
          />
        ))}
        {chapters.length === 0 && <p>{ruleWords.nothing}</p>}
      </div>
      {isBroad && (
        <Stage open={laid}>
          {laid && stage && (
            <>
              <button type="button" className={styles.of} onClick={() => goTo(laid.rule)}>
                <b className={styles.id}>{laid.rule}</b>
                <span>{texts.get(laid.rule)}</span>
              </button>
              {stage}
            </>
          )}
        </Stage>
      )}
    </div>
  );
}

const firstOf = (book: Rulebook, scenes: ReadonlyMap<RuleId, unknown>): RuleId | null =>
  book.chapters.flatMap(({ rules }) => rules).find(({ id }) => scenes.has(id))?.id ?? null;

/** Beside the rules, where there is room: the scene of the one that was chosen. */
function Stage({ open, children }: { readonly open: Opened | null; readonly children: ReactNode }) {
  const say = useSceneWords();
  return (
    <aside className={styles.stage} aria-label={open ? say.scene(open.rule) : say.stage}>
      {children || <p className={styles.empty}>{say.choose}</p>}
    </aside>
  );
}
