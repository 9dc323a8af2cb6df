import { fold } from '@nasaq/contract';
import { stemmer } from 'stemmer';
import { withoutEnding, withoutHamzaSeats, withoutProclitics } from './arabic-forms.ts';
import { isArabic } from './words.ts';

export interface WordForms {
  /** As it is written, without its vowel marks. */
  written: string;
  /** Spellings that readers do not tell apart are one. */
  folded: string;
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
  const folded = fold(word).replaceAll(/['’]/g, '');
  const made = {
    written: writtenForm(word),
    folded,
    stems: isArabic(folded) ? arabicStems(folded) : latinStems(folded),
  };
  known.set(word, made);
  return made;
}

function arabicStems(folded: string): string[] {
  const bare = [folded, ...withoutProclitics(folded)];
  const stems = bare.flatMap((form) => [form, withoutEnding(form)]).map(withoutHamzaSeats);
  return [...new Set(stems)];
}

function latinStems(folded: string): string[] {
  return [/^[a-z]+$/.test(folded) ? stemmer(folded) : folded];
}

/** NFC and lower case, without harakat and tatweel: «قانون» and «قَانُون» are written alike, «اعمال» and «أعمال» are not. */
function writtenForm(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u064B-\u065F\u0670\u0640\u200C-\u200F]/g, '');
}
