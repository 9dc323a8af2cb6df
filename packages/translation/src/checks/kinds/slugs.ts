import { locales } from '@nasaq/contract';
import type { Hit } from '../check.ts';
import { arabicLetters, latinLetters } from '../language/scripts.ts';
import type { Reading } from '../reading/reading.ts';

/** The last part of the address, in each language. */
export function slugHits({ begun, docs, facts, fields }: Reading): Hit[] {
  const field = fields.find(({ kind }) => kind === 'slug');
  if (!field) return [];
  const path = field.name;
  return locales.flatMap((locale): Hit[] => {
    if (!begun[locale]) return [];
    const stored = docs[locale][path];
    const slug = typeof stored === 'string' ? stored.trim() : '';
    if (slug === '') return [{ check: 'slug-missing', locale, path }];
    const hits: Hit[] = [];
    const holder = facts.taken[locale][slug];
    if (holder !== undefined) hits.push({ check: 'slug-taken', locale, path, values: { slug, title: holder } });
    const to = facts.former[locale][slug];
    if (to !== undefined) hits.push({ check: 'slug-former', locale, path, values: { slug, to } });
    if (locale === 'en' ? arabicLetters(slug) > 0 : arabicLetters(slug) === 0 && latinLetters(slug) > 0)
      hits.push({ check: 'slug-script', locale, path, values: { slug } });
    if (/[^\p{L}\p{M}\p{N}-]|\p{Lu}|--|^-|-$/u.test(slug))
      hits.push({ check: 'slug-form', locale, path, values: { slug } });
    return hits;
  });
}
