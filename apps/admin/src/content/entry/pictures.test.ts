import { type Locale, otherLocale, type Picture } from '@nasaq/contract';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { texts } from '../../testing/drafts.ts';
import { type AskApi, openTestApi } from '../../testing/open-api.ts';
import { migrateBack } from '../../testing/migrate-back.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { storePicture } from '../../testing/store-picture.ts';

let opened: TestPayload;
let payload: Payload;
let ask: AskApi;
let signPreview: typeof import('./preview.ts').signPreview;
const files: Record<string, number> = {};

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  ({ signPreview } = await import('./preview.ts'));
  ask = await openTestApi(payload);
  for (const name of ['desk', 'desk-dark', 'مكتب', 'مكتب-dark', 'hall', 'hall-dark'])
    files[name] = await storePicture(payload, name);
});
afterAll(() => opened.close());

interface Row {
  picture?: string;
  darkPicture?: string;
  caption?: string;
}

/** The rows as a form sends them, each file by its name. */
function stored(rows: readonly Row[]) {
  return rows.map(({ caption, darkPicture, picture }) => ({
    ...(picture ? { picture: files[picture] } : {}),
    ...(darkPicture ? { darkPicture: files[darkPicture] } : {}),
    ...(caption ? { caption } : {}),
  }));
}

async function work(title: string, locale: Locale, rows: readonly Row[], status = 'published'): Promise<number> {
  const data = { ...texts(title), client: 'Client', year: 2026, gallery: stored(rows), _status: status };
  const draft = status === 'draft';
  return (await payload.create({ collection: 'works', locale, data: data as never, draft })).id;
}

async function save(id: number, locale: Locale, data: object, status = 'published'): Promise<void> {
  await payload.update({
    collection: 'works',
    id,
    locale,
    draft: status === 'draft',
    data: { client: 'Client', ...data, _status: status } as never,
  });
}

/** The names of a row's files, and its caption. */
function told({ caption, dark, picture }: Picture): (string | null)[] {
  const name = (image: Picture['picture'] | null) =>
    image && decodeURIComponent(image.url).replace(/^\/media\/|\.png$/g, '');
  return [name(picture), name(dark), caption];
}

async function gallery(slug: string, locale: Locale): Promise<(string | null)[][]> {
  const { gallery: rows } = (await ask(`/works/${encodeURIComponent(slug)}`, locale)) as { gallery: Picture[] };
  return rows.map(told);
}

test('each language shows its own pictures and captions, for light and for dark pages', async () => {
  const id = await work('Own rows', 'en', [
    { picture: 'desk', darkPicture: 'desk-dark', caption: 'The desk stands where the light is.' },
    { picture: 'hall' },
  ]);
  await save(id, 'ar', {
    ...texts('صفوف لكل لغة'),
    gallery: stored([{ picture: 'مكتب', darkPicture: 'مكتب-dark', caption: 'وضع المكتب حيث الضوء.' }]),
  });
  expect(await gallery('own-rows', 'en')).toEqual([
    ['desk', 'desk-dark', 'The desk stands where the light is.'],
    ['hall', null, ''],
  ]);
  expect(await gallery('صفوف-لكل-لغة', 'ar')).toEqual([['مكتب', 'مكتب-dark', 'وضع المكتب حيث الضوء.']]);
});

test('a language without pictures shows the other one’s, without the captions and with its own descriptions', async () => {
  const id = await work('Uploaded once', 'en', [
    { picture: 'desk', darkPicture: 'desk-dark', caption: 'English words' },
  ]);
  await save(id, 'ar', texts('رفعت مرة'));
  expect(await gallery('رفعت-مرة', 'ar')).toEqual([['desk', 'desk-dark', '']]);
  const { gallery: rows } = (await ask(`/works/${encodeURIComponent('رفعت-مرة')}`, 'ar')) as { gallery: Picture[] };
  expect([rows[0]!.picture.alt, rows[0]!.dark!.alt]).toEqual(['وصف desk', 'وصف desk-dark']);
});

test('a row without a picture takes the one in the same place; a dark one never comes without its light one', async () => {
  const id = await work('Rows in places', 'en', [
    { picture: 'desk', darkPicture: 'desk-dark' },
    { picture: 'hall', darkPicture: 'hall-dark' },
    { picture: 'hall', darkPicture: 'hall-dark' },
  ]);
  await save(id, 'ar', {
    ...texts('صفوف في مواضعها'),
    gallery: stored([
      { caption: 'صورة المكتب' },
      { picture: 'مكتب', caption: 'صورة عربية' },
      { darkPicture: 'مكتب-dark' },
      { caption: 'لا صورة هنا' },
    ]),
  });
  expect(await gallery('صفوف-في-مواضعها', 'ar')).toEqual([
    ['desk', 'desk-dark', 'صورة المكتب'],
    ['مكتب', null, 'صورة عربية'],
    ['hall', 'مكتب-dark', ''],
  ]);
});

test('pictures of a draft in the other language are seen in its preview alone', async () => {
  const id = await work('مسودة وصور', 'ar', []);
  await save(id, 'en', { ...texts('Waiting'), gallery: stored([{ picture: 'desk' }]) }, 'draft');
  const slug = 'مسودة-وصور';
  expect(await gallery(slug, 'ar')).toEqual([]);
  const preview = signPreview({ type: 'works', id, expires: Date.now() + 60_000 });
  const seen = (await ask(`/works/${encodeURIComponent(slug)}`, 'ar', { 'x-preview': preview })) as {
    gallery: Picture[];
    firstPicture: Picture;
  };
  expect(seen.gallery.map(told)).toEqual([['desk', null, '']]);
  expect(told(seen.firstPicture)).toEqual(['desk', null, '']);
});

