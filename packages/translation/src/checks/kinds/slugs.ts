import { isReservedAddress, locales } from '@nasaq/contract';
import type { Hit } from '../check.ts';
import { arabicLetters, latinLetters } from '../language/scripts.ts';
import type { Reading } from '../reading/reading.ts';

/** The last part of the address, or all of its parts, in each language. */
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
    if (field.parts !== undefined) hits.push(...pathHits({ locale, path, slug }, field.parts));
    if ((field.parts === undefined ? [slug] : slug.split('/')).some(isMisshapen))
      hits.push({ check: 'slug-form', locale, path, values: { slug } });
    return hits;
  });
}

/** Of a slug that is a whole path: what routes of the site have, or may come to have, nobody else gets. */
function pathHits({ locale, path, slug }: Pick<Hit, 'locale' | 'path'> & { slug: string }, most: number): Hit[] {
  const count = slug.split('/').length;
  return [
    ...(isReservedAddress(slug) ? [{ check: 'slug-reserved' as const, locale, path, values: { slug } }] : []),
    ...(count > most
      ? [{ check: 'slug-deep' as const, locale, path, values: { slug, count: String(count), limit: String(most) } }]
      : []),
  ];
}

function isMisshapen(part: string): boolean {
  return part === '' || /[^\p{L}\p{M}\p{N}-]|\p{Lu}|--|^-|-$/u.test(part);
}
