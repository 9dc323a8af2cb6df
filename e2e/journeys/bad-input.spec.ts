import { locales } from '@nasaq/contract';
import { expect, test } from '../support/test.ts';

for (const locale of locales) {
  const prefix = locale === 'en' ? '' : '/ar';
  test(`addresses that cannot be answered get a page in the reader's language: ${locale}`, async ({ request }) => {
    const cases: [string, number[]][] = [
      [`${prefix}/blog/%E0%A4%A`, [400]],
      [`${prefix}/blog/${'x'.repeat(6_000)}`, [404, 414]],
      [`${prefix}/works?page=x`, [404]],
      [`${prefix}/no-such-page`, [404]],
    ];
    for (const [path, statuses] of cases) {
      const answer = await request.get(path);
      expect(statuses, path.slice(0, 40)).toContain(answer.status());
      const html = await answer.text();
      expect(html).toContain(locale === 'en' ? 'lang="en-US"' : 'lang="ar-EG"');
      expect(html).toContain('<h1');
    }
    const wrongMethod = await request.delete(`${prefix}/services`);
    expect(wrongMethod.status()).toBe(405);
    expect(wrongMethod.headers().allow).toContain('GET');
  });
}

test('a trailing slash moves to the address without it, and never off the site', async ({ request, baseURL }) => {
  const answer = await request.get('/services/', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, '/services']);
  const evil = await request.get(`${baseURL}//evil.example/`, { maxRedirects: 0 });
  expect(evil.headers().location ?? '').not.toMatch(/^(https?:)?[/\\]{2}evil/);
});

test('feeds, sitemap, robots, manifest and share images answer', async ({ request }) => {
  for (const [path, type] of [
    ['/sitemap.xml', /xml/],
    ['/robots.txt', /text\/plain/],
    ['/rss.xml', /xml/],
    ['/ar/rss.xml', /xml/],
    ['/manifest.webmanifest', /json/],
    ['/.well-known/security.txt', /text\/plain/],
    ['/favicon.svg', /svg/],
    ['/share/services/web-platforms.png', /png/],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toMatch(type);
  }
});
