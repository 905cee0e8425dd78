import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';
import type { Terrain } from '../../content/battlefield.ts';
import type { CardId } from '../../ids.ts';
import { WHOLE, figures } from '../drawn/figures.ts';
import { chance } from './space.ts';

// Everything with a picture on it is painted here, once, and kept.

const kept = new Map<string, CanvasTexture>();
/** What is wanted for the first picture, and not yet painted; null since that is there: little comes later, and is painted at once. */
let waiting: (() => Promise<void>)[] | null = [];

/** Paints what is wanted, one after the other, and then gives all of it. */
export async function* pictures(): AsyncGenerator<void, readonly CanvasTexture[]> {
  for (let next = waiting?.shift(); next; next = waiting?.shift()) yield next();
  waiting = null;
  return [...kept.values()];
}

type Paint = (c: CanvasRenderingContext2D) => void | Promise<void>;

function painted(key: string, width: number, height: number, paint: Paint, onDrawn?: () => void) {
  const known = kept.get(key);
  if (known) return known;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  kept.set(key, texture);
  const begin = async (): Promise<void> => {
    if (!context) return;
    await paint(context);
    texture.needsUpdate = true;
    onDrawn?.();
  };
  if (waiting) waiting.push(begin);
  else void begin();
  return texture;
}

const GROUND: { readonly [T in Terrain | 'wood']: string } = {
  concrete: '#a7adbb',
  asphalt: '#4a5169',
  grass: '#4c8f57',
  water: '#2f6f95',
  warehouse: '#85766a',
  wood: '#b98547',
};

/** The surface of a tile. */
export const ground = (terrain: Terrain | 'wood'): CanvasTexture =>
  painted(`ground ${terrain}`, 128, 128, c => {
    c.fillStyle = GROUND[terrain];
    c.fillRect(0, 0, 128, 128);
    for (let i = 0; i < 420; i++) {
      const [x, y, shade] = [chance(i, 1) * 128, chance(i, 2) * 128, chance(i, 3)];
      c.fillStyle = shade > 0.5 ? `rgb(255 255 255 / ${shade * 9}%)` : `rgb(0 0 0 / ${(1 - shade) * 11}%)`;
      if (terrain === 'grass') c.fillRect(x, y, 1.5, 5 + shade * 4);
      else c.fillRect(x, y, 1 + shade * 2, 1 + shade * 2);
    }
    c.strokeStyle = 'rgb(0 0 0 / 22%)';
    c.lineWidth = 1.5;
    c.beginPath();
    if (terrain === 'concrete')
      for (const at of [42, 86]) {
        c.moveTo(0, at);
        c.lineTo(128, at + 1);
      }
    if (terrain === 'wood')
      for (let at = 8; at < 128; at += 18) {
        c.moveTo(0, at);
        c.lineTo(128, at);
      }
    if (terrain === 'water') {
      c.strokeStyle = 'rgb(220 245 255 / 30%)';
      for (let at = 10; at < 128; at += 16) {
        c.moveTo(0, at);
        c.bezierCurveTo(42, at - 9, 86, at + 9, 128, at);
      }
    }
    if (terrain === 'warehouse')
      for (let at = -128; at < 128; at += 21) {
        c.moveTo(at, 0);
        c.lineTo(at + 128, 128);
        c.moveTo(at + 128, 0);
        c.lineTo(at, 128);
      }
    c.stroke();
  });

