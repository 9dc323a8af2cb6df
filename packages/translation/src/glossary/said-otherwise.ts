import type { Locale } from '@nasaq/contract';
import { bareLetters } from './arabic-spelling.ts';
import { Glossary } from './glossary.ts';
import { type Term, wordsIn } from './term.ts';

/**
 * Whether a text says an agreed term without its very words, as good writers do: the head of it alone («أربع لوحات», of
 * «لوحة مؤشرات»), its verb («نقدّر», of «تقدير»), or as it stands in a name of the source («SQL Server»).
 * @param said the words of the source that the term was found in
 */
export function isSaidOtherwise(term: Term, { said, text, to }: { said: string; text: string; to: Locale }): boolean {
  return hasHead(term, text, to) || (to === 'ar' && hasVerb(term, text)) || hasLatinName(said, text, to);
}

const heads: Record<Locale, WeakMap<Term, Glossary | null>> = { en: new WeakMap(), ar: new WeakMap() };

/** Of several words, an Arabic term begins with what it is a kind of, and an English one ends with it. */
function hasHead(term: Term, text: string, to: Locale): boolean {
  let glossary = heads[to].get(term);
  if (glossary === undefined) {
    const long = wordsIn(term, to).filter((words) => /\s/u.test(words.trim()));
    const own = long.map((words) =>
      words
        .trim()
        .split(/\s+/u)
        .at(to === 'ar' ? 0 : -1)!,
    );
    const alone: Term = {
      ...term,
      accepted: { en: [], ar: [], [to]: own },
      forbidden: { en: [], ar: [] },
      keep: false,
    };
    glossary = own.length > 0 ? new Glossary([alone]) : null;
    heads[to].set(term, glossary);
  }
  return glossary !== null && glossary.find(text, to).length > 0;
}

/** «تقدير» and «إطلاق» name what somebody does, and share its three letters with «نقدّر» and «أطلقنا». */
function hasVerb({ accepted }: Term, text: string): boolean {
  const words = bareLetters(text).match(/\p{L}+/gu) ?? [];
  return accepted.ar.flatMap(rootOf).some((root) => words.some((word) => isOfRoot(word, root)));
}

function rootOf(noun: string): string[] {
  const [, one, two, three] = /^[تإا](\p{L})(\p{L})[يا](\p{L})$/u.exec(bareLetters(noun)) ?? [];
  return one && two && three ? [one + two + three] : [];
}

/** With what a verb and its participles may have before and behind it. */
function isOfRoot(word: string, root: string): boolean {
  const at = word.indexOf(root);
  return at >= 0 && at <= 3 && word.length - at - root.length <= 4;
}

/** Names of products have words of the glossary in them, and stay as they are. */
function hasLatinName(said: string, text: string, to: Locale): boolean {
  return to === 'ar' && /^\p{Lu}/u.test(said) && text.includes(said);
}
