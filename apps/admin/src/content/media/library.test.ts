import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { createLocalReq, type Payload, type TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Hono } from 'hono';
import { makeMember } from '../../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { texts } from '../../testing/drafts.ts';
import { readAsk } from './load-library.ts';
import { tidied } from './tidied-tags.ts';

let opened: TestPayload;
let payload: Payload;
let user: TypedUser;
let served: Hono;
let loadLibrary: typeof import('./load-library.ts').loadLibrary;
let findUses: typeof import('../uses/find-uses.ts').findUses;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  user = await makeMember(payload, 'editor');
  const { mediaFiles } = await import('./media-route.ts');
  const { currentName } = await import('./former-names.ts');
  const { filesOf } = await import('../../platform/storage/index.ts');
  ({ loadLibrary } = await import('./load-library.ts'));
  ({ findUses } = await import('../uses/find-uses.ts'));
  served = mediaFiles(filesOf('media'), (name) => currentName(payload, name));
});
afterAll(() => opened.close());

let made = 0;
async function picture(width = 520): Promise<Buffer> {
  made += 1;
  const background = { r: made % 256, g: (made * 7) % 256, b: 90 };
  return sharp({ create: { width, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
}

const fileOf = (data: Buffer, name: string, mimetype: string) => ({ data, name, mimetype, size: data.length });
const said = { alt: 'A square', altOther: 'مربع' };

async function upload(file: ReturnType<typeof fileOf>, data: object = said) {
  return payload.create({ collection: 'media', locale: 'en', user, overrideAccess: false, data: data as never, file });
}

async function replace(id: number, file: ReturnType<typeof fileOf>) {
  return payload.update({ collection: 'media', id, locale: 'en', user, overrideAccess: false, data: {}, file });
}

/** What is answered at an address of the library, redirects followed. */
async function fetched(address: string): Promise<Response> {
  const answer = await served.request(address.replace('/media', ''));
  return answer.status === 302 ? fetched(answer.headers.get('location')!) : answer;
}

const addresses = ({ filename, sizes }: Awaited<ReturnType<typeof upload>>) =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].flatMap((name) =>
    name ? `/media/${encodeURIComponent(name)}` : [],
  );

/** The whole proof is `MEDIA_STEPS=300`, with `MEDIA_SEED` for others than these. */
const randomSteps = Number(process.env.MEDIA_STEPS ?? 24);
const randomSeed = Number(process.env.MEDIA_SEED ?? 7);

test(
  'whatever is uploaded, replaced, used and removed: no address that a page may hold is without its picture, and uses are exact',
  { tags: ['proof'] },
  async () => {
    let seed = randomSeed;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    /** By file: every address that it ever had. By entry: the file that it shows. */
    const files = new Map<number, Set<string>>();
    const entries = new Map<number, number | null>();
    const any = <T>(values: Iterable<T>) => {
      const all = [...values];
      return all[random(all.length)];
    };
    const usersOf = (file: number) => [...entries].filter(([, shown]) => shown === file).map(([entry]) => entry);
    const done = new Map<string, number>();

    const acts: Record<string, () => Promise<unknown>> = {
      upload: async () => {
        // One name for all: who comes later gets another.
        const doc = await upload(fileOf(await picture(), 'cover.png', 'image/png'));
        files.set(doc.id, new Set(addresses(doc)));
      },
      replace: async () => {
        const id = any(files.keys());
        if (id === undefined) return;
        const doc = await replace(
          id,
          fileOf(await picture(500 + random(80)), any(['cover.png', 'new.png'])!, 'image/png'),
        );
        for (const address of addresses(doc)) files.get(id)!.add(address);
      },
      use: async () => {
        const file = any(files.keys());
        if (file === undefined) return;
        const data = { ...texts(`Entry ${made}`), cover: file, _status: 'published' } as never;
        const { id } = await payload.create({ collection: 'companies', locale: 'en', data });
        entries.set(id, file);
      },
      change: async () => {
        const entry = any(entries.keys());
        if (entry === undefined) return;
        const cover = random(3) === 0 ? null : (any(files.keys()) ?? null);
        const data = { cover, _status: 'published' } as never;
        await payload.update({ collection: 'companies', id: entry, locale: 'en', data });
        entries.set(entry, cover);
      },
      remove: async () => {
        const id = any(files.keys());
        if (id === undefined) return;
        const deleting = payload.delete({ collection: 'media', id });
        const outcome = await deleting.then(
          () => 'deleted',
          ({ status }: { status: number }) => status,
        );
        expect(outcome).toBe(usersOf(id).length > 0 ? 409 : 'deleted');
        if (outcome === 'deleted') files.delete(id);
      },
    };
    const names = ['upload', 'upload', 'replace', 'replace', 'use', 'use', 'change', 'remove'];
    const req = await createLocalReq({ user, locale: 'en' }, payload);
    for (let step = 0; step < randomSteps; step += 1) {
      const name = any(names)!;
      await acts[name]!();
      done.set(name, (done.get(name) ?? 0) + 1);
      const asked = any(files.keys());
      if (asked === undefined) continue;
      const uses = await findUses(req, 'media', asked);
      expect(uses.map(({ id }) => id).toSorted()).toEqual(usersOf(asked).toSorted());
    }
    expect(done.size).toBe(5);
    let looked = 0;
    for (const all of files.values())
      for (const address of all) {
        const answer = await fetched(address);
        expect([address, answer.status, answer.headers.get('content-type')?.split('/')[0]]).toEqual([
          address,
          200,
          'image',
        ]);
        looked += 1;
      }
    expect(looked).toBeGreaterThan(files.size);
    // No address belongs to two of them.
    const everything = [...files.values()].flatMap((all) => [...all]);
    expect(new Set(everything).size).toBe(everything.length);
  },
);

test('a rendition of a file that was replaced leads to the new one of the same size, and the focus stays', async () => {
  const before = await upload(fileOf(await picture(1000), 'wide.png', 'image/png'), said);
  await payload.update({ collection: 'media', id: before.id, data: { focalX: 20, focalY: 80 } });
  const after = await replace(before.id, fileOf(await picture(1000), 'other.png', 'image/png'));
  expect(after.filename).not.toBe(before.filename);
  // The former file goes once the new one is there for everybody.
  await vi.waitFor(async () => {
    const answer = await served.request(`/${before.sizes!.small!.filename}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/media/${after.sizes!.small!.filename}`]);
  });
  expect([after.focalX, after.focalY]).toEqual([20, 80]);
  expect(after.former).toEqual(
    expect.arrayContaining([`/${before.filename}`, `small/${before.sizes!.small!.filename}`]),
  );
});

test('a picture that says nothing needs no text; one that speaks does, in both languages', async () => {
  const bare = await upload(fileOf(await picture(), 'line.png', 'image/png'), { decorative: true });
  expect(bare.decorative).toBe(true);
  await expect(upload(fileOf(await picture(), 'line.png', 'image/png'), {})).rejects.toThrow('invalid');
  await expect(
    payload.update({ collection: 'media', id: bare.id, user, overrideAccess: false, data: { decorative: false } }),
  ).rejects.toThrow();
});

const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\nstartxref\n0\n%%EOF\n', 'latin1');
const word = Buffer.from(
  zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    'word/document.xml': strToU8('<document/>'),
  }),
);
const mp4 = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom\0\0\0\x01isomavc1', 'latin1'),
  Buffer.from([0, 0, 0, 8]),
  Buffer.from('mdat', 'latin1'),
]);
const vtt = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n');

