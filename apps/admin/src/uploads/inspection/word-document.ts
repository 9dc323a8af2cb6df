import type { FileHandle } from 'node:fs/promises';
import { refused } from '../refused.ts';
import { readOleDirectory } from './ole-directory.ts';
import { readArchive } from './read-archive.ts';

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
