import type { Missile } from '../../flight.ts';

// What flies, pointing to the right, and what is seen where it strikes: around the origin, in pixels. `currentcolor` is the colour of the shot.

interface Drawn {
  /** Null: nothing flies, it strikes at once. */
  readonly flies: string | null;
  readonly strikes: string;
  /** Thrown high instead of straight on; it turns meanwhile. */
  readonly isThrown?: true;
  /** What stays behind it: a line from where it came. */
  readonly trails?: true;
  readonly colour: string;
}

const star = (points: number, far: number, near: number): string =>
  Array.from({ length: points * 2 }, (_, i) => {
    const [angle, r] = [(Math.PI * i) / points, i % 2 === 0 ? far : near];
    return `${i === 0 ? 'M' : 'L'}${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
  }).join('') + 'z';

const burst = (points: number, far: number): string =>
  `<path d="${star(points, far, far * 0.45)}" fill="currentcolor"/><path d="${star(points, far * 0.6, far * 0.28)}" fill="#fffdf2"/>`;

const slashes = (lines: readonly string[]): string =>
  lines
    .map(
      d =>
        `<path d="${d}" fill="none" stroke="#1a0f12" stroke-width="9" stroke-linecap="round"/><path d="${d}" fill="none" stroke="currentcolor" stroke-width="5" stroke-linecap="round"/>`,
    )
    .join('');

export const missiles: { readonly [M in Missile]: Drawn } = {
  bullet: {
    flies:
      '<path d="M-26-2.500H8q7 2.500 0 5H-26z" fill="currentcolor"/><path d="M-4-1.500H8q4 1.500 0 3H-4z" fill="#fff"/>',
    strikes: burst(7, 17),
    trails: true,
    colour: '#ffd766',
  },
  arrow: {
    flies:
      '<path d="M-24-1.500H12V1.500H-24z" fill="#c99a5b"/><path d="M10-6 24 0 10 6z" fill="#e9eef2"/><path d="M-28-6-18-1.500V1.500L-28 6-24 0z" fill="currentcolor"/>',
    strikes: burst(6, 14),
    colour: '#e5554d',
  },
  bolt: {
    flies:
      '<path d="M-34 0-16-7-18-2 2-8-2-2 20 0 2 7 4 2-16 8-14 2z" fill="currentcolor"/><circle cx="12" r="7" fill="#fff"/>',
    strikes: burst(9, 24),
    trails: true,
    colour: '#7fd4ff',
  },
  web: {
    flies:
      '<circle r="7" fill="currentcolor"/><path d="M-22-5Q-8 0-22 5M-12-4Q-4 0-12 4" fill="none" stroke="currentcolor" stroke-width="2"/>',
    strikes:
      '<g fill="none" stroke="currentcolor" stroke-width="2.200"><path d="M0-26V26M-23-13 23 13M-23 13 23-13"/><path d="M0-22 19-11V11L0 22-19 11V-11z"/><path d="M0-12 10-6V6L0 12-10 6V-6z"/></g>',
    trails: true,
    colour: '#f7fbff',
  },
  ball: {
    flies:
      '<circle r="10" fill="currentcolor" stroke="#1a1210" stroke-width="2"/><path d="M-5-3l4 2-4 2zM5-3 1-1l4 2z" fill="#1a1210"/><path d="M0-10q4-6 8-3" fill="none" stroke="#1a1210" stroke-width="2"/>',
    strikes: burst(11, 30),
    isThrown: true,
    colour: '#ff9a3d',
  },
  flask: {
    flies:
      '<path d="M-6-2q0-5 4-6v-8h4v8q4 1 4 6V9H-6z" fill="#6fa35f" stroke="#1a1210" stroke-width="1.500"/><path d="M0-26q7 6 0 11-7-5 0-11z" fill="currentcolor"/>',
    strikes: burst(12, 34),
    isThrown: true,
    colour: '#ff8a2a',
  },
  blow: {
    flies: null,
    strikes: `${slashes(['M-24-18Q10-12 22 18'])}${burst(6, 12)}`,
    colour: '#fff0c8',
  },
  claw: {
    flies: null,
    strikes: slashes(['M-20-22Q-6-4-10 20', 'M-4-25Q8-4 4 22', 'M12-22Q22-4 18 18']),
    colour: '#ff6b5e',
  },
};
