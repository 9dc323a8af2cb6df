/** A sentence and where it stands in its paragraph, in UTF-16 units. */
export interface Sentence {
  text: string;
  start: number;
  end: number;
}

/** Ends of sentences, with what closes them. Whether one does end there is judged by what stands around it. */
const ends = /(?:[.!?؟۔…]+)(?<closing>["'”’»)\]]*)(?=\s|$)/gu;
/** Stand before what they belong to, so that no sentence ends with them. */
const leading = new Set(
  (
    'mr mrs ms dr prof st mt no nos fig figs vol vs cf e.g i.e eg ie approx ca art sec ch p pp tel ext rev gen col ' +
    'أ.د د أ م ص س ج ق ت ط رقم'
  ).split(' '),
);
/** May end a sentence, which goes on where no capital letter follows. */
const trailing = new Set(
  'etc inc ltd co corp a.m p.m am pm jr sr dept est jan feb mar apr jun jul aug sep sept oct nov dec'.split(' '),
);

/** Letters before the end of a sentence that are looked at. */
const longestLook = 300;

/**
 * The sentences of one paragraph in either language. Written for the two, since `Intl.Segmenter` (ICU) ends a sentence
 * after «Dr.», «No.», «د.» and «ج.م.», cuts what is said within a sentence from it, and differs between the browsers'
 * versions: fingerprints of sentences would, too.
 */
export function sentencesOf(paragraph: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (const found of paragraph.matchAll(ends)) {
    const end = found.index + found[0].length;
    if (!endsSentence(paragraph, from, found.index, end, found[0])) continue;
    add(sentences, paragraph, from, end);
    from = end;
  }
  add(sentences, paragraph, from, paragraph.length);
  return sentences;
}

/** What has neither a letter nor a digit belongs to the sentence before. */
function add(sentences: Sentence[], paragraph: string, from: number, to: number): void {
  const text = paragraph.slice(from, to);
  const start = from + (text.length - text.trimStart().length);
  const end = start + text.trim().length;
  if (start === end) return;
  const before = sentences.at(-1);
  if (before && !/[\p{L}\p{N}]/u.test(text)) {
    before.end = end;
    before.text = paragraph.slice(before.start, end);
  } else sentences.push({ text: paragraph.slice(start, end), start, end });
}

function endsSentence(paragraph: string, from: number, at: number, end: number, mark: string): boolean {
  const next = /[\p{L}\p{N}]/u.exec(paragraph.slice(end, end + 12))?.[0];
  if (next === undefined) return true;
  // “Ready?” she asked. A list goes on, too: «Why? and how?»
  if (/\p{Ll}/u.test(next)) return false;
  const before = paragraph.slice(Math.max(from, at - longestLook), at);
  if (mark.startsWith('…') || mark.startsWith('..')) return /\p{Lu}/u.test(next);
  if (/[”’"»)\]]/u.test(mark)) return endsQuoted(before, mark, next);
  return mark !== '.' || !isAbbreviation(before, paragraph.slice(end).trimStart());
}

/** What was said within a sentence ends that sentence with a full stop, or where a capital letter begins the next one. */
function endsQuoted(before: string, mark: string, next: string): boolean {
  const opened = Math.max(...['“', '‘', '«', '(', '['].map((sign) => before.lastIndexOf(sign)), before.indexOf('"'));
  const isWhole = opened === -1 || before.slice(0, opened).trim() === '';
  return isWhole || mark.startsWith('.') || /\p{Lu}/u.test(next);
}

/**
 * @param before the sentence up to its full stop
 * @param after what stands behind it
 */
function isAbbreviation(before: string, after: string): boolean {
  const next = /[\p{L}\p{N}]/u.exec(after)![0];
  const word = before.split(/[\s(«“"[]/u).at(-1)!;
  const bare = word.replaceAll(/[\u2066-\u2069\u200E\u200F]/gu, '').toLowerCase();
  const rest = before.slice(0, -word.length || undefined).trim();
  // «1. The first»: the number of an item.
  if (/^\p{N}{1,3}$/u.test(bare)) return rest === '';
  if (leading.has(bare)) return isTitle(bare, rest, next);
  // «ج.م.», «ش.م.م.»: Arabic has no capital letter that would tell; it goes on more often than not.
  if (/^(?:[وبل]?\p{Script=Arabic}\.)+\p{Script=Arabic}$/u.test(bare)) return true;
  if (trailing.has(bare) || /^(?:[a-z]\.)+[a-z]$/u.test(bare)) return !/\p{Lu}/u.test(next);
  // The initials of a name: before another word of it, after one, or at the beginning.
  if (!/^\p{Lu}$/u.test(word)) return false;
  return rest === '' || /^\p{Lu}\./u.test(after) || /(?:^|\s)(?:\p{Lu}\.|\p{Lu}\p{Ll}+)$/u.test(rest);
}

/** «no» and «م» are words, too: they are short for something only before what they shorten. */
function isTitle(bare: string, rest: string, next: string): boolean {
  if (bare === 'no' || bare === 'nos') return /\p{N}/u.test(next);
  if (/^[pص]$|^pp$|^رقم$/u.test(bare)) return bare !== 'رقم' && (/\p{N}/u.test(next) || rest !== '');
  // «٢٠٢٦ م.» is a year.
  if (bare === 'م') return !/\p{N}$/u.test(rest);
  return true;
}
