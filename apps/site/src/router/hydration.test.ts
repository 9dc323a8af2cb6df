import { expect, test, vi } from 'vitest';
import { siteData } from '../server/test/fixture-admin.ts';
import { hydrationWriter } from '../server/write-hydration.ts';
import { parseHydration, type Hydration } from './hydration.tsx';
import { signedOut } from './middleware.ts';

const html = `<p>${'A text of some length with <b>markup</b>. '.repeat(10)}</p>`;
const assets: Hydration['assets'] = {
  theme: { code: 'inline()' },
  scripts: ['/a.js'],
  styles: [],
  modulePreloads: [],
  fonts: [],
};

const root: Hydration['root'] = {
  locale: 'en',
  siteData: siteData('en'),
  today: '2027-03-01',
  siteUrl: 'https://nasaq.example',
  previewOrigin: null,
  session: signedOut,
};

function written(model: object, shown: Record<string, string>): string {
  const writer = hydrationWriter({ assets, root, payload: { kind: 'page', model } });
  for (const [id, text] of Object.entries(shown)) writer.shown(id, text);
  return writer.write();
}

test('HTML that the page shows is not written again, and is read back from its element', () => {
  const model = { post: { title: 'One', body: { html, toc: [] } }, again: html, other: `${html}.` };
  const text = written(model, { a: html });
  expect(text.split('A text of some length')).toHaveLength(11);
  const htmlOf = vi.fn((id: string) => (id === 'a' ? html : undefined));
  const { hydration, complete } = parseHydration(text, htmlOf);
  expect(hydration).toMatchObject({ root, payload: { kind: 'page', model } });
  expect(complete).toBe(true);
});

test('a longer text that quotes it at its end, begins with it or goes on after it stays whole', () => {
  const model = {
    quoted: `He said "${html}`,
    both: `"${html}"`,
    begun: `${html}\\`,
    slash: `\\${html}`,
    body: html,
  };
  const { hydration } = parseHydration(written(model, { a: html }), () => html);
  expect(hydration).toMatchObject({ root, payload: { kind: 'page', model } });
});

test('its element is gone: the data say that they are not complete', () => {
  const { complete } = parseHydration(written({ body: html }, { a: html }), () => undefined);
  expect(complete).toBe(false);
});

test('short and empty texts stay where they are, whatever shows them', () => {
  const model = { empty: '', short: '<p>Yes.</p>' };
  const text = written(model, { a: '', b: '<p>Yes.</p>' });
  expect(text).not.toContain('$html');
  expect(parseHydration(text, () => undefined)).toMatchObject({ hydration: { payload: { model } }, complete: true });
});

test('nothing in the data ends their script element, and the inline script is not sent twice', () => {
  const text = written({ title: '</script><script>alert(1)</script>' }, {});
  expect(text).not.toContain('<');
  expect(text).not.toContain('inline()');
});
