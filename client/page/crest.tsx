import styles from './crest.module.css';

interface Props {
  /** A letter of a name, or a figure. */
  readonly sign: string;
  /** Which of the house's colours; the sign tells them apart too. */
  readonly colour: number;
  readonly size?: number;
}

const COLOURS = ['#c8642b', '#3e7d8f', '#8b5aa5', '#5d8a3c', '#b2475e', '#a9812a', '#4a68b0', '#6f7a80'] as const;

/** The shield of somebody at a table. */
export function Crest({ sign, colour, size = 40 }: Props) {
  return (
    <svg viewBox="0 0 40 44" width={size} height={size * 1.1} aria-hidden="true" className={styles.crest}>
      <path d="M3 3h34v20c0 10-9 16-17 19C12 39 3 33 3 23z" fill={COLOURS[colour % COLOURS.length]} />
      <path
        d="M3 3h34v20c0 10-9 16-17 19C12 39 3 33 3 23z"
        fill="none"
        stroke="#000"
        strokeOpacity=".35"
        strokeWidth="2"
      />
      <path d="M20 3v39c8-3 17-9 17-19V3z" fill="#000" opacity=".13" />
      <text x="20" y="26" textAnchor="middle" className={styles.sign}>
        {sign}
      </text>
    </svg>
  );
}

/** The first letter of a name, or the number of the seat. */
export const signOf = (name: string | null, number: number): string =>
  segments
    .segment(name?.trim() ?? '')
    .containing(0)
    ?.segment.toUpperCase() ?? String(number);

const segments = new Intl.Segmenter();
