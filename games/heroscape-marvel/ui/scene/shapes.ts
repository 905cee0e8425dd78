import { BufferGeometry, Float32BufferAttribute } from 'three';
import type { Wall } from '../field.ts';
import { LEVEL, type Point3 } from './space.ts';

const corner = (i: number, radius: number): [x: number, z: number] => {
  const angle = (Math.PI / 3) * i - Math.PI / 2;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};

type Vertex = { readonly at: Point3; readonly uv: readonly [number, number]; readonly tone: number };

function solid(triangles: readonly Vertex[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute(
      triangles.flatMap(v => [...v.at]),
      3,
    ),
  );
  geometry.setAttribute(
    'uv',
    new Float32BufferAttribute(
      triangles.flatMap(v => [...v.uv]),
      2,
    ),
  );
  geometry.setAttribute(
    'color',
    new Float32BufferAttribute(
      triangles.flatMap(v => [v.tone, v.tone, v.tone]),
      3,
    ),
  );
  geometry.computeVertexNormals();
  return geometry;
}

const BEVEL = 0.06;

/** A hex tile from y = -1 to y = 0, to be stretched: bright above, with a worn edge, dark at its sides. */
export function tile(): BufferGeometry {
  const faces: Vertex[] = [];
  const vertex = (x: number, y: number, z: number, tone: number): Vertex => ({
    at: [x, y, z],
    uv: [(x + 1) / 2, (z + 1) / 2],
    tone,
  });
  for (let i = 0; i < 6; i++) {
    const [ax, az] = corner(i, 0.98 - BEVEL);
    const [bx, bz] = corner(i + 1, 0.98 - BEVEL);
    const [cx, cz] = corner(i, 0.98);
    const [dx, dz] = corner(i + 1, 0.98);
    faces.push(vertex(0, 0, 0, 1), vertex(bx, 0, bz, 0.96), vertex(ax, 0, az, 0.96));
    faces.push(vertex(ax, 0, az, 1.25), vertex(bx, 0, bz, 1.25), vertex(dx, -BEVEL, dz, 0.9));
    faces.push(vertex(ax, 0, az, 1.25), vertex(dx, -BEVEL, dz, 0.9), vertex(cx, -BEVEL, cz, 0.9));
    faces.push(vertex(cx, -BEVEL, cz, 0.62), vertex(dx, -BEVEL, dz, 0.62), vertex(dx, -1, dz, 0.22));
    faces.push(vertex(cx, -BEVEL, cz, 0.62), vertex(dx, -1, dz, 0.22), vertex(cx, -1, cz, 0.22));
  }
  return solid(faces);
}

/** A flat hex, or the frame of one. */
export function plate(outer: number, inner: number): BufferGeometry {
  const faces: Vertex[] = [];
  const vertex = ([x, z]: [number, number]): Vertex => ({ at: [x, 0, z], uv: [(x + 1) / 2, 1 - (z + 1) / 2], tone: 1 });
  for (let i = 0; i < 6; i++) {
    const [a, b, c, d] = [corner(i, inner), corner(i + 1, inner), corner(i, outer), corner(i + 1, outer)];
    faces.push(vertex(a), vertex(b), vertex(d), vertex(a), vertex(d), vertex(c));
  }
  return solid(faces);
}

const THICK = 0.07;

/** Upright walls as one piece; `place` says where a point of the flat map is in space. */
export function walls(pieces: readonly Wall[], place: (wall: Wall, end: 'from' | 'to') => Point3): BufferGeometry {
  const faces: Vertex[] = [];
  for (const wall of pieces) {
    const [a, b] = [place(wall, 'from'), place(wall, 'to')];
    const long = Math.hypot(b[0] - a[0], b[2] - a[2]) || 1;
    const [nx, nz] = [(-(b[2] - a[2]) / long) * THICK, ((b[0] - a[0]) / long) * THICK];
    const [lo, hi] = [wall.lo * LEVEL, wall.hi * LEVEL];
    const at = (end: Point3, side: 1 | -1, y: number): Point3 => [end[0] + nx * side, y, end[2] + nz * side];
    const quad = (p: Point3, q: Point3, r: Point3, s: Point3, width: number, height: number, tone: number): void => {
      const [u, v] = [width / 1.4, height / 1.4];
      const [w, x, y, z]: Vertex[] = [
        { at: p, uv: [0, 0], tone: tone * 0.75 },
        { at: q, uv: [u, 0], tone: tone * 0.75 },
        { at: r, uv: [u, v], tone },
        { at: s, uv: [0, v], tone },
      ];
      if (w && x && y && z) faces.push(w, x, y, w, y, z);
    };
    for (const side of [1, -1] as const) {
      const [from, to] = side === 1 ? [a, b] : [b, a];
      quad(at(from, side, lo), at(to, side, lo), at(to, side, hi), at(from, side, hi), long, hi - lo, 1);
    }
    quad(at(a, 1, hi), at(b, 1, hi), at(b, -1, hi), at(a, -1, hi), long, THICK * 2, 1.2);
    quad(at(b, 1, lo), at(b, -1, lo), at(b, -1, hi), at(b, 1, hi), THICK * 2, hi - lo, 0.8);
    quad(at(a, -1, lo), at(a, 1, lo), at(a, 1, hi), at(a, -1, hi), THICK * 2, hi - lo, 0.8);
  }
  return solid(faces);
}

/** The floor of the ruin: a convex slab, seen from both sides. */
export function slab(outline: readonly Point3[]): BufferGeometry {
  const faces: Vertex[] = [];
  const vertex = (point: Point3, drop: number, tone: number): Vertex => ({
    at: [point[0], point[1] - drop, point[2]],
    uv: [point[0], point[2]],
    tone,
  });
  const first = outline[0] as Point3;
  const thick = 0.14;
  outline.forEach((point, i) => {
    const next = outline[(i + 1) % outline.length] as Point3;
    faces.push(vertex(first, 0.01, 0.8), vertex(point, 0.01, 0.8), vertex(next, 0.01, 0.8));
    faces.push(vertex(first, thick, 0.4), vertex(next, thick, 0.4), vertex(point, thick, 0.4));
    faces.push(vertex(point, 0.01, 0.6), vertex(next, 0.01, 0.6), vertex(next, thick, 0.4));
    faces.push(vertex(point, 0.01, 0.6), vertex(next, thick, 0.4), vertex(point, thick, 0.4));
  });
  return solid(faces);
}
