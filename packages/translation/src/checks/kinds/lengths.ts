import { locales } from '@nasaq/contract';
import type { Doc } from '../../field.ts';
import type { Hit } from '../check.ts';
import type { Reading } from '../reading/reading.ts';
import { fitsShareImage } from '../tokens/share-width.ts';

/** Letters that search engines show, and that a reader takes in at once at the head of a page. */
const most = { searchTitle: 70, title: 80, description: 170, summary: 200 } as const;
const least = { description: 40, summary: 25 } as const;

/** Titles, descriptions and the picture that networks show. */
export function lengthHits({ begun, docs, fields }: Reading): Hit[] {
  const hasPage = fields.some(({ name }) => name === 'seo');
  return locales.flatMap((locale): Hit[] => {
    if (!begun[locale]) return [];
    const doc = docs[locale];
    const seo = (doc.seo ?? {}) as Doc;
    const [title, summary] = [textOf(doc.title), textOf(doc.summary)];
    const [searchTitle, description] = [textOf(seo.title), textOf(seo.description)];
    const hits: (Hit | null)[] = [
      tooLong('title-long', 'seo.title', searchTitle, most.searchTitle),
      tooLong('title-long', 'title', title, most.title),
      tooLong('description-long', 'seo.description', description, most.description),
      tooLong('description-long', 'summary', summary, most.summary),
      tooShort('seo.description', description, least.description),
      tooShort('summary', summary, hasPage && description === '' ? least.description : least.summary),
      hasPage && title !== '' && !fitsShareImage(title, locale)
        ? { check: 'share-overflow', locale, path: 'title' }
        : null,
    ];
    return hits.filter((hit) => hit !== null).map((hit) => ({ ...hit, locale }));
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function tooLong(check: Hit['check'], path: string, text: string, limit: number): Hit | null {
  const { length } = [...text];
  return length > limit
    ? { check, locale: 'en', path, values: { length: String(length), limit: String(limit) } }
    : null;
}

function tooShort(path: string, text: string, limit: number): Hit | null {
  const { length } = [...text];
  if (length === 0 || length >= limit) return null;
  return { check: 'description-short', locale: 'en', path, values: { length: String(length), limit: String(limit) } };
}
