import { log } from '@nasaq/logging';
import { type ListedPage, listedPages, type Locale, localePath, locales, paths } from '@nasaq/contract';
import { NamedPages, type Searchable } from '@nasaq/search';
import type { Payload } from 'payload';
import { onChange } from '../platform/changes/change.ts';
import { readSettings } from '../platform/payload/read-settings.ts';
import { everyText, wordsInForce } from '../words/index.ts';
import { pageNames } from './catalogue/index.ts';

/** Who searches is no further from these than from where they are. */
const notNamed = ['home', 'search'] as const satisfies ListedPage[];
type NamedPage = Exclude<ListedPage, (typeof notNamed)[number]>;

export const namedPages = listedPages.filter(
  (page): page is NamedPage => !(notNamed as readonly string[]).includes(page),
);

/** What pages are about whose lead is another one's, an owner's, or says a number of days: the headings below it. */
const saysOfItself: Partial<Record<NamedPage, string[]>> = {
  about: ['about.values', 'about.story', 'about.place'],
  allCareers: ['careers.list_lead'],
  care: ['care.chat', 'care.channels', 'care.promises', 'care.faq'],
  ordering: ['ordering.what', 'ordering.frame', 'ordering.who'],
};

/** The site's own pages by their names, as its owner has them: read when they are first asked for, and after each change. */
export class OwnPages {
  private readonly payload: () => Promise<Payload>;
  private named: Promise<NamedPages> | null = null;
  private changes = 0;
  private readonly unsubscribe: () => void;

  constructor(payload: () => Promise<Payload>) {
    this.payload = payload;
    this.unsubscribe = onChange(({ type }) => {
      if (type !== 'words' && type !== 'page-texts' && type !== 'all') return;
      this.named = null;
      this.changes += 1;
    });
  }

  /** Changes with what the pages are called. */
  get version(): number {
    return this.changes;
  }

  /** None where the database cannot be asked: entries are found without it. */
  async ready(): Promise<NamedPages> {
    const reading = (this.named ??= this.payload().then(readPages));
    try {
      return await reading;
    } catch (error) {
      if (this.named === reading) this.named = null;
      log.failure(error);
      return new NamedPages([]);
    }
  }

  close(): void {
    this.unsubscribe();
  }
}

async function readPages(payload: Payload): Promise<NamedPages> {
  const said = await wordsInForce(payload);
  const inLanguages = await Promise.all(
    locales.map(async (locale) => {
      const { rows } = await readSettings(payload, 'page-texts', { locale });
      const text = (key: string) => said[locale][key as never] ?? everyText().get(key)?.built[locale] ?? '';
      return namedPages.map((page) => {
        const own = rows?.find((row) => row.page === page);
        return searchableOf(page, locale, { text, title: own?.title, description: own?.description });
      });
    }),
  );
  return new NamedPages(inLanguages.flat());
}

interface Told {
  /** Of the site's texts, or nothing. */
  text: (key: string) => string;
  /** What the owner tells search engines. */
  title?: string | null | undefined;
  description?: string | null | undefined;
}

function searchableOf(page: NamedPage, locale: Locale, { description, text, title }: Told): Searchable {
  const namespace = page.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const usual = saysOfItself[page]?.map(text).join(' · ') ?? text(`${namespace}.lead`);
  const entry = `pages:${page}`;
  return {
    id: `${entry}:${locale}`,
    entry,
    type: 'landing-pages',
    locale,
    key: page,
    url: localePath(locale, paths[page]),
    title: text(`titles.${namespace}`),
    summary: description?.trim() || usual,
    keywords: [...pageNames[locale][page].split(/[,،]/u).map((name) => name.trim()), title?.trim() ?? ''].filter(
      Boolean,
    ),
    body: '',
    image: null,
    date: null,
    pastFrom: null,
    uses: [],
  };
}
