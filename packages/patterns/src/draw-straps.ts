import { boxAround, clipOutlines, touches } from './clip.ts';
import { interlace } from './interlace.ts';
import { pictureBox, toPicture } from './layout.ts';
import { pathOf } from './path-data.ts';
import type { Drawing } from './drawing.ts';
import type { Point } from './point.ts';
import { strapWidth } from './strap-width.ts';

export interface StrapLayer {
  /**
   * A frame and the openings in it: filled by the even-odd rule it gives the bodies of the straps,
   * stroked it gives their borders (the frame's own border lies outside the picture).
   */
  bands: string;
  /** The borders of the upper strap across each crossing, to be stroked. */
  bridges: string;
}

export function drawStraps({ recipe, network, view }: Drawing): StrapLayer {
  const { width, height } = view;
  const box = pictureBox(view, 3);
  const show = (points: readonly Point[]) => points.map((p) => toPicture(view, p));
  const { openings, bridges } = interlace(network, strapWidth(recipe) / 2, (face) =>
    touches(boxAround(show(face.corners)), box),
  );
  const frame = [
    { x: -9, y: -9 },
    { x: width + 9, y: -9 },
    { x: width + 9, y: height + 9 },
    { x: -9, y: height + 9 },
  ];
  const shown = openings.map((points) => ({ points: show(points), closed: true }));
  return {
    bands: pathOf([{ points: frame, closed: true }, ...shown]),
    bridges: pathOf(
      clipOutlines(
        bridges.map((bridge) => ({ points: show(bridge), closed: false })),
        box,
      ),
    ),
  };
}
