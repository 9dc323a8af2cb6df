import type { Career, GlobalSiteData } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { breadcrumbList } from './breadcrumb-list.ts';
import { faqPage } from './faq-page.ts';
import { jobPosting } from './job-posting.ts';
import { organization } from './organization.ts';

const place = { siteUrl: 'https://nasaq.example', locale: 'ar' } as const;

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
  expect(jobPosting(career, place, 'نسق')).toMatchObject({
    '@type': 'JobPosting',
    url: `https://nasaq.example/ar/careers/${encodeURIComponent('مصمم')}`,
    employmentType: 'FULL_TIME',
    jobLocationType: 'TELECOMMUTE',
    baseSalary: { currency: 'EGP' },
  });
  expect(jobPosting({ ...career, status: 'closed' }, place, 'نسق')).toBeNull();
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
