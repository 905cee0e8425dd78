import { Icon } from '../../../table/icon.tsx';
import { Rebuilt } from '../../../table/rebuilt.tsx';
import { Tip } from '../../../table/tip.tsx';
import { scenarioData } from '../scenarios/list.ts';
import { icons } from './icons.ts';
import { type Props, type Seen, glyphName, glyphTip, nearSeat } from './look.ts';
import { ruleOfGlyph } from './rule-of.ts';
import { words } from './words/words.ts';
import styles from './banner.module.css';

/** Where the match stands: the scenario and what decides it, the rounds, the score. */
export function Banner({ look }: Pick<Props, 'look'>) {
  const { view, texts, names, language } = look;
  const own = words[language];
  const { title } = texts.scenarios[view.scenario] ?? { title: '' };
  return (
    <section className={styles.banner} aria-labelledby="hs-title">
      <h2 id="hs-title" className={styles.title}>
        {title} <Rebuilt kind="scenarios" id={view.scenario} />
      </h2>
      <p className={styles.when}>
        {view.phase === 'armies' ? (
          own.gathering
        ) : (
          <>
            {view.mode === 'expert' && <strong>{own.round(view.round, view.lastRound)}</strong>}
            {view.turn > 0 && <span>{view.mode === 'expert' ? own.turnOf(view.turn) : own.turn(view.turn)}</span>}
            {view.active !== null && <span className={styles.active}>{own.plays(names[view.active] ?? '')}</span>}
          </>
        )}
      </p>
      {view.mode === 'expert' && view.phase === 'battle' && <Track look={look} />}
      <p className={styles.objective}>
        <Icon d={icons.trophy} /> {texts.goal(view)}
      </p>
      <p className={styles.state}>{state(look).join(' · ')}</p>
      <Glyphs look={look} />
    </section>
  );
}

/** What lies on the battlefield or is carried about, each with what it does. */
function Glyphs({ look }: Pick<Props, 'look'>) {
  const { view } = look;
  if (view.glyphs.length === 0) return null;
  return (
    <p className={styles.state}>
      {view.glyphs.map((glyph, i) => (
        <Tip key={i} tip={glyphTip(look, glyph)} rule={ruleOfGlyph(glyph)}>
          {glyphName(look, glyph)}
        </Tip>
      ))}
    </p>
  );
}

function Track({ look: { view, language } }: Pick<Props, 'look'>) {
  const { spaces } = scenarioData[view.scenario];
  const count = Math.max(spaces, view.lastRound ?? 0, view.round);
  const own = words[language];
  return (
    <ol className={styles.track} aria-label={own.track}>
      {Array.from({ length: count }, (_, i) => (
        <li
          key={i}
          aria-current={i + 1 === view.round ? 'step' : undefined}
          className={i + 1 < view.round ? styles.past : i + 1 === view.round ? styles.now : undefined}
          data-last={i + 1 === view.lastRound || undefined}
        >
          {i + 1}
        </li>
      ))}
    </ol>
  );
}

/** How it stands now. */
function state(look: Seen): string[] {
  const { view, names, language } = look;
  const own = words[language];
  const near = nearSeat(look);
  const [mine, theirs] = [view.players[near], view.players[1 - near]];
  if (!mine || !theirs || view.phase === 'armies') return [];
  const lines = [mine, theirs].map(
    p =>
      `${names[p.seat] ?? ''} : ${own.standing(p.figures)}${view.mode === 'expert' ? `, ${own.score(p.points)}` : ''}`,
  );
  if (view.orange.length > 0 && scenarioData[view.scenario].end.kind === 'zone')
    lines.push(own.inOrange(mine.inOrange, theirs.inOrange));
  if (view.powerful !== null) lines.push(own.powerful(names[view.powerful] ?? ''));
  return lines;
}
