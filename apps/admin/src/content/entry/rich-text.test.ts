import type { Legal, Locale, Redirect } from '@nasaq/contract';
import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMember } from '../../testing/make-member.ts';
import { type AskApi, openTestApi } from '../../testing/open-api.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { storePicture } from '../../testing/store-picture.ts';
import { pdf } from '../../uploads/testing/documents.ts';
import { block, body, cell, list, note, table, words } from '../../testing/rich-text.ts';

let opened: TestPayload;
let payload: Payload;
let ask: AskApi;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  ask = await openTestApi(payload);
});
afterAll(() => opened.close());

async function page(locale: Locale, data: object, id?: number): Promise<number> {
  const call = {
    collection: 'legals',
    locale,
    data: { summary: 'S', revisedAt: '2026-11-27T00:00:00.000Z', _status: 'published', ...data },
  };
  const saved = await (id === undefined ? payload.create(call as never) : payload.update({ ...call, id } as never));
  return (saved as unknown as { id: number }).id;
}

async function shown(locale: Locale, slug: string, children: object[]): Promise<string> {
  await page(locale, { title: slug, slug, body: body(...children) });
  return (await ask<Legal>(`/legals/${encodeURIComponent(slug)}`, locale)).body.html;
}

test('a table has its heads, and a name of its own in the language of the page', async () => {
  const rows = [
    [cell(1, 'Plan'), cell(1, 'A & B')],
    [cell(2, 'Small'), cell(0, '10 < 20')],
  ];
  const html = await shown('en', 'table', [table(...rows)]);
  expect(html).toContain('<div class="prose-table" role="region" tabindex="0" aria-label="Table: Plan, A &amp; B">');
  expect(html).toContain('<thead><tr><th scope="col">Plan</th><th scope="col">A &amp; B</th></tr></thead>');
  expect(html).toContain('<tbody><tr><th scope="row">Small</th><td>10 &lt; 20</td></tr></tbody>');
  expect(
    await shown('ar', 'جدول', [table([cell(1, 'الخطة'), cell(1, 'السعر')], [cell(0, 'أ'), cell(0, 'ب')])]),
  ).toContain('aria-label="جدول: الخطة، السعر"');
});

test('a link to a file of the library leads to it, says its kind, and counts as a use of it', async () => {
  const data = pdf();
  const file = { data, mimetype: 'application/pdf', name: 'our fees.pdf', size: data.length };
  const { filename, id } = await payload.create({
    collection: 'media',
    locale: 'en',
    data: { alt: 'Our fees', altOther: 'أتعابنا' },
    file,
  });
  const text = (said: string) => ({ type: 'text', version: 1, text: said, format: 0 });
  const fields = { linkType: 'internal', newTab: false, doc: { relationTo: 'media', value: id } };
  const link = { type: 'link', version: 3, id: 'a', fields, children: [text('our fees')] };
  const children = [{ type: 'paragraph', version: 1, children: [text('See '), link] }];
  expect(await shown('en', 'fees', children)).toBe(
    `<p>See <a href="/media/${encodeURIComponent(filename!)}">our fees <bdi>(PDF)</bdi></a></p>`,
  );
  const { findUses } = await import('../uses/find-uses.ts');
  const req = await createLocalReq({ locale: 'en', user: await makeMember(payload, 'Sara') }, payload);
  expect(await findUses(req, 'media', id)).toMatchObject([{ slug: 'legals' }]);
});

test('a callout names its kind, and what is dangerous in it stays letters', async () => {
  const html = await shown('ar', 'بارزة', [
    block('callout', {
      tone: 'warning',
      title: 'انتبه',
      text: '<script>x</script>\n\nراجع https://nasaq.example/a?b=1&c.',
    }),
    block('callout', { tone: 'tip' }),
  ]);
  expect(html).toBe(
    '<div class="callout callout--warning" role="note"><p class="callout__kind">تحذير</p><p class="callout__title">انتبه</p>' +
      '<p dir="ltr">&lt;script&gt;x&lt;/script&gt;</p><p>راجع <a href="https://nasaq.example/a?b=1&amp;c" rel="noopener">' +
      '<bdi dir="ltr">https://nasaq.example/a?b=1&amp;c</bdi></a>.</p></div>',
  );
});

test('code stands letter by letter, left to right in either language, and is said to be what it is', async () => {
  const html = await shown('ar', 'شفرة', [block('code', { code: 'if (a < b) {\n  go();\n}', title: 'التشغيل' })]);
  expect(html).toContain(
    '<figcaption>التشغيل</figcaption><pre dir="ltr" translate="no" tabindex="0" role="group" aria-label="التشغيل">',
  );
  expect(html).toContain('<code>if (a &lt; b) {\n  go();\n}</code>');
});

