import { Icon } from '../../../../table/icon.tsx';
import { unseen } from '../../../../table/unseen.ts';
import type { SeenHero } from '../../seen.ts';

/** How far a hero has come to the next level: from 0 to 1. */
export const partOf = ({ xp, next }: SeenHero): number => (next === null ? 1 : Math.min(1, xp / next));

interface Props {
  readonly icon: string;
  readonly count: number;
  readonly of: number;
  readonly label: string;
  readonly kind: 'life' | 'power';
  /** As it is laid in a dock, or in a hand. */
  readonly styles: { readonly [name: string]: string | undefined };
}

/** Life or power, one sign for each point. */
export function Pips({ icon, count, of, label, kind, styles }: Props) {
  return (
    <p className={styles['pips']} data-kind={kind} data-low={(kind === 'life' && count <= 2) || undefined}>
      <span aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          <Icon key={i} d={icon} className={i < count ? undefined : styles['lost']} />
        ))}
      </span>
      <b aria-hidden="true">
        {count}/{of}
      </b>
      <span className={unseen}>{label}</span>
    </p>
  );
}
