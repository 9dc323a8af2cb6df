import { contentTagsHeader, type Locale, localePath, locales } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { startCachedSite } from './test/cached-site.ts';
import { siteData } from './test/fixture-admin.ts';

const drawn = /\/patterns\/|hero__art|class="(?:stage|missing|craft)\b/;

test.each(['/', '/services', '/about', '/explore', '/nothing-here'])(
  '%s has drawings, and none where an owner wants photographs alone',
  async (path) => {
    for (const noPatterns of [false, true]) {
      const cached = await startCachedSite();
      cached.admin.own.set('GET /api/v1/global-site-data', (request) =>
        Response.json(
          {
            data: {
              ...siteData(request.headers.get('locale') as Locale),
              ...(noPatterns && { brand: { noPatterns } }),
            },
          },
          { headers: { [contentTagsHeader]: 'site' } },
        ),
      );
      for (const locale of locales) {
        const { text } = await cached.read(localePath(locale, path));
        const body = text.slice(text.indexOf('<body'));
        expect(body).toContain('<h1');
        expect([locale, drawn.test(body)]).toEqual([locale, !noPatterns]);
      }
      await cached.close();
    }
  },
);
