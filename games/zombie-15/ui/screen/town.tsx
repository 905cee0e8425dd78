import { objects } from '../../content/objects.ts';
import type { Zone as ZoneId } from '../../ids.ts';
import { Ground } from '../drawn/ground.tsx';
import { middleOf } from '../plan.ts';
import { Bursts } from './bursts.tsx';
import { Crowd, Figure } from './figures.tsx';
import { EYE, SCREAM } from './focus.ts';
import type { Laid } from './laid.ts';
import { eyeOf, screamSpot } from './layout.ts';
import { Lying } from './lying.tsx';
import { Signs } from './signs.tsx';
import { type Standing, standingIn } from './standing.ts';
import { Zone } from './zone.tsx';
import styles from './surface.module.css';

/** Streets and houses, what lies there, who stands there. */
export function Town(props: Laid) {
  const { look, layout } = props;
  const { view } = look;
  const { left, top, unit, plan } = layout;
  const zones = view.tiles.flatMap(({ hasSearch }, i) => (hasSearch ? [i * 2, i * 2 + 1] : [i * 2]));
  const stood = zones.map(zone => ({ zone, standing: standingIn(view, zone) }));
  return (
    <>
      <svg width={layout.width} height={layout.height} aria-hidden="true" className={styles.ground}>
        <g transform={`translate(${left} ${top}) scale(${unit})`}>
          <Ground tiles={view.tiles} plan={plan} />
          {view.night && <Night {...props} />}
        </g>
        <rect width="100%" height="100%" fill="url(#z15-dusk)" />
      </svg>
      {zones.map(zone => (
        <Zone key={zone} {...props} zone={zone} />
      ))}
      {view.tiles.map((tile, i) => (
        <Signs key={i} {...props} tile={tile} index={i} />
      ))}
      {stood.map(one => (
        <Party key={one.zone} {...props} {...one} />
      ))}
      <Bursts {...props} />
      <Screamed {...props} />
      <Eye {...props} />
    </>
  );
}

interface PartyProps extends Laid {
  readonly zone: ZoneId;
  readonly standing: Standing;
}

/** Everybody in a zone, and everything. */
function Party({ zone, standing, ...props }: PartyProps) {
  return (
    <>
      <Lying {...props} zone={zone} area={standing.things} />
      {standing.crowd && <Crowd {...props} zone={zone} crowd={standing.crowd} />}
      {standing.heroes.map(stood => (
        <Figure key={stood.hero} {...props} zone={zone} stood={stood} />
      ))}
    </>
  );
}

/** What the camera looks at: around the hero who acts, and always from as near. */
function Eye({ look: { view }, layout }: Laid) {
  const hero = view.heroes.find(({ id }) => id === view.active);
  const at = hero ? middleOf(layout.plan, view.tiles, hero.zone & ~1) : null;
  const eye = eyeOf(layout, at, view.focus !== null);
  return (
    <>
      <span data-world aria-hidden="true" className={styles.world} style={eye.world} />
      {eye.around && (
        <span data-thing={EYE} data-state="still" aria-hidden="true" className={styles.eye} style={eye.around} />
      )}
    </>
  );
}

/** Where it is told what the next scream brings. */
function Screamed({ look, layout }: Laid) {
  const spot = screamSpot(layout, look.view);
  return spot && <span data-thing={SCREAM} data-state="still" aria-hidden="true" className={styles.eye} style={spot} />;
}

/** Darkness, and what the torches show. */
function Night({ look, layout: { plan } }: Laid) {
  const { view } = look;
  return (
    <>
      <mask id="z15-night">
        <rect x="-2400" y="-2400" width="7200" height="7200" fill="#fff" />
        {view.heroes.map(({ id, zone, objects: own }) => {
          const { x, y } = middleOf(plan, view.tiles, zone);
          const isLit = own.some(({ card }) => objects[card].shines);
          return <circle key={id} cx={x} cy={y} r={isLit ? 110 : 46} fill="#000" fillOpacity={isLit ? 0.95 : 0.6} />;
        })}
      </mask>
      <rect x="-2400" y="-2400" width="7200" height="7200" mask="url(#z15-night)" className={styles.dark} />
    </>
  );
}
