import { categoryPath, entryPath, localePath, otherLocale, type Redirect, type SitemapEntry } from '@nasaq/contract';
import { ApiError } from '../../api/api-error.ts';
import { askAdmin } from '../../api/ask-admin.server.ts';
import { createApi } from '../../api/client.ts';
import type { RedirectPayload } from '../../router/payload.ts';

/** Milliseconds; who changes one tells the site, which would else be this late. */
const freshFor = 60_000;
/** Milliseconds before an admin host that did not answer is asked again. */
const retryAfter = 5_000;

type Moved = ReadonlyMap<string, Redirect>;

/**
 * Where pages that moved are now, all of them, and those that were asked for in the one language by their address in the
 * other. Addresses that never were are without number: one that is not found asks the admin host nothing.
 */
export class CachedRedirects {
  private readonly adminUrl: string;
  private known: Moved = new Map();
  private freshUntil = 0;
  private asking: Promise<Moved> | null = null;

  constructor(adminUrl: string) {
    this.adminUrl = adminUrl;
  }

  /** @param pathname with locale prefix, as it was sent */
  async find(pathname: string): Promise<RedirectPayload | null> {
    const known = this.freshUntil > Date.now() ? this.known : await this.ask();
    const moved = known.get(decodeURIComponent(pathname).normalize('NFC'));
    return moved && isLocalPath(moved.to)
      ? { kind: 'redirect', to: encodeURI(decodeURI(moved.to)), status: moved.status }
      : null;
  }

  /** Any publish may give an entry another address. */
  purge(): void {
    this.freshUntil = 0;
    // An answer that is on its way may be the older one.
    this.asking = null;
  }

  /** Where the admin host does not answer, what was known still holds. */
  private ask(): Promise<Moved> {
    if (this.asking) return this.asking;
    const asking = this.load().then((loaded) => {
      const known = loaded ?? this.known;
      if (this.asking !== asking) return known;
      this.asking = null;
      this.known = known;
      this.freshUntil = Date.now() + (loaded ? freshFor : retryAfter);
      return known;
    });
    this.asking = asking;
    return asking;
  }

  private async load(): Promise<Moved | null> {
    const api = createApi({ locale: 'en', base: this.adminUrl, fetch: askAdmin });
    try {
      const [{ data: moved }, { data: pages }] = await Promise.all([api.get('redirects'), api.get('sitemap')]);
      return new Map([...pages.flatMap(inOtherLanguage), ...moved].map((redirect) => [redirect.from, redirect]));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      console.error(error.message);
      return null;
    }
  }
}

/**
 * A page that exists in both languages, at the address of the one with the prefix of the other. Not for ever: an entry of
 * the other language may take that address.
 */
function inOtherLanguage({ type, categoryOf, alternates }: SitemapEntry): Redirect[] {
  const { en, ar } = alternates;
  if (en === null || ar === null || en === ar) return [];
  const path = (slug: string) => sitemapPath({ type, categoryOf }, slug);
  return (
    [
      ['en', en, ar],
      ['ar', ar, en],
    ] as const
  ).map(([locale, slug, other]) => ({
    from: decodeURIComponent(localePath(otherLocale(locale), path(slug))),
    to: localePath(otherLocale(locale), path(other)),
    status: 302,
  }));
}

function isLocalPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}

/** Path of an entry of the sitemap, without locale prefix. */
export function sitemapPath({ type, categoryOf }: Pick<SitemapEntry, 'type' | 'categoryOf'>, slug: string): string {
  if (type !== 'categories') return entryPath(type, slug);
  return categoryPath(categoryOf as Parameters<typeof categoryPath>[0], slug);
}
