import { log } from '@nasaq/logging';
import {
  categoryPath,
  contentTagsHeader,
  entryPath,
  type GlobalSiteData,
  isOwnPath,
  type Locale,
  localePath,
  locales,
  otherLocale,
  type Redirect,
  type SitemapEntry,
} from '@nasaq/contract';
import { createApi } from '../../api/client.ts';
import { loadSiteData } from '../../api/site-data.ts';
import { ApiError } from '../../api/api-error.ts';
import { askAdmin } from '../../api/ask-admin.server.ts';
import type { RedirectPayload } from '../../router/payload.ts';
import type { Fetcher } from '../../api/send.ts';
import type { SiteWords } from '../words/index.ts';

interface Known {
  data: GlobalSiteData;
  tags: ReadonlySet<string>;
  /** Epoch milliseconds. */
  freshUntil: number;
}

/** Milliseconds; who changes something notifies the site, which would else be this late. */
const freshFor = 60_000;

/**
 * What every page shows, kept until it changes, so that a page asks the admin host for its own content alone. It is as
 * old as a cached page may be; while the admin host is away, as old as need be.
 */
export class CachedSiteData {
  private readonly known = new Map<Locale, Known>();
  private readonly adminUrl: string;
  private readonly bringing: () => Pick<SiteWords, 'bring'>;
  private readonly asking = new Map<Locale, Promise<Known>>();
  private purges = 0;
  /** Epoch milliseconds. */
  private failedAt = 0;

  /** @param words brings what the owner says in the place of built texts */
  constructor(adminUrl: string, words: () => Pick<SiteWords, 'bring'>) {
    this.adminUrl = adminUrl;
    this.bringing = words;
  }

  /** @param sources notes the content that it is made from, and whether it is less than there should be */
  async load(locale: Locale, sources: Sources): Promise<GlobalSiteData> {
    const known = this.known.get(locale);
    const { data, tags: own } = known && known.freshUntil > Date.now() ? known : await this.askOnce(locale);
    for (const tag of own) sources.tags.add(tag);
    if (own.size === 0) sources.failed = true;
    return data;
  }

  /** What is known without waiting for an admin host that may hang; what is not known yet is asked for meanwhile. */
  lastKnown(locale: Locale): GlobalSiteData | undefined {
    const known = this.known.get(locale);
    if (!known || known.freshUntil <= Date.now()) this.askOnce(locale).catch((error: unknown) => log.failure(error));
    return known?.data;
  }

  /** What is said in a language now. A page that can hardly be made waits for the admin host once, not for each text. */
  async words(locale: Locale): Promise<GlobalSiteData['words']> {
    if (Date.now() - this.failedAt < retryAfter) return this.known.get(locale)?.data.words;
    return (await this.load(locale, noSources())).words;
  }

  purge(tags: readonly string[] | null): void {
    this.purges += 1;
    // An answer that is on its way may be the older one.
    this.asking.clear();
    this.failedAt = 0;
    for (const [locale, known] of this.known) {
      if (tags === null || tags.some((tag) => known.tags.has(tag))) this.known.delete(locale);
    }
  }

  /** Once for all who ask at the same time: a page's texts are asked for beside what every page shows. */
  private askOnce(locale: Locale): Promise<Known> {
    const known = this.asking.get(locale);
    if (known) return known;
    const asked = this.ask(locale).finally(() => {
      if (this.asking.get(locale) === asked) this.asking.delete(locale);
    });
    this.asking.set(locale, asked);
    return asked;
  }

  private async ask(locale: Locale): Promise<Known> {
    const { purges } = this;
    const sources = noSources();
    const { tags } = sources;
    const api = createApi({ locale, base: this.adminUrl, fetch: notingSources(sources) });
    const { complete, data } = await this.bringing().bring(await loadSiteData(api, locale));
    if (!complete) tags.clear();
    // Without tags, the admin host has not answered.
    if (tags.size === 0) {
      this.failedAt = Date.now();
      return this.known.get(locale) ?? { data, tags, freshUntil: 0 };
    }
    this.failedAt = 0;
    const known = { data, tags, freshUntil: Date.now() + freshFor };
    if (purges === this.purges) this.known.set(locale, known);
    return known;
  }
}

