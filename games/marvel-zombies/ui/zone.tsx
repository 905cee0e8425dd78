import { capital } from '../../../kit/grammar.ts';
import { Spot } from '../../../table/piece.tsx';
import type { SeenZone } from '../seen.ts';
import type { Action } from '../spec.ts';
import { CELL, corner, places } from './geometry.ts';
import { bystanderIcon, heroIcon, hordeIcon, icons, zombieIcon } from './icons.ts';
import type { Props, Seen } from './look.ts';
import { zoneOf } from './look.ts';
import styles from './map.module.css';
import { HORDE } from '../ids.ts';

interface Thing {
  readonly key: string;
  readonly icon: string;
  readonly kind: 'hero' | 'enemy' | 'boss' | 'bystander' | 'token';
  readonly tone: string;
  readonly count: number;
  readonly letter: string | null;
}

/** Everything that stands in a zone, heroes first. */
function thingsIn({ view }: Seen, zone: SeenZone): Thing[] {
  const things: Thing[] = [];
  const thing = (
    key: string,
    icon: string,
    kind: Thing['kind'],
    tone: string,
    count = 1,
    letter: string | null = null,
  ) => things.push({ key, icon, kind, tone, count, letter });
  for (const hero of zone.heroes) {
    const { colour = 0 } = view.heroes.find(one => one.id === hero) ?? {};
    thing(hero, heroIcon[hero], 'hero', `base${colour}`, 1, String(colour + 1));
  }
  for (const bystander of zone.bystanders) thing(bystander, bystanderIcon[bystander], 'bystander', 'bystander');
  for (const zombie of zone.zombieHeroes) thing(`z ${zombie}`, zombieIcon[zombie], 'boss', 'boss');
  for (const kind of HORDE) if (zone[kind] > 0) thing(kind, hordeIcon[kind], 'enemy', kind, zone[kind]);
  if (view.civilians.includes(zone.id)) thing('civilian', icons.person, 'bystander', 'bystander');
  if (zone.card) thing('card', icons['card-random'], 'token', 'card');
  for (const [i, objective] of view.objectives.entries())
    if (objective.zone === zone.id && !objective.taken)
      thing(`o${i}`, icons['flag-objective'], 'token', objective.colour ?? 'hidden', 1, letterOf(objective.colour));
  for (const [i, point] of view.points.entries())
    if (point.zone === zone.id)
      thing(`p${i}`, icons.tombstone, 'token', point.active ? point.type : 'asleep', 1, letterOf(point.type));
  if (view.exit?.zone === zone.id) thing('exit', icons['exit-door'], 'token', view.exit.open ? 'exit' : 'asleep');
  if (view.sign?.zone === zone.id) thing('sign', icons['distress-signal'], 'token', 'sign', view.sign.uses);
  for (const [i, bomb] of view.explosives.entries())
    if (bomb.zone === zone.id) thing(`b${i}`, icons['time-bomb'], 'token', bomb.colour, 1, letterOf(bomb.colour));
  return things;
}

/** Colours are told by a letter too. */
const letterOf = (colour: string | null): string =>
  colour === null ? '?' : colour === 'initial' ? '1' : colour.charAt(0).toUpperCase();

interface ZoneProps extends Pick<Props, 'look' | 'choices' | 'pointed' | 'moment'> {
  readonly zone: SeenZone;
}

export function Zone({ look, choices, pointed, moment, zone }: ZoneProps) {
  const { view, texts, names } = look;
  const options = choices.options.filter(action => zoneOf(action, view) === zone.id);
  const { x, y } = corner(zone);
  const things = thingsIn(look, zone);
  const { size, at } = places(things.length);
  const lit = litBy(options, pointed, zone);
  return (
    <Spot
      choices={choices}
      options={options}
      label={action => texts.action(action, view, names)}
      name={`${capital(texts.place(zone.id))} (${zone.id})`}
    >
      <g transform={`translate(${x} ${y})`} data-zone={zone.id}>
        {zone.room && !zone.revealed && <rect width={CELL} height={CELL} fill="url(#mz-dark)" />}
        <rect
          x="4"
          y="4"
          width={CELL - 8}
          height={CELL - 8}
          rx="8"
          className={`${styles.cell} ${lit ? (styles[lit] ?? '') : ''}`}
        />
        {lit === 'target' && <path d={`M${CELL / 2} 8v22M${CELL / 2} ${CELL - 8}v-22`} className={styles.sightMark} />}
        {things.map((thing, i) => (
          <Counter key={thing.key} thing={thing} size={size} {...at(i)} now={nowOf(moment?.event, zone, thing)} />
        ))}
      </g>
    </Spot>
  );
}

