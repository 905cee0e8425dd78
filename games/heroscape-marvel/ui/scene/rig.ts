import { type PerspectiveCamera, Vector3 } from 'three';
import type { Field } from '../field.ts';
import { type Point3, inSpace } from './space.ts';

export interface Pose {
  /** Around the field, in radians; 0 looks north. */
  readonly turn: number;
  /** Above the horizon, in radians. */
  readonly rise: number;
  readonly far: number;
  readonly target: Point3;
}

const LOWEST = 0.2;
export const TOP = Math.PI / 2 - 0.001;
/** Steeper in a tall picture: the field is as deep as it is wide. */
const usual = (aspect: number): number => (aspect < 1.15 ? 1.06 : 0.88);
const NEAREST = 4;
const TALL = 2.2; // room for figures above the ground

/** The camera: where it stands, and the ways in which people move it. */
export class Rig {
  pose: Pose = { turn: 0, rise: usual(1), far: 30, target: [0, 0, 0] };
  private readonly points: readonly Vector3[];
  private camera: PerspectiveCamera | null = null;
  private whole = 30;
  private glide: { from: Pose; to: Pose; start: number | null; ms: number } | null = null;
  private readonly reach: number;
  readonly changed: () => void;

  constructor(field: Field, changed: () => void) {
    this.changed = changed;
    this.points = field.cells.map(cell => new Vector3(...inSpace(field, cell.middle, cell.level)));
    this.reach = Math.max(field.width, field.height) / 40;
  }

  /** The camera of a canvas of this shape; the whole field is shown unless somebody has moved it. */
  use(camera: PerspectiveCamera): void {
    const isWhole = this.camera === null || Math.abs(this.pose.far - this.whole) < 0.01;
    if (this.camera === null) this.pose = { ...this.pose, rise: usual(camera.aspect) };
    this.camera = camera;
    this.whole = this.fitting(this.pose.turn, this.pose.rise);
    if (isWhole) this.pose = { ...this.pose, far: this.whole };
    this.place();
  }

  /** Moves on; whether it is still on the way. */
  step(now: number): boolean {
    if (this.glide) {
      const { from, to, ms } = this.glide;
      this.glide.start ??= now;
      const t = ms === 0 ? 1 : Math.min(1, (now - this.glide.start) / ms);
      const part = t * t * (3 - 2 * t);
      const mix = (a: number, b: number): number => a + (b - a) * part;
      this.pose = {
        turn: mix(from.turn, to.turn),
        rise: mix(from.rise, to.rise),
        far: mix(from.far, to.far),
        target: [mix(from.target[0], to.target[0]), 0, mix(from.target[2], to.target[2])],
      };
      if (t === 1) this.glide = null;
    }
    this.place();
    return this.glide !== null;
  }

  turnBy(turn: number, rise: number): void {
    this.set({
      turn: this.pose.turn + turn,
      rise: Math.min(TOP, Math.max(LOWEST, this.pose.rise + rise)),
    });
  }

  zoomBy(factor: number): void {
    this.set({ far: Math.min(this.whole * 1.5, Math.max(NEAREST, this.pose.far * factor)) });
  }

  /** Moves what is looked at by parts of the height of the picture. */
  slideBy(right: number, down: number): void {
    const { turn, far, target } = this.pose;
    const size = far * 0.7;
    const [dx, dz] = [right * size, (down * size) / Math.max(0.4, Math.sin(this.pose.rise))];
    const x = target[0] - dx * Math.cos(turn) - dz * Math.sin(turn);
    const z = target[2] + dx * Math.sin(turn) - dz * Math.cos(turn);
    const keep = (value: number): number => Math.min(this.reach, Math.max(-this.reach, value));
    this.set({ target: [keep(x), 0, keep(z)] });
  }

  /** To the next of six directions. */
  turnTo(direction: 1 | -1, ms: number): void {
    const sixth = Math.PI / 3;
    this.glideTo({ ...this.pose, turn: Math.round(this.pose.turn / sixth + direction) * sixth }, ms);
  }

  top(ms: number): void {
    const rise = this.pose.rise > TOP - 0.01 ? this.usual() : TOP;
    this.whole = this.fitting(this.pose.turn, rise);
    this.glideTo({ turn: this.pose.turn, rise, far: this.whole, target: [0, 0, 0] }, ms);
  }

  all(ms: number): void {
    this.whole = this.fitting(0, this.usual());
    this.glideTo({ turn: 0, rise: this.usual(), far: this.whole, target: [0, 0, 0] }, ms);
  }

  /** Where a point is on the picture, from 0 to 1. */
  onPicture(point: Point3): { x: number; y: number } {
    if (!this.camera) return { x: 0.5, y: 0.5 };
    const v = new Vector3(...point).project(this.camera);
    return { x: (v.x + 1) / 2, y: (1 - v.y) / 2 };
  }

  private usual(): number {
    return usual(this.camera?.aspect ?? 1);
  }

  private set(change: Partial<Pose>): void {
    this.glide = null;
    this.pose = { ...this.pose, ...change };
    this.changed();
  }

  private glideTo(to: Pose, ms: number): void {
    this.glide = { from: this.pose, to, start: null, ms };
    this.changed();
  }

  private place({ turn, rise, far, target }: Pose = this.pose): void {
    if (!this.camera) return;
    const flat = Math.cos(rise) * far;
    this.camera.position.set(
      target[0] + Math.sin(turn) * flat,
      target[1] + Math.sin(rise) * far,
      target[2] + Math.cos(turn) * flat,
    );
    this.camera.up.set(0, 1, 0);
    this.camera.lookAt(target[0], target[1], target[2]);
    this.camera.updateMatrixWorld();
  }

  /** From how far all of the field is in the picture. */
  private fitting(turn: number, rise: number): number {
    if (!this.camera) return this.whole;
    let [near, far] = [5, 90];
    const v = new Vector3();
    for (let i = 0; i < 14; i++) {
      const middle = (near + far) / 2;
      this.place({ turn, rise, far: middle, target: [0, 0, 0] });
      const isInside = this.points.every(point =>
        [0, TALL].every(height => {
          v.copy(point);
          v.y += height;
          v.project(this.camera as PerspectiveCamera);
          return Math.abs(v.x) < 0.95 && Math.abs(v.y) < 0.95;
        }),
      );
      if (isInside) far = middle;
      else near = middle;
    }
    this.place();
    return far;
  }
}
