import { existsSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLocalReq, handleEndpoints, type Payload, type TypedUser } from 'payload';
import { makeMember, memberPassword } from '../../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { mediaLabels } from './catalogue/index.ts';
import type { AlternativeAnswer, AlternativeSave } from './alternative-api.ts';

let opened: TestPayload;
let payload: Payload;
let user: TypedUser;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  user = await makeMember(payload, 'editor');
});
afterAll(() => opened.close());

async function upload(data: object, { locale = 'en', width = 2000 }: { locale?: 'en' | 'ar'; width?: number } = {}) {
  const file = await sharp({ create: { width, height: width / 2, channels: 3, background: '#2b4fb3' } })
    .jpeg()
    .toBuffer();
  return payload.create({
    collection: 'media',
    locale,
    user,
    overrideAccess: false,
    data: data as never,
    // As Payload reads a form.
    file: {
      data: file,
      mimetype: 'image/jpeg',
      name: `picture-${Math.random()}.jpg`,
      size: file.length,
      tempFilePath: '',
    },
  });
}

const altsOf = async (id: number) =>
  (await payload.findByID({ collection: 'media', id, locale: 'all' })).alt as unknown;

test('a picture without an alternative text in both languages is refused', async () => {
  await expect(upload({ alt: 'A square' })).rejects.toThrow('Alternative text in the other language');
  await expect(upload({ altOther: 'مربع' })).rejects.toThrow('Alternative text');
  await expect(upload({})).rejects.toThrow('invalid');
});

test('both texts are stored, each in its language, and the form shows both', async () => {
  const { id } = await upload({ alt: 'A square', altOther: 'مربع' });
  expect(await altsOf(id)).toEqual({ en: 'A square', ar: 'مربع' });
  const form = await payload.findByID({ collection: 'media', id, locale: 'ar', user, overrideAccess: false });
  expect([form.alt, form.altOther]).toEqual(['مربع', 'A square']);
});

test('in the Arabic form the other language is English; a change leaves the rest alone', async () => {
  const { id } = await upload({ alt: 'دائرة', altOther: 'A circle' }, { locale: 'ar' });
  expect(await altsOf(id)).toEqual({ en: 'A circle', ar: 'دائرة' });
  await payload.update({
    collection: 'media',
    id,
    locale: 'en',
    user,
    overrideAccess: false,
    data: { alt: 'A blue circle' },
  });
  expect(await altsOf(id)).toEqual({ en: 'A blue circle', ar: 'دائرة' });
  await expect(
    payload.update({ collection: 'media', id, locale: 'en', user, overrideAccess: false, data: { altOther: '' } }),
  ).rejects.toThrow('Alternative text in the other language');
});

test('an upload has three WebP renditions, none larger than the original, and a focal point', async () => {
  const large = await upload({ alt: 'Large', altOther: 'كبيرة' });
  const renditions = Object.values(large.sizes ?? {});
  expect(renditions.map((size) => [size?.width, size?.mimeType])).toEqual([
    [480, 'image/webp'],
    [960, 'image/webp'],
    [1600, 'image/webp'],
  ]);
  expect([large.focalX, large.focalY]).toEqual([50, 50]);
  for (const size of renditions)
    expect(existsSync(path.join(opened.dataDir, 'media', size?.filename ?? ''))).toBe(true);
  const small = await upload({ alt: 'Small', altOther: 'صغيرة' }, { width: 600 });
  expect(Object.values(small.sizes ?? {}).filter((size) => (size?.width ?? 0) > 600)).toEqual([]);
});

test('a drawing that could carry a script is refused', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await expect(
    payload.create({
      collection: 'media',
      user,
      overrideAccess: false,
      data: { alt: 'x', altOther: 'س' } as never,
      file: { data: svg, mimetype: 'image/svg+xml', name: 'x.svg', size: svg.length },
    }),
  ).rejects.toMatchObject({ data: { errors: [{ path: 'file', message: mediaLabels.unknownFile.en }] } });
});

test.each([
  ['en', 'text under the name of a picture', async () => Buffer.from('no picture'), /This file is not a picture/],
  [
    'ar',
    'a drawing under such a name',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    /هذا الملف ليس صورة/,
  ],
  ['ar', 'a file that is cut at the limit', async () => Buffer.alloc(20_000_000), /يتجاوز 20 ميجابايت/],
  ['en', 'a picture of endless pixels', async () => pngHeader(20_000, 20_000), /more than 268 million pixels/],
] as const)('in %s, %s is refused at its field, in the language of the menus', async (language, _, make, reason) => {
  const data = await make();
  const req = await createLocalReq({ user, locale: 'en' }, payload);
  req.i18n = { ...req.i18n, language };
  const saving = payload.create({
    collection: 'media',
    req,
    overrideAccess: false,
    data: { alt: 'x', altOther: 'س' } as never,
    file: { data, mimetype: 'image/png', name: 'x.png', size: data.length },
  });
  await expect(saving).rejects.toMatchObject({
    status: 400,
    data: { errors: [{ path: 'file', message: expect.stringMatching(reason) }] },
  });
});

