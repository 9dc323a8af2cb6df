import { insetFace } from './inset.ts';
import { boxAround, touches } from './clip.ts';
import { pictureBox, toPicture, type View } from './layout.ts';
import type { Face } from './network.ts';
import { pathOf } from './path-data.ts';
import type { Drawing } from './drawing.ts';
import { centre, distance, signedArea } from './point.ts';
import { starPoints } from './star-points.ts';

export type Tone = 1 | 2 | 3;
export interface ToneFill {
  d: string;
  tone: Tone;
}

/**
 * The faces as cut tiles with an even joint between them. The petals and all that shares their
 * colour on the checkerboard take the main tone, the hearts of the principal stars the soft one,
 * the smallest shape the spark, and the rest stays open to the ground, as do all stars of six points.
 *
 * @param taste in [0, 1): from a half on, the largest open shape takes the soft tone too.
 */
export function drawTones(drawing: Drawing, taste: number): ToneFill[] {
  const { recipe, view } = drawing;
  const classes = faceClasses(drawing);
  const petals = recipe.reach % 2 === 0 ? 1 : 0;
  const open = classes.filter((group) => group.parity !== petals && !group.core && group.points !== 6);
  const seen = view.width * view.height;
  const spark = open.findLast((group) => group.total < seen / 20);
  const soft = taste < 0.5 ? undefined : open.find((group) => group !== spark && group.total < seen / 4);
  const tones: Record<Tone, Face[]> = { 1: [], 2: [], 3: [] };
  for (const group of classes) {
    const tone = group.core || group === soft ? 2 : group === spark ? 3 : group.parity === petals ? 1 : null;
    if (tone) tones[tone].push(...group.faces);
  }
  const joint = Math.min(0.05, Math.max(0.9, Math.min(1.8, 0.022 * view.zoom)) / view.zoom);
  return ([1, 2, 3] as const)
    .filter((tone) => tones[tone].length > 0)
    .map((tone) => ({ tone, d: fillOf(tones[tone], view, joint) }));
}

/** Only the hearts of the principal stars, up to their lines, in the soft tone. */
export function drawCores(drawing: Drawing): ToneFill[] {
  const faces = faceClasses(drawing).filter((group) => group.core);
  const d = fillOf(
    faces.flatMap((group) => group.faces),
    drawing.view,
    0,
  );
  return d ? [{ tone: 2, d }] : [];
}

interface FaceClass {
  readonly faces: Face[];
  /** Of one face, in edges². */
  readonly area: number;
  readonly parity: 0 | 1;
  /** It lies in the middle of a principal star. */
  readonly core: boolean;
  /** Of the star that it is, 0 where it is none. */
  readonly points: number;
  /** Of all its faces that touch the picture, in picture units². */
  total: number;
}

/** The faces that show, by shape, the largest shape first. */
function faceClasses({ network, tiles, view }: Drawing): FaceClass[] {
  const frame = pictureBox(view, 0);
  const hearts = tiles.filter((tile) => tile.principal).map((tile) => tile.centre);
  const classes = new Map<string, FaceClass>();
  for (const face of network.faces) {
    if (!face.bounded || !touches(boxAround(face.corners.map((p) => toPicture(view, p))), frame)) continue;
    const area = signedArea(face.corners);
    const middle = centre(face.corners);
    const core = hearts.some((heart) => distance(heart, middle) < 0.01);
    const points = starPoints(face.corners);
    const name = `${face.parity}/${Math.round(area * 200)}/${face.corners.length}/${core}`;
    const group = classes.get(name) ?? { faces: [], area, parity: face.parity, core, points, total: 0 };
    group.faces.push(face);
    group.total += area * view.zoom ** 2;
    classes.set(name, group);
  }
  return [...classes.values()].sort((a, b) => b.area - a.area);
}

/** Path data of faces drawn in by half a joint (in edges), to be filled. */
export function fillOf(faces: readonly Face[], view: View, joint: number): string {
  return pathOf(
    faces.flatMap((face) => {
      const inset = joint > 0 ? insetFace(face, joint) : face.corners;
      return inset ? [{ points: inset.map((p) => toPicture(view, p)), closed: true }] : [];
    }),
  );
}
