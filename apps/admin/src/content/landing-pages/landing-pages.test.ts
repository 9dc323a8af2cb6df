import type { LandingPage, Locale, SitemapEntry } from '@nasaq/contract';
import { landingPageSchema } from '@nasaq/contract';
import type { Payload, PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paragraph } from '../../testing/drafts.ts';
import { type AskApi, openTestApi } from '../../testing/open-api.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { storePicture } from '../../testing/store-picture.ts';
import { findUses } from '../uses/find-uses.ts';

let opened: TestPayload;
let payload: Payload;
let ask: AskApi;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  ask = await openTestApi(payload);
});
afterAll(() => opened.close());

async function make(locale: Locale, data: object, id?: number, _status = 'published'): Promise<number> {
  const call = {
    collection: 'landing-pages',
    locale,
    draft: _status === 'draft',
    data: { summary: 'موجز', _status, ...data },
  } as const;
  const saved = await (id === undefined ? payload.create(call as never) : payload.update({ ...call, id } as never));
  return (saved as unknown as { id: number }).id;
}

test('a page stands at the address of its owner’s choice, which may have several parts, in each language its own', async () => {
  const id = await make('en', { title: 'Summer', slug: 'Offers/Summer 2027/' });
  await make('ar', { title: 'الصيف', slug: 'عروض/الصيف' }, id);
  const page = await ask<LandingPage>(`/landing-pages/${encodeURIComponent('offers/summer-2027')}`, 'en');
  expect(page).toMatchObject({ title: 'Summer', alternates: { en: 'offers/summer-2027', ar: 'عروض/الصيف' } });
  const sitemap = await ask<SitemapEntry[]>('/sitemap', 'en');
  expect(sitemap.find(({ type }) => type === 'landing-pages')?.alternates).toEqual(page.alternates);
});

test.each(['services', 'services/new', 'ar', 'en/offers', 'api', 'admin/x', 'media', '404', 'share', 'auth'])(
  'an address that something else has, or may come to have, is refused at its field: %s',
  async (slug) => {
    await expect(make('en', { title: 'Taken', slug })).rejects.toMatchObject({
      data: { errors: [expect.objectContaining({ path: 'slug', message: expect.stringContaining('Something else') })] },
    });
  },
);

test('whatever publishing refuses of an address is found by the check at its field, and what it takes is not', async () => {
  const { checkDocument } = await import('../checks/check-document.ts');
  const found = async (id: number) => {
    const checked = await checkDocument({ payload, context: {} } as PayloadRequest, {
      collection: 'landing-pages',
      id,
    });
    return checked!.findings.filter(({ level }) => level === 'stops').map(({ check, path }) => [check, path]);
  };
  const video = { blockType: 'video', pair: 'a', address: 'https://nasaq.example/tour', ground: 'paper' };
  const call = { blockType: 'call', pair: 'b', title: 'Run', linkText: 'Run', linkAddress: 'javascript:alert(1)' };
  const refused = { title: 'Refused', slug: 'contact', blocks: [video, call] };
  const id = await make('en', refused, undefined, 'draft');
  expect(await found(id)).toEqual([
    ['link-form', 'blocks.b.linkAddress'],
    ['film-address', 'blocks.a.address'],
    ['slug-reserved', 'slug'],
  ]);
  const paths = ['blocks.1.linkAddress', 'blocks.0.address', 'slug'];
  await expect(make('en', refused, id)).rejects.toMatchObject({ data: { errors: paths.map((path) => ({ path })) } });
  await make('en', { slug: 'a/b/c/d/e', blocks: [] }, id, 'draft');
  expect(await found(id)).toEqual([['slug-deep', 'slug']]);
  await make('en', { slug: 'offers/smile', blocks: [{ ...video, address: 'https://vimeo.com/76979871' }] }, id);
  await make('ar', { title: 'الابتسامة', slug: 'عروض/الابتسامة' }, id, 'draft');
  const checked = await checkDocument({ payload, context: {} } as PayloadRequest, { collection: 'landing-pages', id });
  expect(checked!.findings.filter(({ path }) => path === 'slug')).toEqual([]);
});

