import type { FileHandle } from 'node:fs/promises';
import { refused } from '../refused.ts';
import { endsAsZip, readTail } from './file-bytes.ts';
import { readOleDirectory } from './ole-directory.ts';
import { readArchive } from './read-archive.ts';

/** Readers look for the end in the last kilobyte; some writers add a signature or blanks after it. */
const tailLength = 32 * 1024;

/**
 * @throws {ApiError} `incomplete` for a document that was cut, `content` for one that is a zip archive as well. What a
 * whole document holds cannot be judged here: staff get it as a download, never as a page of this host.
 */
export async function checkPdf(handle: FileHandle): Promise<void> {
  if (await endsAsZip(handle)) throw refused('content');
  if (!(await readTail(handle, tailLength)).includes('%%EOF')) throw refused('incomplete');
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
