import { Icon } from '../../../table/icon.tsx';
import type { Cue } from '../content/tracks.ts';
import { Avatar } from './avatar.tsx';
import { Caption, Countdown, Heart, Lesson, ScreamRing, Tape } from './dial.tsx';
import { Horde } from './horde.tsx';
import { icons } from './icons.ts';
import { PAINT, type Props, activeHero, classes, heroName, isOwn } from './look.ts';
import { words } from './words/words.ts';
import styles from './hud.module.css';
import { vars } from './vars.ts';

type Shown = Pick<Props, 'look' | 'clock' | 'moment' | 'pointed'>;

/** What one must see without looking for it: the time, whose turn it is, what is about to happen, the Horde. */
export function Hud({ cue, ...props }: Shown & { readonly cue: Cue | null }) {
  const { look, clock } = props;
  const isLesson = look.view.clock.track === 'calm';
  return (
    <header className={styles.hud} data-cue={cue?.kind} data-lesson={isLesson || undefined}>
      <div className={styles.row}>
        {isLesson ? (
          <Lesson language={look.language} />
        ) : (
          <div className={styles.time}>
            <Countdown look={look} clock={clock} />
            <ScreamRing look={look} clock={clock} />
            <Heart look={look} clock={clock} />
          </div>
        )}
        <Turn {...props} />
        <Horde look={look} moment={props.moment} pointed={props.pointed} />
      </div>
      {!isLesson && <Tape look={look} clock={clock} />}
      <Caption cue={cue} language={look.language} />
    </header>
  );
}

function Turn({ look }: Shown) {
  const { view, names, texts, language } = look;
  const own = words[language];
  const hero = activeHero(look);
  if (!hero)
    return (
      <div className={styles.turn}>
        <div>
          <p className={styles.whose}>{texts.scenarios[view.scenario]?.title}</p>
          <p className={styles.who}>{own.before}</p>
        </div>
      </div>
    );
  const name = heroName(look, hero.id);
  return (
    <div className={styles.turn} style={vars({ '--paint': PAINT[hero.id].fill })} data-step={view.step}>
      <Avatar hero={hero.id} className={styles.face} />
      <div>
        <p className={styles.whose}>{isOwn(look, hero) ? own.yours(name) : own.theirs(name)}</p>
        <p className={styles.who}>
          {names[hero.seat]} · {own.steps[view.step]}
        </p>
        <Forecast look={look} />
      </div>
    </div>
  );
}

/** Zombies against fend-off where the active hero stands: as it would be if his actions ended now. */
function Forecast({ look }: Pick<Props, 'look'>) {
  const { forecast, turn } = look.view;
  const own = words[look.language];
  if (turn?.bitten) return <p className={classes(styles.forecast, styles.bad)}>{own.bitten}</p>;
  if (!forecast) return null;
  const { zombies, fend, held } = forecast;
  const isDown = activeHero(look)?.posture === 'down';
  return (
    <p className={classes(styles.forecast, !held && styles.bad)}>
      <Icon d={icons['shambling-zombie']} /> <strong>{zombies}</strong>
      <span className={styles.versus}>{own.against}</span>
      <Icon d={icons.halt} /> <strong>{fend}</strong>
      <span>{zombies === 0 ? own.calm : held ? own.held : isDown ? own.willBite : own.willFall}</span>
    </p>
  );
}