test('a document is a download, a video can be asked for in pieces, captions are text; nothing is sniffed', async () => {
  const document = await upload(fileOf(pdf, 'prices.pdf', 'application/pdf'), { alt: 'Prices', altOther: 'الأسعار' });
  const download = await served.request(`/${document.filename}`);
  expect(Object.fromEntries(download.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment',
    'x-content-type-options': 'nosniff',
  });
  const docx = await upload(fileOf(word, 'offer.docx', 'application/octet-stream'), { alt: 'Offer', altOther: 'عرض' });
  expect(docx.mimeType).toMatch(/wordprocessingml\.document$/);
  const captions = await upload(fileOf(vtt, 'hello.vtt', 'text/vtt'), { alt: 'Captions', altOther: 'تعليق' });
  const video = await upload(fileOf(mp4, 'hello.mp4', 'video/mp4'), { alt: 'Hello', altOther: 'أهلًا' });
  const data = { captionsEn: captions.id, captionsAr: captions.id };
  await payload.update({ collection: 'media', id: video.id, locale: 'en', user, overrideAccess: false, data });
  const piece = await served.request(`/${video.filename}`, { headers: { range: 'bytes=0-3' } });
  expect([piece.status, piece.headers.get('content-range')]).toEqual([206, `bytes 0-3/${mp4.length}`]);
  expect((await served.request(`/${captions.filename}`)).headers.get('content-type')).toMatch(/^text\/vtt/);
  const uses = await findUses(await createLocalReq({ user, locale: 'en' }, payload), 'media', captions.id);
  expect(uses.map(({ id }) => id)).toEqual([video.id, video.id]);
});

