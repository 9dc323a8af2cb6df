import type { FileHandle } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { refused } from '../refused.ts';
import { endsAsZip, readAt, readTail } from './file-bytes.ts';
import { readOleDirectory } from './ole-directory.ts';
import { pdfFault, pdfHeadLength, pdfTailLength } from './pdf.ts';
import { readArchive } from './read-archive.ts';

/**
 * @throws {ApiError} `incomplete` or `content` (`pdfFault`), the latter for one that is a zip archive as well. What a
 * whole document holds cannot be judged here: staff get it as a download, never as a page of this host.
 */
export async function checkPdf(handle: FileHandle): Promise<void> {
  if (await endsAsZip(handle)) throw refused('content');
  const [head, tail] = [await readAt(handle, 0, pdfHeadLength), await readTail(handle, pdfTailLength)];
  const fault = pdfFault(head, tail, (await handle.stat()).size);
  if (fault) throw refused(fault);
}

/**
 * A .doc of Word 97 to 2003: a compound file with a stream `WordDocument`. The same container holds spreadsheets,
 * installers and encrypted documents, which it must not.
 * @throws {ApiError} `content`, also for a document with macros
 */
export async function checkWordDocument(handle: FileHandle): Promise<void> {
  const names = await directoryOf(handle);
  const hasMacros = names.some((name) => /^(Macros|VBA|_VBA_PROJECT(_CUR)?)$/i.test(name));
  if (!names.includes('WordDocument') || hasMacros) throw refused('content');
}

async function directoryOf(handle: FileHandle): Promise<string[]> {
  try {
    return await readOleDirectory(handle);
  } catch (error) {
    if (error instanceof RangeError) throw refused('content');
    throw error;
  }
}

const contentTypes = '[Content_Types].xml';
const mainPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/**
 * A .docx: an archive whose list of types names a Word document as its main part, which some writers call otherwise
 * than `word/document.xml`.
 * @throws {ApiError} `content`, also for a document with macros, whatever its extension; `bomb`; `incomplete`
 */
export async function checkWordXml(file: string): Promise<void> {
  const { names, texts } = await readArchive(file, [contentTypes]);
  const types = texts.get(contentTypes) ?? '';
  const hasMacros =
    /macroEnabled|vbaProject/i.test(types) || names.some((name) => /vba(Project|Data)\.\w+$/i.test(name));
  if (!types.includes(mainPart) || hasMacros) throw refused('content');
}

const textType = 'application/vnd.oasis.opendocument.text';

/**
 * An .odt: an archive with an entry that names the type.
 * @throws {ApiError} `content`, also for a document with macros; `bomb`; `incomplete`
 */
export async function checkOpenDocument(file: string): Promise<void> {
  const { names, texts } = await readArchive(file, ['mimetype']);
  const hasMacros = names.some((name) => /^(Basic|Scripts)\/.+\/[^/]+$/i.test(name));
  if (texts.get('mimetype')?.trim() !== textType || !names.includes('content.xml') || hasMacros)
    throw refused('content');
}

/** 100 megapixels: twice what a good camera takes, and as much as a browser shows. */
const maxPixels = 100_000_000;
/** All frames of an animation together. */
const maxFramePixels = 10 * maxPixels;

/**
 * The size of a picture, read from its header; the picture itself is never decoded here.
 * @throws {ApiError} `bomb` where it would fill the memory of who opens it, `incomplete` where its end is missing
 */
export async function checkPicture(file: string, handle: FileHandle): Promise<{ width: number; height: number }> {
  if (await endsAsZip(handle)) throw refused('content');
  const { format, autoOrient, pages, pageHeight } = await readHeader(file);
  const { width, height } = { width: autoOrient.width, height: pageHeight ?? autoOrient.height };
  if (width * height > maxPixels || width * height * (pages ?? 1) > maxFramePixels) throw refused('bomb');
  if (await isCut(handle, format)) throw refused('incomplete');
  return { width, height };
}

async function readHeader(file: string): Promise<Metadata> {
  try {
    return await sharp(file, { animated: true, limitInputPixels: maxFramePixels }).metadata();
  } catch (error) {
    throw refused(/pixel limit/i.test(String(error)) ? 'bomb' : 'content');
  }
}

/** Only what says so itself: a photo may have a film behind its end. */
async function isCut(handle: FileHandle, format: string | undefined): Promise<boolean> {
  if (format === 'png') return !(await readTail(handle, 64 * 1024)).includes('IEND');
  if (format === 'webp') return (await readAt(handle, 4, 4)).readUInt32LE(0) + 8 > (await handle.stat()).size;
  return false;
}
