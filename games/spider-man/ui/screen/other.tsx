import { Icon } from '../../../../table/icon.tsx';
import type { OtherProps } from '../../../../table/screen/screen-parts.ts';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { RoleId } from '../../ids.ts';
import type { SpiderMan } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';
import { Portrait } from '../drawn/portrait.tsx';
import { icons, scaleIcon } from '../icons.ts';
import { threatThing } from '../touch.ts';
import { overWords } from '../words/over.ts';
import { screenWords } from '../words/screen.ts';
import { worstOf } from './dangers.ts';
import { words } from '../words/words.ts';
import { Pips } from './pips.tsx';
import { unseen } from '../../../../table/unseen.ts';
import styles from './other.module.css';

const MANY = 5; // seats: then each has to do with less room

/** One of the others: who, how far in the race, how hurt, and whether they can strike back. */
export function Other({ look, seat }: OtherProps<SpiderMan, GameTexts>) {
  const { view, texts, names, language } = look;
  const own = words[language];
  const p = view.players[seat];
  if (!p) return null;
  const figure = view.figures.find(one => one.seat === seat && one.role === p.role);
  const cars = view.stacks.reduce((sum, stack) => sum + stack.cars, 0);
  const danger = p.role && worstOf(look, p.role);
  return (
    <div
      className={styles.other}
      data-active={(view.active === seat && view.phase === 'play') || undefined}
      data-many={view.players.length >= MANY || undefined}
    >
      <span className={styles.face} data-down={figure?.ko || undefined}>
        <Portrait who={p.role} />
      </span>
      <span className={styles.who}>
        <b className={styles.score}>
          {p.score}
          <span className={unseen}> {own.points}</span>
        </b>
        <span className={styles.name}>{p.role ? texts.roles[p.role].name : own.noRole}</span>
        <small className={styles.player}>{names[seat]}</small>
      </span>
      {p.role && (
        <span className={styles.state}>
          {figure ? (
            figure.ko ? (
              <em>K.O.</em>
            ) : (
              <Pips wounds={figure.wounds} boxes={figure.boxes} />
            )
          ) : (
            p.role === 'police' && <small>{overWords[language].cars(cars)}</small>
          )}
          <span className={styles.left} title={texts.scales.combat}>
            <Icon d={scaleIcon.combat} /> {p.dice.combat}
            <span className={unseen}> {texts.scales.combat}</span>
          </span>
          <span className={styles.left} title={texts.scales.movement}>
            <Icon d={scaleIcon.movement} /> {p.dice.movement}
            <span className={unseen}> {texts.scales.movement}</span>
          </span>
          {p.cards > 0 && (
            <span className={styles.left} title={own.cards(p.cards)}>
              <Icon d={scaleIcon.bonus} /> {p.cards}
            </span>
          )}
          {p.tracer && (
            <span className={styles.tracer} title={own.about.tracer}>
              <Icon d={icons['radar-sweep']} />
              <span className={unseen}>{own.tracer}</span>
            </span>
          )}
        </span>
      )}
      {danger && p.role && <Danger role={p.role} text={screenWords[language].hitsYou(danger.any)} />}
    </div>
  );
}

/** It says over which turn and how badly, pointed at or touched. */
function Danger({ role, text }: { readonly role: RoleId; readonly text: string }) {
  const { handlers } = useThing(threatThing(role));
  return (
    <button type="button" className={styles.danger} {...handlers}>
      {text}
    </button>
  );
}
