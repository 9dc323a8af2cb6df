import { isLocale } from '@nasaq/contract';
import { type Delivery, FileError, readCsvTable, readDocx, readXliff } from '@nasaq/translation/exchange';
import { type CsvError, parse } from 'csv-parse/sync';
import { ApiError } from '../../../platform/http/error.ts';
import { readArchive, zipMagic } from '../../../uploads/index.ts';
import { decodeText } from './decode-text.ts';

/** In megabytes: the whole demo company is two as XLIFF. */
export const mostMegabytes = 18;

/**
 * Reads what came back from a translator; its kind is known by its content, whatever its name.
 * @throws {FileError} where it is none of the files that went out, or damaged
 */
export async function readFile(bytes: Uint8Array): Promise<Delivery> {
  if (bytes.length === 0) throw new FileError('empty');
  if (bytes.length > mostMegabytes * 1024 * 1024) throw new FileError('too_large', { most: String(mostMegabytes) });
  const delivery = startsWith(bytes, zipMagic) ? await readDocument(Buffer.from(bytes)) : readText(bytes);
  const { from, to } = delivery;
  if (!isLocale(from) || !isLocale(to) || from === to) throw new FileError('other_languages', { from, to });
  return delivery;
}

/** Compound files: documents of the old Word, and of others of its time. */
const oleMagic = [0xd0, 0xcf, 0x11, 0xe0];

function readText(bytes: Uint8Array): Delivery {
  if (startsWith(bytes, oleMagic)) throw new FileError('old_word');
  if (/^(?:%PDF|\{\\rtf|GIF8|\u0089PNG|Rar!|7z)/u.test(Buffer.from(bytes.subarray(0, 8)).toString('latin1')))
    throw new FileError('unknown_kind');
  const text = decodeText(bytes);
  const begin = text.trimStart().slice(0, 200);
  if (begin === '') throw new FileError('empty');
  if (/^<(?:!doctype html|html)/iu.test(begin)) throw new FileError('unknown_kind');
  return begin.startsWith('<') ? languagesOf(readXliff(text)) : readCsv(text);
}

/** As other programs name languages, with their regions: `en-GB`, `ar-EG`. */
function languagesOf(delivery: Delivery): Delivery {
  const plain = (code: string) => code.split(/[-_]/u)[0]!.toLowerCase();
  const [from, to] = [plain(delivery.from), plain(delivery.to)];
  return isLocale(from) && isLocale(to) ? { ...delivery, from, to } : delivery;
}

const contentTypes = '[Content_Types].xml';
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** Of the main part, in bytes: that of the whole demo company has six million. */
const largestPart = 60 * 1024 * 1024;

async function readDocument(bytes: Buffer): Promise<Delivery> {
  const { names, texts } = await opened(bytes, [contentTypes]);
  const types = texts.get(contentTypes) ?? '';
  if (names.some((name) => name.startsWith('xl/'))) throw new FileError('spreadsheet');
  const main = types.split('<Override').find((tag) => tag.includes(mainType));
  const part = /PartName="\/?([^"]+)"/u.exec(main ?? '')?.[1];
  if (part === undefined || names.some((name) => /vba(?:Project|Data)\.\w+$/iu.test(name)))
    throw new FileError('not_a_document');
  const document = (await opened(bytes, [part])).texts.get(part);
  if (document === undefined) throw new FileError('not_a_document');
  return readDocx(document.replace(/^\uFEFF/u, ''));
}

async function opened(bytes: Buffer, wanted: string[]) {
  try {
    return await readArchive(bytes, wanted, largestPart);
  } catch (error) {
    if (error instanceof ApiError) throw new FileError(error.details.reason === 'bomb' ? 'zip_bomb' : 'zip_broken');
    throw error;
  }
}

function readCsv(text: string): Delivery {
  // A line by which spreadsheets tell each other their separator.
  const rest = text.replace(/^sep=.\r?\n/iu, '');
  const head = rest.split(/\r?\n/u, 1)[0]!;
  const delimiter = [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0]!;
  if (!head.includes(delimiter)) throw new FileError('unknown_kind');
  try {
    return readCsvTable(parse(rest, { delimiter, relax_column_count: true, skip_empty_lines: true }));
  } catch (error) {
    if ((error as Error).name === 'FileError') throw error;
    throw new FileError('csv_broken', { line: String((error as CsvError).lines ?? '') });
  }
}

function startsWith(bytes: Uint8Array, magic: Iterable<number>): boolean {
  return [...magic].every((byte, place) => bytes[place] === byte);
}
