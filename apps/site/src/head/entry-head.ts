import { entryPath, type Alternates, type ContentType, type Locale, type Summary } from '@nasaq/contract';
import type { Head } from '../router/page-context.ts';
import { entryAlternates } from './entry-alternates.ts';
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
