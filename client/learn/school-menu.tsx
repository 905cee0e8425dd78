import { EllipsisVertical } from 'lucide-react';
import { type ReactNode, Suspense, lazy, useRef, useState } from 'react';
import { useWords } from '../language.ts';
import styles from '../play/play.module.css';

const SettingsSheet = lazy(async () => ({ default: (await import('../settings/settings-sheet.tsx')).SettingsSheet }));

interface Props {
  readonly title: string;
  /** Its entries; what they do is done once it is shut. */
  readonly children: (then: (act: () => void) => () => void) => ReactNode;
}

/** The menu of a table at which somebody learns; the settings are its last entry. */
export function SchoolMenu({ title, children }: Props) {
  const words = useWords();
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
          <span>{title}</span>
        </summary>
        <div className={styles.menuList}>
          {children(then)}
          <button type="button" onClick={then(() => setIsSetting(true))}>
            {words.settings.title}
          </button>
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
