import type { EventId } from '../content/cards.ts';
import type { View } from '../spec.ts';
import type { Props, Seen } from './look.ts';
import { Map } from './map.tsx';
import { Own } from './own.tsx';
import { Roles } from './roles.tsx';
import { Seats } from './seats.tsx';
import { words } from './words/words.ts';
import styles from './board.module.css';

/** The whole table: the city, the sheets, the own hand. It shows a view and computes no rule. */
export function Board({ look, asked, pointed, choices, moment }: Props) {
  const isPicking = look.view.players.some(p => p.role === null);
  return (
    <div className={styles.board}>
      <Headline look={look} />
      {isPicking ? (
        <Roles look={look} choices={choices} />
      ) : (
        <>
          <Map look={look} choices={choices} pointed={pointed} moment={moment} />
          <Own look={look} choices={choices} moment={moment} />
        </>
      )}
      <Seats look={look} asked={asked} />
    </div>
  );
}

/** Whose turn it is, and which events are in force. */
function Headline({ look }: { readonly look: Seen }) {
  const { view, texts, names, language } = look;
  const own = words[language];
  const role = view.players[view.active]?.role;
  return (
    <header className={styles.headline}>
      <p>
        {view.phase === 'setup'
          ? own.setup
          : own.turnOf(view.round, names[view.active] ?? '', role ? texts.roles[role].name : '')}
      </p>
      <ul role="list">
        {inForce(view).map(event => (
          <li key={event}>
            <strong>{texts.events[event].name}</strong> {texts.events[event].effect}
          </li>
        ))}
      </ul>
    </header>
  );
}

/** Events that last. */
function inForce(view: View): EventId[] {
  const lasting: readonly (readonly [string, boolean])[] = [
    ['public-menace', view.menace],
    ['blackout', view.blackout !== null],
    ['gridlock', view.gridlock !== null],
    ['storm', view.storm !== null],
  ];
  return lasting.flatMap(([event, isOn]) => (isOn ? [event as EventId] : []));
}
