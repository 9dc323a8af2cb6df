import { brandStyle, darkBrandStyle, hashOf, readLookKey, stylePath } from '@nasaq/brand';
import { forEver } from '@nasaq/serving';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';

/**
 * `/brand/<look>.<hash>.css`: what a brand's colours, corners and typefaces change in the stylesheets of the product.
 * The address says all that it is made from, so that every site answers it, whatever it knows of the admin host, and
 * drafts have stylesheets too. Of a hash that is another release's, the answer is this one's, and nobody keeps it.
 * `<look>.<hash>.dark.css` is for dark pages without scripts: the hash is that of both, which change together.
 */
export function brandStyles(): Hono {
  const app = new Hono();
  const made = new LRUCache<string, Style>({ max: 100 });
  app.get(`${stylePath}:file{.+\\.css}`, (c) => {
    const [, key = '', asked, dark] = /^([\w.-]{1,400})\.([\da-f]{13})(\.dark)?\.css$/.exec(c.req.param('file')) ?? [];
    const known = made.get(key);
    const look = known ? null : readLookKey(key);
    if (!known && !look) return c.text('Not found', 404);
    const style = known ?? makeStyle(look!);
    made.set(key, style);
    return c.body(dark ? style.dark : style.css, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': asked === style.hash ? forEver : 'no-cache',
    });
  });
  return app;
}

interface Style {
  css: string;
  dark: string;
  hash: string;
}

function makeStyle(look: NonNullable<ReturnType<typeof readLookKey>>): Style {
  const css = brandStyle(look);
  return { css, dark: darkBrandStyle(look), hash: hashOf(css) };
}
