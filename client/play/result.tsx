import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { isCommitted } from '../../engine/commitment.ts';
import type { Outcome } from '../../engine/types.ts';
import { replayAddress } from '../calls/endpoints.ts';
import type { Lobby } from '../../host/messages.ts';
import { useWords } from '../language.ts';
import controls from '../page/controls.module.css';
import type { AtTable } from './at-table.ts';
import styles from './play.module.css';

/** How it ended, and how anybody can check that the dice were fair. */
export function Result({ table, outcome }: { readonly table: AtTable; readonly outcome: Outcome }) {
  const words = useWords();
  const { look, parts, state } = table;
  const { lobby } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  return (
    <section aria-labelledby="result" className={styles.result}>
      <h2 id="result" ref={heading} tabIndex={-1}>
        {look.texts.outcome(outcome, look.names)}
      </h2>
      {parts.Ending && <parts.Ending look={look} />}
      <Fairness lobby={lobby} />
      <p className={controls.row}>
        <Link href={`/new/${lobby.game}`} className={controls.primary}>
          {words.play.newTable}
        </Link>
        <a href={replayAddress(lobby.id)} download={`rempart-${lobby.id}.json`} className={controls.button}>
          {words.play.replay}
        </a>
        <Link href="/">{words.notFound.home}</Link>
      </p>
    </section>
  );
}

function Fairness({ lobby }: { readonly lobby: Lobby }) {
  const words = useWords();
  const { commitment, seed, salt } = lobby;
  const isKept = seed !== null && salt !== null && isCommitted(commitment, seed, salt);
  return (
    <details className={styles.fairness}>
      <summary>{words.play.fairness}</summary>
      <p>{words.play.fairnessText}</p>
      <dl>
        <dt>{words.play.commitment}</dt>
        <dd>{commitment}</dd>
        {seed !== null && (
          <>
            <dt>{words.play.seed}</dt>
            <dd>{seed}</dd>
            <dt>{words.play.salt}</dt>
            <dd>{salt}</dd>
          </>
        )}
      </dl>
      {seed !== null && <p>{isKept ? words.play.isKept : words.play.isNotKept}</p>}
    </details>
  );
}
