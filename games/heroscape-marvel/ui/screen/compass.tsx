import type { Ref } from 'react';
import type { Language } from '../../../../engine/box.ts';
import { fieldWords } from '../words/field.ts';
import styles from './compass.module.css';

interface Props {
  readonly language: Language;
  /** What a camera turns as it turns itself. */
  readonly needle?: Ref<SVGSVGElement>;
  /** In its corner by itself, and not below buttons. */
  readonly isAlone?: boolean;
  /** South is up. */
  readonly isTurned?: boolean;
}

/** Where north is: places are called after it, from whatever side one looks. */
export function Compass({ language, needle, isAlone = false, isTurned = false }: Props) {
  const own = fieldWords[language];
  return (
    <span
      role="img"
      aria-label={own.compass}
      className={styles.compass}
      data-alone={isAlone || undefined}
      data-turned={isTurned || undefined}
    >
      <svg ref={needle} viewBox="-19 -19 38 38" aria-hidden="true">
        <path d="M0 -17l4.5 7h-9z" />
        <text y="1">{own.north}</text>
      </svg>
    </span>
  );
}
