import type { CSSProperties } from 'react';
import { Icon } from '../../../table/icon.tsx';
import { Rebuilt } from '../../../table/rebuilt.tsx';
import { ROUNDS } from '../content/numbers.ts';
import { arrivals } from '../text/reading.ts';
import { icons, kindIcon } from './icons.ts';
import type { Seen } from './look.ts';
import { words } from './words/words.ts';
import styles from './sky.module.css';

/** The night above the street: how far it has gone, and what this round brings. The moon travels; the sky pales. */
export function Sky({ look }: { readonly look: Seen }) {
  const { view, texts, language } = look;
  const own = words[language];
  const isExtra = view.round > ROUNDS;
  const gone = Math.min(1, Math.max(0, (view.round - 1) / ROUNDS));
  return (
    <header className={styles.sky} style={{ '--gone': gone } as CSSProperties}>
      <Skyline gone={gone} />
      <div className={styles.words}>
        <p className={styles.now}>
          {view.round > 0 && (
            <span>
              {own.round(view.round)}
              {isExtra && ` (${own.extra})`}
            </span>
          )}{' '}
          <strong>{texts.phases[view.phase]}</strong>
        </p>
        <ol aria-label={own.rounds} className={styles.track}>
          {Array.from({ length: ROUNDS }, (_, i) => i + 1).map(round => (
            <li
              key={round}
              className={round === view.round ? styles.here : round < view.round ? styles.past : undefined}
              aria-current={round === view.round ? 'step' : undefined}
            >
              {round}
            </li>
          ))}
          {isExtra && (
            <li className={styles.here} aria-current="step">
              {view.round}
            </li>
          )}
          <li className={styles.dawn}>
            <Icon d={icons.sunrise} />
            <span className={styles.light}>{own.dawn}</span>
          </li>
        </ol>
      </div>
      <Assault look={look} />
    </header>
  );
}

const STARS = Array.from({ length: 46 }, (_, i) => ({
  x: (i * 137.5) % 1000,
  y: (i * 61.8 + 7) % 95,
  r: 0.6 + ((i * 7) % 5) / 5,
}));

/** Roofs and broken windows, drawn once; only the moon and the light move. */
function Skyline({ gone }: { readonly gone: number }) {
  const x = 400 + gone * 420;
  const y = 78 - Math.sin(Math.PI * (0.15 + gone * 0.8)) * 58;
  return (
    <svg viewBox="0 0 1000 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={styles.picture}>
      <g className={styles.stars}>
        {STARS.map(({ x: cx, y: cy, r }) => (
          <circle key={cx} cx={cx} cy={cy} r={r} />
        ))}
      </g>
      <g className={styles.moon} style={{ transform: `translate(${x}px, ${y}px)` }}>
        <circle r="40" className={styles.halo} />
        <circle r="17" />
        <circle cx="6" cy="-4" r="3.4" className={styles.crater} />
        <circle cx="-6" cy="5" r="2.4" className={styles.crater} />
      </g>
      <path
        className={styles.far}
        d="M0 150V96h44V78h34v22h30V62h14l8-12 8 12h14v40h40V84h52v18h26V70h40v34h60V90h34v-22h46v34h44V58h10V44h6v14h10v46h50V86h60v16h30V72h36v30h54V92h46V66h40v38h36V88h60v14h22V76h30v74z"
      />
      <path
        className={styles.near}
        d="M0 150v-30h60v-16h18v16h50v-24l36-16 36 16v30h80v-18h14v-10h10v10h14v18h90v-34h70v34h64v-12l30-10 30 10v12h92v-26h16v-12h8v12h16v26h74v-18h66v18h60v-28h46v28h60v-14h20v38z"
      />
    </svg>
  );
}

function Assault({ look }: { readonly look: Seen }) {
  const { view, texts, language } = look;
  const own = words[language];
  if (!view.assault) return view.round > ROUNDS ? null : <p className={styles.hidden}>{own.noAssault}</p>;
  const seats = view.players.length;
  return (
    <section className={styles.assault} aria-label={own.assault} key={view.assault}>
      <h3>
        {texts.assaults[view.assault].name} <Rebuilt kind="assaults" id={view.assault} />
      </h3>
      <p className={styles.column}>{own.forPlayers(seats)}</p>
      <ul role="list" className={styles.arrivals}>
        {arrivals(view.assault, seats).map(([kind, count]) => (
          <li key={kind}>
            <strong>{count}</strong>
            <Icon d={kindIcon[kind]} />
            <span className={styles.kind}>{count > 1 ? texts.kinds[kind].plural : texts.kinds[kind].name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
