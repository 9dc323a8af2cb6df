import { insetFace } from './inset.ts';
import { boxAround, touches } from './clip.ts';
import { pictureBox, toPicture } from './layout.ts';
import type { Face } from './network.ts';
import { pathOf } from './path-data.ts';
import type { Drawing } from './pattern.ts';
import { signedArea } from './point.ts';

export type Tone = 1 | 2 | 3;
export interface ToneFill {
  d: string;
  tone: Tone;
}

/**
 * The faces as cut tiles with an even joint between them. Faces of one shape share a tone: the
 * largest class of each colour of the checkerboard takes the two main tones, the smallest class
 * takes the spark, and one class in the middle stays open to the ground.
 *
 * @param taste in [0, 1): which colour of the checkerboard is the darker.
 */
export function drawTones({ network, view }: Drawing, taste: number): ToneFill[] {
  const frame = pictureBox(view, 0);
  const classes = new Map<string, { faces: Face[]; area: number; parity: 0 | 1 }>();
  for (const face of network.faces) {
    if (!face.bounded || !touches(boxAround(face.corners.map((p) => toPicture(view, p))), frame)) continue;
    const area = signedArea(face.corners);
    const name = `${face.parity}/${Math.round(area * 200)}/${face.corners.length}`;
    const group = classes.get(name) ?? { faces: [], area, parity: face.parity };
    group.faces.push(face);
    classes.set(name, group);
  }
  const dark: 0 | 1 = taste < 0.5 ? 0 : 1;
  const groups = [...classes.values()].sort((a, b) => b.area - a.area);
  const tones = new Map<Tone, Face[]>();
  groups.forEach((group, rank) => {
    const spark = rank === groups.length - 1 && group.area < 0.35 && groups.length > 2;
    const tone: Tone | null = spark ? 3 : group.parity === dark ? 1 : rank < 2 ? 2 : null;
    if (tone) tones.set(tone, [...(tones.get(tone) ?? []), ...group.faces]);
  });
  const joint = Math.min(0.045, 1.6 / view.zoom);
  return [...tones].map(([tone, faces]) => ({
    tone,
    d: pathOf(
      faces.flatMap((face) => {
        const inset = insetFace(face, joint);
        return inset ? [{ points: inset.map((p) => toPicture(view, p)), closed: true }] : [];
      }),
    ),
  }));
}
