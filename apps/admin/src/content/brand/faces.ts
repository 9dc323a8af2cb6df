import { type FaceFile, facePairs, facesOf, ownFacesKey, type ScriptFaces } from '@nasaq/brand';
import type { Brand as StoredBrand } from '../../platform/payload/payload-types.ts';
import { brandFileIn } from './files.ts';

/** The pair that is chosen, as looks name it; `null` for that of the house, and for an own one that lacks a file. */
export function facesKey({ faces, ownFaces }: Partial<StoredBrand>): string | null {
  if (faces !== 'own') return facePairs.find((pair) => pair === faces) ?? null;
  const [latin, latinBold, arabic, arabicBold] = (['latin', 'latinBold', 'arabic', 'arabicBold'] as const).map((name) =>
    measured(ownFaces?.[name]),
  );
  if (!latin || !arabic) return null;
  const key = ownFacesKey({ latin: withBold(latin, latinBold), arabic: withBold(arabic, arabicBold) });
  return facesOf(key) ? key : null;
}

function measured(value: unknown) {
  const held = brandFileIn(value);
  return held?.type === 'woff2' && held.face ? { file: held.file, ...held.face } : null;
}

/** Both weights in the scale of the regular one. */
function withBold(regular: FaceFile, bold: FaceFile | null | undefined): ScriptFaces {
  return { regular, bold: bold ? { ...bold, scale: regular.scale } : null };
}
