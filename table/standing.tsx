interface Props {
  /** A figure as the games write theirs: about a hundred high, its feet at the origin. */
  readonly markup: string;
  readonly x: number;
  readonly y: number;
  /** Less than nothing: turned round. */
  readonly size: number;
}

/** A figure that stands somewhere in a picture. */
export const Standing = ({ markup, x, y, size }: Props) => (
  <g
    transform={`translate(${x} ${y}) scale(${size} ${Math.abs(size)})`}
    strokeLinejoin="round"
    strokeLinecap="round"
    dangerouslySetInnerHTML={{ __html: markup }}
  />
);
