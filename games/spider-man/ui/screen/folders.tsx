import { useState } from 'react';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { MissionId } from '../../content/missions.ts';
import type { SeenPlayer } from '../../seen.ts';
import { MissionPicture } from '../drawn/mission-picture.tsx';
import type { Seen } from '../look.ts';
import { missionThing } from '../touch.ts';
import { overWords } from '../words/over.ts';
import { words } from '../words/words.ts';
import { doneOf, isHomeward } from './mission.ts';
import { Worth } from './worth.tsx';
import styles from './folders.module.css';

/** The missions that this seat may see, each in its folder: whoever sits beside one sees them shut. */
export function Folders({ look, seat }: { readonly look: Seen; readonly seat: number }) {
  return look.view.players.map(
    (p, of) => p.mission && <Folder key={of} look={look} p={p} mission={p.mission} of={of} seat={seat} />,
  );
}

interface Props {
  readonly look: Seen;
  readonly p: SeenPlayer;
  readonly mission: MissionId;
  readonly of: number;
  readonly seat: number;
}

function Folder({ look, p, mission, of, seat }: Props) {
  const [isShut, setShut] = useState(false);
  const own = overWords[look.language];
  const isMine = of === seat;
  const secret = p.tracer ? own.traced : own.secret;
  const whose = isMine || !p.role ? secret : own.missionOf(look.texts.roles[p.role].name);
  return (
    <section className={styles.folder} data-shut={isShut || undefined}>
      <h3>{whose}</h3>
      <button type="button" className={styles.hide} aria-pressed={isShut} onClick={() => setShut(!isShut)}>
        {isShut ? own.show : own.hide}
      </button>
      {!isShut && <Sheet look={look} p={p} mission={mission} of={of} seat={seat} />}
    </section>
  );
}

function Sheet({ look, p, mission, of, seat }: Props) {
  const { handlers, outlook } = useThing(missionThing(of, seat));
  const { name, effect } = look.texts.missions[mission];
  const done = doneOf(p);
  const isMine = of === seat;
  return (
    <button type="button" className={styles.sheet} {...handlers}>
      <span className={styles.photo}>
        <MissionPicture mission={mission} />
      </span>
      <span className={styles.told}>
        <strong>{name}</strong>
        <span>{isMine ? effect : look.texts.theirs(effect)}</span>
        {p.needed > 0 && (
          <span className={styles.progress}>
            <span aria-hidden="true">
              {Array.from({ length: p.needed }, (_, i) => (
                <i key={i} data-done={i < done || undefined}>
                  {i < done && '✓'}
                </i>
              ))}
            </span>
            {isHomeward(p, look.view) ? words[look.language].homeward : words[look.language].progress(done, p.needed)}
          </span>
        )}
      </span>
      <Worth look={look} mission={mission} isMine={isMine} className={styles.worth} />
      <OutlookSign outlook={outlook} />
    </button>
  );
}
