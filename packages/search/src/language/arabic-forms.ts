/**
 * Light morphology of folded Arabic words, after Lucene's ArabicStemmer and light10: what stands before a word
 * (conjunctions, prepositions, the article) and what follows it. Nothing is taken that leaves fewer than three letters.
 */
const withArticle = ['وبال', 'وال', 'فال', 'بال', 'كال', 'ولل', 'لل', 'ال'];
const particles = ['و', 'ف', 'ب', 'ل', 'ك'];
const endings = [
  'اتها',
  'اتهم',
  'اتنا',
  'يات',
  'ات',
  'ان',
  'ون',
  'ين',
  'تها',
  'تهم',
  'تنا',
  'ها',
  'هم',
  'نا',
  'كم',
  'وا',
  'يه',
  'ه',
  'ي',
];
const pronouns = ['كما', 'هما', 'ها', 'هم', 'هن', 'كم', 'كن', 'نا'];
const shortest = 3;

/** The word without its proclitics, in each way that it can be read; without the word itself. */
export function withoutProclitics(word: string): string[] {
  const article = withArticle.find((prefix) => leaves(word, prefix.length) && word.startsWith(prefix));
  if (article) return [word.slice(article.length)];
  const particle = particles.find((prefix) => word.startsWith(prefix));
  // A letter alone is part of the word more often than not: it counts only before a word that stays long.
  return particle && word.length > shortest + 1 ? [word.slice(1)] : [];
}

/** The word without one ending; itself where it has none. */
export function withoutEnding(word: string): string {
  const ending = endings.find((suffix) => leaves(word, suffix.length) && word.endsWith(suffix));
  return ending ? word.slice(0, -ending.length) : word;
}

/** The word without a pronoun at its end: «مكاتبكم» and «مكاتب». */
export function withoutPronoun(word: string): string {
  const pronoun = pronouns.find((suffix) => leaves(word, suffix.length) && word.endsWith(suffix));
  return pronoun ? word.slice(0, -pronoun.length) : word;
}

/** Hamza on its two other seats, as it is often left out in writing. */
export function withoutHamzaSeats(word: string): string {
  return word.replaceAll('ؤ', 'و').replaceAll('ئ', 'ي').replaceAll('ء', '');
}

function leaves(word: string, cut: number): boolean {
  return word.length - cut >= shortest;
}
