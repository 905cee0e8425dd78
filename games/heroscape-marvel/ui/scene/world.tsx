import { addAfterEffect, addEffect, extend, useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect } from 'react';
import {
  DirectionalLight,
  Group,
  HemisphereLight,
  InstancedMesh,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  type PerspectiveCamera,
} from 'three';
import type { Shown } from '../look.ts';
import type { MapModel } from '../screen/model.ts';
import { Costs, Lights, Lines } from './marks.tsx';
import type { Rig } from './rig.ts';
import { usePrepared } from './prepared.ts';
import { Ruin } from './ruin.tsx';
import { Shots } from './shots.tsx';
import { Standees } from './standees.tsx';
import { Terrain } from './terrain.tsx';
import { Town } from './town.tsx';

// Only what is named here comes with the page.
extend({
  DirectionalLight,
  Group,
  HemisphereLight,
  InstancedMesh,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
});

interface Props {
  readonly model: MapModel;
  readonly moment: Shown['moment'];
  readonly rig: Rig;
  /** The camera stands somewhere, things moved: what lies over the picture must follow. */
  readonly onDrawn: () => void;
  /** Nothing of it has to be waited for any more. */
  readonly onPrepared: () => void;
}

/** Everything that stands on the table. Drawn when something has changed, and not otherwise. */
export function World({ model, moment, rig, onDrawn, onPrepared }: Props) {
  const camera = useThree(state => state.camera);
  const size = useThree(state => state.size);
  const invalidate = useThree(state => state.invalidate);
  useLayoutEffect(() => {
    rig.use(camera as PerspectiveCamera, size.height);
    invalidate();
  }, [rig, camera, size, invalidate]);
  useEffect(() => invalidate());
  useFrame(state => {
    if (rig.step(performance.now())) state.invalidate();
    onDrawn();
  }, -1);
  useMeasure();
  usePrepared(onPrepared);
  const isInside = (name: string | null): boolean => {
    const cell = name === null ? undefined : model.field.cell(name);
    return cell?.isRoofed === true && cell.stands !== 'never';
  };
  const isFaded =
    model.figures.some(({ cell }) => isInside(cell.name)) ||
    model.cells.some(({ cell, light }) => light !== null && isInside(cell.name));
  return (
    <>
      <hemisphereLight args={['#e3dcff', '#3a2a3c', 1.5]} />
      <directionalLight position={[-6, 14, 8]} intensity={2.1} color="#ffe6c4" />
      <directionalLight position={[9, 6, -8]} intensity={0.5} color="#ff9a6b" />
      <Town field={model.field} />
      <Terrain field={model.field} isFaded={isFaded} />
      <Lights model={model} />
      <Costs model={model} isHurting={false} />
      <Costs model={model} isHurting />
      <Ruin model={model} isFaded={isFaded} />
      <Standees model={model} moment={moment} rig={rig} />
      <Lines model={model} />
      <Shots model={model} moment={moment} />
    </>
  );
}

/** What the last frame cost, written on the canvas for those who measure: drawings and milliseconds of script. */
function useMeasure(): void {
  const gl = useThree(state => state.gl);
  useEffect(() => {
    const { dataset } = gl.domElement;
    let [start, frames] = [0, 0];
    const stops = [
      addEffect(() => {
        start = performance.now();
      }),
      addAfterEffect(() => {
        dataset['frames'] = String(++frames);
        dataset['calls'] = String(gl.info.render.calls);
        dataset['script'] = (performance.now() - start).toFixed(2);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [gl]);
}
