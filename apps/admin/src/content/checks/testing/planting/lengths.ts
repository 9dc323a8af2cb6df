import { type Locale, locales } from '@nasaq/contract';
import { wordsOf } from '@nasaq/translation';
import type { Random } from './random.ts';
import { type Found, type Kind, type Specimen, valueAt, withValue } from './specimen.ts';

/** Titles and descriptions that are longer or shorter than where they are shown. */
export const lengths: Kind[] = [
  { name: 'title too long', plant: (specimen, random) => grown(specimen, random, ['title', 'seo.title'], [95, 120]) },
  { name: 'share picture overflows', plant: (specimen, random) => grown(specimen, random, ['title'], [148, 160]) },
  {
    name: 'description too long',
    plant: (specimen, random) => grown(specimen, random, ['summary', 'seo.description'], [230, 310]),
  },
  {
    name: 'description too short',
    plant(specimen, random) {
      const locale = random.pick(locales)!;
      const words = String(specimen.docs[locale].summary ?? '').split(' ');
      if (words.length < 6) return null;
      const text = words.slice(0, 2).join(' ');
      return { locale, path: 'summary', docs: withValue(specimen.docs, locale, 'summary', text), note: text };
    },
  },
];

/** Words of the page's own text, until the field has its length. */
function grown(
  { docs }: Specimen,
  random: Random,
  paths: readonly string[],
  [least, most]: [number, number],
): Found | null {
  const locale: Locale = random.pick(locales)!;
  const path = random.pick(paths)!;
  const present = valueAt(docs, locale, path);
  const body = wordsOf(docs[locale].body)
    .replaceAll(/[.،,:؛;?؟!«»“”()]/gu, '')
    .split(/\s+/u);
  if (typeof present !== 'string' || body.length < 60) return null;
  const length = least + random.below(most - least);
  let text = present;
  for (const word of body) {
    if (text.length + word.length + 1 > length) break;
    text = text === '' ? word : `${text} ${word}`;
  }
  if (text.length < least - 15 || text.length > most) return null;
  return { locale, path, docs: withValue(docs, locale, path, text), note: `${text.length} letters` };
}
