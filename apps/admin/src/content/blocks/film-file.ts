import type { PayloadRequest, UploadFieldSingleValidation } from 'payload';
import { upload as validUpload } from 'payload/shared';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { kindOfType } from '../media/file-kinds.ts';
import { blockLabels } from './catalogue/index.ts';

/** Refuses a file of the library that is no film. What was published elsewhere is not judged again. */
export const isFilmFile: UploadFieldSingleValidation = async (value, options) => {
  const { event, req } = options;
  // Our own sentence stands in the place of the one for lists that are narrowed.
  const { filterOptions: _, ...others } = options;
  const valid = await validUpload(value, others as typeof options);
  if (valid !== true || !value || event === 'onChange' || req.context.silent) return valid;
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { equals: typeof value === 'object' ? (value as { id: number }).id : value } },
    select: { mimeType: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req: { transactionID: req.transactionID } as PayloadRequest,
  });
  // One that is gone is the matter of who removes it.
  const isOther = docs[0] !== undefined && kindOfType(docs[0].mimeType) !== 'video';
  return !isOther || blockLabels.noFilm[interfaceLanguage(req.i18n)];
};
