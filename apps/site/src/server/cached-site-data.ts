import type { GlobalSiteData, Locale } from '@nasaq/contract';
import { createApi } from '../api/client.ts';
import { loadSiteData } from '../api/site-data.ts';
import { noSources, notingSources } from './page-cache/sources.ts';

interface Known {
  data: GlobalSiteData;
  tags: ReadonlySet<string>;
  /** Epoch milliseconds. */
  freshUntil: number;
}

const freshFor = 60_000;

/**
 * What every page shows, kept until it changes, so that a page asks the admin host for its own content alone. It is as
 * old as a cached page may be; while the admin host is away, as old as need be.
 */
export class CachedSiteData {
  private readonly known = new Map<Locale, Known>();
  private readonly adminUrl: string;
  private purges = 0;

  constructor(adminUrl: string) {
    this.adminUrl = adminUrl;
  }

  /** @param tags gathers the content that it is made from */
  async load(locale: Locale, tags: Set<string>): Promise<GlobalSiteData> {
    const known = this.known.get(locale);
    const { data, tags: own } = known && known.freshUntil > Date.now() ? known : await this.ask(locale);
    for (const tag of own) tags.add(tag);
    return data;
  }

  purge(tags: readonly string[] | null): void {
    this.purges += 1;
    for (const [locale, known] of this.known) {
      if (tags === null || tags.some((tag) => known.tags.has(tag))) this.known.delete(locale);
    }
  }

  private async ask(locale: Locale): Promise<Known> {
    const { purges } = this;
    const sources = noSources();
    const { tags } = sources;
    const api = createApi({ locale, base: this.adminUrl, fetch: notingSources(sources) });
    const data = await loadSiteData(api, locale);
    // Without tags, the admin host has not answered.
    if (tags.size === 0) return this.known.get(locale) ?? { data, tags, freshUntil: 0 };
    const known = { data, tags, freshUntil: Date.now() + freshFor };
    if (purges === this.purges) this.known.set(locale, known);
    return known;
  }
}
