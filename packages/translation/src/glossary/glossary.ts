import type { Locale } from '@nasaq/contract';
import { isArabic, type Word, wordsOf } from '@nasaq/search/language';
import { type ArabicForm, arabicFormsOf } from './arabic-inflection.ts';
import { bareLetters, isSpelledAs, type Reading, readingsOf, spellingKey } from './arabic-spelling.ts';
import { englishFormsOf, englishKey } from './english-inflection.ts';
import { beginsLikeAParticle, endsLikeAnInflection } from './look-alikes.ts';
import { type Term, type TermKind, wordsIn } from './term.ts';

/** A term where it stands in a text, in UTF-16 units. */
export interface FoundTerm {
  term: Term;
  /** Whether these are words that are not to be said for it. */
  forbidden: boolean;
  /** Whether it is the agreed word itself: only that one asks for the agreed word of the other language. */
  agreed: boolean;
  start: number;
  end: number;
}

/** Terms made ready to be found in texts, in whichever inflection. */
export class Glossary {
  readonly terms: readonly Term[];
  /** By language, then by the key of a phrase's first word. */
  readonly #phrases: Record<Locale, Map<string, Phrase[]>>;

  constructor(terms: readonly Term[]) {
    this.terms = terms;
    this.#phrases = { en: phrasesOf(terms, 'en'), ar: phrasesOf(terms, 'ar') };
  }

  /** The terms of a text in their order. Of those that overlap, the longest; of those that are as long, all. */
  find(text: string, locale: Locale): FoundTerm[] {
    const words = readWords(text);
    const found: FoundTerm[] = [];
    for (let at = 0; at < words.length;) {
      const here = this.#phrasesAt(text, words, at, locale);
      const longest = Math.max(0, ...here.map(({ slots }) => slots.length));
      const seen = new Map<string, FoundTerm>();
      for (const { agreed, forbidden, slots, term } of here) {
        if (slots.length < longest) continue;
        const key = `${term.id} ${forbidden}`;
        const end = words[at + longest - 1]!.end;
        const isAgreed = agreed || (seen.get(key)?.agreed ?? false);
        seen.set(key, { term, forbidden, agreed: isAgreed, start: words[at]!.start, end });
      }
      found.push(...seen.values());
      at += Math.max(longest, 1);
    }
    return found;
  }

