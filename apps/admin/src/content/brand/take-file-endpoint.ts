import type { Script, Weight } from '@nasaq/brand/faces/measure';
import type { Locale } from '@nasaq/contract';
import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { hasRole } from '../../platform/staff/access.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { brandLabels } from './catalogue/index.ts';
import { type BrandFile, keepFile } from './files.ts';
import type { FaceFault, TakenFace } from './take-face.ts';
import { type FileFault, type TakenPicture, takePicture } from './take-file.ts';

/**
 * `POST /api/globals/brand/files?field=logo` with the bytes as `file` of a form: what the field is to hold
 * (`BrandFile`), or `{ error }` with a sentence in the language of the menus. Nothing is published by it.
 */
export const takeFileEndpoint: Endpoint = {
  method: 'post',
  path: '/files',
  handler: async (req) => {
    if (!req.user) return refused(req, 401, 'signedOut');
    if (!hasRole(req.user)) return refused(req, 403, 'notYours');
    const file = await sent(req);
    const place = faceFields[String(req.query.field)];
    if (!file) return refused(req, 422, place ? 'notFace' : 'notPicture');
    const bytes = Buffer.from(await file.arrayBuffer());
    const taken = place
      ? await takeFace(bytes, ...place)
      : await takePicture(bytes, { square: req.query.field === 'icon' });
    if ('fault' in taken) return refused(req, taken.fault.endsWith('ooLarge') ? 413 : 422, taken.fault);
    const value = await keep(req.payload, 'face' in taken ? taken.face : taken.picture, file.name);
    return Response.json(value, { headers: { 'Cache-Control': 'no-store' } });
  },
};

async function keep(payload: Payload, { bytes, ...told }: TakenFace | TakenPicture, name: string): Promise<BrandFile> {
  return { ...told, file: await keepFile(payload, { bytes, type: told.type }), name: name.slice(0, 200) };
}

/** What the fields of an own pair hold. */
const faceFields: Record<string, [Script, Weight]> = {
  'ownFaces.latin': ['latin', 'regular'],
  'ownFaces.latinBold': ['latin', 'bold'],
  'ownFaces.arabic': ['arabic', 'regular'],
  'ownFaces.arabicBold': ['arabic', 'bold'],
};

/** The engines that read and cut typefaces are loaded with the first one. */
async function takeFace(bytes: Buffer, script: Script, weight: Weight) {
  const { takeFace: take } = await import('./take-face.ts');
  return take(bytes, script, weight);
}

async function sent(req: PayloadRequest): Promise<File | null> {
  try {
    const file = (await req.formData?.())?.get('file');
    return file instanceof File ? file : null;
  } catch {
    return null;
  }
}

function refused(
  req: PayloadRequest,
  status: number,
  fault: FaceFault | FileFault | 'signedOut' | 'notYours',
): Response {
  const language: Locale = interfaceLanguage(req.i18n);
  const message = brandLabels.refused[fault][language];
  return Response.json({ error: { code: fault, message } }, { status, headers: { 'Cache-Control': 'no-store' } });
}
