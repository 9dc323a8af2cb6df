import { fold } from '@nasaq/contract';
import { stemmer } from 'stemmer';
import { withoutEnding, withoutHamzaSeats, withoutProclitics } from './arabic-forms.ts';
import { singularOf } from './broken-plurals.ts';
import { isArabic } from './words.ts';

export interface WordForms {
  /** As it is written, without its vowel marks. */
  written: string;
  /** Spellings that readers do not tell apart are one. */
  folded: string;
  /** `folded`, and what is left of it without what is written onto its front: «والتصميم» and «تصميم». */
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
  const bare = isArabic(folded) ? [folded, ...withoutProclitics(folded)] : [folded];
  const made = {
    written: writtenForm(word),
    folded,
    bare,
    stems: isArabic(folded) ? arabicStems(bare) : [stem(folded)],
  };
  known.set(word, made);
  return made;
}

function arabicStems(bare: readonly string[]): string[] {
  const ends = bare.flatMap((form) => [form, withoutEnding(form)]);
  const singulars = bare.flatMap((form) => singularOf(withoutHamzaSeats(form)) ?? []);
  return [...new Set([...ends.flatMap(hamzaSpellings), ...singulars])];
}

/** «قارئ» is also written «قاري», and «مسؤول» also «مسئول». */
function hamzaSpellings(form: string): string[] {
  return [withoutHamzaSeats(form), form.replaceAll(/[ؤئ]/g, 'ء')];
}

function stem(folded: string): string {
  return /^[a-z]+$/.test(folded) ? stemmer(folded) : folded;
}

/** NFC and lower case, without harakat and tatweel: «قانون» and «قَانُون» are written alike, «اعمال» and «أعمال» are not. */
function writtenForm(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u064B-\u065F\u0670\u0640\u200C-\u200F]/g, '');
}
