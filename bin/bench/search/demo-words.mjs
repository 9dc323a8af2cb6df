import { company } from '../../../apps/admin/src/demo/load/company.ts';

/** Coined words: a growing collection brings names and terms that the demo company does not have. */
const coined = 120_000;

/**
 * The words of the demo company's texts in one language, each as often as it stands there, so that drawing from them
 * gives the frequencies of real texts; and words made of the beginning of one and the end of another.
 */
export function demoWords(locale, random) {
  const said = textsOf(company, locale).flatMap((text) => text.match(/[\p{L}\p{M}]+/gu) ?? []);
  const distinct = [...new Set(said)].filter((word) => word.length > 3);
  return {
    draw: () => (random() < 0.97 ? said[Math.floor(random() * said.length)] : coinedWord(distinct, random)),
  };
}

/** The rank follows Zipf's law, and the rank alone decides which word it is. */
function coinedWord(distinct, random) {
  const rank = Math.floor(coined ** random());
  const first = distinct[(rank * 7_919) % distinct.length];
  const second = distinct[(rank * 104_729 + 13) % distinct.length];
  return first.slice(0, Math.ceil(first.length / 2)) + second.slice(Math.floor(second.length / 2));
}

function textsOf(value, locale) {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value || 'ar' in value) return textsOf(value[locale], locale);
  return Object.entries(value).flatMap(([name, inner]) =>
    ['key', 'slug', 'icon', 'url'].includes(name) ? [] : textsOf(inner, locale),
  );
}
