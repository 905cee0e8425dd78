import type { FigureId } from '../ids.ts';
import { Spot } from '../../../table/piece.tsx';
import type { Event } from '../events.ts';
import { R } from './field.ts';
import { cardColour, cardIcon, glyphIcon } from './icons.ts';
import { describe } from './look.ts';
import type { MapProps } from './map-props.ts';
import type { Standee } from './map-model.ts';
import { ruleOfCard } from './rule-of.ts';
import { styled } from './look.ts';
import styles from './map2d.module.css';

/** What happens to this figure at this moment: a name of an animation. */
export function happening(event: Event | undefined, id: FigureId): string | null {
  switch (event?.type) {
    case 'wounded':
      return event.figure === id ? 'hurt' : null;
    case 'unhurt':
    case 'letGo':
      return event.figure === id ? 'missed' : null;
    case 'destroyed':
      return event.figure === id ? 'dying' : null;
    case 'fell':
      return event.figure === id ? 'falling' : null;
    case 'struck':
      return event.figure === id ? (event.face === 'skull' ? 'hurt' : 'missed') : null;
    case 'cameBack':
    case 'placed':
      return event.figure === id ? 'coming' : null;
    case 'controlTaken':
    case 'controlReturned':
      return event.figure === id ? 'turning' : null;
    case 'sensed':
      return event.figure === id && event.success ? 'missed' : null;
    case 'stomped':
      return event.figure === id ? 'stomping' : null;
    default:
      return null;
  }
}

export function Figures(props: MapProps & { readonly isUpper: boolean }) {
  return (
    <g>
      {props.model.figures
        .filter(({ cell }) => cell.isUpper === props.isUpper)
        .map(standee => (
          <Token key={standee.figure.id} {...props} standee={standee} />
        ))}
    </g>
  );
}

function Token({ standee, look, choices, moment, onSight }: MapProps & { readonly standee: Standee }) {
  const { figure, cell, player, mark, options } = standee;
  const { view } = look;
  const now = happening(moment?.event, figure.id);
  const isGone = figure.controller !== figure.owner;
  return (
    <g
      className={styles.token}
      style={styled({
        transform: `translate(${cell.x}px, ${cell.y}px) scale(${cell.scale === 1 ? 1 : cell.scale * 1.05})`,
        '--ms': `${moment?.ms ?? 0}ms`,
      })}
    >
      <Spot
        choices={choices}
        options={options}
        label={action => look.texts.action(action, view, look.names)}
        name={standee.name}
        about={describe(look, standee)}
        rule={ruleOfCard[view.mode]}
        className={[
          styles.figure,
          player === 1 ? styles.one : styles.two,
          mark && styles[mark],
          options.length > 0 && styles.open,
          standee.isHinted && styles.hinted,
        ]
          .filter(Boolean)
          .join(' ')}
      >
        <g
          role="img"
          aria-label={describe(look, standee)}
          data-now={now ?? undefined}
          className={styles.inner}
          onClick={onSight ? () => onSight(figure.id) : undefined}
          onPointerEnter={onSight ? () => onSight(figure.id) : undefined}
        >
          <title>{describe(look, standee)}</title>
          <circle r={R * 0.78} className={styles.halo} />
          <circle r={R * 0.64} className={styles.disc} />
          {player === 1 ? (
            <circle r={R * 0.64} className={styles.ring} />
          ) : (
            <rect
              x={-R * 0.56}
              y={-R * 0.56}
              width={R * 1.12}
              height={R * 1.12}
              rx={2}
              transform="rotate(45)"
              className={styles.ring}
            />
          )}
          <path
            d={cardIcon[figure.card]}
            fill={cardColour[figure.card]}
            transform={`translate(${-R * 0.43} ${-R * 0.43}) scale(${(R * 0.86) / 512})`}
          />
          <text y={-R * 0.74} className={styles.player}>
            {player}
            {isGone ? '↯' : ''}
          </text>
          {view.mode === 'expert' && <Life life={figure.life} wounds={figure.wounds} />}
          {figure.carries[0] && (
            <path
              d={glyphIcon(figure.carries[0].role, true)}
              className={styles.carried}
              transform={`translate(${R * 0.25} ${-R * 1.05}) scale(${(R * 0.6) / 512})`}
            />
          )}
        </g>
      </Spot>
    </g>
  );
}

/** How much life is left, in drops under the figure. */
function Life({ life, wounds }: { readonly life: number; readonly wounds: number }) {
  const step = R * 0.22;
  return (
    <g aria-hidden="true" transform={`translate(${(-(life - 1) * step) / 2} ${R * 0.66})`}>
      {Array.from({ length: life }, (_, i) => (
        <circle key={i} cx={i * step} cy={0} r={R * 0.1} className={i < life - wounds ? styles.alive : styles.lost} />
      ))}
    </g>
  );
}
