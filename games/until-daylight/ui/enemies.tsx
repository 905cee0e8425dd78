import { Tip } from '../../../table/tip.tsx';
import { horde, hordeKinds } from '../content/horde.ts';
import type { Forecast, SeenFoe } from '../spec.ts';
import type { Props, Seen } from './look.ts';
import { foeName } from './look.ts';
import { words } from './words/words.ts';
import styles from './enemies.module.css';

/** The line, left to right, and whom each card of it will hit. */
export function Enemies({ look, pointed }: Pick<Props, 'look' | 'pointed'>) {
  const { view, language } = look;
  const own = words[language];
  const mark = marks(look, pointed);
  return (
    <section className={styles.night} aria-labelledby="ud-line">
      <h2 id="ud-line" className={styles.heading}>
        {own.line}
      </h2>
      {view.line.length === 0 ? (
        <p className={styles.nobody}>{own.emptyLine}</p>
      ) : (
        <ol className={styles.line}>
          {view.line.map((foe, i) => (
            <Enemy key={foe.id} look={look} foe={foe} at={i + 1} mark={mark(foe.id)} />
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

function Enemy(props: { readonly look: Seen; readonly foe: SeenFoe; readonly at: number; readonly mark: Mark }) {
  const { look, foe, at, mark } = props;
  const own = words[look.language];
  const { name, effect } = look.texts.kinds[foe.kind];
  const full = hordeKinds[foe.kind].life;
  const boost = foe.hits - horde[foe.card].damage;
  const isEnemy = hordeKinds[foe.kind].isEnemy;
  const classes = [styles.card, foe.out && styles.out, mark && styles[mark], !isEnemy && styles.friend];
  return (
    <li className={classes.filter(Boolean).join(' ')}>
      <p className={styles.top}>
        <span className={styles.number}>{at}</span>
        <Tip tip={effect} className={styles.name}>
          {name}
        </Tip>
      </p>
      <p className={styles.life}>
        <span aria-hidden="true" className={styles.pips}>
          {'●'.repeat(foe.life)}
          {'○'.repeat(Math.max(0, full - foe.life))}
        </span>
        <span>{own.lifeLeft(foe.life, full)}</span>
      </p>
      {isEnemy ? (
        <p className={styles.attack}>
          <strong>{own.hits(foe.hits)}</strong>
          {foe.cards > 0 && <span>{own.draws(foe.cards)}</span>}
          {boost > 0 && <span className={styles.boost}>{own.boosted(boost)}</span>}
        </p>
      ) : (
        <p className={styles.attack}>{own.noAttack}</p>
      )}
      {foe.spears > 0 && <p className={styles.tag}>{own.spears(foe.spears)}</p>}
      {foe.out && <p className={styles.tag}>{own.out}</p>}
      {mark === 'target' && <p className={styles.tag}>{own.target}</p>}
      {mark === 'hit' && <p className={styles.tag}>{own.inArea}</p>}
      {mark === 'attacks' && <p className={styles.tag}>{own.attacks}</p>}
      <Aim look={look} forecast={look.view.forecast.find(one => one.foe === foe.id) ?? null} />
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