test.each([
  [
    'a page under the name of a document',
    '<script>alert(1)</script>',
    'x.pdf',
    'application/pdf',
    /not what its name says/,
  ],
  [
    'a document of which the end is missing',
    '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n',
    'x.pdf',
    'application/pdf',
    /not what its name says, or is damaged/,
  ],
  [
    'a document that the engine would refuse in English',
    `\r\n${pdf.toString('latin1')}`,
    'x.pdf',
    'application/pdf',
    /not what its name says, or is damaged/,
  ],
  ['a program under the name of a video', 'MZ..............', 'x.mp4', 'video/mp4', /not what its name says/],
  ['captions that are none', 'no captions at all', 'x.vtt', 'text/vtt', /not what its name says/],
  ['a page', '<p>Hello, readers</p>', 'x.html', 'text/html', /The library takes/],
  ['a document with macros', 'PK..............', 'x.docm', 'application/vnd.ms-word', /The library takes/],
])('%s is refused at its field', async (_, content, name, mimetype, reason) => {
  await expect(upload(fileOf(Buffer.from(content), name, mimetype))).rejects.toMatchObject({
    status: 400,
    data: { errors: [{ path: 'file', message: expect.stringMatching(reason) }] },
  });
});

test('the library is narrowed by words, kind, tag and what is to be mended', async () => {
  const small = await upload(fileOf(await picture(300), 'stamp.png', 'image/png'), {
    alt: 'A stamp',
    altOther: 'طابع بريد',
    tags: ['Post office', 'post  office', ' '],
    wordsIn: 'ar',
  });
  expect(small.tags).toEqual(['Post office']);
  const of = async (query: Record<string, string>) =>
    (await loadLibrary(payload, readAsk(query))).files.map(({ id }) => id);
  expect(await of({ tag: 'POST OFFICE' })).toEqual([small.id]);
  expect(await of({ words: 'طابع' })).toEqual([small.id]);
  expect(await of({ kind: 'picture', words: 'stamp' })).toEqual([small.id]);
  expect(await of({ kind: 'video', words: 'stamp' })).toEqual([]);
  expect(await of({ fault: 'words' })).toEqual([small.id]);
  const { faults, files, tags } = await loadLibrary(payload, readAsk({ words: 'stamp' }));
  expect(files[0]!.faults).toEqual(['small', 'words']);
  expect(tags).toContainEqual({ tag: 'Post office', count: 1 });
  expect(faults.map(({ fault }) => fault)).toContain('poster');
});

test('tags are each once, however they are spelt', () => {
  expect(tidied(['Team', 'team ', '', 'إدارة', 'اداره', 7])).toEqual(['Team', 'إدارة']);
  expect(tidied(Array.from({ length: 30 }, (_, number) => `tag ${number}`))).toHaveLength(20);
});
