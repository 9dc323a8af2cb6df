import { locales, wordsFolder } from '@nasaq/contract';
import { forEver } from '@nasaq/serving';
import { Hono } from 'hono';
import { textResponse } from '../../platform/responses.ts';
import type { SiteWords } from './site-words.ts';

/** `/_words/<language>/<namespace>-<hash>.json`: what browsers load beside a page whose texts an owner has changed. */
export function wordRoutes(words: SiteWords): Hono {
  const app = new Hono();
  for (const locale of locales) {
    app.get(`${wordsFolder}${locale}/:file`, async (c) => {
      const text = await words.file(locale, c.req.param('file'));
      if (text === null) return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
      c.header('Cache-Control', forEver);
      return textResponse(c, text, 'application/json');
    });
  }
  return app;
}
