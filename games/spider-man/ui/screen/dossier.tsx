import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { ThingId } from '../../../../table/touch.ts';
import type { MissionId } from '../../content/missions.ts';
import type { SeenPlayer } from '../../seen.ts';
import type { Seen } from '../look.ts';
import { MISSION, missionThing } from '../touch.ts';
import { words } from '../words/words.ts';
import { doneOf, isHomeward } from './mission.ts';
import { Worth } from './worth.tsx';
import styles from './own.module.css';

/** The missions that this seat may see: its own, or those that Spider-Man traces. */
export function Dossiers({ look, seat }: { readonly look: Seen; readonly seat: number }) {
  const seen = look.view.players.flatMap((p, at) => (p.mission ? [{ p, at, mission: p.mission }] : []));
  if (seen.length === 0) return null;
  return (
    <div className={styles.dossiers} data-many={seen.length > 1 || undefined}>
      {seen.map(({ p, at, mission }) => (
        <Dossier key={at} look={look} p={p} mission={mission} thing={missionThing(at, seat)} />
      ))}
    </div>
  );
}

/** More letters of a name than one line has where cards leave little room. */
const LONG = 20;

interface Props {
  readonly look: Seen;
  readonly p: SeenPlayer;
  readonly mission: MissionId;
  readonly thing: ThingId;
}

function Dossier({ look, p, mission, thing }: Props) {
  const { texts, language } = look;
  const { handlers, outlook } = useThing(thing);
  const own = words[language];
  const { name, effect } = texts.missions[mission];
  const isMine = thing === MISSION;
  return (
    <button
      type="button"
      className={styles.dossier}
      data-mine={isMine || undefined}
      data-long={name.length > LONG || undefined}
      {...handlers}
    >
      <span className={styles.whose}>
        <em>{isMine || !p.role ? own.mission : texts.roles[p.role].name}</em>
        {isHomeward(p, look.view) ? <b>{own.homeward}</b> : p.needed > 0 && <b>{own.progress(doneOf(p), p.needed)}</b>}
      </span>
      <strong className={styles.title}>{name}</strong>
      <span className={styles.effect}>{isMine ? effect : texts.theirs(effect)}</span>
      <Worth look={look} mission={mission} isMine={isMine} className={styles.worth} />
      <OutlookSign outlook={outlook} />
    </button>
  );
}
