import { refused } from '../refused.ts';
import { readArchive } from './read-archive.ts';

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
