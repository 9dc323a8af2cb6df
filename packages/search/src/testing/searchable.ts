import type { ContentType, Locale } from '@nasaq/contract';
import type { Searchable } from '../searchable.ts';

let made = 0;

interface Given extends Partial<Omit<Searchable, 'id'>> {
  title: string;
}

/** A searchable with a title and whatever else a test says; an entry of its own unless it names one. */
export function searchable(given: Given): Searchable {
  made += 1;
  const locale: Locale = given.locale ?? (/\p{Script=Arabic}/u.test(given.title) ? 'ar' : 'en');
  const type: ContentType = given.type ?? 'posts';
  const entry = given.entry ?? `${type}:${made}`;
  return {
    entry,
    id: `${entry}:${locale}`,
    type,
    locale,
    key: `key-${made}`,
    url: `/${made}`,
    summary: '',
    keywords: [],
    body: '',
    image: null,
    date: null,
    pastFrom: null,
    uses: [],
    ...given,
  };
}
