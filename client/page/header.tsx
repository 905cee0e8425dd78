import { Languages, MonitorSmartphone, Settings2 } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { LANGUAGES } from '../../engine/box.ts';
import { hasServer } from '../calls/server.ts';
import { speak, useLanguage, useWords } from '../language.ts';
import styles from './header.module.css';
import { Mark } from './mark.tsx';

const SettingsSheet = lazy(async () => ({ default: (await import('../settings/settings-sheet.tsx')).SettingsSheet }));

/** On every page: the way home, the other device, the language, the settings. Small where a table needs the room. */
export function Header() {
  const words = useWords();
  const language = useLanguage();
  const [path] = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const other = LANGUAGES.find(one => one !== language) ?? language;
  const isCompact = /^\/(table|replay|analysis|new)\b/.test(path);
  return (
    <header className={isCompact ? `${styles.header} ${styles.compact}` : styles.header}>
      <a href="#main" className={styles.skip}>
        {words.shell.skip}
      </a>
      <Link href="/" className={styles.home}>
        <Mark className={styles.mark} />
        Rempart
      </Link>
      <nav aria-label={words.shell.navigation} className={styles.tools}>
        {hasServer && (
          <Link href="/device" className={styles.tool}>
            <MonitorSmartphone size={20} aria-hidden="true" />
            <span className={styles.word}>{words.shell.device}</span>
          </Link>
        )}
      </nav>
      <button type="button" lang={other} className={styles.tool} onClick={() => speak(other)}>
        <Languages size={20} aria-hidden="true" />
        <span className={styles.word}>{words.shell.languages[other]}</span>
      </button>
      <button type="button" className={styles.tool} onClick={() => setIsOpen(true)}>
        <Settings2 size={20} aria-hidden="true" />
        <span className={styles.word}>{words.settings.title}</span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SettingsSheet onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
