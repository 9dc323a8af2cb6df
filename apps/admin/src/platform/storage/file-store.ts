import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';

/** A stored file. */
export interface FileFacts {
  name: string;
  bytes: number;
  /** When it came here. */
  changed: Date;
}

/** The first and the last byte, counted from 0. */
export interface ByteRange {
  first: number;
  last: number;
}

export interface OpenFile extends FileFacts {
  /** The bytes that were asked for. Who does not read them to their end destroys it. */
  body: Readable;
}

/** What is to be written. */
export interface Content {
  bytes: number;
  /** In hexadecimal: what arrives otherwise is refused. */
  sha256: string;
  /** A MIME type, for who looks into the store by other ways. */
  type?: string;
  /** From the beginning; more than once, where an attempt fails. */
  open: () => Readable;
  /** A file of this machine that holds it already, and that may be linked instead of written. */
  file?: string;
}

/** Where files of one kind lie, flat, each under a name. A name is one part of a path, in any script. */
export interface FileStore {
  /** For logs and people: a folder, or `s3://bucket/prefix`. */
  readonly place: string;
  find: (name: string) => Promise<FileFacts | null>;
  /** @returns `null` where there is none; the range is cut at the file's end */
  read: (name: string, range?: ByteRange) => Promise<OpenFile | null>;
  /**
   * Whole or not at all, also when the power goes.
   * @throws {NameTaken} unless what is there may be replaced
   */
  write: (name: string, content: Content, options?: { replace?: boolean }) => Promise<void>;
  /** Removing what is not there is no fault: work that was cut runs again. */
  remove: (name: string) => Promise<void>;
  /** In no certain order; what is still arriving is not among them. */
  list: () => AsyncIterable<FileFacts>;
}

export class NameTaken extends Error {
  constructor(name: string) {
    super(`There is a file called ${name} already.`);
    this.name = 'NameTaken';
  }
}

/** Whether it can be a name here. Names that are asked for come from anybody. */
export function isFileName(name: string): boolean {
  return (
    name !== '' &&
    name !== '.' &&
    name !== '..' &&
    !/[/\\\p{Cc}]/u.test(name) &&
    name.isWellFormed() &&
    Buffer.byteLength(name) <= 255
  );
}

/** @throws {TypeError} for what is no name */
export function checkName(name: string): void {
  if (!isFileName(name)) throw new TypeError('This is no name of a stored file.');
}

export function contentOf(data: Buffer, type?: string): Content {
  return {
    bytes: data.length,
    sha256: createHash('sha256').update(data).digest('hex'),
    open: () => Readable.from(data.length > 0 ? [data] : []),
    ...(type && { type }),
  };
}

/** @param facts as they were found while the file was written */
export function contentOfFile(file: string, facts: Pick<Content, 'bytes' | 'sha256' | 'type'>): Content {
  return { ...facts, file, open: () => createReadStream(file) };
}

/** All of a file that is known to be small. */
export async function bytesOf(store: Pick<FileStore, 'read'>, name: string): Promise<Buffer | null> {
  const file = await store.read(name);
  if (!file) return null;
  const pieces: Buffer[] = [];
  for await (const piece of file.body) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** What a file holds by now, read to its end. */
export async function digestOf(
  store: Pick<FileStore, 'read'>,
  name: string,
): Promise<Pick<Content, 'bytes' | 'sha256'> | null> {
  const file = await store.read(name);
  if (!file) return null;
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of file.body as AsyncIterable<Buffer>) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}
