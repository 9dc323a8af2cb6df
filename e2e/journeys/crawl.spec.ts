import { localePath, paths } from '@nasaq/contract';
import { englishInterfaceTexts } from '../support/interface-texts.ts';
import { inTurn } from '../support/readings.ts';
import { everyRoute } from '../support/site-paths.ts';
import { expect, test } from '../support/test.ts';

/** The reading below hands text to the browser's parser, which the policy of our pages refuses. */
test.use({ bypassCSP: true });

/** Reads what the server sends, as a search engine and a browser without scripts do; other journeys run the scripts of each kind of page. */
for (const locale of inTurn('ar')) {
  test(`every route and every internal link leads to a page that is sound without JavaScript: ${locale}`, async ({
    page,
    request,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    const interfaceTexts = locale === 'ar' ? await englishInterfaceTexts() : new Set<string>();
    const start = localePath(locale, paths.home);
    const seen = new Set([start, ...(await everyRoute(locale)).map(decodeURI)]);
    const open = [...seen];
    /** By what it says about itself, which pages say so; further pages of a list are that list. */
    const described = new Map<string, Set<string>>();
    for (let path = open.shift(); path !== undefined; path = open.shift()) {
      const answer = await request.get(path);
      expect.soft(answer.status(), path).toBe(200);
      const found = await page.evaluate(readPage, await answer.text());
      expect.soft(found.withoutAlt, `pictures without alternative text on ${path}`).toEqual([]);
      expect.soft([found.headings, found.banners], `main headings and top bars on ${path}`).toEqual([1, 1]);
      expect.soft(found.invalid, `invalid HTML on ${path}`).toEqual([]);
      expect
        .soft(
          found.texts.filter((text) => interfaceTexts.has(text)),
          `English interface words on ${path}`,
        )
        .toEqual([]);
      if (found.canonical) {
        const own = found.canonical.replace(/[?&]page=\d+$/, '');
        described.set(found.description, (described.get(found.description) ?? new Set()).add(decodeURI(own)));
      }
      for (const link of found.links) {
        const { origin, pathname, search } = new URL(link, new URL(path, baseURL));
        const next = decodeURI(pathname) + search;
        if (origin !== baseURL || !belongsTo(locale, pathname) || seen.has(next)) continue;
        seen.add(next);
        open.push(next);
      }
    }
    const shared = [...described.values()].filter((pages) => pages.size > 1).map((pages) => [...pages]);
    expect.soft(shared, 'pages with one description').toEqual([]);
    // A crawl that found only a few pages has not followed the lists.
    expect(seen.size).toBeGreaterThan(110);
  });
}

/** Pages only: share images, feeds and files have a dot in their last part. */
function belongsTo(locale: string, pathname: string): boolean {
  if (/\.[a-z0-9]+$/i.test(pathname)) return false;
  const arabic = pathname === '/ar' || pathname.startsWith('/ar/');
  return locale === 'ar' ? arabic : !arabic;
}

/** Runs in the browser, which reads HTML as it will be read. */
function readPage(html: string) {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // The language switch shows the other language's name, and what is marked as English may be English.
    if (node.parentElement?.closest('[lang]:not(html), script, style, template')) continue;
    const text = node.textContent?.trim();
    if (text) texts.push(text);
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
    for (const name of ['aria-label', 'title', 'placeholder']) {
      const text = element.getAttribute(name)?.trim();
      if (text) texts.push(text);
    }
  }
  return {
    texts,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    headings: document.querySelectorAll('h1').length,
    banners: document.querySelectorAll('header.bar').length,
    withoutAlt: [...document.images].filter((image) => !image.hasAttribute('alt')).map((image) => image.outerHTML),
    invalid: [
      ...document.querySelectorAll('ul > li[value], output:not([name]), [type=tel][autocomplete^="tel-"]'),
      ...[...document.querySelectorAll('aside')].filter((aside) => !aside.ariaLabel),
      ...[...document.images].filter(({ srcset }) => {
        const widths = srcset.match(/ \d+w/g) ?? [];
        return new Set(widths).size < widths.length;
      }),
    ].map((element) => element.outerHTML.slice(0, 200)),
    links: [...document.links].map((link) => link.getAttribute('href')!),
  };
}
