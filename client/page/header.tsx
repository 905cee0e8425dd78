import { Link } from 'wouter';
import { LANGUAGES } from '../../engine/box.ts';
import { speak, useLanguage, useWords } from '../language.ts';
import styles from './header.module.css';

/** On every page: the way home, the other device, the language. */
export function Header() {
  const words = useWords();
  const language = useLanguage();
  return (
    <header className={styles.header}>
      <a href="#main" className={styles.skip}>
        {words.shell.skip}
      </a>
      <Link href="/" className={styles.home}>
        <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.mark}>
          <path d="M4 28V9h5v4h4.5V9h5v4H23V9h5v19z" fill="currentColor" />
          <path d="M12.5 28v-6a3.5 3.5 0 0 1 7 0v6z" fill="var(--night)" />
        </svg>
        Rempart
      </Link>
      <nav aria-label={words.shell.navigation} className={styles.links}>
        <Link href="/device">{words.shell.device}</Link>
      </nav>
      <div role="group" aria-label={words.shell.language} className={styles.languages}>
        {LANGUAGES.map(one => (
          <button
            key={one}
            type="button"
            lang={one}
            aria-pressed={one === language}
            aria-label={`${one.toUpperCase()} ${words.shell.languages[one]}`}
            onClick={() => speak(one)}
          >
            {one.toUpperCase()}
          </button>
        ))}
      </div>
    </header>
  );
}
