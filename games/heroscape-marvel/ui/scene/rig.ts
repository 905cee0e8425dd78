import { type PerspectiveCamera, Vector3 } from 'three';
import { type Field, SIXTH } from '../field.ts';
import { type Lie, UPRIGHT } from '../screen/lie.ts';
import { type Point3, inSpace, onCard } from './space.ts';

export interface Pose {
  /** Around the field, in radians; 0 looks north. */
  readonly turn: number;
  /** Above the horizon, in radians. */
  readonly rise: number;
  readonly far: number;
  readonly target: Point3;
  /** The part of the picture that is covered, at its lower edge: the target is in the middle of the rest. */
  readonly covered: number;
}

export const FOV = 26; // narrow: what is far is nearly as large as what is near
const LOWEST = 0.2;
export const TOP = Math.PI / 2 - 0.001;
/** Steeper in a tall picture: the field is as deep as it is wide. */
const usual = (aspect: number): number => (aspect < 1.15 ? 1.12 : 0.86);
const NEAREST = 6;
const TALL = 2.2; // room for figures above the ground
const ROOM = 0.96; // of half the picture
const [EASY, LEAST] = [36, 24]; // pixels that a hex is wide: so that one meets it easily, and at all
const THUMB = 32; // the same, for a thumb on a phone that is somebody's hand
const READ = 18; // the same, so that those who look on tell figures apart: a television shows twice as much
const HEADROOM = 0.22; // of half a tall picture, for the dice that lie at its upper edge
const TURNS = [0, -1, 1]; // twelfths of a circle away from how the flat map lies
const FEET: Point3 = [0, 0, 0];

/** The camera: where it stands, and the ways in which people move it. */
export class Rig {
  pose: Pose = { turn: 0, rise: usual(1), far: 30, target: [0, 0, 0], covered: 0 };
  private readonly points: readonly Vector3[];
  private camera: PerspectiveCamera | null = null;
  private high = 1; // of the picture, in pixels
  private lie = UPRIGHT;
  private wanted: readonly Point3[] = [];
  private covered = 0;
  /** For those who only look on: where else somebody stands. */
  private around: readonly Point3[] | null = null;
  /** Somebody has looked for themselves: until the next question the camera stays. */
  private isOwn = false;
  /** Somebody wants to look from above: so they do until they look otherwise. */
  private isAbove = false;
  /** The field lies elsewhere as well, with north above: so it does here, as long as one meets its hexes. */
  isUpright = false;
  private glide: { from: Pose; to: Pose; start: number | null; ms: number } | null = null;
  private readonly reach: number;
  readonly changed: () => void;

  constructor(field: Field, changed: () => void) {
    this.changed = changed;
    this.points = field.cells.map(cell => new Vector3(...inSpace(field, cell.middle, cell.level)));
    this.reach = Math.max(field.width, field.height) / 40;
  }

  /** The camera of a canvas of this shape, in pixels. */
  use(camera: PerspectiveCamera, high: number): void {
    const isFirst = this.camera === null;
    this.camera = camera;
    this.high = high;
    if (isFirst || !this.isOwn) this.pose = this.framing();
    this.place();
  }