/** Bricks; the breakable section is redder and shows a crack for every wound. */
export function bricks(isBreakable: boolean, cracks: number): CanvasTexture {
  const texture = painted(`bricks ${isBreakable} ${cracks}`, 128, 128, c => {
    c.fillStyle = isBreakable ? '#8f3b2a' : '#b9a48c';
    c.fillRect(0, 0, 128, 128);
    for (let row = 0; row < 8; row++)
      for (let i = -1; i < 4; i++) {
        const x = i * 42 + (row % 2) * 21;
        const tone = chance(row, i) * 16;
        c.fillStyle = isBreakable ? `hsl(12 48% ${40 + tone}%)` : `hsl(33 22% ${62 + tone}%)`;
        c.fillRect(x + 1.5, row * 16 + 1.5, 39, 13);
      }
    c.strokeStyle = '#1b0d09';
    c.lineWidth = 4;
    for (let i = 0; i < cracks; i++) {
      c.beginPath();
      let [x, y] = [chance(i, 7) * 128, 0];
      c.moveTo(x, y);
      for (let k = 0; k < 6; k++) {
        x += (chance(i, k) - 0.5) * 46;
        y += 24;
        c.lineTo(x, y);
      }
      c.stroke();
    }
  });
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  return texture;
}

/** Somebody as cardboard: drawn once, and shown as soon as it is. */
export function cardboard(card: CardId, onDrawn: () => void): CanvasTexture {
  const { x, y, width, height } = WHOLE;
  const [wide, high] = [width * SHARP, height * SHARP];
  const paint = async (c: CanvasRenderingContext2D): Promise<void> => {
    const image = new Image();
    const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="${x} ${y} ${width} ${height}">${figures[card]}</svg>`;
    image.src = `data:image/svg+xml,${encodeURIComponent(markup)}`;
    await image.decode();
    c.drawImage(image, 0, 0, wide, high);
  };
  return painted(`card ${card}`, wide, high, paint, onDrawn);
}
const SHARP = 3; // pixels for each unit of a drawing

/** A street at dusk, seen from above. */
export const street = (): CanvasTexture => {
  const texture = painted('street', 512, 512, c => {
    c.fillStyle = '#2d2b3c';
    c.fillRect(0, 0, 512, 512);
    for (let i = 0; i < 1800; i++) {
      c.fillStyle = chance(i, 5) > 0.5 ? 'rgb(255 220 200 / 4%)' : 'rgb(0 0 10 / 10%)';
      c.fillRect(chance(i, 1) * 512, chance(i, 2) * 512, 3, 3);
    }
    c.fillStyle = '#423e50';
    c.fillRect(0, 0, 512, 26);
    c.fillRect(0, 0, 26, 512);
    c.fillStyle = '#5a5366';
    c.fillRect(0, 24, 512, 3);
    c.fillRect(24, 0, 3, 512);
    c.fillStyle = 'rgb(240 208 140 / 55%)';
    for (let at = 50; at < 512; at += 62) {
      c.fillRect(at, 266, 34, 4);
      c.fillRect(266, at, 4, 34);
    }
  });
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.repeat.set(7, 7);
  return texture;
};

/** A front with lit and dark windows. */
export const windows = (): CanvasTexture =>
  painted('windows', 128, 256, c => {
    c.fillStyle = '#3b3450';
    c.fillRect(0, 0, 128, 256);
    for (let row = 0; row < 10; row++)
      for (let i = 0; i < 5; i++) {
        c.fillStyle = chance(row, i) > 0.62 ? '#ffcf7d' : '#252036';
        c.fillRect(9 + i * 23, 10 + row * 24, 14, 15);
      }
  });

/** The signs that lie on cells: costs from 0 to 15, and one that says that it hurts. */
export const SIGNS = 4; // by row and by column
export const signs = (isHurting: boolean): CanvasTexture =>
  painted(`signs ${isHurting}`, 512, 512, c => {
    c.textAlign = 'center';
    c.textBaseline = 'middle';
    c.lineJoin = 'round';
    for (let i = 0; i < SIGNS * SIGNS; i++) {
      const [x, y] = [(i % SIGNS) * 128 + 64, Math.floor(i / SIGNS) * 128 + 64];
      c.font = '900 88px sans-serif';
      c.lineWidth = 18;
      c.strokeStyle = isHurting ? '#7d0a12' : '#04150e';
      c.strokeText(String(i), x, y + 6);
      c.fillStyle = isHurting ? '#ffd9d2' : '#ffffff';
      c.fillText(String(i), x, y + 6);
      if (isHurting) c.fillText('⚔', x + 44, y - 44);
    }
  });
