import type { CSSProperties } from 'react';
import { useGrowing } from '../../../table/after-paint.ts';
import { Icon } from '../../../table/icon.tsx';
import { Piece } from '../../../table/piece.tsx';
import { Tip } from '../../../table/tip.tsx';
import { horde, hordeKinds } from '../content/horde.ts';
import type { Forecast, SeenFoe } from '../seen.ts';
import type { Action } from '../spec.ts';
import { icons, kindIcon, tokenIcon } from './icons.ts';
import { type Props, type Seen, foeName, lasting } from './look.ts';
import { words } from './words/words.ts';
import styles from './enemies.module.css';
import type { Event } from '../events.ts';

type Shown = Pick<Props, 'look' | 'pointed' | 'choices' | 'moment'>;

/** The line, left to right, and whom each card of it will hit. */
export function Enemies(props: Shown) {
  const { view, language } = props.look;
  const own = words[language];
  const mark = marks(props.look, props.pointed);
  const shown = useGrowing(view.line.length);
  return (
    <section className={styles.street} aria-labelledby="ud-line">
      <h2 id="ud-line" className={styles.heading}>
        {own.line}
      </h2>
      {view.line.length === 0 ? (
        <p className={styles.nobody}>{own.emptyLine}</p>
      ) : (
        <ol className={styles.line} data-crowded={view.line.length > 8}>
          {view.line.slice(0, shown).map((foe, i) => (
            <Enemy key={foe.id} {...props} foe={foe} at={i} mark={mark(foe.id)} />
          ))}
        </ol>
      )}
    </section>
  );
}

type Mark = 'target' | 'hit' | 'attacks' | null;

/** What somebody points at, or else what is being resolved. */
function marks({ view }: Seen, pointed: Props['pointed']): (id: number) => Mark {
  const { focus } = view;
  const aimed = pointed && 'target' in pointed.action ? pointed.action.target : (focus?.target ?? null);
  const preview = pointed?.preview ?? null;
  const hit = preview?.type === 'attack' ? preview.hit : [];
  return id => {
    if (id === aimed) return 'target';
    if (hit.includes(id)) return 'hit';
    return id === focus?.foe ? 'attacks' : null;
  };
}

const concerns = (action: Action, foe: number): boolean =>
  ('target' in action && action.target === foe) || ('foe' in action && action.foe === foe);

/** What happens to this card at this moment: a name of an animation, and what flies off it. */
function happening(event: Event | undefined, id: number): { name: string; flies: string | null } | null {
  switch (event?.type) {
    case 'foeHurt':
      return event.foe === id ? { name: 'hurt', flies: `−${event.amount}` } : null;
    case 'foeKilled':
      return event.foe === id ? { name: 'dying', flies: null } : null;
    case 'enemyAttacked':
      if (event.foe === id) return { name: 'lunging', flies: null };
      return event.survivor === id ? { name: 'hurt', flies: null } : null;
    case 'attacked':
      return event.target === id ? { name: 'aimed', flies: null } : null;
    case 'outOfTheFight':
      return event.foes.includes(id) ? { name: 'smoked', flies: null } : null;
    case 'strikeMissed':
    case 'attackMissed':
      return event.foe === id ? { name: 'missed', flies: '0' } : null;
    default:
      return null;
  }
}

function Enemy(props: Shown & { readonly foe: SeenFoe; readonly at: number; readonly mark: Mark }) {
  const { look, foe, at, mark, choices, moment } = props;
  const { texts, view, names } = look;
  const own = words[look.language];
  const { name, effect } = texts.kinds[foe.kind];
  const full = hordeKinds[foe.kind].life;
  const boost = foe.hits - horde[foe.card].damage;
  const isEnemy = hordeKinds[foe.kind].isEnemy;
  const now = happening(moment?.event, foe.id);
  const classes = [styles.card, styles[foe.kind], foe.out && styles.out, mark && styles[mark]];
  return (
    <li
      className={classes.filter(Boolean).join(' ')}
      data-now={now?.name}
      style={{ '--at': at, ...lasting(now && moment) } as CSSProperties}
    >
      <p className={styles.top}>
        <span className={styles.number}>{at + 1}</span>
        <Tip tip={effect} rule={hordeKinds[foe.kind].rule} className={styles.name}>
          {name}
        </Tip>
      </p>
      <Piece
        choices={choices}
        options={choices.options.filter(action => concerns(action, foe.id))}
        label={action => texts.action(action, view, names)}
        name={foeName(look, foe.id)}
        about={effect}
        rule={hordeKinds[foe.kind].rule}
        item={{ kind: 'horde', id: foe.card }}
        className={styles.body}
      >
        <Icon d={kindIcon[foe.kind]} className={styles.figure} />
        <span className={styles.life}>
          <span aria-hidden="true" className={styles.pips}>
            {Array.from({ length: full }, (_, i) => (
              <i key={i} className={i < foe.life ? styles.pip : styles.lost} />
            ))}
          </span>
          <span>{own.lifeLeft(foe.life, full)}</span>
        </span>
        <span className={styles.attack}>
          {isEnemy ? (
            <>
              <Icon d={icons['crossed-swords']} />
              <strong>{own.hits(foe.hits)}</strong>
              {foe.cards > 0 && <span>{own.draws(foe.cards)}</span>}
              {boost > 0 && <span className={styles.boost}>{own.boosted(boost)}</span>}
            </>
          ) : (
            own.noAttack
          )}
        </span>
      </Piece>
      <p className={styles.tags}>
        {foe.spears > 0 && (
          <span className={styles.tag}>
            <Icon d={tokenIcon.spear} /> {own.spears(foe.spears)}
          </span>
        )}
        {foe.out && <span className={styles.tag}>{own.out}</span>}
        {mark === 'target' && <span className={styles.tag}>{own.target}</span>}
        {mark === 'hit' && <span className={styles.tag}>{own.inArea}</span>}
        {mark === 'attacks' && <span className={styles.tag}>{own.attacks}</span>}
      </p>
      <Aim look={look} forecast={view.forecast.find(one => one.foe === foe.id) ?? null} />
      {now?.flies && (
        <span key={moment?.id} aria-hidden="true" className={styles.flies}>
          {now.flies}
        </span>
      )}
    </li>
  );
}

function Aim({ look, forecast }: { readonly look: Seen; readonly forecast: Forecast | null }) {
  if (!forecast) return null;
  const own = words[look.language];
  const { seat, survivor, sure } = forecast;
  const isYou = seat !== null && seat === look.seat;
  const name = survivor === null ? (look.names[seat ?? -1] ?? '?') : foeName(look, survivor);
  return (
    <p className={isYou ? `${styles.aim} ${styles.atYou}` : styles.aim}>
      <Tip tip={own.aimsLong(isYou ? own.you : name, sure)}>
        {own.aims(isYou ? `${name} (${own.you})` : name, sure)}
      </Tip>
    </p>
  );
}
