import { alphabetOf, cutFace, lettersOf, plainFace } from '@nasaq/brand/faces/cut';
import { type OpenFace, openFace, type Script, type Weight } from '@nasaq/brand/faces/measure';
import type { BrandFile, StoredFile } from './files.ts';

/** What a typeface is refused for; the sentences stand in the catalogue under these names. */
export type FaceFault = 'faceTooLarge' | 'notFace' | 'noLatin' | 'noArabic' | 'restricted';

export const mostFaceBytes = 2_000_000;
/** What a compressed file may become: a small one can hold a hundred times itself. */
const mostPlainBytes = 12_000_000;
const mostCutBytes = 250_000;

export type TakenFace = StoredFile & Required<Pick<BrandFile, 'face' | 'family'>>;
type Taken = { face: TakenFace } | { fault: FaceFault };

/** A typeface as it was uploaded: cut to what the site sets, as WOFF2, and measured; or why it cannot stand there. */
export async function takeFace(bytes: Buffer, script: Script, weight: Weight): Promise<Taken> {
  if (bytes.length > mostFaceBytes || plainSize(bytes) > mostPlainBytes) return { fault: 'faceTooLarge' };
  const face = await open(bytes);
  if (!face) return { fault: 'notFace' };
  if (face.lacks(alphabetOf[script]).length > 0) return { fault: script === 'latin' ? 'noLatin' : 'noArabic' };
  if (face.isRestricted) return { fault: 'restricted' };
  try {
    const cut = await cutFace(bytes, lettersOf[script]);
    if (cut.length > mostCutBytes) return { fault: 'faceTooLarge' };
    const figures = { ...face.measure(script, weight), ...(face.weights && { isVariable: true }) };
    return { face: { type: 'woff2', bytes: cut, face: figures, family: face.family.slice(0, 100) } };
  } catch {
    return { fault: 'notFace' };
  }
}

async function open(bytes: Buffer): Promise<OpenFace | null> {
  try {
    return openFace(new Uint8Array(await plainFace(bytes)));
  } catch {
    return null;
  }
}

/** Bytes that a WOFF or WOFF2 says it becomes; 0 for what is not compressed. */
function plainSize(bytes: Buffer): number {
  const isCompressed = ['wOFF', 'wOF2'].includes(bytes.toString('latin1', 0, 4));
  return isCompressed && bytes.length > 20 ? bytes.readUInt32BE(16) : 0;
}
