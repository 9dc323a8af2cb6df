import { log } from '@nasaq/logging';
import { type GlobalSiteData, type Locale, locales } from '@nasaq/contract';
import { LRUCache } from 'lru-cache';
import { createApi } from '../../api/client.ts';
import { askAdmin } from '../../api/ask-admin.server.ts';
import type { WordSource } from '../../locale/load-catalogue.ts';
import type { WordFiles } from './word-files.ts';

type Texts = NonNullable<Awaited<ReturnType<WordSource['read']>>>;

/** Versions of namespaces; pages that a browser still holds ask for former ones. */
const mostVersions = 2_000;
/** Milliseconds between two questions about files that nobody knows: anybody can invent their names. */
const askAgainAfter = 5_000;

/**
 * What an owner says in the place of built texts. The site data name it by hashes; the texts behind them are asked for
 * when a hash is new, and stay in memory and on disk for the time when the admin host is away.
 */
export class SiteWords implements WordSource {
  private readonly adminUrl: string;
  private readonly files: WordFiles;
  private readonly kept = new LRUCache<string, Texts>({ max: mostVersions });
  private readonly seen: Partial<Record<Locale, GlobalSiteData['words']>> = {};
  private asking: Promise<void> | null = null;
  private askedAt = 0;
  /** What is said in a language now, where somebody keeps it. */
  private readonly now: WordSource['named'] | null;

  constructor(adminUrl: string, files: WordFiles, now: WordSource['named'] | null = null) {
    this.adminUrl = adminUrl;
    this.files = files;
    this.now = now;
  }

  async named(locale: Locale): Promise<GlobalSiteData['words']> {
    return this.now ? this.now(locale) : this.seen[locale];
  }

  async read(locale: Locale, namespace: string, hash: string): Promise<Texts | null> {
    return (await this.known(nameOf(locale, namespace, hash))) ?? null;
  }

  /**
   * The site data once the texts behind their words are here. What cannot be had is said as it was built: pages then do
   * not name it, so that browsers say the same.
   * @param preview the token of a page that shows what is about to be said
   * @returns whether all of them are
   */
  async bring(data: GlobalSiteData, preview?: string): Promise<{ data: GlobalSiteData; complete: boolean }> {
    const named = Object.entries(data.words ?? {});
    const names = named.map(([namespace, hash]) => nameOf(data.locale, namespace, hash));
    const isHere = async () => (await Promise.all(names.map((name) => this.known(name)))).every(Boolean);
    let complete = await isHere();
    // Twice, because an answer that was on its way may be older than the site data.
    for (let times = 0; times < 2 && !complete; times += 1) {
      await (preview ? this.load(preview) : this.ask());
      complete = await isHere();
    }
    const { words: _, ...rest } = data;
    if (!preview) this.seen[data.locale] = complete ? data.words : undefined;
    return { data: complete ? data : rest, complete };
  }

  /** A file as browsers ask for it, `en/contact-1k2j3h4g5f.json`; `null` for what nobody here has ever said. */
  async file(locale: Locale, file: string): Promise<string | null> {
    const name = `${locale}/${file.replace(/\.json$/, '')}`;
    if (!isName(name)) return null;
    // Another site behind the same balancer may have made the page.
    const isNew = !(await this.known(name)) && Date.now() - this.askedAt > askAgainAfter;
    if (isNew) await this.ask();
    const texts = await this.known(name);
    return texts ? JSON.stringify(texts) : null;
  }

  private async known(name: string): Promise<Texts | undefined> {
    const texts = this.kept.get(name) ?? (await this.files.read(name));
    if (texts) this.kept.set(name, texts as Texts);
    return texts as Texts | undefined;
  }

  private ask(): Promise<void> {
    this.askedAt = Date.now();
    this.asking ??= this.load().finally(() => {
      this.asking = null;
    });
    return this.asking;
  }

  private async load(preview?: string): Promise<void> {
    const headers: Record<string, string> = preview ? { 'x-preview': preview } : {};
    const api = createApi({ locale: 'en', base: this.adminUrl, fetch: askAdmin, headers });
    try {
      const said = await api.get('words');
      for (const locale of locales)
        for (const [namespace, { hash, texts }] of Object.entries(said[locale] ?? {})) {
          const name = nameOf(locale, namespace, hash);
          if (!isName(name) || this.kept.has(name)) continue;
          this.kept.set(name, texts as Texts);
          await this.files.write(name, texts);
        }
    } catch (error) {
      log.failure(error);
    }
  }
}

function nameOf(locale: Locale, namespace: string, hash: string): string {
  return `${locale}/${namespace}-${hash}`;
}

/** It is the name of a file, too. */
function isName(name: string): boolean {
  return /^(?:en|ar)\/[a-z_]{1,40}-[0-9a-z]{8,64}$/.test(name);
}
