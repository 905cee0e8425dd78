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
const ROOM = [0.92, 0.95] as const; // of half the picture, to the sides for names and upwards

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
    const home = this.home(this.pose.turn, this.pose.rise);
    if (isWhole) this.pose = home;
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
    const turn = Math.round(this.pose.turn / sixth + direction) * sixth;
    const isWhole = Math.abs(this.pose.far - this.whole) < 0.01;
    this.glideTo(isWhole ? this.home(turn, this.pose.rise) : { ...this.pose, turn }, ms);
  }

  top(ms: number): void {
    const rise = this.pose.rise > TOP - 0.01 ? this.usual() : TOP;
    this.glideTo(this.home(this.pose.turn, rise), ms);
  }

  all(ms: number): void {
    this.glideTo(this.home(0, this.usual()), ms);
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

  /** Where all of the field is in the picture, as much room above it as below. */
  private home(turn: number, rise: number): Pose {
    let target: Point3 = [0, 0, 0];
    let far = this.whole;
    for (let i = 0; i < 3; i++) {
      far = this.fitting(turn, rise, target);
      const size = far * Math.tan(((this.camera?.fov ?? 50) * Math.PI) / 360);
      const nearer = (-this.middle() * size) / Math.max(0.4, Math.sin(rise));
      target = [target[0] + Math.sin(turn) * nearer, 0, target[2] + Math.cos(turn) * nearer];
    }
    this.whole = this.fitting(turn, rise, target);
    this.place();
    return { turn, rise, far: this.whole, target };
  }

  /** From how far all of the field is in the picture; the camera is left there. */
  private fitting(turn: number, rise: number, target: Point3): number {
    if (!this.camera) return this.whole;
    let [near, far] = [5, 90];
    for (let i = 0; i < 14; i++) {
      const middle = (near + far) / 2;
      this.place({ turn, rise, far: middle, target });
      if (this.seen().every(([x, y]) => Math.abs(x) < ROOM[0] && Math.abs(y) < ROOM[1])) far = middle;
      else near = middle;
    }
    this.place({ turn, rise, far, target });
    return far;
  }

  /** How high the field lies in the picture: -1 at its lower edge, 1 at its upper one. */
  private middle(): number {
    const heights = this.seen().map(([, y]) => y);
    return heights.length === 0 ? 0 : (Math.min(...heights) + Math.max(...heights)) / 2;
  }

  /** Every cell and the head of whoever might stand there, as the camera sees them. */
  private seen(): (readonly [x: number, y: number])[] {
    const { camera } = this;
    if (!camera) return [];
    return this.points.flatMap(point =>
      [0, TALL].map(height => {
        const v = point.clone();
        v.y += height;
        v.project(camera);
        return [v.x, v.y] as const;
      }),
    );
  }
}