type Lit = 'reach' | 'target' | 'both' | 'path' | 'aim' | 'seen' | null;

/** How a zone is lit: by what may be done there, or by what is being looked at. */
function litBy(options: readonly Action[], pointed: Props['pointed'], zone: SeenZone): Lit {
  const preview = pointed?.preview;
  if (preview) {
    if (preview.type === 'move') {
      if (preview.path.includes(zone.id)) return 'path';
      if (preview.sight.includes(zone.id)) return 'seen';
    }
    if (preview.type === 'attack' && preview.zone === zone.id) return 'aim';
    if (preview.type === 'open' && preview.rooms.includes(zone.id))
      return preview.spawns.includes(zone.id) ? 'aim' : 'path';
    if ((preview.type === 'push' || preview.type === 'route') && preview.to === zone.id) return 'path';
  }
  const strikes = options.some(action => action.type === 'attack' || action.type === 'shoot' || action.type === 'sign');
  const goes = options.some(action => 'to' in action);
  if (strikes && goes) return 'both';
  if (strikes) return 'target';
  return goes || options.length > 0 ? 'reach' : null;
}

function nowOf(event: Event | undefined, zone: SeenZone, thing: Thing): string | undefined {
  switch (event?.type) {
    case 'wounded':
    case 'heroFell':
      return thing.key === event.hero ? 'hurt' : undefined;
    case 'enemyEliminated':
      if (event.zone !== zone.id) return undefined;
      return thing.key === event.crowd.kind || thing.key === `z ${event.crowd.hero}` ? 'dying' : undefined;
    case 'enemiesAttacked':
      return event.zone === zone.id && (thing.kind === 'enemy' || thing.kind === 'boss') ? 'biting' : undefined;
    case 'enemiesSpawned':
      return event.zone === zone.id && thing.key === event.crowd.kind ? 'rising' : undefined;
    case 'bystanderDevoured':
      return thing.key === event.bystander ? 'dying' : undefined;
    default:
      return undefined;
  }
}
type Event = NonNullable<Props['moment']>['event'];

interface CounterProps {
  readonly thing: Thing;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly now: string | undefined;
}

function Counter({ thing, size, x, y, now }: CounterProps) {
  const half = size / 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={`${styles.thing} ${styles[thing.kind] ?? ''} ${styles[thing.tone] ?? ''}`} data-now={now}>
        {thing.kind === 'token' ? (
          <rect width={size} height={size} rx="6" className={styles.base} />
        ) : thing.kind === 'boss' ? (
          <path d={`M${half} 0L${size} ${half}L${half} ${size}L0 ${half}z`} className={styles.base} />
        ) : (
          <circle cx={half} cy={half} r={half} className={styles.base} />
        )}
        <svg x={size * 0.16} y={size * 0.14} width={size * 0.68} height={size * 0.68} viewBox="0 0 512 512">
          <path d={thing.icon} className={styles.figure} />
        </svg>
        {(thing.count > 1 || thing.kind === 'enemy') && (
          <g transform={`translate(${size - 4} ${size - 5})`}>
            <circle r="13" className={styles.badge} />
            <text y="6" className={styles.count}>
              {thing.count}
            </text>
          </g>
        )}
        {thing.letter && (
          <g transform={`translate(4 ${size - 4})`}>
            <circle r="9.5" className={styles.badge} />
            <text y="4.6" className={styles.letter}>
              {thing.letter}
            </text>
          </g>
        )}
      </g>
    </g>
  );
}
