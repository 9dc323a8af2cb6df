import { fold } from '@nasaq/contract';
import { stemmer } from 'stemmer';
import { withoutEnding, withoutHamzaSeats, withoutPronoun, withoutProclitics } from './arabic-forms.ts';
import { singularOf } from './broken-plurals.ts';
import { baseOf } from './irregular-forms.ts';
import { isArabic } from './words.ts';

export interface WordForms {
  /** As it is written, without its vowel marks. */
  written: string;
  /** Spellings that readers do not tell apart are one. */
  folded: string;
  /** `folded`, and what is left of it without what is written onto it: «والتصميم» and «تصميم», «مكاتبكم» and «مكاتب». */
  bare: readonly string[];
  /** What other inflections of the word have in common with it; lower in rank. */
  stems: readonly string[];
}

const known = new Map<string, WordForms>();
const maxKnown = 50_000;

/** The forms under which a word is kept and asked for. */
export function wordForms(word: string): WordForms {
  const forms = known.get(word);
  if (forms) return forms;
  if (known.size >= maxKnown) known.clear();
  const folded = fold(word).replaceAll(/['’\u200C\u200D]/g, '');
  const bare = isArabic(folded) ? bareForms(folded) : [folded];
  const made = {
    written: writtenForm(word),
    folded,
    bare,
    stems: isArabic(folded) ? arabicStems(bare) : [stem(folded)],
  };
  known.set(word, made);
  return made;
}

function bareForms(folded: string): string[] {
  return [...new Set([folded, ...withoutProclitics(folded)].flatMap((form) => [form, withoutPronoun(form)]))];
}

function arabicStems(bare: readonly string[]): string[] {
  const singulars = bare.flatMap((form) => singularOf(withoutHamzaSeats(form)) ?? []);
  // What looks like an ending of a broken plural is none: «طلبة» are no «طلب».
  const ends = bare.flatMap((form) => (singularOf(withoutHamzaSeats(form)) ? [form] : [form, withoutEnding(form)]));
  return [...new Set([...ends.flatMap(hamzaSpellings), ...singulars])];
}

/** «قارئ» is also written «قاري», and «مسؤول» also «مسئول». */
function hamzaSpellings(form: string): string[] {
  return [withoutHamzaSeats(form), form.replaceAll(/[ؤئ]/g, 'ء')];
}

function stem(folded: string): string {
  return /^[a-z]+$/.test(folded) ? stemmer(baseOf(folded)) : folded;
}

/** NFC and lower case, without harakat and tatweel: «قانون» and «قَانُون» are written alike, «اعمال» and «أعمال» are not. */
function writtenForm(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u064B-\u065F\u0670\u0640\u200C-\u200F]/g, '');
}
