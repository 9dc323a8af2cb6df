import { expect, test } from 'vitest';
import type { T } from '../locale/translator.ts';
import type { ShownPage } from '../router/router.ts';
import { siteData } from '../server/test/fixture-admin.ts';
import { pageHead } from './page-head.ts';

function titleOf(title: string, nameEn: string): string {
  const known = siteData('en');
  const page = {
    root: { siteData: { ...known, general: { ...known.general, nameEn } }, siteUrl: '', locale: 'en' },
    location: { pathname: '/' },
    payload: { kind: 'page', model: { head: { title } } },
    route: {},
  } as unknown as ShownPage;
  return pageHead(page, String as unknown as T).title;
}

test.each([
  ['Lulu Dental Clinic', 'Lulu Dental Clinic', 'Lulu Dental Clinic'],
  ['Teeth are the trade of Lulu Dental Clinic, Cairo', 'Lulu Dental Clinic', undefined],
  ['Nasaq: software with a plan', 'Nasaq', undefined],
  ['Lululand', 'Lulu', 'Lululand – Lulu'],
  ['Services', 'Lulu Dental Clinic', 'Services – Lulu Dental Clinic'],
  ['Services', '', 'Services'],
])('the title %j of a page of %j says the name once', (title, name, whole = title) => {
  expect(titleOf(title, name)).toBe(whole);
});
