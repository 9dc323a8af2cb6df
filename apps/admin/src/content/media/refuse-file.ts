import { ValidationError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import sharp from 'sharp';
import { fileTooLarge, maxFileBytes } from '../../platform/http/body-limit.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { pdfFault, pdfTailLength } from '../../uploads/index.ts';
import { contentLabels } from '../catalogue/index.ts';
import { mediaLabels } from './catalogue/index.ts';
import { typeOfName } from './file-kinds.ts';

/** More than the engine takes: a page needs a hundredth of it. */
const maxPixels = 268_402_689;

/** What the engine calls the formats of `pictureTypes`. Of the HEIF family, browsers know AVIF alone. */
const formats = new Set<string | undefined>(['jpeg', 'png', 'webp', 'gif', 'av1']);

/** Colours that screens show otherwise than they were meant. */
const wideProfiles = /Display P3|Adobe RGB|ProPhoto|Rec\.? ?2020/i;

/** How the first bytes of a file say what it is. */
const heads: Record<string, (head: Buffer) => boolean> = {
  'video/mp4': (head) => head.subarray(4, 8).toString('latin1') === 'ftyp',
  'video/webm': (head) => head.readUInt32BE(0) === 0x1a_45_df_a3,
  'text/vtt': (head) => /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(head.toString('utf8')),
};
const isZip = (head: Buffer) => head.readUInt32BE(0) === 0x50_4b_03_04;

/**
 * Says at the file's field, in the language of the menus, why the library does not take a file. Payload would say it in
 * English («Invalid MIME type»), or in a message that goes away. What is taken is called by the type that it has.
 * @throws {ValidationError}
 */
export const refuseFile: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return;
  const known = typeOfName(req.file.name);
  const reason = known ? reasonAgainstOther(req.file, known.type) : await reasonAgainstPicture(req.file);
  if (reason) {
    const language = interfaceLanguage(req.i18n);
    const error = { label: contentLabels.media.file[language], message: reason[language], path: 'file' };
    throw new ValidationError({ collection: collection.slug, errors: [error], req }, req.t);
  }
  if (known) req.file.mimetype = known.type;
  const { data } = args as { data?: { colours?: string } };
  if (data) data.colours = known ? 'plain' : await coloursOf(req.file);
};

type File = NonNullable<PayloadRequest['file']>;

function reasonAgainstOther(file: File, type: string) {
  // Of a file above the limit no more has been taken than that.
  if (file.size >= maxFileBytes) return fileTooLarge;
  if (type === 'application/pdf') return isPdf(file) ? null : mediaLabels.notWhatItSays;
  const head = file.data.subarray(0, 1024);
  const isReal = head.length >= 8 && (heads[type] ?? isZip)(head);
  return isReal ? null : mediaLabels.notWhatItSays;
}

/** What visitors may send. Of that the engine itself takes only what begins and ends on the spot, and says so in English. */
function isPdf({ data, size }: File): boolean {
  const marks = ['xref', '%%EOF'].every((mark) => data.subarray(-1024).includes(mark));
  return pdfFault(data, data.subarray(-pdfTailLength), size) === null && data.indexOf('%PDF-') === 0 && marks;
}

async function reasonAgainstPicture(file: File) {
  if (file.size >= maxFileBytes) return fileTooLarge;
  // A drawing can be shown; it is refused for what it may carry.
  if (!file.mimetype.startsWith('image/') || file.mimetype === 'image/svg+xml') return mediaLabels.unknownFile;
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

/** `cmyk`: made for print; `wide`: of a profile that only some screens know. */
async function coloursOf(file: File): Promise<'plain' | 'cmyk' | 'wide'> {
  const { icc, space } = await sharp(file.tempFilePath || file.data, { limitInputPixels: false }).metadata();
  if (space === 'cmyk') return 'cmyk';
  // Names stand in it in one or two bytes a letter.
  return icc && wideProfiles.test(icc.toString('latin1').replaceAll('\0', '')) ? 'wide' : 'plain';
}
