import { createCipheriv, createDecipheriv, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { BackupError } from './backup-error.ts';
import { ByteReader } from './byte-reader.ts';

/**
 * A sealed file is a line that says what it is, a line of JSON that says how the passphrase becomes its key, a line with
 * an HMAC over both, and chunks of AES-256-GCM. Each chunk's nonce is its number and whether it is the last one (the STREAM
 * construction of Hoang, Reyhanitabar, Rogaway and Vizár): chunks that are changed, moved or cut off are refused.
 */
const title = 'nasaq-backup';
const format = 1;
const chunkBytes = 64 * 1024;
const tagBytes = 16;
const longestHead = 4096;

/** A guess costs 128 MB and about half a second. */
const usualCost = { N: 2 ** 17, r: 8, p: 1 };
export type Cost = typeof usualCost;
/** What a file may ask of the machine that opens it. */
const mostMemory = 1024 ** 3;

/** @returns the bytes of a sealed file with these contents */
export async function* seal(
  contents: AsyncIterable<Buffer>,
  passphrase: string,
  cost: Cost = usualCost,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(32);
  const keys = await keysOf(passphrase, salt, cost);
  const head = `${title} ${format}\n${JSON.stringify({ kdf: 'scrypt', ...cost, salt: salt.toString('base64') })}\n`;
  yield Buffer.from(`${head}${macOf(head, keys.head).toString('hex')}\n`);
  const reader = new ByteReader(contents);
  let number = 0;
  let chunk = await reader.upTo(chunkBytes);
  for (;;) {
    const next = chunk.length < chunkBytes ? undefined : await reader.upTo(chunkBytes);
    const isLast = next === undefined || next.length === 0;
    const cipher = createCipheriv('aes-256-gcm', keys.contents, nonceOf(number, isLast));
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
    if (isLast) return;
    chunk = next;
    number += 1;
  }
}

/**
 * @param name of the file, for what is said of it
 * @returns the contents of a sealed file, each piece once it has been proven
 * @throws {BackupError} where it is no such file, the passphrase is another one, or it was changed or cut off
 */
export async function* unseal(file: AsyncIterable<Buffer>, passphrase: string, name: string): AsyncGenerator<Buffer> {
  const reader = new ByteReader(file);
  try {
    const key = await readHead(reader, passphrase, name);
    let number = 0;
    let chunk = await reader.upTo(chunkBytes + tagBytes);
    for (;;) {
      const next = chunk.length < chunkBytes + tagBytes ? undefined : await reader.upTo(chunkBytes + tagBytes);
      const isLast = next === undefined || next.length === 0;
      const contents = decrypted(chunk, key, nonceOf(number, isLast));
      if (!contents) throw refusal(chunk, key, number, isLast, name);
      yield contents;
      if (isLast) return;
      chunk = next;
      number += 1;
    }
  } finally {
    await reader.close();
  }
}

/** A last chunk that is whole, but not the last one that was written, ends where the file was cut off. */
function refusal(chunk: Buffer, key: Buffer, number: number, isLast: boolean, name: string): BackupError {
  const place = number * (chunkBytes + tagBytes);
  const isCut = isLast && (chunk.length < chunkBytes + tagBytes || decrypted(chunk, key, nonceOf(number, false)));
  return new BackupError(
    isCut
      ? `${name} is cut off or damaged at its end, after about ${place} bytes: take another copy of it.`
      : `${name} is damaged at about byte ${place}: take another copy of it.`,
  );
}

async function readHead(reader: ByteReader, passphrase: string, name: string): Promise<Buffer> {
  const lines = [await line(reader), '', ''];
  const version = new RegExp(`^${title} (\\d+)\n$`).exec(lines[0]!)?.[1];
  if (version === undefined) throw new BackupError(`${name} is not a backup of this product.`);
  if (Number(version) > format)
    throw new BackupError(
      `${name} was made by a newer release than this one: restore it with that one or a later one.`,
    );
  lines[1] = await line(reader);
  lines[2] = await line(reader);
  const described = describedIn(lines[1]!);
  if (!described) throw new BackupError(`${name} is damaged in its first lines: take another copy of it.`);
  const keys = await keysOf(passphrase, described.salt, described.cost);
  const given = Buffer.from(lines[2]!.trim(), 'hex');
  const right = macOf(lines[0]! + lines[1]!, keys.head);
  if (given.length !== right.length || !timingSafeEqual(given, right))
    throw new BackupError(
      `The passphrase does not open ${name}: it was sealed with another one (or its first lines were changed).`,
    );
  return keys.contents;
}

async function line(reader: ByteReader): Promise<string> {
  return (await reader.through(0x0a, longestHead)).toString('latin1');
}

function describedIn(text: string): { salt: Buffer; cost: Cost } | undefined {
  try {
    const { N, r, p, salt } = JSON.parse(text) as Cost & { salt: string };
    const isSane = [N, r, p].every((value) => Number.isInteger(value) && value > 0) && 128 * N * r <= mostMemory;
    return isSane ? { cost: { N, r, p }, salt: Buffer.from(salt, 'base64') } : undefined;
  } catch {
    return undefined;
  }
}

const derive = promisify<string, Buffer, number, Cost & { maxmem: number }, Buffer>(scrypt);

async function keysOf(passphrase: string, salt: Buffer, { N, r, p }: Cost) {
  const key = await derive(passphrase.normalize('NFC'), salt, 64, { N, r, p, maxmem: 128 * N * r * 2 });
  return { contents: key.subarray(0, 32), head: key.subarray(32) };
}

function macOf(head: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(head).digest();
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

function decrypted(chunk: Buffer, key: Buffer, nonce: Buffer): Buffer | undefined {
  if (chunk.length < tagBytes) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, nonce);
  decipher.setAuthTag(chunk.subarray(-tagBytes));
  const contents = decipher.update(chunk.subarray(0, -tagBytes));
  try {
    decipher.final();
    return contents;
  } catch {
    return undefined;
  }
}
