import type { Ref } from 'react';
import type { Language } from '../../../../engine/box.ts';
import { styled } from '../look.ts';
import { fieldWords } from '../words/field.ts';
import { needleOf } from './north.ts';
import styles from './compass.module.css';

interface Props {
  readonly language: Language;
  /** As far as whoever looks has turned from looking north, in radians. */
  readonly turn: number;
  /** What a camera turns on as it turns itself. */
  readonly needle?: Ref<SVGSVGElement>;
  /** In its corner by itself, and not below buttons. */
  readonly isAlone?: boolean;
}

/** Where north is: places are called after it, from whatever side one looks. */
export function Compass({ language, turn, needle, isAlone = false }: Props) {
  const own = fieldWords[language];
  return (
    <span
      role="img"
      aria-label={own.compass}
      className={styles.compass}
      data-alone={isAlone || undefined}
      data-landmark={isAlone || undefined}
    >
      <svg ref={needle} style={styled({ '--turn': needleOf(turn) })} viewBox="-19 -19 38 38" aria-hidden="true">
        <path d="M0 -17l4.5 7h-9z" />
        <text y="1">{own.north}</text>
      </svg>
    </span>
  );
}
