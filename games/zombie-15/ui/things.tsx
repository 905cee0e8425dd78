import { Spot } from '../../../table/piece.tsx';
import type { Zone } from '../ids.ts';
import type { View } from '../seen.ts';
import type { Action } from '../spec.ts';
import { Glyph, TokenDisc } from './figures.tsx';
import { gearIcon, heavyIcon, icons, markerIcon } from './icons.ts';
import { type Props, cardName, labelOf } from './look.ts';
import styles from './map.module.css';
import { tokenMark } from './marks.ts';
import { type Plan, rowed, standing, tileOf } from './plan.ts';
import { words } from './words/words.ts';

type Thing =
  | { readonly kind: 'token'; readonly of: View['tokens'][number] }
  | { readonly kind: 'heavy'; readonly of: View['heavies'][number] }
  | { readonly kind: 'item'; readonly of: View['items'][number] }
  | { readonly kind: 'marker'; readonly of: View['markers'][number] }
  | { readonly kind: 'alpha'; readonly of: NonNullable<View['alpha']> };

function thingsOf(view: View): Map<Zone, Thing[]> {
  const found = new Map<Zone, Thing[]>();
  const add = (thing: Thing): void => {
    found.set(thing.of.zone, [...(found.get(thing.of.zone) ?? []), thing]);
  };
  for (const of of view.markers) add({ kind: 'marker', of });
  if (view.alpha) add({ kind: 'alpha', of: view.alpha });
  for (const of of view.heavies) if (of.bearer === null) add({ kind: 'heavy', of });
  for (const of of view.items) add({ kind: 'item', of });
  for (const of of view.tokens) add({ kind: 'token', of });
  return found;
}

const concerns = (action: Action, { kind, of }: Thing): boolean => {
  switch (action.type) {
    case 'takeToken':
      return kind === 'token' && action.token === of.id;
    case 'takeItem':
      return kind === 'item' && action.item === of.id;
    case 'takeHeavy':
      return kind === 'heavy' && action.heavy === of.id;
    case 'fireMounted':
      return kind === 'heavy' && of.mounted;
    case 'useCrate':
      return kind === 'heavy' && action.heavy === of.id;
    default:
      return false;
  }
};

/** What lies in the streets and in the houses. */
export function Things({ look, choices, plan }: Pick<Props, 'look' | 'choices'> & { readonly plan: Plan }) {
  const { view } = look;
  const label = labelOf(look);
  return (
    <>
      {[...thingsOf(view)].flatMap(([zone, things]) => {
        const tile = view.tiles[tileOf(zone)];
        const corner = plan.corners[tileOf(zone)];
        if (!tile || !corner) return [];
        const { size, at } = rowed(standing(tile, zone).things, things.length, 21);
        return things.map((thing, i) => {
          const options = choices.options.filter(action => concerns(action, thing));
          const [x, y] = [corner.x + (at[i]?.x ?? 0), corner.y + (at[i]?.y ?? 0)];
          const name = nameOf(thing, look);
          return (
            <Spot
              key={`${thing.kind} ${zone} ${i}`}
              choices={choices}
              options={options}
              label={label}
              name={name}
              className={options.length > 0 ? styles.openThing : styles.thing}
            >
              <title>{name}</title>
              <Drawn thing={thing} x={x} y={y} size={size} look={look} />
            </Spot>
          );
        });
      })}
    </>
  );
}

function nameOf({ kind, of }: Thing, look: Props['look']): string {
  const { texts, language } = look;
  const own = words[language];
  switch (kind) {
    case 'token':
      return of.token ? texts.tokens[of.token].name : own.unknownToken;
    case 'heavy':
      return texts.heavies[of.object].name;
    case 'item':
      return cardName(look, of.card);
    case 'marker':
      return texts.markers[of.token];
    default:
      return own.alpha(of.points);
  }
}

interface DrawnProps {
  readonly thing: Thing;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly look: Props['look'];
}

function Drawn({ thing, x, y, size, look }: DrawnProps) {
  switch (thing.kind) {
    case 'token':
      return <TokenDisc token={thing.of.token} x={x} y={y} size={size} mark={tokenMark(thing.of.token, look)} />;
    case 'alpha':
      return (
        <g className={styles.alpha}>
          <circle cx={x} cy={y} r={size * 0.62} />
          <Glyph d={icons.brute} x={x} y={y} size={size * 1.1} className={styles.alphaGlyph} />
          <text x={x + size * 0.55} y={y + size * 0.5}>
            {thing.of.points}
          </text>
        </g>
      );
    case 'marker':
      return <Glyph d={markerIcon[thing.of.token]} x={x} y={y} size={size} className={styles.marker} />;
    default:
      return (
        <g className={thing.kind === 'heavy' ? styles.heavy : styles.item}>
          <rect x={x - size / 2 + 0.5} y={y - size / 2 + 0.5} width={size - 1} height={size - 1} rx="3" />
          <Glyph
            d={thing.kind === 'heavy' ? heavyIcon[thing.of.object] : gearIcon[thing.of.card]}
            x={x}
            y={y}
            size={size * 0.76}
            className={styles.inkGlyph}
          />
        </g>
      );
  }
}
