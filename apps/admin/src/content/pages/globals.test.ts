import { locales } from '@nasaq/contract';
import type { Hono } from 'hono';
import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import type { ApiEnv } from '../../platform/http/request-context.ts';

let opened: TestPayload;
let payload: Payload;
let api: Hono<ApiEnv>;
let previewOf: (slug: 'home' | 'about' | 'care', locale: string) => URL;

beforeAll(async () => {
  vi.stubEnv('SITE_URL', 'https://site.example');
  opened = await openTestPayload();
  payload = opened.payload;
  const { createApi } = await import('../../api-routes.ts');
  api = createApi(() => Promise.resolve(payload));
  const { globalPreviewUrl } = await import('../entry/preview.ts');
  previewOf = (slug, locale) =>
    new URL(String(globalPreviewUrl({ globalConfig: { slug }, data: {}, locale: { code: locale } } as never)));
});
afterAll(() => opened.close());

const rows = Array.from({ length: 4 }, () => ({ title: 'T', text: 'T', value: '1', label: 'L' }));

async function statement(path: string, locale: string, token?: string) {
  const answer = await api.request(`${path}?v=2`, {
    headers: { locale, ...(token === undefined ? {} : { 'x-preview': token }) },
  });
  const { data } = (await answer.json()) as { data?: { statement: string } };
  return { status: answer.status, statement: data?.statement, kept: answer.headers.get('cache-control') };
}

const cases = (['home', 'about', 'care'] as const).flatMap((slug) => locales.map((locale) => [slug, locale] as const));

test.each(cases)(
  'the preview of %s in %s is its page with a token that shows the newest draft',
  async (slug, locale) => {
    const save = { slug, locale, depth: 0 };
    const fields = { intro: 'I', figures: rows, steps: rows };
    await payload.updateGlobal({
      ...save,
      publishSpecificLocale: locale,
      data: { ...fields, statement: `${locale} shown`, _status: 'published' } as never,
    });
    await payload.updateGlobal({ ...save, draft: true, data: { statement: `${locale} draft` } as never });

    const preview = previewOf(slug, locale);
    const path = slug === 'home' ? '' : `/${slug}`;
    expect(preview.origin + preview.pathname).toBe(
      locale === 'ar' ? `https://site.example/ar${path}` : `https://site.example${path || '/'}`,
    );
    const token = preview.searchParams.get('preview')!;
    expect(await statement(`/${slug}`, locale, token)).toEqual({
      status: 200,
      statement: `${locale} draft`,
      kept: 'private, no-store',
    });
    expect((await statement(`/${slug}`, locale)).statement).toBe(`${locale} shown`);
  },
);

test('how a pattern is drawn is shown where somebody has asked for it, in both languages at once', async () => {
  const shown = () =>
    Promise.all(
      locales.map(async (locale) => {
        const { data } = (await (await api.request('/about?v=2', { headers: { locale } })).json()) as {
          data: { craft: boolean };
        };
        return data.craft;
      }),
    );
  expect(await shown()).toEqual([false, false]);
  await payload.updateGlobal({ slug: 'about', locale: 'en', depth: 0, data: { craft: true, _status: 'published' } });
  expect(await shown()).toEqual([true, true]);
});

test('the home page goes out without figures and steps, and is refused with one alone', async () => {
  const publish = (data: object) =>
    payload.updateGlobal({
      slug: 'home',
      locale: 'ar',
      depth: 0,
      publishSpecificLocale: 'ar',
      data: { statement: 'نبني ما يبقى', intro: 'شركة صغيرة تبني مع عملائها.', ...data, _status: 'published' } as never,
    });
  const stopped = async () => {
    const { checkDocument } = await import('../checks/check-document.ts');
    const { findings } = (await checkDocument(await createLocalReq({}, payload), { global: 'home' }))!;
    return findings.filter(({ level, locale }) => level === 'stops' && locale === 'ar').map(({ path }) => path);
  };
  await payload.updateGlobal({ slug: 'home', locale: 'ar', draft: true, data: { figures: [], steps: [] } });
  expect(await stopped()).toEqual([]);
  await publish({ figures: [], steps: [] });
  const answer = await api.request('/home?v=2', { headers: { locale: 'ar' } });
  expect((await answer.json()) as object).toMatchObject({
    data: { statement: 'نبني ما يبقى', figures: [], steps: [] },
  });
  for (const list of ['figures', 'steps'])
    await expect(publish({ [list]: rows.slice(0, 1) })).rejects.toMatchObject({ data: { errors: [{ path: list }] } });
  const one = rows.slice(0, 1);
  await payload.updateGlobal({ slug: 'home', locale: 'ar', draft: true, data: { figures: one, steps: one } as never });
  expect(await stopped()).toEqual(['figures', 'steps']);
});

test('a token opens its own page only, and a changed one nothing', async () => {
  const token = previewOf('about', 'en').searchParams.get('preview')!;
  expect((await statement('/about', 'en', token)).status).toBe(200);
  for (const [path, given] of [
    ['/home', token],
    ['/care', token],
    ['/about', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
    ['/about', 'forged'],
  ] as const)
    expect((await statement(path, 'en', given)).status).toBe(403);
});
