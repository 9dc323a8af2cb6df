import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { createApi } from '../../api/client.ts';
import type { PageContext } from '../../router/page-context.ts';
import { PageInterrupt } from '../../router/payload.ts';
import { pageContext } from '../../router/testing/page-context.ts';
import { loadOffer, loadOfferCategory, loadOffers } from './load-offers.ts';

const build = {
  key: 'build',
  slug: 'البناء',
  title: 'البناء',
  summary: 'مواقع وتطبيقات',
  count: 1,
  alternates: { en: 'build', ar: 'البناء' },
};
const empty = {
  key: 'empty',
  slug: 'فارغ',
  title: 'فارغ',
  summary: '',
  count: 0,
  alternates: { en: null, ar: 'فارغ' },
};
const summary = {
  key: 'web-platforms',
  slug: 'منصات-الويب',
  title: 'منصات الويب',
  summary: 'مواقع سريعة',
  cover: null,
  category: build,
};
const entry = {
  ...summary,
  alternates: { en: null, ar: 'منصات-الويب' },
  seo: { title: '', description: '' },
  body: { html: '<p>أول ما يُقرأ.</p><h2 id="a">عنوان</h2>', toc: [] },
  faq: [{ question: 'متى؟', answer: 'غدًا.' }],
};

/** The admin host's answers by path; what is not listed is a 404. */
const answers: Record<string, unknown> = {
  '/api/v1/categories?v=2&of=services': { data: [build, empty] },
  '/api/v1/services?v=2&limit=100': { data: [summary], meta: { page: 1, limit: 100, total: 1, pages: 1 } },
  '/api/v1/services?v=2&category=البناء&limit=100': {
    data: [summary],
    meta: { page: 1, limit: 100, total: 1, pages: 1 },
  },
  '/api/v1/services/منصات-الويب?v=2': { data: entry },
};

function visit(name_slug = ''): PageContext {
  const fetcher: typeof fetch = async (input) => {
    const { pathname, search } = new URL(String(input));
    const body = answers[decodeURIComponent(pathname + search)];
    return new Response(JSON.stringify(body ?? { error: { code: 'not_found', message: '' } }), {
      status: body ? 200 : 404,
    });
  };
  const api = createApi({ locale: 'ar', base: 'http://admin.example', fetch: fetcher });
  return pageContext({ route: { name: 'services', shows: 'services' }, api, locale: 'ar', params: { name_slug } });
}

test('the list leaves out categories without entries', async () => {
  const { head, offers, categories } = await loadOffers(visit());
  expect(head.description).not.toBe('');
  expect(offers.map(({ key }) => key)).toEqual(['web-platforms']);
  expect(categories.map(({ key }) => key)).toEqual(['build']);
});

test('a category page carries its own title and both addresses', async () => {
  const { head, offers } = await loadOfferCategory(visit('البناء'));
  expect(offers).toHaveLength(1);
  expect(head).toEqual({
    title: 'البناء',
    description: 'مواقع وتطبيقات',
    alternates: { en: '/services/category/build', ar: `/ar/services/category/${encodeURIComponent('البناء')}` },
  });
});

test('an unknown category does not exist', async () => {
  await expect(loadOfferCategory(visit('build'))).rejects.toBeInstanceOf(PageInterrupt);
});

test('an entry in one language says so, and falls back to its title and summary', async () => {
  const { head } = await loadOffer(visit('منصات-الويب'));
  expect(head).toMatchObject({
    title: 'منصات الويب',
    description: 'مواقع سريعة',
    alternates: { en: null, ar: `/ar/services/${encodeURIComponent('منصات-الويب')}` },
    image: `/ar/share/services/${encodeURIComponent('منصات-الويب')}.png`,
  });
  expect(head.jsonLd).toEqual([expect.objectContaining({ '@type': 'FAQPage' })]);
});

test('the first sentences of an entry stand apart from the rest of its text', async () => {
  const { opening, offer } = await loadOffer(visit('منصات-الويب'));
  expect(opening.html).toBe('<p>أول ما يُقرأ.</p>');
  expect(offer.body.html).toBe('<h2 id="a">عنوان</h2>');
});

test('an unknown entry passes the 404 of the API on, from which the server looks for a redirect', async () => {
  const failure = loadOffer(visit('old-web'));
  await expect(failure).rejects.toBeInstanceOf(ApiError);
  await expect(failure).rejects.toMatchObject({ status: 404 });
});
