import type { Readable } from 'node:stream';
import { fromBufferPromise, openPromise, type Entry, type ZipFile } from 'yauzl';
import { refused } from '../refused.ts';

/** A document of hundreds of pages with pictures has some hundred entries and a few dozen megabytes of XML. */
const maxEntries = 3_000;
const maxInflated = 150 * 1024 * 1024;
const maxRatio = 150;
/** Below this size no ratio is suspicious: an almost empty sheet of XML shrinks a thousandfold. */
const smallArchive = 5 * 1024 * 1024;
const maxEmbedded = 8 * 1024 * 1024;
/** Of an entry whose text is asked for, where nobody says otherwise. */
const usualText = 1024 * 1024;
const localHeaderLength = 30;
/** The first bytes of an archive that holds something. */
export const zipMagic = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

export interface Archive {
  /** Names of the entries, in their order. */
  names: string[];
  /** The text of the entries that were asked for. */
  texts: Map<string, string>;
}

/**
 * Reads a zip container: first only its directory, which names every size, then each entry piece by piece into nothing,
 * to see that the directory told the truth. At most 150 MB are inflated, a piece at a time.
 * @param wanted names of entries whose text is needed
 * @param maxText bytes of such a text
 * @throws {ApiError} `bomb` for sizes, ratios, overlaps, nesting and names that are made to harm; `incomplete` where the
 * directory is missing; `content` for what cannot be read
 */
export async function readArchive(
  source: string | Buffer,
  wanted: readonly string[],
  maxText = usualText,
): Promise<Archive> {
  const zip = await openArchive(source);
  try {
    const entries = await readDirectory(zip);
    checkDirectory(zip, entries);
    const texts = new Map<string, string>();
    for (const entry of entries) {
      const name = nameOf(entry);
      const text = await readEntry(zip, entry, {
        keep: wanted.includes(name),
        nested: typeof source !== 'string',
        maxText,
      });
      if (text !== null) texts.set(name, text);
    }
    return { names: entries.map(nameOf), texts };
  } finally {
    zip.close();
  }
}

/** Names stay bytes: the library would refuse a harmful one without saying that it is. */
const options = { autoClose: false, lazyEntries: true, decodeStrings: false } as const;

async function openArchive(source: string | Buffer): Promise<ZipFile> {
  try {
    return typeof source === 'string' ? await openPromise(source, options) : await fromBufferPromise(source, options);
  } catch (error) {
    throw refused(/end of central directory/i.test(String(error)) ? 'incomplete' : 'content');
  }
}

async function readDirectory(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > maxEntries) throw refused('bomb');
  try {
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    return entries;
  } catch {
    throw refused('content');
  }
}

function checkDirectory(zip: ZipFile, entries: readonly Entry[]): void {
  const names = entries.map(nameOf);
  if (names.some(isHarmfulName)) throw refused('bomb');
  if (new Set(names).size < names.length) throw refused('content');
  if (entries.some((entry) => !entry.canDecodeFileData())) throw refused('content');
  const inflated = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (inflated > maxInflated) throw refused('bomb');
  if (inflated > smallArchive && inflated > zip.fileSize * maxRatio) throw refused('bomb');
  checkOverlaps(zip, entries);
}

/** Entries that share their data let a few bytes unfold into terabytes. */
function checkOverlaps(zip: ZipFile, entries: readonly Entry[]): void {
  let free = 0;
  for (const entry of entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)) {
    if (entry.relativeOffsetOfLocalHeader < free) throw refused('bomb');
    free = entry.relativeOffsetOfLocalHeader + localHeaderLength + entry.fileNameLength + entry.compressedSize;
  }
  if (free > zip.fileSize) throw refused('content');
}

/** A name that would leave the folder into which somebody unpacks it. */
function isHarmfulName(name: string): boolean {
  return /^[/\\]|^[a-z]:|\0|(^|[/\\])\.\.([/\\]|$)/i.test(name);
}

function nameOf(entry: Entry): string {
  return (entry.fileName as unknown as Buffer).toString('utf8');
}

/** A chart keeps its numbers in a workbook inside the document; any other archive in it is nested to harm. */
function mayNest(name: string): boolean {
  return /^word\/embeddings\/[^/]+\.(xlsx|docx|pptx)$/i.test(name);
}

interface Reading {
  keep: boolean;
  /** Already inside an archive. */
  nested: boolean;
  maxText: number;
}

async function readEntry(zip: ZipFile, entry: Entry, { keep, maxText, nested }: Reading): Promise<string | null> {
  if (keep && entry.uncompressedSize > maxText) throw refused('bomb');
  const stream = await zip.openReadStreamPromise(entry).catch(() => null);
  if (!stream) throw refused('content');
  const { head, whole } = await drain(stream, entry, keep);
  if (!head.equals(zipMagic)) return keep ? whole.toString('utf8') : null;
  if (nested || !mayNest(nameOf(entry)) || entry.uncompressedSize > maxEmbedded) throw refused('bomb');
  await readArchive(whole, []);
  return null;
}

/** Reads a stream to its end; keeps its bytes where they are asked for, or where it turns out to be an archive. */
async function drain(stream: Readable, entry: Entry, keep: boolean): Promise<{ head: Buffer; whole: Buffer }> {
  const pieces: Buffer[] = [];
  let head: Buffer = Buffer.alloc(0);
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      if (head.length < zipMagic.length) head = Buffer.concat([head, piece]).subarray(0, zipMagic.length);
      if (keep || (head.equals(zipMagic) && entry.uncompressedSize <= maxEmbedded)) pieces.push(piece);
    }
  } catch (error) {
    // The stream ends at the first byte more than the directory promised.
    throw refused(/too many bytes/i.test(String(error)) ? 'bomb' : 'content');
  }
  return { head, whole: Buffer.concat(pieces) };
}
