import { type Alternates, type ContentType, entryPath, type Locale, localePath, type Summary } from '@nasaq/contract';
import type { Head } from '../router/page-context.ts';
import { shareImagePath } from './share-image-path.ts';

type Entry = Summary & { seo: { title: string; description: string }; alternates: Alternates };

/** What the page of one entry says about itself; builders of structured data that found nothing may stand in `jsonLd` as `null`. */
export function entryHead(type: ContentType, entry: Entry, locale: Locale, jsonLd: (object | null)[] = []): Head {
  return {
    title: entry.seo.title || entry.title,
    description: entry.seo.description || entry.summary,
    alternates: entryAlternates(entry.alternates, (slug) => entryPath(type, slug)),
    image: shareImagePath(locale, type, entry.slug),
    imageAlt: entry.title,
    jsonLd: jsonLd.filter((object) => object !== null),
  };
}

/** Slugs per language → this page's path in each language, with prefix; `null` stays "not written in it". */
export function entryAlternates({ en, ar }: Alternates, path: (slug: string) => string): Alternates {
  return {
    en: en === null ? null : localePath('en', path(en)),
    ar: ar === null ? null : localePath('ar', path(ar)),
  };
}