test('publishing one language leaves the pictures of the other as they are on the site', async () => {
  const id = await work('Kept apart', 'en', [
    { picture: 'desk', caption: 'One' },
    { picture: 'hall', caption: 'Two' },
  ]);
  await save(id, 'ar', {
    ...texts('كل لغة وحدها'),
    gallery: stored([{ picture: 'مكتب', caption: 'واحدة' }, { caption: 'ثانية' }]),
  });
  const slug = 'كل-لغة-وحدها';
  await save(id, 'ar', { gallery: stored([{ picture: 'hall', caption: 'لم تنشر' }]) }, 'draft');
  const before = await gallery(slug, 'ar');
  const { gallery: rows } = (await payload.findByID({ collection: 'works', id, locale: 'en', depth: 0 })) as {
    gallery: object[];
  };
  await save(id, 'en', { gallery: rows.slice(1) });
  expect(await gallery('kept-apart', 'en')).toEqual([['hall', null, 'Two']]);
  expect(before).toEqual([
    ['مكتب', null, 'واحدة'],
    ['hall', null, 'ثانية'],
  ]);
  expect(await gallery(slug, 'ar')).toEqual([['مكتب', null, 'واحدة']]);
  const draft = await payload.findByID({ collection: 'works', id, locale: 'ar', draft: true, depth: 0 });
  expect(draft.gallery).toMatchObject([{ picture: files.hall, caption: 'لم تنشر' }]);
});

test('lists have the first picture of each entry, or none', async () => {
  const id = await work('First of a list', 'en', [
    { picture: 'desk', darkPicture: 'desk-dark', caption: 'First' },
    { picture: 'hall' },
  ]);
  await work('No pictures', 'en', []);
  await save(id, 'ar', texts('أولى القائمة'));
  const firsts = async (locale: Locale) =>
    Object.fromEntries(
      ((await ask('/works', locale)) as { title: string; firstPicture: Picture | null }[]).map((row) => [
        row.title,
        row.firstPicture && told(row.firstPicture),
      ]),
    );
  expect(await firsts('en')).toMatchObject({ 'First of a list': ['desk', 'desk-dark', 'First'], 'No pictures': null });
  expect(await firsts('ar')).toMatchObject({ 'أولى القائمة': ['desk', 'desk-dark', ''] });
});

test('a copy has the pictures and captions of both languages', async () => {
  const id = await work('To be copied', 'en', [{ picture: 'desk', caption: 'English' }]);
  await save(id, 'ar', { ...texts('للنسخ'), gallery: stored([{ picture: 'مكتب', caption: 'عربي' }]) });
  const copy = await payload.duplicate({ collection: 'works', id, locale: 'en' });
  for (const [locale, picture, caption] of [
    ['en', 'desk', 'English'],
    ['ar', 'مكتب', 'عربي'],
  ] as const) {
    const doc = await payload.findByID({ collection: 'works', id: copy.id, locale, draft: true, depth: 0 });
    expect(doc.gallery).toMatchObject([{ picture: files[picture], caption }]);
  }
});

test('the lists of one table for both languages become the pictures of either language', async () => {
  const id = await work('From before', 'en', []);
  await save(id, 'ar', texts('من قبل'));
  const { pool } = payload.db as unknown as {
    pool: { query: <Row>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }> };
  };
  const migrateForth = await migrateBack(payload, 'pictures_by_language');
  const insert = `INSERT INTO works_rels ("order", parent_id, path, media_id) VALUES ($1, $2, 'gallery', $3)`;
  for (const [place, name] of ['hall', 'desk', 'hall'].entries())
    await pool.query(insert, [place + 1, id, files[name]]);
  await pool.query(
    `INSERT INTO _works_v_rels ("order", parent_id, path, media_id)
     SELECT n, v.id, 'version.gallery', $2 FROM _works_v v, generate_series(1, 2) n WHERE v.parent_id = $1 AND v.latest`,
    [id, files.desk],
  );
  await migrateForth();
  const { rows } = await pool.query(`SELECT id FROM works_rels WHERE path = 'gallery'`);
  expect(rows).toEqual([]);
  const [en, ar] = await Promise.all([pictureIds(id, 'en'), pictureIds(id, 'ar')]);
  expect(en).toEqual([files.hall, files.desk, files.hall]);
  expect(ar).toEqual(en);
  for (const locale of ['en', 'ar'] as const)
    expect(await pictureIds(id, locale, true)).toEqual([files.desk, files.desk]);
  // The rows are saved as any others.
  await save(id, 'en', { gallery: stored([{ picture: 'desk', caption: 'After' }]) });
  expect(await gallery('from-before', 'en')).toEqual([['desk', null, 'After']]);
  expect(await pictureIds(id, otherLocale('en'))).toEqual(en);
});

async function pictureIds(id: number, locale: Locale, draft = false): Promise<unknown[]> {
  const doc = await payload.findByID({ collection: 'works', id, locale, draft, fallbackLocale: false, depth: 0 });
  return (doc.gallery ?? []).map(({ picture }) => picture);
}
