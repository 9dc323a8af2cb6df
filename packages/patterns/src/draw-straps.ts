import { clipOutlines } from './clip.ts';
import { interlace } from './interlace.ts';
import { pictureBox, toPicture } from './layout.ts';
import { pathOf } from './path-data.ts';
import type { Drawing } from './pattern.ts';
import { insetFace } from './inset.ts';
import type { Network } from './network.ts';
import type { Point } from './point.ts';

export interface StrapLayer {
  /**
   * A frame and the openings in it: filled by the even-odd rule it gives the bodies of the straps,
   * stroked it gives their borders (the frame's own border lies outside the picture).
   */
  bands: string;
  /** The borders of the upper strap across each crossing, to be stroked. */
  bridges: string;
}

export function drawStraps({ network, view }: Drawing): StrapLayer {
  const { openings, bridges } = interlace(network, strapWidth(network) / 2);
  const { width, height } = view;
  const box = pictureBox(view, 3);
  const show = (points: readonly Point[]) => points.map((p) => toPicture(view, p));
  const frame = [
    { x: -9, y: -9 },
    { x: width + 9, y: -9 },
    { x: width + 9, y: height + 9 },
    { x: -9, y: height + 9 },
  ];
  const shown = openings
    .map((points) => ({ points: show(points), closed: true }))
    .filter((outline) => clipOutlines([outline], box).length > 0);
  return {
    bands: pathOf([{ points: frame, closed: true }, ...shown]),
    bridges: pathOf(clipOutlines(bridges.map((bridge) => ({ points: show(bridge), closed: false })), box)),
  };
}

/** Edges of the tiling: as wide as the smallest opening allows without filling it. */
function strapWidth(network: Network): number {
  let width = 0.22;
  const bounded = network.faces.filter((face) => face.bounded);
  while (width > 0.06 && bounded.some((face) => insetFace(face, width * 0.75) === null)) width *= 0.92;
  return width;
}
