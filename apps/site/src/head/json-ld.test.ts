import type { Career, GlobalSiteData, Post, Product } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { blogPosting, breadcrumbList, faqPage, jobPosting, organization, productData, readPrice } from './json-ld.ts';

const place = { siteUrl: 'https://nasaq.example', locale: 'ar' } as const;

const general = { nameEn: 'Nasaq', nameAr: 'نسق' } as GlobalSiteData['general'];

const career = {
  key: 'a',
  slug: 'مصمم',
  title: 'مصمم',
  summary: 's',
  body: { html: '<p>x</p>', toc: [] },
  status: 'open',
  contractType: 'full-time',
  workplace: 'remote',
  place: 'القاهرة',
  openings: 2,
  postedAt: '2026-01-01T00:00:00.000Z',
  closesAt: null,
  salary: { min: 10, max: 20, currency: 'EGP' },
} as unknown as Career;

test('a job is offered to search engines while it is open', () => {
  expect(jobPosting(career, place, { name: 'نسق', country: 'EG' })).toMatchObject({
    '@type': 'JobPosting',
    url: `https://nasaq.example/ar/careers/${encodeURIComponent('مصمم')}`,
    employmentType: 'FULL_TIME',
    jobLocationType: 'TELECOMMUTE',
    baseSalary: { currency: 'EGP' },
  });
  expect(jobPosting({ ...career, status: 'closed' }, place, { name: 'نسق', country: 'EG' })).toBeNull();
  const office = { ...career, workplace: 'office' } as unknown as Career;
  const address = (country?: string) =>
    (jobPosting(office, place, { name: 'ساحل', country }) as { jobLocation: { address: object } }).jobLocation.address;
  expect(address('SA')).toMatchObject({ addressCountry: 'SA' });
  expect(address()).not.toHaveProperty('addressCountry');
});

test('a job says how one applies, how long it lasts, and its city alone', () => {
  const post = (more: Partial<Career>) => jobPosting({ ...career, ...more }, place, { name: 'نسق', country: 'EG' });
  expect(post({})).toMatchObject({ directApply: true });
  expect(post({})).not.toHaveProperty('jobLocation');
  expect(post({ workplace: 'hybrid', place: 'القاهرة، مصر', contractType: 'contract' })).toMatchObject({
    employmentType: 'TEMPORARY',
    jobLocation: { address: { addressLocality: 'القاهرة', addressCountry: 'EG' } },
  });
});

test('a post names its publisher and its author with an address', () => {
  const post = { slug: 'a', title: 't', summary: 's', cover: null, author: { name: 'Layla' }, tags: [] };
  expect(blogPosting(post as unknown as Post, place, general)).toMatchObject({
    publisher: { '@type': 'Organization', name: 'نسق', url: 'https://nasaq.example' },
    author: { name: 'Layla', url: 'https://nasaq.example/ar/about' },
  });
});

test('a product is offered at the prices of its plans, and is no product for search engines without one', () => {
  const product = (prices: string[]) =>
    ({
      slug: 'p',
      title: 't',
      cover: null,
      plans: prices.map((price) => ({ name: 'n', price })),
    }) as unknown as Product;
  expect(productData(product(['٢٬٩٠٠ ج.م.', '']), place, general)).toMatchObject({
    brand: { '@type': 'Brand', name: 'نسق' },
    offers: [{ '@type': 'Offer', price: 2_900, priceCurrency: 'EGP' }],
  });
  expect(productData(product(['', 'عند الطلب']), place, general)).toBeNull();
});

test.each([
  ['EGP 600', { price: 600, priceCurrency: 'EGP' }],
  ['EGP 2,900.50', { price: 2_900.5, priceCurrency: 'EGP' }],
  ['٢٬٩٠٠٫٥ ج.م.', { price: 2_900.5, priceCurrency: 'EGP' }],
  ['$20', { price: 20, priceCurrency: 'USD' }],
  ['EGP 600 to 900', null],
  ['600', null],
  ['EGP 600 or $20', null],
  ['', null],
])('the price %j is %j', (text, price) => {
  expect(readPrice(text)).toEqual(price);
});

test('a page without questions has no FAQ', () => {
  expect(faqPage([])).toBeNull();
  expect(faqPage([{ question: 'q', answer: 'a' }])).toMatchObject({
    mainEntity: [{ name: 'q', acceptedAnswer: { text: 'a' } }],
  });
});

test('breadcrumbs are numbered and absolute, in the reader’s language', () => {
  expect(
    breadcrumbList(
      [
        { title: 'الرئيسية', path: '/' },
        { title: 'الخدمات', path: '/services' },
      ],
      place,
    ),
  ).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://nasaq.example/ar' },
      { position: 2, item: 'https://nasaq.example/ar/services' },
    ],
  });
});

test('social profiles that are not known are left out', () => {
  const data = {
    general: { nameEn: 'Nasaq', nameAr: 'نسق', email: '', phone: '' },
    social: { facebook: '#', github: 'https://github.example/n' },
    address: '',
  };
  expect(organization(data as unknown as GlobalSiteData, place)).toMatchObject({
    name: 'نسق',
    alternateName: 'Nasaq',
    sameAs: ['https://github.example/n'],
  });
});
