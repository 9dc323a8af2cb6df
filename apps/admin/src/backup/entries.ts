import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import { ByteReader } from './byte-reader.ts';

/** What a backup holds, in this order: its head, secrets, tables, files, and a manifest of what had to be in it. */
const entryHead = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('backup') }),
  z.object({ kind: z.literal('secrets') }),
  /** Rows as `COPY … TO STDOUT` writes them, compressed by gzip. */
  z.object({ kind: z.literal('table'), name: z.string(), columns: z.array(z.string()) }),
  /** A later one of the same name counts. `changed` in milliseconds since 1970. */
  z.object({ kind: z.literal('file'), area: z.enum(['media', 'uploads']), name: z.string(), changed: z.number() }),
  z.object({ kind: z.literal('manifest') }),
]);

export type EntryHead = z.infer<typeof entryHead>;
/** Folders of `DATA_DIR` whose files belong to rows. */
export type FileArea = Extract<EntryHead, { kind: 'file' }>['area'];

const longestFrame = 64 * 1024 * 1024;

/** An entry is frames, each with its length before it in four bytes: its head as JSON, its body, and an empty one. */
export async function* entry(head: EntryHead, body: AsyncIterable<Buffer> | Buffer): AsyncGenerator<Buffer> {
  yield frame(Buffer.from(JSON.stringify(head)));
  if (Buffer.isBuffer(body)) yield frame(body);
  else for await (const piece of body) if (piece.length > 0) yield frame(piece);
  yield frame(Buffer.alloc(0));
}

function frame(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

export interface Entry {
  head: EntryHead;
  /** Of this entry alone, before the next one is asked for; read whole or not at all. */
  body: AsyncIterable<Buffer>;
}

/** @throws {BackupError} where the bytes are no entries: an older release cannot know what a newer one writes */
export async function* entriesOf(contents: AsyncIterable<Buffer>, name: string): AsyncGenerator<Entry> {
  const reader = new ByteReader(contents);
  for (let first = await nextFrame(reader, name); first; first = await nextFrame(reader, name)) {
    const head = entryHead.safeParse(JSON.parse(first.toString()));
    if (!head.success)
      throw new BackupError(`${name} holds what this release does not know: restore it with a later one.`);
    const body = bodyOf(reader, name);
    yield { head: head.data, body };
    for await (const piece of body) void piece;
  }
}

async function* bodyOf(reader: ByteReader, name: string): AsyncGenerator<Buffer> {
  for (;;) {
    const bytes = await nextFrame(reader, name);
    if (!bytes) throw new BackupError(`${name} ends in the middle: take another copy of it.`);
    if (bytes.length === 0) return;
    yield bytes;
  }
}

/** `undefined` at the end. */
async function nextFrame(reader: ByteReader, name: string): Promise<Buffer | undefined> {
  const length = await reader.upTo(4);
  if (length.length === 0) return undefined;
  const bytes = length.length === 4 ? length.readUInt32BE() : longestFrame + 1;
  const read = bytes > longestFrame ? undefined : await reader.upTo(bytes);
  if (read?.length !== bytes) throw new BackupError(`${name} ends in the middle: take another copy of it.`);
  return read;
}

/** A short body as text. */
export async function textOf(body: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of body) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}
