import { memo } from 'react';
import { type HeroId, HEROES } from '../../content/heroes.ts';
import { heroes } from './heroes.ts';
import { inked } from './ink.ts';
import { zombies } from './zombies.ts';

type Bare = `${HeroId}-bare`;
export type Drawn = HeroId | Bare | keyof typeof zombies;

const drawings: [Drawn, string][] = [
  ...HEROES.flatMap((hero): [Drawn, string][] => [
    [hero, heroes[hero].armed],
    [`${hero}-bare`, heroes[hero].bare],
  ]),
  ...(Object.entries(zombies) as [keyof typeof zombies, string][]),
];

/** Drawn with the weapon of their own sheet as long as they hold it, else with empty hands. */
export const heroDrawn = (hero: HeroId, holdsOwn: boolean): Drawn => (holdsOwn ? hero : `${hero}-bare`);

const markup = drawings.map(([id, one]) => `<g id="z15-${id}">${inked(one)}</g>`).join('');

/** All that is drawn more than once, written once: whoever needs it points at it. */
export const Sprite = memo(function Sprite() {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <defs dangerouslySetInnerHTML={{ __html: markup }} />
    </svg>
  );
});

interface Props {
  readonly id: Drawn;
  /** x, y, width, height of what is shown. */
  readonly box: string;
  readonly className?: string | undefined;
}

/** One of them, as large as its place allows, standing on its lower edge. */
export function Drawing({ id, box, className }: Props) {
  return (
    <svg viewBox={box} preserveAspectRatio="xMidYMax meet" aria-hidden="true" className={className}>
      <use href={`#z15-${id}`} />
    </svg>
  );
}
