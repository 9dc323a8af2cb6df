import { refused } from '../refused.ts';
import { readArchive } from './read-archive.ts';

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
