import { PerspectiveCamera } from 'three';
import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../ids.ts';
import { type Field, SIXTH, fieldOf } from '../ui/field.ts';
import { eyeOf as flatEye } from '../ui/flat/eye.ts';
import { turned } from '../ui/flat/turned.ts';
import { eyeOf as reliefEye } from '../ui/scene/eye.ts';
import { FOV, Rig } from '../ui/scene/rig.ts';
import type { Eye } from '../ui/screen/eye.ts';
import { needleOf } from '../ui/screen/north.ts';

const [WIDE, HIGH] = [800, 600];
const TURN = 2 * Math.PI;

/** Where north is in a picture, clockwise from straight up: from the most southern hex to the most northern one in line with it. */
function northIn(field: Field, eye: Eye, scenario: (typeof SCENARIOS)[number]): number {
  const printed = fieldOf(scenario).cells.filter(({ isUpper }) => !isUpper);
  const lines = printed.flatMap(a =>
    printed.filter(b => Math.abs(a.middle.x - b.middle.x) < 0.1).map(b => ({ a, b, far: b.middle.y - a.middle.y })),
  );
  const { a, b } = lines.reduce((longest, one) => (one.far > longest.far ? one : longest));
  const [north, south] = [field.cell(a.name), field.cell(b.name)];
  if (!north || !south) throw new Error('not on this field');
  const [to, from] = [eye.see(north, 0, 0, -north.level), eye.see(south, 0, 0, -south.level)];
  return Math.atan2(to.x - from.x, from.y - to.y);
}

function expectNeedle(turn: number, north: number): void {
  const apart = (((Number.parseFloat(needleOf(turn)) - north) % TURN) + TURN) % TURN;
  expect(Math.min(apart, TURN - apart)).toBeLessThan(0.2); // what is far away leans to the middle of the picture
}

describe.each(SCENARIOS)('%s: the compass points to where north is', scenario => {
  const field = fieldOf(scenario);

  test.each([0, 1, 2, 3, 4, 5])('on the flat map, turned by %s sixths', sixths => {
    const map = turned(field, sixths * SIXTH);
    expectNeedle(
      sixths * SIXTH,
      northIn(map, flatEye(map, { clientWidth: map.width, clientHeight: map.height }), scenario),
    );
  });

  test('in relief, whichever way the camera has turned', () => {
    const camera = new PerspectiveCamera(FOV, WIDE / HIGH, 1, 260);
    camera.updateProjectionMatrix();
    const rig = new Rig(field, () => {});
    rig.use(camera, HIGH);
    rig.top(0);
    rig.step(0);
    for (let i = 0; i < 6; i++) {
      expectNeedle(rig.pose.turn, northIn(field, reliefEye(rig, field, WIDE, HIGH), scenario));
      rig.turnTo(1, 0);
      rig.step(0);
    }
  });
});
