import type { Locale } from '@nasaq/contract';
import type { Endpoint, PayloadRequest } from 'payload';
import { hasRole } from '../../platform/staff/access.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { brandLabels } from './catalogue/index.ts';
import { type BrandFile, keepFile } from './files.ts';
import { type FileFault, takePicture } from './take-file.ts';

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
    if (!file) return refused(req, 422, 'notPicture');
    const taken = await takePicture(Buffer.from(await file.arrayBuffer()), { square: req.query.field === 'icon' });
    if ('fault' in taken) return refused(req, taken.fault === 'tooLarge' ? 413 : 422, taken.fault);
    const { picture } = taken;
    const value: BrandFile = {
      file: await keepFile(req.payload, picture),
      name: file.name.slice(0, 200),
      type: picture.type,
      ...(picture.width && picture.height && { width: picture.width, height: picture.height }),
    };
    return Response.json(value, { headers: { 'Cache-Control': 'no-store' } });
  },
};

async function sent(req: PayloadRequest): Promise<File | null> {
  try {
    const file = (await req.formData?.())?.get('file');
    return file instanceof File ? file : null;
  } catch {
    return null;
  }
}

function refused(req: PayloadRequest, status: number, fault: FileFault | 'signedOut' | 'notYours'): Response {
  const language: Locale = interfaceLanguage(req.i18n);
  const message = brandLabels.refused[fault][language];
  return Response.json({ error: { code: fault, message } }, { status, headers: { 'Cache-Control': 'no-store' } });
}