test.each<[Locale, string, string, string, string]>([
  ['ar', 'ltr', '2 months (net).', 'Next.js هو ما نكتب به.', 'شهران'],
  ['en', 'rtl', '«شهران» (صافيان).', 'نسق is what we are called.', 'Months'],
])('on a page in %s, a block of the other direction alone is %s', async (locale, dir, other, mixed, own) => {
  const items = (...texts: string[]) => list(texts.map((text) => ({ ...words(text), type: 'listitem', value: 1 })));
  const html = await shown(locale, `dir-${dir}`, [
    words(other),
    words(mixed),
    words('18:30'),
    { ...words(other), type: 'heading', tag: 'h2' },
    { ...words(other), type: 'quote' },
    items(other, own),
    items(other, other),
    table([cell(1, other), cell(1, mixed)], [cell(0, other), cell(0, '18')]),
    block('callout', { title: other, text: `${own}\n${other}` }),
    block('columns', { items: `${own}\n${other}` }),
    { ...words(own), children: [...words(own).children, note(other)] },
  ]);
  expect(html).toContain(`<p dir="${dir}">${other}</p><p>${mixed}</p><p>18:30</p>`);
  expect(html).toMatch(new RegExp(`<h2 dir="${dir}" id="[^"]+">`));
  expect(html).toContain(`<blockquote dir="${dir}">${other}</blockquote>`);
  const [single, whole] = html.split('<ul').slice(1);
  expect(single!.match(/^ dir|<li(?: dir="\w+")?/g)).toEqual([`<li dir="${dir}"`, '<li']);
  expect(whole!.match(/^ dir="\w+"|<li(?: dir)?/g)).toEqual([` dir="${dir}"`, '<li', '<li']);
  expect(html).toContain(`<th scope="col" dir="${dir}">${other}</th><th scope="col">${mixed}</th>`);
  expect(html).toContain(`<td dir="${dir}">${other}</td><td>18</td>`);
  expect(html).toContain(
    `<p class="callout__title" dir="${dir}">${other}</p><p>${own}</p><p dir="${dir}">${other}</p>`,
  );
  expect(html).toContain(`<ul class="prose-columns"><li>${own}</li><li dir="${dir}">${other}</li></ul>`);
  expect(html).toMatch(new RegExp(`<li id="note-\\w{6}-1" tabindex="-1" dir="${dir}">`));
});

test.each<[Locale, string, string, string]>([
  ['ar', 'ltr', 'Plan', 'الخطة'],
  ['en', 'rtl', 'الخطة', 'Plan'],
])('on a page in %s, a table of the other direction alone is %s with its columns', async (locale, dir, other, own) => {
  const of = (last: string) =>
    table([cell(1, other), cell(1, other)], [cell(0, other), cell(0, '18')], [cell(0, last)]);
  const html = await shown(locale, `table-${dir}`, [of(other), of(own)]);
  const [whole, mixed] = html.split('<div class="prose-table"').slice(1);
  expect(whole).toMatch(new RegExp(`^ dir="${dir}" role="region"`));
  expect(whole).toContain(`<tr><th scope="col">${other}</th><th scope="col">${other}</th></tr>`);
  expect(mixed).toMatch(/^ role="region"/);
  expect(mixed).toContain(`<td dir="${dir}">${other}</td><td>18</td>`);
});

test('footnotes lead to what they say and back, in the digits of the language; a list in columns is a list', async () => {
  const call = (text: string) => ({ ...words('نص'), children: [...words('نص').children, note(text)] });
  const html = await shown('ar', 'حواش', [
    call('أولى'),
    call(''),
    block('columns', { items: 'واحد\n\nاثنان\n' }),
    call('ثانية'),
  ]);
  const [, id] = /id="call-(\w{6})-2"/.exec(html)!;
  expect(html).toContain(`<a id="call-${id}-2" href="#note-${id}-2" role="doc-noteref" aria-label="حاشية ٢">٢</a>`);
  expect(html).toContain('<ul class="prose-columns"><li>واحد</li><li>اثنان</li></ul>');
  expect(html).toMatch(
    /<section class="footnotes" role="doc-endnotes" aria-label="الحواشي"><ol><li id="note-\w{6}-1" tabindex="-1">أولى/,
  );
  expect(html).toContain(`href="#call-${id}-2" role="doc-backlink" aria-label="العودة إلى النص من الحاشية ٢"`);
  expect(html).not.toContain(`note-${id}-3`);
});

test('a picture of a text has a caption where one is written', async () => {
  const picture = await storePicture(payload, 'desk');
  const upload = (fields: object | null) => ({
    type: 'upload',
    version: 3,
    relationTo: 'media',
    value: picture,
    id: 'u',
    format: '',
    fields,
  });
  const html = await shown('en', 'captions', [upload(null), upload({ caption: 'In the <morning>' })]);
  expect(html.match(/<figcaption>/g)).toHaveLength(1);
  expect(html).toContain('<figcaption>In the &lt;morning&gt;</figcaption></figure>');
});

test('a link to an entry follows its address, in each language its own; the address that was leads on', async () => {
  const target = await page('en', { title: 'Target', slug: 'target', body: body(words('x')) });
  await page('ar', { title: 'الهدف', slug: 'الهدف', body: body(words('س')) }, target);
  const link = (locale: string) => ({
    ...words('x'),
    children: [
      {
        type: 'link',
        version: 3,
        id: locale,
        format: '',
        indent: 0,
        direction: null,
        children: words('there').children,
        fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'legals', value: target } },
      },
    ],
  });
  const id = await page('en', {
    title: 'From',
    slug: 'from',
    body: body(table([{ ...cell(0, ''), children: [link('t')] }])),
  });
  await page('ar', { title: 'من', slug: 'من', body: body(link('ar')) }, id);
  const html = async (slug: string, locale: Locale) =>
    (await ask<Legal>(`/legals/${encodeURIComponent(slug)}`, locale)).body.html;
  expect(await html('from', 'en')).toContain('<a href="/legal/target">there</a>');
  await page('en', { slug: 'target-moved' }, target);
  expect(await html('from', 'en')).toContain('<a href="/legal/target-moved">there</a>');
  expect(decodeURI(await html('من', 'ar'))).toContain('<a href="/ar/legal/الهدف">there</a>');
  expect(await ask<Redirect[]>('/redirects', 'en')).toContainEqual({
    from: '/legal/target',
    to: '/legal/target-moved',
    status: 301,
  });
});
