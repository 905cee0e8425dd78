import type { MapProps } from '../map2d.tsx';

export function Scene(_props: MapProps) {
  return null;
}
