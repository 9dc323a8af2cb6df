import { describe, expect, test } from 'vitest';
import { readText, valueAt } from '@nasaq/translation/checks';
import { richText } from '../testing/desk-host.ts';
import { type Leading, placeOfFinding } from './place-of-finding.ts';

const english = richText(
  '# Prices',
  'It costs 120 euros.',
  'Call us on 555 0100, or write.',
  '# Backups',
  'Each night a backup is made, and kept for 35 days.',
  'It is tested.',
);
const arabic = richText(
  '# الأسعار',
  'الكلفة ١٣٥ يورو، وتكتب لنا ٣٥ كلمة.',
  '# النسخ',
  'تؤخذ كل ليلة وتحفظ أيامًا.',
  'ونجربها.',
);
const docs = { en: { body: english }, ar: { body: arabic } };

function led(finding: Pick<Leading, 'check' | 'values'> & Partial<Leading>, of: typeof docs = docs) {
  const place = placeOfFinding({ locale: 'both', path: 'body', ...finding }, of, 'en');
  const paragraph = readText(valueAt(of[place.locale], place.path))[place.range?.paragraph ?? -1];
  const words = paragraph?.text.slice(place.range!.from, place.range!.to);
  return { ...place, words, in: paragraph?.text };
}

describe('what differs between the languages leads into the translation', () => {
  test('to the words that it says otherwise, not to figures that only hold them', () => {
    expect(led({ check: 'figures-differ', values: { en: '–', ar: '٣٥' } })).toMatchObject({
      locale: 'ar',
      words: '٣٥',
      range: { paragraph: 1, from: 27, to: 29 },
    });
    expect(led({ check: 'prices-differ', values: { en: '120 euros', ar: '١٣٥ يورو' } }).words).toBe('١٣٥ يورو');
  });

  test('to the paragraph that answers the one which alone has them, though both are divided differently', () => {
    expect(led({ check: 'figures-differ', values: { en: '35', ar: '–' } })).toMatchObject({
      in: 'تؤخذ كل ليلة وتحفظ أيامًا.',
      range: { paragraph: 3, from: 0, to: 0 },
    });
    const term = { check: 'term-missing', locale: 'ar', values: { source: 'backup', term: 'نسخة احتياطية' } } as const;
    const whole = { paragraph: 0, from: 0, to: 7 };
    expect(led({ ...term, range: whole }).in).toBe('تؤخذ كل ليلة وتحفظ أيامًا.');
  });

  test('behind what stands before it, where no paragraph answers', () => {
    expect(led({ check: 'contacts-differ', values: { en: '555 0100', ar: '–' } })).toMatchObject({
      in: 'الكلفة ١٣٥ يورو، وتكتب لنا ٣٥ كلمة.',
      words: '',
    });
    const none = { en: docs.en, ar: { body: richText() } };
    expect(led({ check: 'prices-differ', values: { en: '120 euros', ar: '–' } }, none).range).toBeUndefined();
  });

  test('to a link, to a heading that stands alone, and to the paragraph with more that stands out', () => {
    const link = (url: string) => ({
      type: 'link',
      children: [{ type: 'text', text: 'هنا' }],
      fields: { linkType: 'custom', url },
    });
    const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
    const text = (words: string, format = 0) => ({ type: 'text', text: words, format });
    const heading = (words: string) => ({ type: 'heading', tag: 'h2', children: [text(words)] });
    const body = (...children: object[]) => ({ body: { root: { children } } }) as { body: object };
    const both = {
      en: body(paragraph(text('One')), paragraph(text('Two')), heading('Three'), paragraph(text('Four'))),
      ar: body(paragraph(text('واحد')), paragraph(text('انظر '), link('/ar/blog/x')), paragraph(text('أربعة', 1))),
    };
    expect(led({ check: 'links-differ', values: { en: '–', ar: '/ar/blog/x' } }, both).words).toBe('هنا');
    expect(led({ check: 'headings-differ', values: { en: '1', ar: '0' } }, both).in).toBe('انظر هنا');
    expect(led({ check: 'emphasis-differs', values: { en: '0', ar: '1' } }, both).in).toBe('أربعة');
    const turned = { en: both.ar, ar: both.en };
    expect(led({ check: 'headings-differ', values: { en: '0', ar: '1' } }, turned).words).toBe('Three');
    expect(led({ check: 'links-differ', values: { en: '/blog/x', ar: '–' } }, turned).in).toBe('Two');
    const entry = { ...link(''), fields: { linkType: 'internal', doc: { relationTo: 'posts', value: 3 } } };
    const linked = { ...both, ar: body(paragraph(link('/ar/blog/x')), paragraph(text('انظر '), entry)) };
    expect(led({ check: 'links-differ', values: { en: '–', ar: 'A small data warehouse' } }, linked).in).toBe(
      'انظر هنا',
    );
  });
});

test('what one language is told of leads where it was found', () => {
  const range = { paragraph: 4, from: 0, to: 3 };
  expect(placeOfFinding({ check: 'tanween', locale: 'en', path: 'body', range, values: {} }, docs, 'en')).toEqual({
    locale: 'en',
    path: 'body',
    range,
  });
});
