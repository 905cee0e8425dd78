import type { Event } from '../events.ts';
import { CHARACTERS, type Square } from '../ids.ts';
import type { SeenFigure, SeenStack } from '../seen.ts';
import { characterIcon, icons, roleIcon } from './icons.ts';
import { type Props, centreOf } from './look.ts';
import styles from './map.module.css';

/** Everybody who stands in the city: cars, characters, figures. */
export function People({ look, moment }: Pick<Props, 'look' | 'moment'>) {
  const { view } = look;
  const taken = new Map<Square, number>();
  const place = (square: Square): number => {
    const n = taken.get(square) ?? 0;
    taken.set(square, n + 1);
    return n;
  };
  return (
    <g aria-hidden="true" className={styles.people}>
      {view.stacks.map(stack => (
        <Car key={`stack ${stack.square}`} stack={stack} shift={place(stack.square)} event={moment?.event} />
      ))}
      {CHARACTERS.map(id => {
        const { square, holder } = view.characters[id];
        return square >= 0 && holder !== 'police' ? (
          <Token key={id} square={square} shift={place(square)} icon={characterIcon[id]} className={styles.character} />
        ) : null;
      })}
      {view.figures.map(figure =>
        figure.at >= 0 ? (
          <Figure key={figure.role} figure={figure} shift={place(figure.at)} event={moment?.event} />
        ) : null,
      )}
    </g>
  );
}

interface TokenProps {
  readonly square: Square;
  readonly shift: number;
  readonly icon: string;
  readonly className: string | undefined;
}

function Token({ square, shift, icon, className }: TokenProps) {
  const { x, y } = centreOf(square);
  return (
    <g transform={`translate(${x + shift * 8} ${y + shift * 6})`} className={className}>
      <rect x="-13" y="-13" width="26" height="26" rx="6" className={styles.base} />
      <svg x="-10" y="-10" width="20" height="20" viewBox="0 0 512 512">
        <path d={icon} className={styles.face} />
      </svg>
    </g>
  );
}

function Car({
  stack,
  shift,
  event,
}: {
  readonly stack: SeenStack;
  readonly shift: number;
  readonly event: Event | undefined;
}) {
  const { x, y } = centreOf(stack.square);
  const isHit = event?.type === 'carsDestroyed' && event.square === stack.square;
  return (
    <g
      transform={`translate(${x + shift * 8} ${y + shift * 6})`}
      className={styles.car}
      data-now={isHit ? 'hurt' : undefined}
    >
      <rect x="-17" y="-14" width="34" height="28" rx="6" className={styles.base} />
      <svg x="-13" y="-13" width="26" height="26" viewBox="0 0 512 512">
        <path d={roleIcon.police} className={styles.face} />
      </svg>
      <g transform="translate(15 -13)">
        <circle r="8" className={styles.badge} />
        <text y="4" className={styles.count}>
          {stack.cars}
        </text>
      </g>
      {stack.captains.map((captain, i) => (
        <g key={captain} transform={`translate(${-14 + i * 15} 15)`}>
          <circle r="7" className={styles.badge} />
          <text y="3.5" className={styles.small}>
            {captain.charAt(0).toUpperCase()}
          </text>
        </g>
      ))}
      {stack.prisoner && (
        <svg x="4" y="4" width="18" height="18" viewBox="0 0 512 512">
          <path d={icons.imprisoned} className={styles.bars} />
        </svg>
      )}
      {(stack.web || stack.symbiote) && <Stuck isWeb={stack.web} />}
    </g>
  );
}

function Figure({
  figure,
  shift,
  event,
}: {
  readonly figure: SeenFigure;
  readonly shift: number;
  readonly event: Event | undefined;
}) {
  const { x, y } = centreOf(figure.at);
  const isHurt = (event?.type === 'wounded' || event?.type === 'knockedOut') && event.role === figure.role;
  return (
    <g
      transform={`translate(${x + shift * 8} ${y + shift * 6})`}
      className={`${styles.figure} ${styles[figure.role] ?? ''}`}
      data-now={isHurt ? 'hurt' : undefined}
      data-ko={figure.ko || undefined}
    >
      <ellipse cx="2" cy="17" rx="16" ry="5" className={styles.shadow} />
      <circle r="18" className={styles.base} />
      <svg x="-13" y="-13" width="26" height="26" viewBox="0 0 512 512">
        <path d={roleIcon[figure.role]} className={styles.face} />
      </svg>
      {figure.wounds > 0 && (
        <g transform="translate(14 -14)">
          <circle r="8" className={styles.wound} />
          <text y="4" className={styles.count}>
            {figure.wounds}
          </text>
        </g>
      )}
      {figure.ko && (
        <svg x="-16" y="-26" width="32" height="22" viewBox="0 0 512 512">
          <path d={icons['knocked-out-stars']} className={styles.stars} />
        </svg>
      )}
      {(figure.captive || figure.jailed) && (
        <svg x="-14" y="-14" width="28" height="28" viewBox="0 0 512 512">
          <path d={icons.imprisoned} className={styles.bars} />
        </svg>
      )}
      {(figure.web || figure.symbiote) && <Stuck isWeb={figure.web} />}
    </g>
  );
}

const Stuck = ({ isWeb }: { readonly isWeb: boolean }) => (
  <svg x="-20" y="-20" width="40" height="40" viewBox="0 0 512 512">
    <path d={isWeb ? icons['spider-web'] : icons.slime} className={isWeb ? styles.web : styles.slime} />
  </svg>
);
