import { apiBasePath, apiVersion, entryPath, localeHeader, localePath, paths, type Locale } from '@nasaq/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { openPage } from '../support/open-page.ts';
import { inTurn } from '../support/readings.ts';
import { expect, test } from '../support/test.ts';

for (const locale of inTurn('ar')) {
  test(`the text of an article is sent once, and stands after leaving and coming back: ${locale}`, async ({
    page,
    request,
  }) => {
    const { address, paragraphs } = await newestArticle(request, locale);
    const sent = await (await request.get(address)).text();
    for (const paragraph of paragraphs) expect(sent.split(paragraph)).toHaveLength(2);

    const asked = payloadsOf(page, address);
    await openPage(page, locale, address);
    await expectText(page, paragraphs);
    expect(asked()).toBe(0);

    await page
      .getByRole('article')
      .locator(`a[href="${localePath(locale, paths.blog)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(localePath(locale, paths.blog));
    await page.goBack();
    await expectText(page, paragraphs);
  });

  test(`an extension has put the text out of reach: it is asked for, and the page comes alive: ${locale}`, async ({
    page,
    request,
  }) => {
    const { address, paragraphs } = await newestArticle(request, locale);
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        for (const text of document.querySelectorAll('article [id]:has(> p)')) text.id = 'renamed';
      }),
    );
    const asked = payloadsOf(page, address);
    await openPage(page, locale, address);
    await expectText(page, paragraphs);
    expect(asked()).toBe(1);
  });
}

/** Through the site's own API: the address of an article and its paragraphs as HTML. */
async function newestArticle(request: APIRequestContext, locale: Locale) {
  const ask = async (path: string) =>
    (await (await request.get(`${apiBasePath}${path}?v=${apiVersion}`, { headers: { [localeHeader]: locale } })).json())
      .data;
  const [{ slug }] = await ask('posts');
  const { body } = await ask(`posts/${encodeURIComponent(slug)}`);
  const paragraphs = [...(body.html as string).matchAll(/<p>(.*?)<\/p>/gs)].map(([, html]) => html!);
  expect(paragraphs.length).toBeGreaterThan(2);
  return { address: localePath(locale, entryPath('posts', slug)), paragraphs };
}

function payloadsOf(page: Page, address: string): () => number {
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `${address}/_payload.json`) asked += 1;
  });
  return () => asked;
}

/** The first paragraph and the last one that hold no markup stand in the article, each once. */
async function expectText(page: Page, paragraphs: string[]): Promise<void> {
  const plain = paragraphs.filter((html) => !/[<&]/.test(html));
  for (const text of [plain[0]!, plain.at(-1)!])
    await expect(page.getByRole('article').getByRole('paragraph').filter({ hasText: text })).toHaveCount(1);
}
