import { beforeAll, expect, test, vi } from 'vitest';

let preview: (slug: string | null, locale: string) => unknown;
let verifyPreview: typeof import('./preview.ts').verifyPreview;

beforeAll(async () => {
  vi.stubEnv('NASAQ_SECRET', 'a secret that is long enough for a test');
  vi.stubEnv('SITE_URL', 'https://site.example');
  const { entryPreviewUrl } = await import('./preview.ts');
  ({ verifyPreview } = await import('./preview.ts'));
  preview = (slug, locale) =>
    entryPreviewUrl({ collectionConfig: { slug: 'posts' }, data: { id: 5, slug }, locale: { code: locale } } as never);
});

test('the preview is the real page in the language that is being edited, with a token for this entry', () => {
  const english = new URL(String(preview('how-we-search', 'en')));
  expect(english.origin + english.pathname).toBe('https://site.example/blog/how-we-search');
  expect(verifyPreview(english.searchParams.get('preview') ?? '')).toMatchObject({ type: 'posts', id: 5 });
  const arabic = new URL(String(preview('كيف-نبحث', 'ar')));
  expect(decodeURIComponent(arabic.pathname)).toBe('/ar/blog/كيف-نبحث');
});

test('an entry without an address in this language has no preview yet', () => {
  expect(preview(null, 'ar')).toBeNull();
});
