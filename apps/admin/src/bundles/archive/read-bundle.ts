import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { BundleError } from '../bundle-error.ts';
import manifestOfPackage from '../../../package.json' with { type: 'json' };
import type { Item } from '../content/item.ts';
import { bundleFormat, bundleItem, bundleManifest, type BundleManifest } from './manifest.ts';

/** A bundle whose every byte was read and compared with what its manifest says. */
export interface OpenBundle {
  manifest: BundleManifest;
  /** By their names, in no certain order. */
  items: ReadonlyMap<string, Item>;
  /** Whether what is here already is asked for, whatever came before: of a table, which knows nothing of that. */
  asks?: true;
  /** Opens a file of the library that is in it. */
  open: (sha256: string) => Promise<Readable>;
  close: () => void;
}

/** Nothing that a company writes comes near these. */
const limits = {
  members: 200_000,
  manifest: 64 * 1024 * 1024,
  texts: 512 * 1024 * 1024,
  file: 2 * 1024 * 1024 * 1024,
  /** Text that shrinks a hundredfold says the same again and again. */
  ratio: 100,
  small: 1024 * 1024,
};
const localHeaderLength = 30;
const memberName = /^(?:manifest\.json|content\/[a-z][a-z-]{0,40}\.jsonl|files\/[0-9a-f]{64})$/;

/** @throws {BundleError} where the file is no bundle, is damaged, or is made to harm */
export async function openBundle(file: string): Promise<OpenBundle> {
  const zip = await openPromise(file, { autoClose: false, lazyEntries: true, decodeStrings: false }).catch(
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new BundleError('noFile', { file });
      throw new BundleError(/end of central directory/i.test(String(error)) ? 'noArchive' : 'damaged');
    },
  );
  try {
    const entries = await readDirectory(zip);
    const manifest = await readManifest(zip, entries);
    const items = new Map<string, Item>();
    for (const [name, entry] of entries) {
      if (name === 'manifest.json') continue;
      const isText = name.startsWith('content/');
      const { bytes, hash } = await readMember(zip, entry, isText);
      const told = manifest.members[name]!;
      if (hash !== told.sha256 || entry.uncompressedSize !== told.bytes) throw new BundleError('checksum', { name });
      if (name.startsWith('files/') && name !== `files/${hash}`) throw new BundleError('checksum', { name });
      if (isText) readItems(bytes, kindOf(name), items);
    }
    refuseLost(items, entries);
    return {
      manifest,
      items,
      open: (sha256) => zip.openReadStreamPromise(entries.get(`files/${sha256}`)!),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function readDirectory(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.members) throw new BundleError('bomb');
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      const name = (entry.fileName as unknown as Buffer).toString('utf8');
      if (!memberName.test(name)) throw new BundleError('foreign', { name: printable(name) });
      if (entries.has(name) || !entry.canDecodeFileData()) throw new BundleError('damaged');
      entries.set(name, entry);
    }
  } catch (error) {
    throw error instanceof BundleError ? error : new BundleError('damaged');
  }
  if (!entries.has('manifest.json')) throw new BundleError('noBundle');
  refuseBombs(zip, entries);
  return entries;
}

/** What would unfold into more than it can be is refused before anything is unfolded. */
function refuseBombs(zip: ZipFile, entries: ReadonlyMap<string, Entry>): void {
  let texts = 0;
  let free = 0;
  const inPlace = [...entries].toSorted(
    ([, one], [, other]) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  );
  for (const [name, entry] of inPlace) {
    const { compressedSize, relativeOffsetOfLocalHeader, uncompressedSize } = entry;
    const isFile = name.startsWith('files/');
    if (!isFile) texts += uncompressedSize;
    const isSwollen = uncompressedSize > limits.small && uncompressedSize > compressedSize * limits.ratio;
    if (isSwollen || uncompressedSize > (isFile ? limits.file : limits.texts) || texts > limits.texts)
      throw new BundleError('bomb');
    // Members that share their bytes let a few of them unfold into terabytes.
    if (relativeOffsetOfLocalHeader < free) throw new BundleError('bomb');
    free = relativeOffsetOfLocalHeader + localHeaderLength + entry.fileNameLength + compressedSize;
  }
  if (free > zip.fileSize) throw new BundleError('cut');
}

async function readManifest(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<BundleManifest> {
  const entry = entries.get('manifest.json')!;
  if (entry.uncompressedSize > limits.manifest) throw new BundleError('bomb');
  const { bytes } = await readMember(zip, entry, true);
  const stored = jsonOf(bytes.toString('utf8')) as { kind?: unknown; format?: unknown; release?: unknown } | undefined;
  if (stored?.kind !== 'content-bundle') throw new BundleError('noBundle');
  if (typeof stored.format !== 'number' || stored.format > bundleFormat || isNewer(String(stored.release)))
    throw new BundleError('newer', { release: printable(String(stored.release)), own: manifestOfPackage.version });
  const manifest = bundleManifest.safeParse(stored);
  if (!manifest.success) throw new BundleError('damaged');
  const [told, found] = [new Set(Object.keys(manifest.data.members)), new Set(entries.keys())];
  for (const name of told) if (!found.has(name)) throw new BundleError('cut');
  for (const name of found) if (name !== 'manifest.json' && !told.has(name)) throw new BundleError('foreign', { name });
  return manifest.data;
}

function isNewer(release: string): boolean {
  const [theirs, own] = [release, manifestOfPackage.version].map((version) => version.split(/[.+-]/).map(Number));
  for (const place of [0, 1, 2]) {
    const [one = 0, other = 0] = [theirs![place], own![place]];
    if (one !== other) return one > other;
  }
  return false;
}

async function readMember(zip: ZipFile, entry: Entry, keep: boolean): Promise<{ bytes: Buffer; hash: string }> {
  const hash = createHash('sha256');
  const pieces: Buffer[] = [];
  try {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const piece of stream as AsyncIterable<Buffer>) {
      hash.update(piece);
      if (keep) pieces.push(piece);
    }
  } catch (error) {
    // The stream ends at the first byte more than its directory promised.
    throw new BundleError(/too many bytes/i.test(String(error)) ? 'bomb' : 'cut', {}, { cause: error });
  }
  return { bytes: Buffer.concat(pieces), hash: hash.digest('hex') };
}

function readItems(bytes: Buffer, kind: string, items: Map<string, Item>): void {
  for (const line of bytes.toString('utf8').split('\n')) {
    if (line === '') continue;
    const item = bundleItem.safeParse(jsonOf(line));
    const isWhole = item.success && item.data.name.startsWith(`${kind}/`) && !items.has(item.data.name);
    if (!isWhole) throw new BundleError('damaged');
    items.set(item.data.name, item.data as Item);
  }
}

/** A picture without its file is none. */
function refuseLost(items: ReadonlyMap<string, Item>, entries: ReadonlyMap<string, Entry>): void {
  for (const { files = {}, name } of items.values()) {
    for (const { sha256 } of Object.values(files)) if (!entries.has(`files/${sha256}`)) throw new BundleError('cut');
    if (name.startsWith('media/') && !name.startsWith(`media/${files.file?.sha256}`)) throw new BundleError('damaged');
  }
}

function kindOf(name: string): string {
  return name.slice('content/'.length, -'.jsonl'.length);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A name that somebody else has chosen, for a sentence of ours. */
function printable(name: string): string {
  return name.replace(/[^\p{L}\p{N} ._/\\:-]/gu, '�').slice(0, 80);
}
