import { lookOfAddress } from '@nasaq/brand';
import {
  companyWords,
  contentTypes,
  localePath,
  locales,
  type ContentType,
  type GlobalSiteData,
  type Locale,
} from '@nasaq/contract';
import { Semaphore, isUnchanged } from '@nasaq/serving';
import { Hono, type Context } from 'hono';
import { createHash } from 'node:crypto';
import { ApiError } from '../api/api-error.ts';
import { askAdmin } from '../api/ask-admin.server.ts';
import { createApi } from '../api/client.ts';
import { loadSiteData } from '../api/site-data.ts';
import { loadT } from '../locale/load-catalogue.ts';
import type { T } from '../locale/translator.ts';
import { awayRetryAfter } from '../platform/admin-host/relay.ts';
import type { Env } from '../platform/env.ts';
import { readPreview } from './address/page-address.ts';
import type { CachedImages } from './cached-images.ts';
import type { ShareImage } from './share-image/index.ts';
import type { UncachedWork } from './uncached-work.ts';

/** Pictures that wait to be drawn; who asks for another is told to come back. */
const queueLimit = 50;
/** Milliseconds that somebody waits. */
const waitTimeout = 60_000;
const maxSlugLength = 200;

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
} as const satisfies Record<Exclude<ContentType, 'landing-pages'>, Parameters<T>[0]>;

interface ShareServer {
  env: Env;
  /** The files of the site; absent in development, where Vite has them. */
  files?: Hono | undefined;
  work: UncachedWork;
  images: CachedImages;
}

/** `/share/<type>/<slug>.png`, `/ar/share/…` and `/share/site/home.png`: what social networks show for a page. */
export function shareImages({ env, files, work, images }: ShareServer): Hono {
  const app = new Hono();
  /** One is drawn after the other: each takes a good part of a second, of which pages want their share. */
  const queue = new Semaphore({ permits: 1, queueLimit, waitTimeout });
  const drawing = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  for (const locale of locales) {
    app.get(`${localePath(locale, '/share')}/:type/:file{.+\\.png}`, async (c) => {
      const { type, file } = c.req.param();
      const slug = file.slice(0, -'.png'.length);
      if (!isKnown(type) || slug.length > maxSlugLength) return c.text('Not found', 404);
      const refused = work.refusePicture(c);
      if (refused) return refused;
      try {
        const preview = c.req.url.includes('?') ? readPreview(new URL(c.req.url).searchParams) : null;
        const image = await describe(type, slug, locale, preview);
        return image ? await answer(c, image, preview !== null) : c.text('Not found', 404);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return error.status === 404
          ? c.text('Not found', 404)
          : c.text('Unavailable', 503, { 'Retry-After': String(awayRetryAfter) });
      }
    });
  }
  return app;

  /** `null` for what does not exist: nothing is drawn for it. */
  async function describe(
    type: ContentType | 'site',
    slug: string,
    locale: Locale,
    preview: string | null,
  ): Promise<ShareImage | null> {
    const headers: Record<string, string> = preview ? { 'x-preview': preview } : {};
    const api = createApi({ locale, base: env.ADMIN_URL, headers, fetch: askAdmin });
    const t = await loadT(locale, []);
    const siteData = await loadSiteData(api, locale);
    const look = lookOf(siteData, locale);
    if (type === 'site') {
      const { description: line } = companyWords(siteData.general, locale);
      const named = siteData.pageTexts?.home?.title ?? t('titles.home');
      // The name stands beside the mark, and what a title says is not said below it again.
      const title = named === look.name && line ? line : named;
      const summary = line.startsWith(title) ? '' : line;
      return slug === 'home' ? { ...look, locale, title, summary, key: 'home' } : null;
    }
    const { title, summary, key } = await api.entry(type, slug.normalize('NFC'));
    return {
      ...look,
      locale,
      ...(type !== 'landing-pages' && { label: t(labels[type]) }),
      title,
      summary,
      key,
      contentType: type,
    };
  }

  async function answer(c: Context, image: ShareImage, isPreview: boolean): Promise<Response> {
    const name = createHash('sha256').update(JSON.stringify(image)).digest('hex').slice(0, 40);
    const etag = `"${name}"`;
    const headers = { 'Cache-Control': isPreview ? 'private, no-store' : 'public, max-age=86400', ETag: etag };
    if (isUnchanged(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
    const bytes = (await images.read(name)) ?? (await drawOnce(name, image));
    return c.body(bytes, 200, { ...headers, 'Content-Type': 'image/png', 'Content-Length': String(bytes.length) });
  }

  /** Each text once, also for those who ask at the same time. */
  function drawOnce(name: string, image: ShareImage): Promise<Uint8Array<ArrayBuffer>> {
    const running = drawing.get(name);
    if (running) return running;
    const drawn = queue
      .run(async () => {
        const bytes = await draw(image, env, files);
        await images.write(name, bytes);
        return bytes;
      })
      .finally(() => drawing.delete(name));
    drawing.set(name, drawn);
    return drawn;
  }
}

/** What a picture has of the brand; where it is another, the pictures are others too. */
function lookOf({ brand, general }: GlobalSiteData, locale: Locale): Pick<ShareImage, 'brand' | 'name'> {
  const { accent, art, colour, mark, noPatterns } = brand ?? {};
  const { faces } = lookOfAddress(brand?.style) ?? {};
  const own = {
    ...(accent && { accent }),
    ...(art && { art }),
    ...(colour && { colour }),
    ...(faces && { faces }),
    ...(mark && { mark }),
    ...(noPatterns && { noPatterns }),
  };
  return {
    name: companyWords(general, locale).name,
    ...(Object.keys(own).length > 0 && { brand: own }),
  };
}

function isKnown(type: string): type is ContentType | 'site' {
  return type === 'site' || contentTypes.some((known) => known === type);
}

/** The engine is loaded with the first picture: most of its memory is never needed otherwise. */
async function draw(image: ShareImage, env: Env, files: Hono | undefined): Promise<Uint8Array<ArrayBuffer>> {
  const { renderShareImage } = await import('./share-image/index.ts');
  const { mark } = image.brand ?? {};
  // Without the owner's file, the name stands alone.
  const logo = mark?.kind === 'file' ? await readFile(mark.dark, env, files).catch(() => null) : null;
  return new Uint8Array(await renderShareImage(image, { logo, face: (address) => readFile(address, env, files) }));
}

/** A file of the brand by its address: owners' own come from the admin host, the others are the site's. */
async function readFile(address: string, env: Env, files: Hono | undefined): Promise<Buffer> {
  const isOwn = address.startsWith('/media/');
  const asked = { signal: AbortSignal.timeout(10_000) };
  const answer =
    !isOwn && files
      ? await files.request(address)
      : await fetch(`${isOwn ? env.ADMIN_URL : env.SITE_URL}${address}`, asked);
  // A picture in other faces would be kept as this one.
  if (!answer.ok) throw new ApiError({ method: 'GET', url: address }, 503, null);
  return Buffer.from(await answer.arrayBuffer());
}
