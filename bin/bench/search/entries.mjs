import { demoWords } from './demo-words.mjs';
import { pick, randomFrom } from './random.mjs';

const types = ['services', 'solutions', 'industries', 'products', 'works', 'posts', 'careers', 'articles'];
const locales = ['en', 'ar'];
const day = 24 * 60 * 60 * 1000;
/** Of the entries, how many exist in one language only. */
const alone = 0.1;
const now = Date.UTC(2026, 10, 21);

/**
 * Entries as the search engine takes them, in both languages, with the words and their frequencies of the demo company:
 * the same for the same count and seed.
 * @param {number} count entries; most have two documents
 */
export function* generateEntries(count, seed = 1) {
  const random = randomFrom(seed);
  const words = Object.fromEntries(locales.map((locale) => [locale, demoWords(locale, random)]));
  for (let id = 1; id <= count; id += 1) {
    const type = pick(types, random);
    const date = type === 'posts' || type === 'careers' ? now - Math.floor(random() * 900) * day : null;
    const only = random() < alone ? pick(locales, random) : null;
    for (const locale of locales.filter((candidate) => only === null || candidate === only)) {
      yield entry({ id, type, date, locale, draw: words[locale].draw, random });
    }
  }
}

function entry({ id, type, date, locale, draw, random }) {
  const some = (from, to) => Array.from({ length: from + Math.floor(random() * (to - from + 1)) }, draw).join(' ');
  return {
    id: `${type}:${id}:${locale}`,
    entry: `${type}:${id}`,
    type,
    locale,
    key: `entry-${id}`,
    url: `${locale === 'ar' ? '/ar' : ''}/${type}/entry-${id}`,
    title: some(2, 7),
    summary: `${some(12, 24)}.`,
    keywords: Array.from({ length: 1 + Math.floor(random() * 4) }, () => some(1, 2)),
    body: Array.from({ length: 2 + Math.floor(random() * 7) }, () => `${some(20, 60)}.`).join('\n'),
    image: null,
    date,
    pastFrom: null,
    uses: [],
  };
}