/** Milliseconds before an admin host that did not answer is asked again. */
const retryAfter = 5_000;

interface Addresses {
  moved: ReadonlyMap<string, Redirect>;
  /** Where pages of the owner's own stand. */
  pages: ReadonlySet<string>;
}

/**
 * Where pages that moved are now, all of them, and those that were asked for in the one language by their address in the
 * other; and where pages of the owner's own stand. Addresses that never were are without number: one that is not found asks the admin host nothing.
 */
export class CachedRedirects {
  private readonly adminUrl: string;
  private known: Addresses = { moved: new Map(), pages: new Set() };
  private freshUntil = 0;
  private asking: Promise<Addresses> | null = null;

  constructor(adminUrl: string) {
    this.adminUrl = adminUrl;
  }

  /** @param pathname with locale prefix, as it was sent */
  async find(pathname: string): Promise<RedirectPayload | null> {
    const moved = (await this.addresses()).moved.get(readable(pathname));
    return moved && isOwnPath(moved.to)
      ? { kind: 'redirect', to: encodeURI(decodeURI(moved.to)), status: moved.status }
      : null;
  }

  /** Whether a page of the owner's own stands at an address. */
  async isPage(pathname: string): Promise<boolean> {
    return (await this.addresses()).pages.has(readable(pathname));
  }

  /** Any publish may give an entry another address. */
  purge(): void {
    this.freshUntil = 0;
    // An answer that is on its way may be the older one.
    this.asking = null;
  }

  private async addresses(): Promise<Addresses> {
    return this.freshUntil > Date.now() ? this.known : this.ask();
  }

  /** Where the admin host does not answer, what was known still holds. */
  private ask(): Promise<Addresses> {
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

  private async load(): Promise<Addresses | null> {
    const api = createApi({ locale: 'en', base: this.adminUrl, fetch: askAdmin });
    try {
      const [{ data: moved }, { data: pages }] = await Promise.all([api.get('redirects'), api.get('sitemap')]);
      return {
        moved: new Map([...pages.flatMap(inOtherLanguage), ...moved].map((redirect) => [redirect.from, redirect])),
        pages: new Set(pages.flatMap(ownPages)),
      };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log.failure(error);
      return null;
    }
  }
}

function ownPages({ alternates, type }: SitemapEntry): string[] {
  if (type !== 'landing-pages') return [];
  return locales.flatMap((locale) => {
    const slug = alternates[locale];
    return slug === null ? [] : readable(localePath(locale, entryPath(type, slug)));
  });
}

/** As a reader sees an address, without a slash at its end. */
function readable(pathname: string): string {
  return decodeURIComponent(pathname)
    .normalize('NFC')
    .replace(/(.)\/$/u, '$1');
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

/** Path of an entry of the sitemap, without locale prefix. */
export function sitemapPath({ type, categoryOf }: Pick<SitemapEntry, 'type' | 'categoryOf'>, slug: string): string {
  if (type !== 'categories') return entryPath(type, slug);
  return categoryPath(categoryOf as Parameters<typeof categoryPath>[0], slug);
}

/** What a page was made from. */
export interface Sources {
  /** Content of the admin host's answers. */
  tags: Set<string>;
  /** Whether the admin host could not answer one of the calls; a page may do without some. */
  failed: boolean;
}

export function noSources(): Sources {
  return { tags: new Set(), failed: false };
}

/** Asks the admin host, and notes what it has made its answers from. */
export function notingSources(sources: Sources, ask: Fetcher = askAdmin): Fetcher {
  return async (url, init) => {
    try {
      const response = await ask(url, init);
      for (const tag of (response.headers.get(contentTagsHeader) ?? '').split(' ').filter(Boolean))
        sources.tags.add(tag);
      if (response.status >= 500 || response.status === 429) sources.failed = true;
      return response;
    } catch (error) {
      sources.failed = true;
      throw error;
    }
  };
}