test('two pages have no address in common, and a changed address leads on', async () => {
  const id = await make('en', { title: 'Spring', slug: 'spring' });
  await expect(make('en', { title: 'Other', slug: 'spring' })).rejects.toThrow();
  await make('en', { slug: 'offers/spring' }, id);
  const redirects = await ask<{ from: string; to: string }[]>('/redirects', 'en');
  expect(redirects).toContainEqual({ from: '/spring', to: '/offers/spring', status: 301 });
});

test('what a block shows is what its language says; a picture is chosen once, and an empty block is left out', async () => {
  const picture = await storePicture(payload, 'still');
  const blocks = (title: string, image: number | null) => [
    { blockType: 'text', pair: 'a', title, text: paragraph(`${title} text`) },
    { blockType: 'picture', pair: 'b', title, picture: image, text: paragraph(title), side: 'end', ground: 'sunk' },
    { blockType: 'entries', pair: 'c', title, choose: 'chosen', entries: [] },
    {
      blockType: 'call',
      pair: 'd',
      title,
      linkText: 'Go',
      linkAddress: '/contact',
    },
  ];
  const id = await make('en', { title: 'Blocks', slug: 'blocks', blocks: blocks('One', picture) });
  await payload.update({
    collection: 'landing-pages',
    id,
    locale: 'ar',
    data: {
      title: 'أقسام',
      slug: 'أقسام',
      summary: 'موجز',
      _status: 'published',
      blocks: blocks('واحد', null).filter(({ blockType }) => blockType === 'picture'),
    } as never,
  });
  const english = landingPageSchema.parse(await ask<LandingPage>('/landing-pages/blocks', 'en'));
  expect(english.blocks.map(({ id: anchor, type }) => [type, anchor])).toEqual([
    ['text', 'b-a'],
    ['picture', 'b-b'],
    ['call', 'b-d'],
  ]);
  expect(english.blocks[2]).toMatchObject({ link: { text: 'Go', href: '/contact' } });
  const arabic = await ask<LandingPage>(`/landing-pages/${encodeURIComponent('أقسام')}`, 'ar');
  const [shown] = arabic.blocks;
  expect(shown).toMatchObject({ type: 'picture', title: 'واحد', side: 'end', ground: 'sunk' });
  expect(shown?.type === 'picture' && shown.picture?.picture.url).toBe(
    english.blocks[1]?.type === 'picture' && english.blocks[1].picture?.picture.url,
  );
  const uses = await findUses({ payload, i18n: { language: 'en' } } as never, 'media', picture);
  // In the one block that has it: others name their pictures alike.
  expect(uses.filter(({ slug }) => slug === 'landing-pages')).toEqual([
    expect.objectContaining({ id, field: expect.stringMatching(/^Picture and text/) }),
  ]);
});

test('a form of the owner’s stands in its block while it is published, and needs no button; one of ours does', async () => {
  const fields = [{ name: 'email' }];
  const data = { form: 'own', slug: 'visit', title_en: 'A visit', title_ar: 'زيارة', fields, _status: 'published' };
  const form = await payload.create({ collection: 'forms', data: data as never, overrideAccess: true });
  const blocks = (more: object) => [{ blockType: 'form', pair: 'a', ...more }];
  const id = await make('en', { title: 'Visit', slug: 'visit-us', blocks: blocks({ form: 'own', own: form.id }) });
  const shown = async () => (await ask<LandingPage>('/landing-pages/visit-us', 'en')).blocks;
  expect(await shown()).toMatchObject([{ type: 'form', id: 'b-a', form: 'own', own: 'visit', button: 'A visit' }]);
  landingPageSchema.parse(await ask<LandingPage>('/landing-pages/visit-us', 'en'));
  await payload.update({ collection: 'forms', id: form.id, data: { _status: 'draft' }, overrideAccess: true });
  expect(await shown()).toEqual([]);
  await expect(make('en', { blocks: blocks({ form: 'contact' }) }, id)).rejects.toThrow();
  await expect(make('en', { blocks: blocks({ form: 'own' }) }, id)).rejects.toThrow();
});

