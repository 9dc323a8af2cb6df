import { fold } from '@nasaq/contract';
import type { Hit } from '../check.ts';
import { feminine, hamzaWords, joiningWords, shortWords, suffixes } from '../language/hamza-words.ts';
import { hitAt, matchesIn, type Reading, type WrittenText } from '../reading/reading.ts';

/**
 * Words that have lost the hamza of their first letter: known ones, those whose shape has a hamza of cutting alone, and
 * those that the same document writes with it elsewhere. That one of joining has none is a rule of the house.
 */
export function hamzaHits(reading: Reading): Hit[] {
  const elsewhere = writtenWithHamza(reading);
  return reading.texts.ar.flatMap((text) => [
    ...unusual(text, reading),
    ...matchesIn(text, likeArticle).map(({ found, range }) => hitAt(text, 'hamza', range, { found })),
    ...matchesIn(text, bareWord).flatMap(({ found, groups, range }) => {
      const [, before = '', stem = ''] = groups;
      if (!hasLostIt(before, stem, elsewhere)) return [];
      return [hitAt(text, 'hamza', range, { found })];
    }),
  ]);
}

/** Words that all others of the company write otherwise. */
function unusual(text: WrittenText, { facts }: Reading): Hit[] {
  return matchesIn(text, /[\u0621-\u064a\u064b-\u0652]{3,}/gu).flatMap(({ found, range }) => {
    const word = found.replaceAll(/[\u064b-\u0652]/gu, '');
    const usual = Object.hasOwn(facts.spellings, word) ? facts.spellings[word]! : null;
    if (usual === null) return [];
    if (/[أإآ]/u.test(usual) && !/[أإآ]/u.test(word)) return [hitAt(text, 'hamza', range, { found })];
    return [hitAt(text, 'spelling', range, { found, instead: usual })];
  });
}

/** A word that begins with a bare alif, behind what is written together with it. */
const bareWord = /(?<![\p{L}\p{M}])([وف]?(?:[بك]?ال|[بلك])?)(ا(?!ل)[\u0621-\u064a\u064b-\u0652]+)(?![\p{L}\p{M}])/gu;

function hasLostIt(before: string, stem: string, elsewhere: ReadonlySet<string>): boolean {
  const folded = fold(stem);
  if (joiningWords.has(folded) || joiningWords.has(folded.replace(/(?:نا|ني|ه|ها|هم)$/u, '')) || isJoining(folded))
    return false;
  // «واحد»، «كامل»: a letter before the alif is a particle only where the rest is known by itself.
  if (/^[وف]$/u.test(before) && shortWords.has(folded)) return true;
  if (/^(?:[وف]?[بلك]|[وف])$/u.test(before))
    return folded.length > 4 && isKnown(folded) && !(/[بلك]/u.test(before) && /.وا$/u.test(folded));
  return isKnown(folded) || elsewhere.has(folded) || hasShape(stem);
}

function isKnown(folded: string): boolean {
  const stems = suffixes.filter((suffix) => folded.endsWith(suffix)).map((suffix) => folded.slice(0, -suffix.length));
  return [folded, ...stems.filter(({ length }) => length > 3)].some(
    (form) => hamzaWords.has(form) || hamzaWords.has(form + feminine),
  );
}

/** Of the derived verbs and nouns of joining: استفعل، افتعل. */
function isJoining(folded: string): boolean {
  return /^ا(?:ست...?|.ت[^اه].|زد|صط|ضط|طل[اع])/u.test(folded) && !hamzaWords.has(folded);
}

/** Words whose first letters look like the article. */
const likeArticle =
  /(?<![\p{L}\p{M}])[وف]?(?:الى|الي(?:ك|ه|ها|هم|هن|نا|كم)|الا|الف(?:ان|ين|ا|ي)?|الغ(?:اء|ى|ت|ينا|يت)|الز(?:ام|م|منا)|الهام|[لب]ان(?:ه|ها|هم|هما|نا|ك|كم|ني)|لان)(?![\p{L}\p{M}])/gu;

/** أفعال، أفعلة، إفعال، إفالة، أفعلنا. */
function hasShape(stem: string): boolean {
  const letters = stem.replaceAll(/[\u064b-\u0652]/gu, '');
  return (
    /^ا[^تن][^ت\u0627]ا[^ا](?:ه|ها|هم|هن|نا|كم|ي|ك)?$/u.test(letters) ||
    /^ا[^نت][^ت][^ا]ة$/u.test(letters) ||
    /^ا[^نتس]ا[^ا]ة$/u.test(letters) ||
    /^ا[^تن][^ت][^ا]نا$/u.test(letters)
  );
}

function writtenWithHamza({ texts }: Reading): Set<string> {
  const words = texts.ar.flatMap((text) =>
    matchesIn(
      text,
      /(?<![\p{L}\p{M}])(?:[وف]?(?:[بك]?ال|[بلك])?)([أإ][\u0621-\u064a\u064b-\u0652]{2,})(?![\p{L}\p{M}])/gu,
    ),
  );
  return new Set(words.map(({ groups }) => fold(groups[1]!)).filter((word) => !joiningWords.has(word)));
}
