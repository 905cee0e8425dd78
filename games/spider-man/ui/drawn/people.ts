import type { CharacterId } from '../../ids.ts';
import { coat, eyes, head, lean, mouth } from './bodies.ts';
import { INK, disc, flat, line, mass, placed, shade, twice } from './drawing.tsx';

const SKIN = '#f0c39c';
const RED = '#d8342f';
const BLUE = '#2c58b8';
const WEB = 'rgb(70 8 20 / 65%)';

export const spiderMan =
  twice(mass('M3-21Q18-32 27-24L27-6 18-4 16-15 3-9z', BLUE)) +
  twice(mass('M17-8L28-9 33 0H16Q15-4 17-8z', RED)) +
  mass('M-9-38Q-20-34-22-18-24-10-20-6L-14-8Q-14-20-6-29z', RED) +
  mass('M9-39Q22-42 27-58L20-61Q17-49 6-47z', RED) +
  mass('M18-58Q16-66 22-69 30-70 29-62 28-57 24-56z', RED) +
  mass('M-12-40Q0-45 12-40L9-17Q0-12-9-17z', BLUE) +
  flat('M-8-42Q0-45 8-42L5-17Q0-14-5-17z', RED) +
  line('M0-43V-15M-7-36Q0-33 7-36M-6-29Q0-26 6-29M-5-22Q0-20 5-22', WEB, 1) +
  flat('M0-36a2 3 0 1 0 .1 0z', INK) +
  line('M-2-34L-6-38M2-34L6-38M-2-32L-6-28M2-32L6-28', INK, 1.2) +
  mass('M0-68Q14-68 13-53 11-40 0-37-11-40-13-53-14-68 0-68z', RED) +
  shade('M5-67Q14-65 13-53 11-40 0-37 8-46 5-67z') +
  line(
    'M0-68V-37M-13-56Q0-49 13-56M-11-46Q0-43 11-46M-9-65Q-3-58 0-52 3-58 9-65M-7-40Q-2-46 0-52 2-46 7-40',
    WEB,
    0.9,
  ) +
  twice(mass('M2.5-50Q4-60 12-58 12-49 5-46z', '#f7f8ff'));

const car =
  mass('M-9-41Q0-45 9-41L11-30Q0-26-11-30z', '#2b4a8c') + flat('M4-39l2 1.5-1 2.500h-2.500l-1-2.500z', '#f3c978');

/** Shoulders of the Police, and a cap. */
export const officer =
  coat('#2b4a8c', '#1d2b52', '#10142a') +
  car +
  head(SKIN) +
  mass('M-9-54Q-4-56 0-54 4-56 9-54L8-49Q4-47 1-50H-1Q-4-47-8-49z', '#1a1f33') +
  mouth(-43.5) +
  mass('M-13-56Q-16-69 0-69 16-69 13-56z', '#1f3468') +
  mass('M-13-57H13L11-53Q0-56-11-53z', '#10142a') +
  disc(0, -61.5, 2.8, '#f3c978');

const stacy =
  coat('#59668a', '#28314a', '#161a2a') +
  flat('M-3-43H3L1-28H-1z', '#f4f1ee') +
  line('M0-42V-30', '#8c2f2f', 2) +
  head('#eab68f') +
  mass('M-12-53Q-14-66 0-66 14-66 12-53 9-59 0-58-9-59-12-53z', '#dfe2ea') +
  line('M-5-46.500Q0-48.5 5-46.5', '#dfe2ea', 3) +
  eyes(-51) +
  placed(mass('M0-4L3.5-2 3 2 0 4.5-3 2-3.5-2z', '#f3c978'), 'translate(-6 -32)');

