import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';
import type { Terrain } from '../../content/battlefield.ts';
import { cardColour, cardIcon, glyphIcon } from '../icons.ts';
import type { Standee } from '../map-model.ts';
import { chance } from './space.ts';

// Everything with a picture on it is painted here, once, and kept.

const kept = new Map<string, CanvasTexture>();

function painted(key: string, width: number, height: number, paint: (c: CanvasRenderingContext2D) => void) {
  const known = kept.get(key);
  if (known) return known;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) paint(context);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  kept.set(key, texture);
  return texture;
}

const GROUND: { readonly [T in Terrain | 'wood']: string } = {
  concrete: '#a7adbb',
  asphalt: '#4a5169',
  grass: '#4c8f57',
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

const icon = (c: CanvasRenderingContext2D, d: string, x: number, y: number, size: number, colour: string): void => {
  c.save();
  c.translate(x - size / 2, y - size / 2);
  c.scale(size / 512, size / 512);
  c.fillStyle = colour;
  const shape = new Path2D(d);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a drawing, not an array
  c.fill(shape);
  c.restore();
};

export const SIDE = { 1: '#5aa7ff', 2: '#ff6b5e' } as const;
const [W, H] = [240, 330];

/** The cardboard of a figure: round above for player 1, pointed for player 2; name, life and what it carries. */
export function standee({ figure, player, name }: Standee, isExpert: boolean): CanvasTexture {
  const carried = figure.carries[0]?.role ?? '';
  const life = isExpert ? `${figure.life - figure.wounds}/${figure.life}` : '';
  return painted(`${figure.id} ${player} ${name} ${life} ${carried}`, W, H, c => {
    outline(c, player);
    const fill = c.createLinearGradient(0, 0, 0, H);
    fill.addColorStop(0, '#3a446f');
    fill.addColorStop(0.6, '#1b2140');
    fill.addColorStop(1, '#0d1124');
    c.fillStyle = fill;
    c.fill();
    c.lineWidth = 14;
    c.strokeStyle = SIDE[player];
    c.stroke();
    c.lineWidth = 4;
    c.strokeStyle = 'rgb(255 255 255 / 80%)';
    c.stroke();
    const glow = c.createRadialGradient(W / 2, 165, 20, W / 2, 165, 120);
    glow.addColorStop(0, 'rgb(255 255 255 / 22%)');
    glow.addColorStop(1, 'rgb(255 255 255 / 0%)');
    c.fillStyle = glow;
    c.fillRect(14, 50, W - 28, 230);
    icon(c, cardIcon[figure.card], W / 2, 170, 184, cardColour[figure.card]);
    if (carried) icon(c, glyphIcon(carried, true), W - 50, 66, 76, '#ffd166');
    c.font = '800 40px sans-serif';
    c.textAlign = 'center';
    c.textBaseline = 'middle';
    c.fillStyle = '#ffffff';
    c.fillText(String(player), W / 2, 54);
    if (isExpert) drops(c, figure.life, figure.wounds);
  });
}

function outline(c: CanvasRenderingContext2D, player: 1 | 2): void {
  c.beginPath();
  c.moveTo(10, H - 10);
  if (player === 1) {
    c.lineTo(10, 110);
    c.arcTo(10, 10, W / 2, 10, 96);
    c.arcTo(W - 10, 10, W - 10, 110, 96);
  } else {
    c.lineTo(10, 78);
    c.lineTo(W / 2, 10);
    c.lineTo(W - 10, 78);
  }
  c.lineTo(W - 10, H - 10);
  c.closePath();
}

/** The name of a figure, on a strip of its own above it. */
export const nameplate = (name: string, player: 1 | 2): CanvasTexture =>
  painted(`name ${name} ${player}`, 320, 72, c => {
    c.textAlign = 'center';
    c.textBaseline = 'middle';
    c.font = '800 50px "Arial Narrow", "Liberation Sans Narrow", sans-serif';
    c.lineJoin = 'round';
    c.lineWidth = 14;
    c.strokeStyle = player === 1 ? '#0b2a57' : '#5c100b';
    c.strokeText(name, 160, 38, 304);
    c.fillStyle = '#ffffff';
    c.fillText(name, 160, 38, 304);
  });

function drops(c: CanvasRenderingContext2D, life: number, wounds: number): void {
  const step = Math.min(30, (W - 36) / life);
  for (let i = 0; i < life; i++) {
    c.beginPath();
    c.arc(W / 2 + (i - (life - 1) / 2) * step, 294, step * 0.4, 0, Math.PI * 2);
    c.fillStyle = i < life - wounds ? '#ff5470' : '#0d1124';
    c.fill();
    c.lineWidth = 3;
    c.strokeStyle = '#ffc2cc';
    c.stroke();
  }
}

export const glyphFace = (d: string): CanvasTexture =>
  painted(`glyph ${d.length} ${d.slice(0, 40)}`, 128, 128, c => {
    c.fillStyle = '#1a1030';
    c.fillRect(0, 0, 128, 128);
    icon(c, d, 64, 64, 84, '#ffd166');
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
