import { contentTypes, fold } from '@nasaq/contract';
import { type Docs, type FieldSpec, unitsOf, wordsOf } from '@nasaq/translation';
import type { Payload } from 'payload';
import { queryOn, tableOf } from '../../platform/database/query.ts';

/** Milliseconds for which what was read is good. */
const fresh = 10 * 60_000;
/** Entries of a type that are read, the newest first. */
const most = 500;
/** How often another spelling has to stand elsewhere. */
const often = 2;

/** How often each spelling of a word stands in the company's texts, by the folded word. */
type Lexicon = ReadonlyMap<string, ReadonlyMap<string, number>>;
let known: { at: number; payload: Payload; lexicon: Promise<Lexicon> } | null = null;

/**
 * Arabic words of a document that nobody else writes so, with the spelling that the others have: a hamza or the dots of a
 * ة that were left out.
 */
export async function unusualSpellings(
  payload: Payload,
  fields: readonly FieldSpec[],
  docs: Docs,
): Promise<Record<string, string>> {
  if (known?.payload !== payload || Date.now() - known.at > fresh)
    known = { at: Date.now(), payload, lexicon: readLexicon(payload) };
  const lexicon = await known.lexicon;
  const words = new Set(unitsOf(fields, docs).flatMap(({ values }) => arabicWords(wordsOf(values.ar))));
  return Object.fromEntries(
    [...words].flatMap((word) => {
      const spellings = lexicon.get(fold(word));
      if (!spellings || spellings.has(word)) return [];
      const usual = [...spellings].find(([spelling, count]) => count >= often && isLeftOut(word, spelling));
      return usual ? [[word, usual[0]]] : [];
    }),
  );
}

/** Whether a word lacks a hamza, or the dots of its ة, that another spelling has. */
function isLeftOut(word: string, usual: string): boolean {
  if (word.length !== usual.length || word.length < 3) return false;
  return [...word].every((letter, place) => {
    const other = usual[place]!;
    if (letter === other) return true;
    // Behind an article there is no pronoun.
    const isEnding = place === word.length - 1 && /^(?:[وف]?(?:[بك]?ال|لل))/u.test(word);
    return (letter === 'ا' && /[أإآ]/u.test(other)) || (isEnding && letter === 'ه' && other === 'ة');
  });
}

async function readLexicon(payload: Payload): Promise<Lexicon> {
  const lexicon = new Map<string, Map<string, number>>();
  for (const type of contentTypes) {
    const rows = await queryOn(payload)<{ title: string | null; summary: string | null; body: unknown }>(
      `SELECT title, summary, ${type === 'landing-pages' ? 'NULL AS body' : 'body'} FROM "${tableOf(type)}_locales" WHERE _locale = 'ar' ORDER BY id DESC LIMIT ${most}`,
    );
    for (const { body, summary, title } of rows)
      for (const word of arabicWords([title, summary, wordsOf(body)].join('\n'))) {
        const spellings = lexicon.get(fold(word)) ?? new Map<string, number>();
        lexicon.set(fold(word), spellings.set(word, (spellings.get(word) ?? 0) + 1));
      }
  }
  return lexicon;
}

/** Without the marks that a writer may leave out. */
function arabicWords(text: string): string[] {
  return text.replaceAll(/[\u064b-\u0652\u0670\u0640]/gu, '').match(/[\u0621-\u064a]{3,}/gu) ?? [];
}
