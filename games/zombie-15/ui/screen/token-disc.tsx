import { Icon } from '../../../../table/icon.tsx';
import type { TokenId } from '../../content/tokens.ts';
import { tokenIcon } from '../icons.ts';
import type { Seen } from '../look.ts';
import { tokenMark } from '../marks.ts';
import { tokenPaint } from '../paints.ts';
import styles from './token-disc.module.css';

/** A search token: what it is, or that nobody knows yet. */
export function TokenDisc({ token, look }: { readonly token: TokenId | null; readonly look: Pick<Seen, 'language'> }) {
  const mark = tokenMark(token, look);
  return (
    <span
      className={styles.disc}
      data-hidden={token === null || undefined}
      style={token ? { background: tokenPaint(token) } : undefined}
    >
      {token ? <Icon d={tokenIcon[token]} /> : <i aria-hidden="true">?</i>}
      {mark !== '' && <b aria-hidden="true">{mark}</b>}
    </span>
  );
}
