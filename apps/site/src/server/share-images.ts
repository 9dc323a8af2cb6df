import { contentTypes, localePath, locales, type ContentType, type Locale } from '@nasaq/contract';
import { Hono, type Context } from 'hono';
import { ApiError } from '../features/api/api-error.ts';
import { createApi } from '../features/api/client.ts';
import { loadT } from '../features/locale/load-t.ts';
import type { T } from '../features/locale/translator.ts';
import { loadSiteData } from '../features/site-data/load-site-data.ts';
import { askAdmin } from './ask-admin.ts';
import type { Env } from './env.ts';
import type { ShareImage } from './share-image/index.ts';

const keptImages = 50;

const labels = {
  services: 'titles.service',
  solutions: 'titles.solution',
  industries: 'titles.industry',
  products: 'titles.product',
  works: 'titles.work',
  posts: 'titles.post',
  careers: 'titles.career',
  companies: 'titles.company',
  legals: 'titles.legal',
  articles: 'titles.knowledgebase',
} as const satisfies Record<ContentType, Parameters<T>[0]>;

/** `/share/<type>/<slug>.png`, `/ar/share/…` and `/share/site/home.png`: what social networks show for a page. */
export function shareImages(env: Env): Hono {
  const app = new Hono();
  const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  for (const locale of locales) {
    app.get(`${localePath(locale, '/share')}/:type/:file{.+\\.png}`, async (c) => {
      try {
        const { type, file } = c.req.param();
        const image = await describe(type, file.slice(0, -'.png'.length), locale);
        return image ? await answer(c, image) : c.text('Not found', 404);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return error.status === 404 ? c.text('Not found', 404) : c.text('Unavailable', 503, { 'Retry-After': '30' });
      }
    });
  }
  return app;

  async function describe(type: string, slug: string, locale: Locale): Promise<ShareImage | null> {
    const api = createApi({ locale, base: env.ADMIN_URL, fetch: askAdmin });
    const t = await loadT(locale, []);
    if (type === 'site') {
      const { general } = await loadSiteData(api, locale);
      const summary = locale === 'en' ? general.descriptionEn : general.descriptionAr;
      return slug === 'home'
        ? { locale, label: t('shell.product_name'), title: t('titles.home'), summary, key: 'home' }
        : null;
    }
    const contentType = contentTypes.find((known) => known === type);
    if (contentType === undefined) return null;
    const { title, summary, key } = await api.entry(contentType, slug.normalize('NFC'));
    return { locale, label: t(labels[contentType]), title, summary, key, contentType };
  }

  /** Drawing takes a good part of a second: each text is drawn once, also for those who ask at the same time. */
  async function answer(c: Context, image: ShareImage): Promise<Response> {
    const name = JSON.stringify(image);
    const bytes = drawn.get(name) ?? draw(image);
    drawn.delete(name);
    drawn.set(name, bytes);
    bytes.catch(() => drawn.delete(name));
    for (const oldest of drawn.keys()) {
      if (drawn.size <= keptImages) break;
      drawn.delete(oldest);
    }
    return c.body(await bytes, 200, { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' });
  }
}

/** The engine is loaded with the first picture: most of its memory is never needed otherwise. */
async function draw(image: ShareImage): Promise<Uint8Array<ArrayBuffer>> {
  const { renderShareImage } = await import('./share-image/index.ts');
  return new Uint8Array(await renderShareImage(image));
}
