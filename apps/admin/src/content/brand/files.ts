import { createHash } from 'node:crypto';
import type { FaceFile } from '@nasaq/brand';
import type { Payload } from 'payload';

/** A file of the brand as its field holds it; the bytes are known by the hash alone. */
export interface BrandFile {
  /** 32 letters of SHA-256. */
  file: string;
  /** As it was uploaded. */
  name: string;
  /** Ending of its address. */
  type: 'svg' | 'png' | 'woff2';
  width?: number;
  height?: number;
  /** Of a typeface: what it measures, and the name that it calls itself. */
  face?: Omit<FaceFile, 'file'>;
  family?: string;
}

export interface StoredFile {
  type: BrandFile['type'];
  bytes: Buffer;
}

/** What a field holds, as far as it is one: settings come from forms. */
export function brandFileIn(value: unknown): BrandFile | null {
  const { file, name, type } = (value ?? {}) as Partial<Record<keyof BrandFile, unknown>>;
  const isFile = typeof file === 'string' && /^[\da-f]{32}$/.test(file) && typeof name === 'string';
  return isFile && (type === 'svg' || type === 'png' || type === 'woff2') ? (value as BrandFile) : null;
}

/** Keeps bytes under their hash: the same file twice is one. */
export async function keepFile(payload: Payload, { bytes, type }: StoredFile): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  if (await findFile(payload, hash)) return hash;
  await payload.create({
    collection: 'brand-files',
    data: { hash, type, bytes: bytes.toString('base64') },
    depth: 0,
    overrideAccess: true,
  });
  return hash;
}

export async function findFile(payload: Payload, hash: string): Promise<StoredFile | null> {
  const { docs } = await payload.find({
    collection: 'brand-files',
    where: { hash: { equals: hash } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const [found] = docs;
  return found ? { type: found.type as BrandFile['type'], bytes: Buffer.from(found.bytes, 'base64') } : null;
}

/** Where readers get it: its name never gets another content. */
export function fileAddress({ file, type }: Pick<BrandFile, 'file' | 'type'>): string {
  return `/media/brand/${file}.${type}`;
}
