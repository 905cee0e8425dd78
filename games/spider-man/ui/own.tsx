import { Dice } from '../../../table/dice.tsx';
import { Icon } from '../../../table/icon.tsx';
import { Piece } from '../../../table/piece.tsx';
import { Tip } from '../../../table/tip.tsx';
import { missions, ruleOfGoal } from '../content/missions.ts';
import { bonuses } from '../content/cards.ts';
import type { SeenPlayer } from '../seen.ts';
import { icons, roleIcon } from './icons.ts';
import type { Props, Seen } from './look.ts';
import { words } from './words/words.ts';
import styles from './own.module.css';

type Shown = Pick<Props, 'look' | 'choices' | 'moment'>;

/** What lies before this seat: the mission and how far it is, the hand, the dice on the table. */
export function Own(props: Shown) {
  const { look } = props;
  const { view, seat } = look;
  const p = seat === null ? undefined : view.players[seat];
  return (
    <div className={styles.own}>
      <Tray {...props} />
      {p && <Hand {...props} p={p} />}
      {view.players.map((player, at) => (player.mission ? <Mission key={at} look={look} at={at} p={player} /> : null))}
    </div>
  );
}

/** The last roll, and what became of it. */
function Tray({ look, moment }: Shown) {
  const { view, language, names } = look;
  const own = words[language];
  const attack = view.focus?.attack ?? null;
  const event = moment?.event;
  const dice =
    event && 'dice' in event && Array.isArray(event.dice) ? event.dice : (view.roll?.dice ?? attack?.rolled ?? []);
  const who = view.roll ? (names[view.roll.seat] ?? '') : '';
  return (
    <section className={styles.tray} aria-label={own.tray}>
      <h3>
        {own.tray}
        {who && ` (${who})`}
      </h3>
      {dice.length === 0 ? <p className={styles.none}>{own.noDice}</p> : <Dice values={dice} />}
      {attack && attack.results.length > 0 && <p>{own.hits(attack.results, attack.hits)}</p>}
      {view.focus?.move && <p>{own.pointsLeft(view.focus.move.points)}</p>}
      {view.focus?.drive && <p>{own.pointsLeft(view.focus.drive.points)}</p>}
    </section>
  );
}

function Hand({ look, choices, p }: Shown & { readonly p: SeenPlayer }) {
  const { texts, view, names, language } = look;
  const own = words[language];
  if (!p.hand || p.role === 'police') return null;
  return (
    <section className={styles.hand} aria-label={own.hand}>
      <h3>{own.hand}</h3>
      {p.hand.length === 0 && <p className={styles.none}>{own.noCards}</p>}
      <ul role="list" className={styles.cards}>
        {p.hand.map((card, i) => (
          <li key={`${card} ${i}`}>
            <Piece
              choices={choices}
              options={choices.options.filter(action => 'card' in action && action.card === card)}
              label={action => texts.action(action, view, names)}
              name={texts.bonuses[card].name}
              about={texts.bonuses[card].effect}
              rule={bonuses[card].rule}
              item={{ kind: 'bonuses', id: card }}
              className={styles.card}
            >
              <strong>{texts.bonuses[card].name}</strong>
              <span>{texts.bonuses[card].effect}</span>
              <em>{bonuses[card].moments.map(moment => own.moments[moment]).join(', ')}</em>
            </Piece>
            <Tip tip={texts.bonuses[card].effect} rule={bonuses[card].rule} className={styles.why}>
              {own.why(texts.bonuses[card].name)}
            </Tip>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A mission that this seat may see: its own, or one that Spider-Man traces. */
function Mission({ look, at, p }: { readonly look: Seen; readonly at: number; readonly p: SeenPlayer }) {
  const { texts, language, seat } = look;
  const own = words[language];
  if (!p.mission) return null;
  const { villain, spiderMan, police } = missions[p.mission];
  const { name, effect } = texts.missions[p.mission];
  const counted = p.progress.damage + p.progress.cars + p.progress.planted.length + p.progress.wounds;
  const done = Math.min(counted, p.needed);
  return (
    <section
      className={styles.mission}
      aria-label={at === seat ? own.mission : own.traced(p.role ? texts.roles[p.role].name : '')}
    >
      <h3>
        {p.role && <Icon d={roleIcon[p.role]} />}{' '}
        {at === seat ? own.mission : own.traced(p.role ? texts.roles[p.role].name : '')}
      </h3>
      <p>
        <Tip
          tip={effect}
          rule={ruleOfGoal(missions[p.mission].goal)}
          item={{ kind: 'missions', id: p.mission }}
          className={styles.title}
        >
          {name}
        </Tip>{' '}
        {effect}
      </p>
      {p.needed > 0 && <progress value={done} max={p.needed} aria-label={own.progress(done, p.needed)} />}
      <p className={styles.values}>
        <Icon d={icons.trophy} /> {own.worth(villain, spiderMan, police)}
      </p>
    </section>
  );
}
