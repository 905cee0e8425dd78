import type { CSSProperties } from 'react';

/** Variables that a style sheet reads, beside plain properties. */
export const vars = (style: CSSProperties & { readonly [name: `--${string}`]: string }): CSSProperties => style;
