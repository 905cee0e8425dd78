import { INK, LIGHT, disc, flat, line, mass } from './ink.ts';

// What lies on the ground: its middle is the origin, it is about forty wide. Colours are `--tone`.

const TONE = 'var(--tone, #c7313c)';

export const tokens = {
  objective:
    mass('M0-20L17 0 0 20-17 0z', TONE) +
    flat('M0-14.500L12.500 0 0 14.500-12.500 0z', 'rgb(255 255 255 / 88%)') +
    flat(
      'M-4-8h5.500q5.500 0 5.500 5 0 3.600-3 4.600L7 8H3L.5 2.200H-.5V8H-4zM-.5-5V-.600H1.500q2 0 2-2.200t-2-2.200z',
      TONE,
    ) +
    line('M-9-11L-3-17', LIGHT, 2),
  hidden:
    mass('M0-20L17 0 0 20-17 0z', '#8a3a84') +
    flat('M0-14.500L12.500 0 0 14.500-12.500 0z', '#f6ecf5') +
    flat(
      'M-5-4q0-6 5.200-6T5.500-4.800q0 3-3 4.500-1.200.700-1.200 2.300h-3q0-3 2-4.200 2-1.200 2-2.500 0-2.200-2-2.200-2.300 0-2.300 2.900zM-1.900 4H1.500v3.500h-3.400z',
      '#8a3a84',
    ),
  point:
    mass('M-11-18H11L21 0 11 18H-11L-21 0z', TONE) +
    mass('M-10-3Q-10-13 0-13 10-13 10-3 10 2 7 4V9H-7V4Q-10 2-10-3z', '#f4efe2') +
    flat(disc(-4, -3, 2.8) + disc(4, -3, 2.8) + 'M-1.200 3.500L0 .5 1.200 3.500z', INK) +
    line('M-3 5.500V9M0 5.500V9M3 5.500V9', INK, 1.2),
  sign:
    mass(disc(0, 0, 20), '#2b3d63') +
    line(disc(0, 0, 14), '#9fd0ff', 3.4) +
    flat('M-9 13L1-14H6L11 13H6.500L5.500 6H-1.500L-4 13zM0 1.500H5L3.500-7z', '#e8f4ff') +
    flat('M4-2H13l-3-4 8 6-8 6 3-4H4z', '#9fd0ff'),
  bomb:
    line('M5-12Q9-20 15-17', INK, 4) +
    mass(disc(0, 2, 14), TONE) +
    flat('M-6-4q3-5 8-5', LIGHT) +
    mass('M-4-16H6V-10H-4z', '#4a4658') +
    flat('M15-22l2 4 4 0-3 3 1 4-4-2-4 2 1-4-3-3 4 0z', '#ffd34d'),
  secret:
    mass('M-13-18H13V18H-13z', '#6a3f93') +
    line('M-9-14H9V14H-9z', '#d9bff2', 1.4) +
    flat(disc(0, -5, 4.5) + 'M-8 10Q-8 1 0 1T8 10z', '#f2e6ff'),
  console:
    mass('M-17-15H17V8H-17z', '#2c3a4d') +
    flat('M-13-11H13V4H-13z', '#3fbf7d') +
    line('M-10-2l5-4 4 5 5-7 6 5', '#0f3a26', 2) +
    mass('M-11 8H11L15 17H-15z', '#55617a'),
} as const;
