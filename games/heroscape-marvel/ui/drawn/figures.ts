import type { CardId } from '../../ids.ts';
import { captainAmerica, hulk, ironMan, silverSurfer, spiderMan } from './heroes.ts';
import { inked, rimmedInk } from './ink.ts';
import { gorillinator, izumiSamurai, zettianGuard } from './squads.ts';
import { abomination, doctorDoom, redSkull, thanos, venom } from './villains.ts';

/** Everybody, as markup, feet at the origin. */
export const figures: { readonly [C in CardId]: string } = {
  'captain-america': inked(captainAmerica),
  hulk: inked(hulk),
  'iron-man': inked(ironMan),
  'spider-man': inked(spiderMan),
  'silver-surfer': inked(silverSurfer),
  abomination: inked(abomination),
  thanos: inked(thanos),
  venom: rimmedInk(venom),
  'red-skull': rimmedInk(redSkull),
  'doctor-doom': inked(doctorDoom),
  'izumi-samurai': inked(izumiSamurai),
  'zettian-guards': inked(zettianGuard),
  gorillinators: rimmedInk(gorillinator),
};

/** Everybody fits into this, bases too. */
export const WHOLE = { x: -66, y: -124, width: 132, height: 140 } as const;

const FACE = { x: -25, y: -104, width: 50, height: 50 };
const BROAD = { x: -34, y: -120, width: 68, height: 68 };

const isBroad = (card: CardId): boolean => BROAD_ONES.has(card);
const BROAD_ONES: ReadonlySet<CardId> = new Set(['hulk', 'abomination', 'venom', 'gorillinators']);

/** Where the face is. */
export const faceOf = (card: CardId): typeof FACE => (isBroad(card) ? BROAD : FACE);

/** How far the drawing reaches to each side, its arms included, and how high. */
export const bodyOf = (card: CardId): { readonly aside: number; readonly high: number } =>
  isBroad(card) ? { aside: 58, high: 113 } : { aside: 33, high: 101 };
