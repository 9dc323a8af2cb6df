import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { openBundle } from './read-bundle.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bundles-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;

async function packed(members: Record<string, Buffer | string>): Promise<string> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(members)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const pieces: Buffer[] = [];
  for await (const piece of zip.outputStream) pieces.push(piece as Buffer);
  return stored(Buffer.concat(pieces));
}

async function stored(bytes: Buffer): Promise<string> {
  const file = path.join(folder, `${(files += 1)}.zip`);
  await writeFile(file, bytes);
  return file;
}

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const line = `${JSON.stringify({ name: 'tags/speed', published: { languages: ['en', 'ar'], values: { key: 'speed' } } })}\n`;

function manifestOf(members: Record<string, Buffer | string>, change: object = {}): string {
  return JSON.stringify({
    kind: 'content-bundle',
    format: 1,
    release: '0.1.0',
    origin: '6a1f5d8e-1111-4222-8333-444455556666',
    made: '2026-11-26T20:00:00.000Z',
    company: { en: 'Sahel' },
    counts: {},
    members: Object.fromEntries(
      Object.entries(members).map(([name, content]) => [
        name,
        { bytes: Buffer.from(content).length, sha256: sha256(content) },
      ]),
    ),
    missing: [],
    ...change,
  });
}

async function whole(change: object = {}, extra: Record<string, Buffer | string> = {}): Promise<string> {
  const members = { 'content/tags.jsonl': line };
  return packed({ 'manifest.json': manifestOf(members, change), ...members, ...extra });
}

const fault = (file: string) =>
  openBundle(file).then(
    () => 'none',
    (error: { fault?: string }) => error.fault ?? String(error),
  );

test('a whole bundle says what it holds', async () => {
  const bundle = await openBundle(await whole());
  expect([...bundle.items.keys()]).toEqual(['tags/speed']);
  bundle.close();
});

test('a file that is no bundle is told as one', async () => {
  expect(await fault(path.join(folder, 'nowhere.zip'))).toBe('noFile');
  expect(await fault(await stored(Buffer.from('a letter')))).toBe('noArchive');
  expect(await fault(await packed({ 'manifest.json': '{}' }))).toBe('noBundle');
  expect(await fault(await packed({ 'content/tags.jsonl': line }))).toBe('noBundle');
});

test('a bundle of a newer release, or of a newer form, is left to an upgrade', async () => {
  expect(await fault(await whole({ release: '9.0.0' }))).toBe('newer');
  expect(await fault(await whole({ format: 2, members: 'in another way' }))).toBe('newer');
});

test('wherever a bundle is cut, it is refused', async () => {
  const bytes = await readFile(await whole());
  for (let length = 0; length < bytes.length; length += 7)
    expect(['noArchive', 'cut', 'damaged'], `${length}`).toContain(
      await fault(await stored(bytes.subarray(0, length))),
    );
});

test('whichever byte of a bundle is another one, nothing of it is believed that is not what was written', async () => {
  const bytes = await readFile(await whole());
  for (let at = 0; at < bytes.length; at += 3) {
    const broken = Buffer.from(bytes);
    broken[at]! ^= 0x55;
    const file = await stored(broken);
    const bundle = await openBundle(file).catch(() => null);
    // A byte that nobody reads, such as a date in the archive, may be any.
    const values = bundle ? bundle.items.get('tags/speed')?.published?.values : 'refused';
    bundle?.close();
    expect(['refused', { key: 'speed' }]).toContainEqual(values);
  }
});

test('a member that is missing, foreign, or another one than its manifest says is named', async () => {
  const members = { 'content/tags.jsonl': line };
  expect(await fault(await packed({ 'manifest.json': manifestOf(members) }))).toBe('cut');
  expect(await fault(await packed({ 'manifest.json': manifestOf(members), 'content/tags.jsonl': `${line} ` }))).toBe(
    'checksum',
  );
  expect(await fault(await whole({}, { 'content/users.jsonl': line }))).toBe('foreign');
  expect(await fault(await whole({}, { 'notes.txt': 'hello' }))).toBe('foreign');
});

test('paths that climb out of their folder are foreign', async () => {
  const bytes = await readFile(await whole({}, { 'aa/bb/cc.txt': 'x' }));
  const climbing = Buffer.from(bytes.toString('latin1').replaceAll('aa/bb/cc.txt', '../../cc.txt'), 'latin1');
  expect(await fault(await stored(climbing))).toBe('foreign');
});

test('what would unfold into far more than it is is refused before it is unfolded', async () => {
  const text = Buffer.alloc(40 * 1024 * 1024, 'a');
  expect(
    await fault(
      await packed({ 'manifest.json': manifestOf({ 'content/tags.jsonl': text }), 'content/tags.jsonl': text }),
    ),
  ).toBe('bomb');
});

test('a picture without its file makes the bundle an incomplete one', async () => {
  const picture = `${JSON.stringify({
    name: `media/${sha256('x')}`,
    published: { languages: ['en', 'ar'], values: {} },
    files: { file: { sha256: sha256('x'), bytes: 1, name: 'x.webp', type: 'image/webp' } },
  })}\n`;
  const members = { 'content/media.jsonl': picture };
  expect(await fault(await packed({ 'manifest.json': manifestOf(members), ...members }))).toBe('cut');
});
