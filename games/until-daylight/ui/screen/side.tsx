import { called } from '../../../../table/called.ts';
import { Icon } from '../../../../table/icon.tsx';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { SeenPlayer } from '../../seen.ts';
import { Defender, type Pose } from '../drawn/defender.tsx';
import { happeningAt } from '../happening.ts';
import { cardIcon, icons, tokenIcon } from '../icons.ts';
import { inHand } from '../inventory.ts';
import { type Seen, type Shown, lasting } from '../look.ts';
import { seatThing } from '../touch.ts';
import { words } from '../words/words.ts';
import { unseen } from '../../../../table/unseen.ts';
import styles from './surface.module.css';

const ABREAST = 4; // more of them stand shoulder to shoulder, where the street is narrow

/** Those who hold the barricade, seen from behind. */
export function Side(props: Shown) {
  const { look } = props;
  return (
    <ul
      role="list"
      className={styles.side}
      aria-label={words[look.language].seats}
      data-many={look.view.players.length > ABREAST || undefined}
    >
      {look.view.players.map((p, at) => (
        <Held key={at} {...props} p={p} at={at} />
      ))}
    </ul>
  );
}

function Held({ look, asked, moment, p, at }: Shown & { readonly p: SeenPlayer; readonly at: number }) {
  const { handlers, outlook } = useThing(seatThing(at));
  const now = happeningAt(moment?.event, at);
  return (
    <li
      className={styles.defender}
      data-own={at === look.seat || undefined}
      data-asked={asked.includes(at) || undefined}
      data-now={now?.name}
      style={lasting(now && moment)}
    >
      <button type="button" className={styles.bust} {...handlers}>
        <span className={styles.body} data-drawn>
          <OutlookSign outlook={outlook} />
          {p.character && (
            <Defender character={p.character} held={inHand(look.view, at)} pose={poseOf(look, at, now?.name)} />
          )}
        </span>
        <NamePlate look={look} p={p} at={at} />
      </button>
      {now?.flies && (
        <span key={moment?.id} aria-hidden="true" className={styles.flies} data-kind={now.name}>
          {now.flies}
        </span>
      )}
    </li>
  );
}

const poseOf = ({ view }: Seen, at: number, now: string | undefined): Pose => {
  if (now === 'hurt') return 'hurt';
  return view.focus?.seat === at && view.focus.weapon !== null ? 'strike' : 'ready';
};

function NamePlate({ look, p, at }: { readonly look: Seen; readonly p: SeenPlayer; readonly at: number }) {
  const own = words[look.language];
  const left = p.life - p.damage;
  return (
    <span className={styles.plate} data-read data-drawn>
      <span className={styles.name}>{called(look, at)}</span>
      {p.character && (
        <span data-low={left <= p.life / 3 || undefined}>
          <Icon d={icons.hearts} /> {left}
        </span>
      )}
      {look.view.holder === at && <Token icon={cardIcon.wave} name={own.holderTip} />}
      {look.view.first === at && look.view.round > 0 && <Token icon={icons['flag-objective']} name={own.firstTip} />}
      {p.barricades > 0 && (
        <Token icon={tokenIcon.barricade} name={look.texts.tokens.barricade.name} count={p.barricades} />
      )}
      {p.traps > 0 && <Token icon={tokenIcon.trap} name={look.texts.tokens.trap.name} count={p.traps} />}
      {p.shield > 0 && <Token icon={icons.shield} name={own.shield(p.shield)} count={p.shield} />}
      {look.view.focus?.ready[at] && <em className={styles.done}>✓</em>}
    </span>
  );
}

function Token({ icon, name, count }: { readonly icon: string; readonly name: string; readonly count?: number }) {
  return (
    <span title={name}>
      <Icon d={icon} />
      <span className={unseen}>{name}</span> {count}
    </span>
  );
}
