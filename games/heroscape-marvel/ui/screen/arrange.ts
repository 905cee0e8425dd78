import type { CardId } from '../../ids.ts';
import type { Field, FieldCell } from '../field.ts';
import { bodyBox, faceBox } from './bodies.ts';
import type { Eye, Spot } from './eye.ts';
import { type Box, type Label, type Lead, leadOf, placesOf } from './labels.ts';
import { type Layers, type Solid, heightOf, hull, outlineOf } from './shapes.ts';

// Puts everything that can be touched, and all words, where the picture of the battlefield shows it.

const LEAST = 34; // pixels that a finger meets

/**
 * Puts every child of the layer at its place. All is measured before anything is moved: once per picture.
 * While the camera moves, only what is seen follows it: the ground is met where it comes to rest.
 */
export function arrange(layer: HTMLElement, field: Field, eye: Eye, isMoving = false): void {
  const children = isMoving ? layer.querySelectorAll(':scope > :not([data-kind="cell"])') : layer.children;
  const pieces = [...children].flatMap(element => pieceOf(element, field) ?? []);
  // Below a big screen lies every army, with names and lives: there a name that finds no place of its own need not stand here.
  const isTold = layer.closest('[data-big]') !== null;
  const labels = pieces.filter(isLabel).map(piece => ({ piece, label: labelOf(piece, eye, isTold) }));
  const zones = pieces
    .filter(({ kind }) => kind === 'zone')
    .map(({ element, cell }) => middleBox(element, eye.see(cell, 0, 0, 0)));
  const places = placesOf(
    labels.map(({ label }) => label),
    [...lidsOver(layer), ...zones],
    seenOf(layer),
    pieces.filter(isStanding).map(piece => faceBox(piece, eye)),
  );
  const layers = layersOf(pieces);
  for (const piece of pieces) {
    const { element, cell, kind, isLit } = piece;
    if (isLabel(piece)) continue;
    const height = heightOf(cell, eye, isSolid(kind) ? kind : 'other', isLit, layers);
    if (kind === 'cell') lay(element, outlineOf(cell, eye, isLit, layers), isLit, height);
    else if (isStanding(piece)) stand(piece, eye, height);
    else if (kind === 'floater') middle(element, eye.see(cell, 0, 0, piece.up * eye.rises), OVER);
    else if (kind === 'wall') lay(element, wallOf(field, eye), true, height);
    else middle(element, eye.see(cell, 0, 0, 0), height);
  }
  for (const [at, { piece, label }] of labels.entries()) {
    const place = places[at];
    piece.element.style.visibility = place ? '' : 'hidden';
    if (!place) continue;
    piece.element.style.transform = `translate(${px(place.left)}, ${px(place.top)})`;
    draw(piece.element, leadOf(label, place));
  }
}

function draw({ style, dataset }: HTMLElement, lead: Lead | null): void {
  if (!lead) return void delete dataset['led'];
  dataset['led'] = '';
  style.setProperty('--lead', `${px(lead.x)} ${px(lead.y)}`);
  style.setProperty('--long', px(lead.long));
  style.setProperty('--angle', `${lead.angle.toFixed(2)}rad`);
}

const OVER = 70_002; // words have 70 000
const isLabel = ({ kind }: Piece): boolean => kind === 'name' || kind === 'sign' || kind === 'threat';
const isSolid = (kind: string): kind is Solid => kind === 'cell' || kind === 'figure' || kind === 'wall';
const isStanding = (piece: Piece): piece is Standing => piece.kind === 'figure' && piece.card !== null;
const px = (value: number): string => `${Math.round(value * 2) / 2}px`;

interface Piece {
  readonly element: HTMLElement;
  readonly kind: string;
  readonly cell: FieldCell;
  /** How many levels it is high. */
  readonly up: number;
  /** Whose drawing it belongs to. */
  readonly card: CardId | null;
  /** An answer takes it. */
  readonly isLit: boolean;
  readonly isChosen: boolean;
}

type Standing = Piece & { readonly card: CardId };

function pieceOf(element: Element, field: Field): Piece | null {
  if (!(element instanceof HTMLElement)) return null;
  const { kind = '', cell: name = '', up = '0', card, light, state } = element.dataset;
  const cell = field.cell(name);
  const isOpen = state === 'open' || state === 'next' || state === 'whole';
  const isLit = kind === 'cell' ? light !== undefined : isOpen;
  return cell
    ? {
        element,
        kind,
        cell,
        up: Number(up),
        card: (card as CardId | undefined) ?? null,
        isLit,
        isChosen: state === 'chosen',
      }
    : null;
}

const layersOf = (pieces: readonly Piece[]): Layers => ({
  isThin: pieces.some(
    ({ kind, cell, isLit }) =>
      cell.isRoofed && cell.stands !== 'never' && (kind === 'figure' || (kind === 'cell' && isLit)),
  ),
  isUpperLit: pieces.some(({ kind, cell, isLit }) => kind === 'cell' && cell.isUpper && isLit),
  isGroundLit: pieces.some(({ kind, isLit }) => kind === 'cell' && isLit),
});

