import { expect, test } from 'vitest';
import { SCENARIOS } from '../ids.ts';
import { type Field, fieldOf } from '../ui/field.ts';
import { eyeOf } from '../ui/flat/eye.ts';
import { faceBox } from '../ui/screen/bodies.ts';
import { type Label, overlap, placesOf } from '../ui/screen/labels.ts';

const CARDS = ['hulk', 'thanos', 'venom', 'iron-man', 'doctor-doom'] as const;
const NAME = { wide: 70, high: 28, isSign: false };
const SCALE = 1.25; // of the map, on a laptop

/** How many faces names cover where these figures stand around one hex. */
function covered(field: Field, at: number): number {
  const [width, height] = [field.width * SCALE, field.height * SCALE];
  const eye = eyeOf(field, { clientWidth: width, clientHeight: height });
  const near = field.cells.filter(({ index }) => (field.board.distance[at * field.board.size + index] ?? 9) < 2);
  const standing = CARDS.flatMap((card, i) => {
    const cell = near[i];
    return cell ? [{ cell, card, up: 5, isLit: false }] : [];
  });
  const labels = standing.map(({ cell }): Label => {
    const { x, y } = eye.see(cell, 0, 0, 0);
    return { x, y: y + eye.unit(cell) * 0.42, ...NAME };
  });
  const faces = standing.map(one => faceBox(one, eye));
  return placesOf(labels, [], { width, height }, faces).reduce(
    (sum, box) => sum + faces.filter(face => box !== null && overlap(face, box)).length,
    0,
  );
}

test.each(SCENARIOS)('%s: of figures side by side no name hides a face on the flat map', scenario => {
  const field = fieldOf(scenario);
  const melees = field.cells.filter(({ index }) => index % 7 === 0);
  expect(melees.map(({ index }) => covered(field, index))).toEqual(melees.map(() => 0));
});
