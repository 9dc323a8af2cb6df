import type { Field, TextField } from 'payload';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import type { Bilingual } from '../../platform/staff/fields/text-rows.ts';
import { severalWords } from '../../platform/staff/fields/words.ts';
import { faultOfWords, wordsIn } from './check-words.ts';

type Row = Record<string, unknown>;

interface Words {
  name: string;
  label: Bilingual;
  description?: Bilingual;
  isArabic: boolean;
  isShown?: (row: Row) => boolean;
  /** What is wrong with the row as a whole, told at this field. */
  fault?: (row: Row, language: 'en' | 'ar') => string | null;
}

/** A field of words, each a word or several. */
export function wordsField({ description, fault, isArabic, isShown, label, name }: Words): TextField {
  return {
    name,
    type: 'text',
    hasMany: true,
    label,
    validate: (value: unknown, { data, req }: { data: unknown; req: { i18n: { language: string } } }) => {
      const row = data as Row;
      if (isShown && !isShown(row)) return true;
      const language = interfaceLanguage(req.i18n);
      return faultOfWords(wordsIn(value), language) ?? fault?.(row, language) ?? true;
    },
    admin: {
      rtl: isArabic,
      components: severalWords,
      ...(description ? { description } : {}),
      ...(isShown ? { condition: (data) => isShown(data as Row) } : {}),
    },
  } as TextField;
}

/** What a row is called in lists: made of its words, never typed. */
export function rowName(label: Bilingual): Field {
  return {
    name: 'title',
    type: 'text',
    label,
    access: { create: () => false, update: () => false },
    admin: { condition: () => false, disableBulkEdit: true },
  };
}
