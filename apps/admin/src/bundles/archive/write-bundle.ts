import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { ZipFile } from 'yazl';
import manifestOfPackage from '../../../package.json' with { type: 'json' };
import { filesOf } from '../../platform/storage/index.ts';
import { BundleError } from '../bundle-error.ts';
import { type Choice, choose } from '../content/choose.ts';
import { ordered } from '../content/flat.ts';
import type { FileFacts, Item } from '../content/item.ts';
import { hashOf } from '../content/names.ts';
import { readCompany } from '../content/read-items.ts';
import { bundleFormat, type BundleManifest } from './manifest.ts';

export interface WrittenBundle {
  manifest: BundleManifest;
  /** The file, which is made while it is read. */
  bytes: AsyncIterable<Buffer>;
}

/** Bundles of the same content are the same, whenever they are made. */
const mtime = new Date(2000, 0, 1);
const options = { mtime, mode: 0o100644 };

/**
 * What was chosen, as a file. The content is that of one moment; pictures keep theirs as long as they have their names.
 * @throws {BundleError} where something that was chosen is not there
 */
export async function writeBundle(req: PayloadRequest, choice: Choice, origin: string): Promise<WrittenBundle> {
  const company = await readCompany(req);
  const { items, unknown } = choose(company, choice);
  if (unknown.length > 0) throw new BundleError('unknownChoice', { names: unknown.join(', ') });
  const kinds = new Map<string, Item[]>();
  const files = new Map<string, FileFacts>();
  const missing = [...company.names.missing];
  for (const { item, kind } of items) {
    const whole = item.files ? { ...item, files: await withHashes(item.files, missing) } : item;
    for (const facts of Object.values(whole.files ?? {})) files.set(facts.sha256, facts);
    kinds.set(kind, [...(kinds.get(kind) ?? []), whole]);
  }
  const texts = new Map([...kinds].map(([kind, all]) => [`content/${kind}.jsonl`, linesOf(all)] as const));
  const members: BundleManifest['members'] = {};
  for (const [name, text] of texts)
    members[name] = { bytes: text.length, sha256: createHash('sha256').update(text).digest('hex') };
  for (const [sha256, { bytes }] of files) members[`files/${sha256}`] = { bytes, sha256 };
  const manifest: BundleManifest = {
    kind: 'content-bundle',
    format: bundleFormat,
    release: manifestOfPackage.version,
    origin,
    made: new Date().toISOString(),
    company: await companyName(req),
    counts: Object.fromEntries([...kinds].map(([kind, all]) => [kind, all.length])),
    members: ordered(members) as BundleManifest['members'],
    missing,
  };
  return { manifest, bytes: packed(manifest, texts, [...files.values()]) };
}

/** Sorted, so that two bundles can be compared. */
function linesOf(items: readonly Item[]): Buffer {
  const lines = items
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((item) => `${JSON.stringify(ordered(item))}\n`);
  return Buffer.from(lines.join(''));
}

/** Renditions that are not there are made again by nobody: without them pages show the picture itself. */
async function withHashes(files: Readonly<Record<string, FileFacts>>, missing: string[]) {
  const known: Record<string, FileFacts> = {};
  for (const [size, facts] of Object.entries(files)) {
    const sha256 = facts.sha256 || (await hashOf(facts.name));
    const found = sha256 ? await filesOf('media').find(facts.name) : null;
    if (sha256 && found) known[size] = { ...facts, sha256, bytes: found.bytes };
    else missing.push(facts.name);
  }
  return known;
}

function packed(
  manifest: BundleManifest,
  texts: ReadonlyMap<string, Buffer>,
  files: readonly FileFacts[],
): AsyncIterable<Buffer> {
  const zip = new ZipFile();
  const { outputStream } = zip;
  zip.on('error', (error: Error) => (outputStream as unknown as { destroy: (error: Error) => void }).destroy(error));
  zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), 'manifest.json', options);
  for (const [name, text] of [...texts].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    zip.addBuffer(text, name, options);
  for (const { bytes, name, sha256 } of files.toSorted((one, other) => (one.sha256 < other.sha256 ? -1 : 1)))
    zip.addReadStreamLazy(`files/${sha256}`, { ...options, compress: false, size: bytes }, (give) => {
      filesOf('media')
        .read(name)
        .then((file) => (file ? give(null, file.body) : give(new Error(`${name} has gone.`), null as never)))
        .catch((error: unknown) => give(error, null as never));
    });
  zip.end();
  return outputStream as AsyncIterable<Buffer>;
}

async function companyName({ payload, transactionID }: PayloadRequest): Promise<BundleManifest['company']> {
  const site = await payload.db.findGlobal<{ name?: Partial<Record<'en' | 'ar', string | null>> }>({
    slug: 'site',
    req: { transactionID } as PayloadRequest,
  });
  const { ar, en } = site?.name ?? {};
  return { ...(en && { en }), ...(ar && { ar }) };
}

/** What a bundle of today is called. */
export function bundleName(made = new Date()): string {
  return `content-${made.toISOString().slice(0, 19).replaceAll(':', '-')}.bundle.zip`;
}