/** The head of a picture, which says its measures. */
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write('IHDR', 4);
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  header.set([1, 0, 0, 0, 0], 16);
  header.writeUInt32BE(crc32(header.subarray(4, 21)), 21);
  const empty = Buffer.from([0, 0, 0, 0, 0x49, 0x44, 0x41, 0x54, 0x35, 0xaf, 0x06, 0x1e]);
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), header, empty]);
}

test('the name of a file that never was is not found; the file itself is served, and what replaced it', async () => {
  const { id, filename } = await upload({ alt: 'A square', altOther: 'مربع' });
  const statusOf = async (name: string) => {
    const url = `http://localhost:3001/api/media/file/${encodeURIComponent(name)}`;
    const { token } = await payload.login({
      collection: 'users',
      data: { email: 'editor@nasaq.example', password: memberPassword },
    });
    const request = new Request(url, {
      headers: { Cookie: `nasaq-admin-token=${token}`, Origin: 'http://localhost:3001' },
    });
    return (await handleEndpoints({ config: payload.config, request })).status;
  };
  expect(await statusOf(filename!)).toBe(200);
  expect(await statusOf('never.png')).toBe(404);
  expect(await statusOf('\0.png')).toBe(404);
  const data = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#b34f2b' } })
    .png()
    .toBuffer();
  const file = { data, name: 'other.png', mimetype: 'image/png', size: data.length };
  const replaced = await payload.update({ collection: 'media', id, data: {}, file });
  expect(replaced.filename).not.toBe(filename);
  const { filesOf } = await import('../../platform/storage/index.ts');
  await vi.waitFor(async () => expect(await filesOf('media').find(filename!)).toBeNull());
  expect(await statusOf(filename!)).toBe(200);
  expect(await statusOf('../../platform/secrets/secret')).not.toBe(200);
});

async function signIn(email: string): Promise<string> {
  return (await payload.login({ collection: 'users', data: { email, password: memberPassword } })).token!;
}

/** As a desk sends it. */
async function say(id: number, save: AlternativeSave, token?: string) {
  token ??= await signIn('editor@nasaq.example');
  const request = new Request(`http://localhost:3001/api/media/${id}/alternative`, {
    method: 'POST',
    headers: {
      Cookie: `nasaq-admin-token=${token}`,
      Origin: 'http://localhost:3001',
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(save),
  });
  const answer = await handleEndpoints({ config: payload.config, request });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

test('a desk stores one language of what a picture says, and the other one stays', async () => {
  const { id } = await upload({ alt: 'A square', altOther: 'مربع' });
  const alt = { en: 'A square', ar: 'مربع أزرق' };
  const save = { locale: 'ar', from: 'مربع', to: 'مربع أزرق' } as const;
  expect(await say(id, save)).toEqual({ status: 200, body: { isStored: true, alt } });
  // Its answer was lost, and it comes again.
  expect(await say(id, save)).toEqual({ status: 200, body: { isStored: true, alt } });
  expect(await altsOf(id)).toEqual(alt);
});

test('of two who have seen the same text and change it at once, one is told what the other has stored', async () => {
  const { id } = await upload({ alt: 'A square', altOther: 'مربع' });
  const token = await signIn('editor@nasaq.example');
  const answers = await Promise.all(
    ['A red square', 'A blue square'].map((to) => say(id, { locale: 'en', from: 'A square', to }, token)),
  );
  const { en } = (await altsOf(id)) as { en: string };
  expect(
    answers.map(({ body }) => body).toSorted((one, other) => Number(isStoredIn(one)) - Number(isStoredIn(other))),
  ).toEqual([false, true].map((isStored) => ({ isStored, alt: { en, ar: 'مربع' } })));
});

const isStoredIn = (body: unknown) => (body as AlternativeAnswer).isStored;

test('what is no text, of no picture, or of who may not write, is refused', async () => {
  const { id } = await upload({ alt: 'A square', altOther: 'مربع' });
  const save = { locale: 'en', from: 'A square', to: 'A circle' } as const;
  expect((await say(id, { ...save, to: ' ' })).status).toBe(422);
  expect((await say(id, { ...save, to: 'A'.repeat(301) })).status).toBe(422);
  expect((await say(999_999, save)).status).toBe(404);
  const sales = { name: 'Sales', email: 'sales@nasaq.example', password: memberPassword, roles: ['sales' as const] };
  await payload.create({ collection: 'users', data: sales });
  expect((await say(id, save, await signIn('sales@nasaq.example'))).status).toBe(403);
  expect(await altsOf(id)).toEqual({ en: 'A square', ar: 'مربع' });
  await payload.update({ collection: 'media', id, data: { deletedAt: new Date().toISOString() } });
  expect((await say(id, save)).status).toBe(404);
});
