import { ValidationError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import sharp from 'sharp';
import { fileTooLarge, maxFileBytes } from '../../platform/http/body-limit.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { contentLabels } from '../catalogue/index.ts';

/** No SVG: it can carry scripts, and the files are served from the site's own origin. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** More than the engine takes: a page needs a hundredth of it. */
const maxPixels = 268_402_689;

/** What the engine calls the formats of `pictureTypes`. Of the HEIF family, browsers know AVIF alone. */
const formats = new Set<string | undefined>(['jpeg', 'png', 'webp', 'gif', 'av1']);

/**
 * Says at the file's field, in the language of the menus, why a file is no picture for the library. Payload would say it in
 * English («Invalid MIME type»), or in a message that goes away.
 * @throws {ValidationError}
 */
export const refuseFile: CollectionBeforeOperationHook = async ({ collection, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return;
  const reason = await reasonAgainst(req.file);
  if (reason) {
    const language = interfaceLanguage(req.i18n);
    const error = { label: contentLabels.media.file[language], message: reason[language], path: 'file' };
    throw new ValidationError({ collection: collection.slug, errors: [error], req }, req.t);
  }
};

async function reasonAgainst(file: NonNullable<PayloadRequest['file']>) {
  // Of a file above the limit no more has been taken than that.
  if (file.size >= maxFileBytes) return fileTooLarge;
  try {
    // A form's file has no place on disk, and an empty name for it.
    const { compression, format, height, width } = await sharp(file.tempFilePath || file.data, {
      limitInputPixels: false,
    }).metadata();
    if (!formats.has(format === 'heif' ? compression : format)) return contentLabels.media.fileNoPicture;
    return width * height > maxPixels ? contentLabels.media.fileTooManyPixels : null;
  } catch {
    return contentLabels.media.fileNoPicture;
  }
}
