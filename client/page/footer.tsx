import { Link, useLocation } from 'wouter';
import { useWords } from '../language.ts';
import styles from './footer.module.css';

/** Under every page but a table. */
export function Footer() {
  const words = useWords();
  const [path] = useLocation();
  if (path.startsWith('/table/') || path.startsWith('/replay/')) return null;
  return (
    <footer className={styles.footer}>
      <span>{words.shell.motto}</span>
      <Link href="/credits">{words.credits.title}</Link>
    </footer>
  );
}