/** A shape of any form; what answers is never too small for a finger. */
function lay(element: HTMLElement, corners: readonly Spot[], isLit: boolean, height: number): void {
  const { left, top, right, bottom } = around(corners);
  const wide = Math.max(isLit ? LEAST : 1, right - left);
  const high = Math.max(isLit ? LEAST : 1, bottom - top);
  const [across, along] = [wide / (right - left), high / (bottom - top)];
  const shape =
    areaOf(corners) < LEAST * THIN
      ? 'none'
      : `polygon(${corners.map(({ x, y }) => `${px((x - left) * across)} ${px((y - top) * along)}`).join(',')})`;
  const at = `translate(${px((left + right - wide) / 2)}, ${px((top + bottom - high) / 2)})`;
  // At once: there are more than a hundred of them, and the camera moves.
  element.style.cssText = `transform:${at};width:${px(wide)};height:${px(high)};clip-path:${shape};z-index:${height}`;
}
const THIN = 8; // pixels: a wall seen from above is a line

const areaOf = (corners: readonly Spot[]): number =>
  corners.reduce((sum, { x, y }, i) => {
    const next = corners[(i + 1) % corners.length] ?? { x, y };
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);

/** Over its drawing, which on the flat map lies within it. */
function stand(piece: Standing, eye: Eye, height: number): void {
  const { left, top, right, bottom } = bodyBox(piece, eye);
  const { feet, size } = eye.body(piece.cell, piece.up);
  const { style } = piece.element;
  style.transform = `translate(${px(left)}, ${px(top)})`;
  style.width = px(right - left);
  style.height = px(bottom - top);
  style.zIndex = String(height);
  style.setProperty('--size', px(size));
  style.setProperty('--feet', px(bottom - feet.y));
}

/** The breakable section of the wall. */
function wallOf(field: Field, eye: Eye): Spot[] {
  const wall = field.walls.find(({ when }) => when === 'intact');
  const [near] = field.cells;
  if (!wall || !near) return [];
  const aside = ({ x, y }: Spot): [number, number] => [(x - near.middle.x) / 20, (y - near.middle.y) / 20];
  return hull(
    [wall.from, wall.to].flatMap(end =>
      [wall.lo, wall.hi].map(level => eye.see(near, ...aside(end), (level - near.level) * eye.rises)),
    ),
  );
}

function middleBox({ offsetWidth: wide, offsetHeight: high }: HTMLElement, { x, y }: Spot): Box {
  return { left: x - wide / 2, top: y - high / 2, right: x + wide / 2, bottom: y + high / 2 };
}

function middle({ style }: HTMLElement, { x, y }: Spot, height: number): void {
  style.transform = `translate(${px(x)}, ${px(y)}) translate(-50%, -50%)`;
  style.zIndex = String(height);
}

function around(corners: readonly Spot[]): Box {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function labelOf(piece: Piece, eye: Eye, isTold: boolean): Label {
  const { element, kind, cell, up, card } = piece;
  const isSign = kind === 'sign';
  const { offsetWidth: wide, offsetHeight: high } = element;
  if (isSign && card) {
    const { left, right, top } = faceBox({ ...piece, card }, eye);
    return { x: (left + right) / 2, y: top - 1, wide, high, isSign };
  }
  const { x, y } = eye.see(cell, 0, 0, isSign ? up * eye.rises : 0);
  const unit = eye.unit(cell);
  // What threatens whoever is out of sight is told again where they are seen.
  const isIdle = 'idle' in element.dataset || kind === 'threat';
  const mayGo = 'crowd' in element.dataset || (isTold && isIdle);
  return { x, y: isSign ? y - unit * (1.25 - eye.rises * 0.6) : y + unit * 0.42, wide, high, isSign, isIdle, mayGo };
}

/** What is seen of the layer, in its pixels: a camera may have come nearer. */
function seenOf(layer: HTMLElement) {
  const { clientWidth: width, clientHeight: height } = layer;
  const [at, board] = [layer.getBoundingClientRect(), layer.closest('#board')?.getBoundingClientRect()];
  if (!board) return { left: 0, top: 0, width, height };
  const scale = at.width / (width || 1) || 1;
  const [left, top] = [Math.max(0, board.left - at.left) / scale, Math.max(0, board.top - at.top) / scale];
  const right = Math.min(at.right, board.right) - at.left;
  const bottom = Math.min(at.bottom, board.bottom) - at.top;
  return { left, top, width: right / scale - left, height: bottom / scale - top };
}

/** What lies over the board, in pixels of the layer. */
function lidsOver(layer: HTMLElement): Box[] {
  const at = layer.getBoundingClientRect();
  const scale = at.width / (layer.clientWidth || 1) || 1;
  return [...document.querySelectorAll('#board [data-lid], #own [data-answers], [data-thing^="act:"]')].flatMap(lid => {
    const { left, top, right, bottom } = lid.getBoundingClientRect();
    const [x, y] = [(value: number) => (value - at.left) / scale, (value: number) => (value - at.top) / scale];
    return right > left ? [{ left: x(left), top: y(top), right: x(right), bottom: y(bottom) }] : [];
  });
}
