import { locales } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { deskTexts } from '../../catalogue/index.ts';
import { isHarmless } from './rich-text.ts';

function said(url: string, language: string, more: { event?: string; linkType?: string } = {}) {
  const { event = 'onChange', linkType = 'custom' } = more;
  return isHarmless(url, { event, req: { i18n: { language } }, siblingData: { linkType } } as never);
}

test.each(locales)('the dialog of a link says why it takes no address that runs something, in %s', (language) => {
  const { wrong } = deskTexts[language].link;
  for (const url of ['', 'two words', 'javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x'])
    expect(said(url, language)).toBe(wrong);
  for (const url of ['https://example.com/a?b#c', '/contact', '#place', 'mailto:us@example.com', 'tel:16123'])
    expect(said(url, language)).toBe(true);
});

test('a link to an entry has no address; a text with a former link goes on being saved', () => {
  expect(said('', 'ar', { linkType: 'internal' })).toBe(true);
  expect(said('javascript:alert(1)', 'ar', { event: 'submit' })).toBe(true);
});
