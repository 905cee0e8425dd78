import { EllipsisVertical } from 'lucide-react';
import { Suspense, lazy, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../language.ts';
import styles from '../play/play.module.css';
import { openRule } from '../rules/open-rule.ts';
import { useTaught } from './course.ts';
import { useLearnWords } from './use-learn-words.ts';

const SettingsSheet = lazy(async () => ({ default: (await import('../settings/settings-sheet.tsx')).SettingsSheet }));

/** What is rarely needed in a lesson. */
export function LessonMenu() {
  const words = useWords();
  const say = useLearnWords();
  const { game, restart } = useTaught();
  const menu = useRef<HTMLDetailsElement>(null);
  const [isSetting, setIsSetting] = useState(false);
  const then = (act: () => void) => (): void => {
    if (menu.current) menu.current.open = false;
    act();
  };
  return (
    <div className={styles.menu}>
      <details ref={menu} onKeyDown={event => event.key === 'Escape' && then(() => {})()}>
        <summary>
          <EllipsisVertical size={20} aria-hidden="true" />
          <span>{say.menu}</span>
        </summary>
        <div className={styles.menuList}>
          <button type="button" onClick={then(restart)}>
            {say.restart}
          </button>
          <button type="button" onClick={then(() => openRule(null))}>
            {words.play.rules}
          </button>
          <button type="button" onClick={then(() => setIsSetting(true))}>
            {words.settings.title}
          </button>
          <Link href={`/learn/${game}`}>{say.toList}</Link>
          <Link href={`/learn/${game}/match`}>{say.matchBegin}</Link>
        </div>
      </details>
      {isSetting && (
        <Suspense fallback={null}>
          <SettingsSheet onClose={() => setIsSetting(false)} />
        </Suspense>
      )}
    </div>
  );
}
