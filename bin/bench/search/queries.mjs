import { demoWords } from './demo-words.mjs';
import { pick, randomFrom } from './random.mjs';

const latin = 'qwertyuiopasdfghjklzxcvbnm';
const arabic = 'ضصثقفغعهخحشسيبلاتنمئءؤرىةوز';
const locales = ['en', 'ar'];

/** Searches as people type them: whole words, beginnings, slips of the finger, common words only, both languages. */
export function generateQueries(count, seed = 2) {
  const random = randomFrom(seed);
  const words = Object.fromEntries(locales.map((locale) => [locale, demoWords(locale, random)]));
  return Array.from({ length: count }, () => {
    const locale = pick(locales, random);
    const typed = Array.from({ length: 1 + Math.floor(random() ** 2 * 5) }, words[locale].draw);
    const last = typed.length - 1;
    const manner = random();
    if (manner < 0.35) typed[last] = typed[last].slice(0, 1 + Math.floor(random() * typed[last].length));
    else if (manner < 0.6) typed[last] = slipped(typed[last], locale, random);
    else if (manner < 0.7) typed[0] = words[locale === 'en' ? 'ar' : 'en'].draw();
    return { search: typed.join(' '), locale };
  });
}

function slipped(word, locale, random) {
  const at = Math.floor(random() * word.length);
  const slip = random();
  const other = pick(locale === 'en' ? latin : arabic, random);
  if (slip < 0.4) return word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2);
  if (slip < 0.7) return word.slice(0, at) + word.slice(at + 1);
  return word.slice(0, at) + other + word.slice(at + 1);
}