const dewolff =
  mass('M-13-40Q-17-66 0-67 17-66 13-40 0-34-13-40z', '#8f3d1e') +
  coat('#3a5f7d', '#28314a', '#161a2a') +
  flat('M-4-43H4L0-33z', '#f4f1ee') +
  head(SKIN) +
  flat('M-11-52Q-10-64 2-62-2-55-11-52zM11-52Q11-62 2-62 5-56 11-52z', '#8f3d1e') +
  eyes(-51) +
  mouth(-44.5) +
  mass('M-13-57Q-14-70 0-70 14-70 13-57 0-61-13-57z', '#1f3468') +
  disc(0, -64.5, 2.4, '#f3c978');

const jameson =
  coat('#f1ece0', '#3b3f52', '#161a2a') +
  flat('M-3-43H3L2-27H-2z', '#b3342c') +
  line('M-8-41L-5-12M8-41L5-12', '#7a3b2a', 2.6) +
  head(SKIN) +
  mass('M-12-53L-11-68H11L12-53 10-58H-10z', '#6b6e7c') +
  flat('M-12-53L-11-60-9-58-9-52z', '#e9e9ee') +
  twice(flat('M12-53L11-60 9-58 9-52z', '#e9e9ee')) +
  line('M-8-55L-2-53M8-55L2-53', '#3b3d48', 2.2) +
  eyes(-51) +
  flat('M-5-47Q0-49.5 5-47 5-44.5 0-45.5-5-44.5-5-47z', '#4a4c58') +
  placed(
    mass('M-8-6H8V6H-8z', '#f6f1e0') + line('M-6-3H6M-6 0H0M-6 3H0M2 0H6V3H2z', '#5d5a52', 1.2),
    'translate(16 -18) rotate(-14)',
  );

const maryJane =
  mass('M-14-34Q-20-67 0-67 20-67 14-34 8-30 0-34-8-30-14-34z', '#c8432b') +
  coat('#2f9a78', SKIN, '#8c2f4a') +
  flat('M-4-44Q0-38 4-44z', SKIN) +
  head(SKIN) +
  flat('M-11-50Q-12-65 3-63-1-54-11-50zM11-50Q12-62 3-63 5-55 11-50z', '#c8432b') +
  eyes(-51, 4.4, '#245a45') +
  flat('M-3-45Q0-46 3-45 0-42.5-3-45z', '#c22f45');

const auntMay =
  coat('#8c79b0', '#d9c9b8', '#5a4a3a') +
  mass('M-10-42Q0-46 10-42L12-28Q0-34-12-28z', '#e8dfee') +
  disc(0, -66, 6.5, INK) +
  disc(0, -66, 5.2, '#e4e4ea') +
  head('#f3cfb0') +
  mass('M-12-51Q-14-66 0-66 14-66 12-51 8-60 0-60-8-60-12-51z', '#e4e4ea') +
  `<g fill="none" stroke="#5a4a3a" stroke-width="1.3"><circle cx="-4.5" cy="-51" r="3.3"/><circle cx="4.5" cy="-51" r="3.3"/></g>` +
  eyes(-51, 4.5) +
  mouth(-44.5);

const blackCat =
  mass('M-14-32Q-21-66 0-67 21-66 14-32 8-36 0-34-8-36-14-32z', '#f4f1f6') +
  lean('#2a2735', '#191722') +
  twice(mass('M12-25L19-26 20-20 13-18z', '#f4f1f6')) +
  mass('M-8-43Q0-37 8-43L4-36Q0-33-4-36z', '#f4f1f6') +
  head(SKIN) +
  flat('M-11-50Q-12-65 3-63-1-54-11-50zM11-50Q12-62 3-63 5-55 11-50z', '#f4f1f6') +
  mass('M-10-54Q-5-56 0-53 5-56 10-54L9-48Q4-46 0-50-4-46-9-48z', '#191722') +
  twice(flat('M3-51Q6-53 8-51 6-49 3-51z', '#7fe08a')) +
  flat('M-3-44.500Q0-46 3-44.5 0-42-3-44.500z', '#c22f45');

export const characters: { readonly [C in CharacterId]: string } = {
  jameson,
  'mary-jane': maryJane,
  'aunt-may': auntMay,
  'black-cat': blackCat,
  stacy,
  dewolff,
};