  #phrasesAt(text: string, words: readonly TextWord[], at: number, locale: Locale): Phrase[] {
    const keys = new Set(words[at]!.readings.map(({ key }) => key));
    const candidates = new Set([...keys].flatMap((key) => this.#phrases[locale].get(key) ?? []));
    return [...candidates].filter((phrase) => standsAt(phrase, text, words, at));
  }
}

interface Phrase {
  term: Term;
  forbidden: boolean;
  agreed: boolean;
  slots: readonly Slot[];
}

/** One word of a phrase: each of its forms, by its key. */
interface Slot {
  written: string;
  caseSensitive: boolean;
  /** `null` for a word in Latin letters, whose key says all of it. */
  forms: Map<string, (ArabicForm | null)[]>;
}

function phrasesOf(terms: readonly Term[], locale: Locale): Map<string, Phrase[]> {
  const phrases = new Map<string, Phrase[]>();
  for (const term of terms)
    for (const [texts, forbidden] of [
      [wordsIn(term, locale), false],
      [term.forbidden[locale], true],
    ] as const)
      for (const [place, text] of texts.entries()) {
        const slots = slotsOf(text, term);
        const agreed = !forbidden && (place === 0 || term.keep);
        const phrase: Phrase = { term, forbidden, agreed, slots };
        for (const key of slots[0]?.forms.keys() ?? []) phrases.set(key, [...(phrases.get(key) ?? []), phrase]);
      }
  return phrases;
}

function slotsOf(text: string, { caseSensitive, kind }: Term): Slot[] {
  const words = wordsOf(text);
  return words.map(({ text: written }, place) => {
    const inflected = kind === 'verb' ? place === 0 : place === words.length - 1;
    const forms: Slot['forms'] = new Map();
    const add = (key: string, form: ArabicForm | null) => forms.set(key, [...(forms.get(key) ?? []), form]);
    if (isArabic(written))
      for (const form of arabicFormsOf(written, slotKind(kind, place), { qualifies: place > 0 }))
        add(spellingKey(form.letters), form);
    else for (const key of inflected ? englishFormsOf(written, kind) : [englishKey(written)]) add(key, null);
    return { written, caseSensitive, forms };
  });
}

/** A verb's further words are nouns; those of a name are names. */
function slotKind(kind: TermKind | null, place: number): TermKind | null {
  return kind === 'verb' && place > 0 ? null : kind;
}

/** A word of a text, and each way to read it. */
interface TextWord extends Word {
  /** Of an Arabic word, without its signs. */
  letters: string;
  readings: (Reading & { key: string })[];
}

/** Words; those in Latin letters also apart from the Arabic particle before them: «بـSQL». */
function readWords(text: string): TextWord[] {
  return wordsOf(text).flatMap(scriptsOf).map(readWord);
}

function scriptsOf(word: Word): Word[] {
  if (!isArabic(word.text) || !/[A-Za-z]/u.test(word.text)) return [word];
  return [...word.text.matchAll(/[A-Za-z\u00C0-\u024F'’]+|[^A-Za-z\u00C0-\u024F'’]+/gu)].map(({ 0: part, index }) => ({
    text: part,
    start: word.start + index,
    end: word.start + index + part.length,
  }));
}

function readWord(word: Word): TextWord {
  if (!isArabic(word.text)) {
    const reading = { rest: word.text, taken: '', article: false, preposition: false, future: false };
    return { ...word, letters: word.text, readings: [{ ...reading, key: englishKey(word.text) }] };
  }
  const letters = bareLetters(word.text);
  const readings = readingsOf(letters).map((reading) => ({ ...reading, key: spellingKey(reading.rest) }));
  return { ...word, letters, readings };
}

/** Whether a phrase stands at a word: all of its words, one after the other, with nothing but a space or a hyphen between. */
function standsAt({ slots }: Phrase, text: string, words: readonly TextWord[], at: number): boolean {
  let definite = false;
  for (const [place, slot] of slots.entries()) {
    const word = words[at + place];
    if (!word || (place > 0 && !isJoined(text, words[at + place - 1]!, word))) return false;
    const next = words[at + place + 1];
    const beforeArticle = next !== undefined && isJoined(text, word, next) && next.letters.startsWith('ال');
    const reading = readingAs(slot, word, { first: place === 0, construct: place < slots.length - 1 || beforeArticle });
    // «الرقم مرجعي» says something of the number, and does not name it.
    if (!reading || (definite && !reading.article && isArabic(word.text))) return false;
    definite ||= reading.article;
  }
  return true;
}

function isJoined(text: string, one: Word, next: Word): boolean {
  return /^[\s\u2010-\u2013\u200E\u200F\u2066-\u2069-]*$/u.test(text.slice(one.end, next.start));
}

function readingAs(slot: Slot, word: TextWord, where: { first: boolean; construct: boolean }): Reading | undefined {
  return word.readings.find((reading) => {
    const forms = slot.forms.get(reading.key) ?? [];
    return forms.some((form) => (form ? isForm(form, reading, word, where) : isLatinForm(slot, word)));
  });
}

function isLatinForm({ caseSensitive, written }: Slot, { text }: TextWord): boolean {
  return !caseSensitive || text.startsWith(written);
}

function isForm(
  form: ArabicForm,
  { article, future, preposition, rest, taken }: Reading,
  { letters, text }: TextWord,
  { construct, first }: { first: boolean; construct: boolean },
): boolean {
  if (article && !form.article) return false;
  if (form.verb ? article || (preposition && !taken.endsWith('ل')) : future) return false;
  if (!first && taken !== '' && taken !== 'ال') return false;
  if (form.construct && !construct) return false;
  if (form.shadda && !text.includes('\u0651')) return false;
  if (!article && taken !== '' && beginsLikeAParticle(letters)) return false;
  if (!form.own && endsLikeAnInflection(rest)) return false;
  return isSpelledAs(form.letters, rest);
}