test('a button that would run something is refused at its field', async () => {
  const call = { blockType: 'call', pair: 'a', title: 'Run', linkText: 'Run', linkAddress: 'javascript:alert(1)' };
  await expect(make('en', { title: 'Run', slug: 'run', blocks: [call] })).rejects.toMatchObject({
    data: { errors: [expect.objectContaining({ path: 'blocks.0.linkAddress' })] },
  });
});

test('in the place of a text nothing else is taken, be it in a row of a block', async () => {
  const answer = paragraph('At noon.');
  const questions = [{ question: 'When?', answer }];
  const refused = (block: object, path: string) =>
    expect(make('en', { title: 'Texts', slug: 'texts', blocks: [block] })).rejects.toMatchObject({
      data: { errors: [expect.objectContaining({ path, message: 'This field has an invalid input.' })] },
    });
  await refused({ blockType: 'questions', questions, ground: 'paper' }, 'blocks.0.questions.0.answer');
  const quote = { blockType: 'quote', text: ['two', 'texts'], author: 'Mona', ground: 'paper' };
  await refused(quote, 'blocks.0.text');
});

test('a block with fewer rows than it needs is not published, and its list says how many it needs', async () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ value: `${place + 2}`, label: 'Ways' }));
  const data = (count: number) => ({
    title: 'Figures',
    slug: 'figures',
    blocks: [{ blockType: 'figures', figures: rows(count), ground: 'paper' }],
  });
  for (const count of [0, 1]) await expect(make('en', data(count))).rejects.toThrow();
  const id = await make('en', data(2));
  expect(id).toBeGreaterThan(0);
  const draft = {
    collection: 'landing-pages',
    id,
    locale: 'en',
    draft: true,
    data: { blocks: data(1).blocks },
  } as const;
  await payload.update(draft as never);
  const refused: unknown = await payload
    .update({ collection: 'landing-pages', id, locale: 'en', data: { _status: 'published' } } as never)
    .catch((error: unknown) => error);
  const { errors } = (refused as { data: { errors: { message: string; path: string }[] } }).data;
  const message =
    'Blocks › Figures 1 › Figures (English): Rows here: \u20681\u2069. The page needs \u20682\u2069 or more.';
  expect(errors).toEqual([expect.objectContaining({ path: 'blocks.0.figures', message })]);
});

const mp4 = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom\0\0\0\x01isomavc1', 'latin1'),
  Buffer.from([0, 0, 0, 8]),
  Buffer.from('mdat', 'latin1'),
]);

test('in the place of a film another file is found by the check and refused at its field; a film is shown', async () => {
  const picture = await storePicture(payload, 'no-film');
  const film = await payload.create({
    collection: 'media',
    locale: 'en',
    data: { alt: 'A tour', altOther: 'جولة' },
    file: { data: mp4, mimetype: 'video/mp4', name: 'tour.mp4', size: mp4.length },
  });
  const page = (file: number) => ({
    title: 'Films',
    slug: 'films',
    blocks: [{ blockType: 'video', pair: 'a', file, ground: 'paper' }],
  });
  const call = { collection: 'landing-pages', locale: 'en', draft: true, data: page(picture) } as never;
  const { id } = (await payload.create(call)) as { id: number };
  const { checkDocument } = await import('../checks/check-document.ts');
  const target = { collection: 'landing-pages', id };
  const checked = await checkDocument({ payload, context: {} } as PayloadRequest, target);
  expect(checked?.findings.filter(({ check }) => check === 'file-no-film')).toEqual([
    expect.objectContaining({ level: 'stops', path: 'blocks.a.file', values: { name: 'no-film.png' } }),
  ]);
  const refused = { data: { errors: [{ path: 'blocks.0.file', message: expect.stringContaining('no film') }] } };
  await payload.updateGlobal({ slug: 'checks', data: { levels: { 'file-no-film': 'off' }, _status: 'published' } });
  await expect(make('en', page(picture), id)).rejects.toMatchObject(refused);
  await make('en', page(film.id), id);
  const { blocks } = await ask<LandingPage>('/landing-pages/films', 'en');
  expect(blocks).toMatchObject([{ type: 'video', source: { contentType: 'video/mp4' } }]);
});