  /**
   * What should be in sight, in the order of its weight; none: all. `lie` is how the flat map lies. `around` is for those who touch
   * nothing: what should be in sight, too, as long as one can read it from afar; null where hexes are touched. `covered` is the
   * part of the picture over which answers stand: all is framed above them.
   */
  frame(points: readonly Point3[], lie: Lie, ms: number, around: readonly Point3[] | null = null, covered = 0): void {
    this.wanted = points;
    this.covered = covered;
    this.around = around;
    this.lie = lie;
    this.isOwn = false;
    if (this.camera) this.glideTo(this.framing(), ms);
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
        covered: mix(from.covered, to.covered),
      };
      if (t === 1) this.glide = null;
    }
    this.place();
    return this.glide !== null;
  }

  turnBy(turn: number, rise: number): void {
    if (rise !== 0) this.isAbove = false;
    this.set({
      turn: this.pose.turn + turn,
      rise: Math.min(TOP, Math.max(LOWEST, this.pose.rise + rise)),
    });
  }

  zoomBy(factor: number): void {
    this.set({ far: Math.min(90, Math.max(NEAREST, this.pose.far * factor)) });
  }

  /** Moves what is looked at by parts of the height of the picture. */
  slideBy(right: number, down: number): void {
    const { turn, far, target } = this.pose;
    const size = far * 2 * Math.tan((FOV * Math.PI) / 360);
    const [dx, dz] = [right * size, (down * size) / Math.max(0.4, Math.sin(this.pose.rise))];
    const x = target[0] - dx * Math.cos(turn) - dz * Math.sin(turn);
    const z = target[2] + dx * Math.sin(turn) - dz * Math.cos(turn);
    const keep = (value: number): number => Math.min(this.reach, Math.max(-this.reach, value));
    this.set({ target: [keep(x), 0, keep(z)] });
  }

  /** To the next of six directions. */
  turnTo(direction: 1 | -1, ms: number): void {
    this.isOwn = true;
    this.glideTo({ ...this.pose, turn: Math.round(this.pose.turn / SIXTH + direction) * SIXTH }, ms);
  }

  top(ms: number): void {
    this.isAbove = !this.isAbove;
    this.isOwn = true;
    this.glideTo(this.fitted(this.points, this.pose.turn, this.usual()), ms);
  }

  all(ms: number): void {
    this.isOwn = true;
    this.glideTo(this.whole(), ms);
  }

  /** Where a point is on the picture, from 0 to 1. */
  onPicture(point: Point3): { x: number; y: number } {
    if (!this.camera) return { x: 0.5, y: 0.5 };
    const v = new Vector3(...point).project(this.camera);
    return { x: (v.x + 1) / 2, y: (1 - v.y) / 2 };
  }

  /** How far from the eye a point is. */
  depthOf(point: Point3): number {
    return this.camera ? new Vector3(...point).applyMatrix4(this.camera.matrixWorldInverse).z * -1 : 0;
  }

  /** How far from the eye a point is along the ground. */
  farFrom([x, , z]: Point3): number {
    return this.camera ? Math.hypot(this.camera.position.x - x, this.camera.position.z - z) : 0;
  }

  private usual(): number {
    return this.isAbove ? TOP : usual(this.camera?.aspect ?? 1);
  }

  private set(change: Partial<Pose>): void {
    this.glide = null;
    this.isOwn = true;
    this.pose = { ...this.pose, ...change };
    this.changed();
  }

  private glideTo(to: Pose, ms: number): void {
    // By the shorter way around.
    const turns = Math.round((this.pose.turn - to.turn) / (2 * Math.PI)) * 2 * Math.PI;
    this.glide = { from: this.pose, to: { ...to, turn: to.turn + turns }, start: null, ms };
    this.changed();
  }

  private place({ turn, rise, far, target, covered }: Pose = this.pose): void {
    if (!this.camera) return;
    const flat = Math.cos(rise) * far;
    this.camera.position.set(
      target[0] + Math.sin(turn) * flat,
      target[1] + Math.sin(rise) * far,
      target[2] + Math.cos(turn) * flat,
    );
    this.camera.up.set(0, 1, 0);
    this.camera.lookAt(target[0], target[1], target[2]);
    this.camera.translateY(-covered * far * Math.tan((FOV * Math.PI) / 360));
    this.camera.updateMatrixWorld();
    this.camera.matrixWorldInverse.copy(this.camera.matrixWorld).invert();
  }

  /** What is wanted, as near as all of it is in sight; where that is too small to touch, nearer, at the first of it. */
  private framing(): Pose {
    const whole = this.whole();
    const farAt = (wide: number): number => this.farAt(wide);
    const { wanted } = this;
    const [first] = wanted;
    if (!first || whole.far <= farAt(EASY)) return whole;
    const around = (points: readonly Point3[]): Pose =>
      this.fitted(
        points.map(point => new Vector3(...point)),
        whole.turn,
        whole.rise,
      );
    const near = around(wanted);
    const nearest = farAt(EASY) * 0.7; // what is around should be seen
    if (this.around) {
      const all = around([...wanted, ...this.around]);
      const best = all.far <= farAt(READ) ? all : near;
      return { ...best, far: Math.max(best.far, nearest) };
    }
    if (near.far <= farAt(LEAST)) return { ...near, far: Math.max(near.far, nearest) };
    const most = this.most(around, farAt(LEAST));
    return { ...near, far: farAt(LEAST), target: most?.target ?? [first[0], 0, first[2]] };
  }

  /** The first of what is wanted, and as many of the next as are in sight from so far. */
  private most(around: (points: readonly Point3[]) => Pose, far: number): Pose | null {
    let found: Pose | null = null;
    let [few, many] = [1, this.wanted.length];
    while (many - few > 1) {
      const middle = Math.floor((few + many) / 2);
      const pose = around(this.wanted.slice(0, middle));
      if (pose.far <= far) [found, few] = [pose, middle];
      else many = middle;
    }
    return found;
  }

  /** All of the field from one's own side, turned a little where it fills the picture better so. */
  private whole(): Pose {
    const rise = this.usual();
    const isTall = (this.camera?.aspect ?? 1) < 1;
    const poses = TURNS.map(by => this.fitted(this.points, this.lie.turn + (by * SIXTH) / 2, rise));
    // In a tall picture one would rather meet a hex than have one's side below.
    const worth = ({ turn, far }: Pose): number => ((isTall ? 3 : 1) + Math.cos(turn - this.lie.side)) / far;
    const best = poses.reduce((found, pose) => (worth(pose) > worth(found) ? pose : found));
    if (!this.isUpright) return best;
    const upright = this.fitted(this.points, 0, rise);
    return this.isMet(upright) || !this.isMet(best) ? upright : best;
  }

  /** Whether a thumb meets the hexes, of the whole field or of what is wanted. */
  private isMet({ turn, rise, far }: Pose): boolean {
    const most = this.farAt(THUMB);
    const wanted = this.wanted.map(point => new Vector3(...point));
    return far <= most || (wanted.length > 0 && this.fitted(wanted, turn, rise).far <= most);
  }

  /** From how far a hex is so wide. */
  private farAt(wide: number): number {
    return this.high / (2 * Math.tan((FOV * Math.PI) / 360) * (wide / Math.sqrt(3)));
  }

  /** Where all of these are in the picture, as much room above them as below. */
  private fitted(points: readonly Vector3[], turn: number, rise: number): Pose {
    const [xs, zs] = [points.map(({ x }) => x), points.map(({ z }) => z)];
    const middle = (all: readonly number[]): number => (Math.min(...all) + Math.max(...all)) / 2;
    let target: Point3 = [middle(xs), 0, middle(zs)];
    let far = this.fitting(points, turn, rise, target);
    for (let i = 0; i < 2; i++) {
      const size = far * Math.tan((FOV * Math.PI) / 360);
      const { x, y } = this.offset(points, turn, rise);
      const down = -y * size * (1 - this.covered);
      const [aside, nearer] = [x * size * (this.camera?.aspect ?? 1), down / Math.max(0.4, Math.sin(rise))];
      target = [
        target[0] + Math.sin(turn) * nearer + Math.cos(turn) * aside,
        0,
        target[2] + Math.cos(turn) * nearer - Math.sin(turn) * aside,
      ];
      far = this.fitting(points, turn, rise, target);
    }
    this.place();
    return { turn, rise, far, target, covered: this.covered };
  }

  /** From how far these are in the picture; the camera is left there. */
  private fitting(points: readonly Vector3[], turn: number, rise: number, target: Point3): number {
    const { covered } = this;
    let [near, far] = [NEAREST, 90];
    for (let i = 0; i < 10; i++) {
      const middle = (near + far) / 2;
      this.place({ turn, rise, far: middle, target, covered });
      const { left, right, low, high } = this.extent(points, turn, rise);
      if (Math.max(-left, right, -low, high) < ROOM) far = middle;
      else near = middle;
    }
    this.place({ turn, rise, far, target, covered });
    return far;
  }

  /** How far these lie from the middle of what is free of the picture, which reaches from -1 to 1. */
  private offset(points: readonly Vector3[], turn: number, rise: number): { x: number; y: number } {
    const { left, right, low, high } = this.extent(points, turn, rise);
    return { x: (left + right) / 2, y: (low + high) / 2 };
  }

  /** These points and the heads of whoever might stand there, as the camera sees them. */
  private extent(points: readonly Vector3[], turn: number, rise: number) {
    const found = { left: Infinity, right: -Infinity, low: Infinity, high: -Infinity };
    const { camera } = this;
    if (!camera) return { left: 0, right: 0, low: 0, high: 0 };
    const room = camera.aspect < 1 ? HEADROOM : 0;
    const v = new Vector3();
    const head = onCard([0, 0, 0], turn, rise, TALL);
    for (const point of points) {
      // A hex reaches a radius beyond its middle, larger where it is near.
      const radius = 1 / (camera.position.distanceTo(point) * Math.tan((FOV * Math.PI) / 360));
      const aside = radius / camera.aspect;
      for (const [x, y, z] of [FEET, head]) {
        v.set(point.x + x, point.y + y, point.z + z).project(camera);
        found.left = Math.min(found.left, v.x - aside);
        found.right = Math.max(found.right, v.x + aside);
        found.low = Math.min(found.low, v.y - radius * 1.1);
        found.high = Math.max(found.high, v.y + room);
      }
    }
    const free = (y: number): number => (y - this.covered) / (1 - this.covered);
    return { ...found, low: free(found.low), high: free(found.high) };
  }
}
