import { type Locale, locales, normalizeDigits } from '@nasaq/contract';
import { pairField } from '@nasaq/translation';
import type { FlattenedField, SelectField } from 'payload';
import { bilingualOf } from '../../content/index.ts';
import { bundleTexts } from '../catalogue/index.ts';
import { type Column, listOf } from './columns.ts';

/** Why a cell cannot be read. */
export type CellFault = 'choice' | 'date' | 'number' | 'reference' | 'row';

type Read = { value: unknown } | { fault: CellFault };

/** What a cell may name beside plain values. */
export interface CellReader {
  references: (collections: readonly string[], word: string) => string | null;
  toRichText: (markdown: string) => object;
}

/** What a cell of a field's column says. */
export function valueOf(field: FlattenedField, cell: string, { references, toRichText }: CellReader): Read {
  switch (field.type) {
    case 'number': {
      const number = Number(normalizeDigits(cell));
      return Number.isFinite(number) ? { value: number } : { fault: 'number' };
    }
    case 'checkbox':
      return { value: locales.some((locale) => bundleTexts[locale].yes.includes(cell.toLowerCase())) };
    case 'date': {
      const date = new Date(
        /^\d{4}-\d\d-\d\d$/u.test(normalizeDigits(cell)) ? `${normalizeDigits(cell)}T12:00:00Z` : normalizeDigits(cell),
      );
      return Number.isNaN(date.getTime()) ? { fault: 'date' } : { value: date.toISOString() };
    }
    case 'select':
    case 'radio':
      return choiceOf(field as SelectField, cell);
    case 'richText':
      return { value: toRichText(cell) };
    case 'array':
      return rowsOf(field, cell);
    case 'upload':
    case 'relationship': {
      const words = field.hasMany ? wordsIn(cell) : [cell];
      const found = words.map((word) => references([field.relationTo].flat(), word));
      if (found.includes(null)) return { fault: 'reference' };
      const all = found.map((name) => ({ '→': name }));
      return { value: field.hasMany ? all : all[0] };
    }
    default:
      return { value: 'hasMany' in field && field.hasMany ? wordsIn(cell) : cell };
  }
}

function wordsIn(cell: string, between = /[;\u061B|]/u): string[] {
  return cell
    .split(between)
    .map((word) => word.trim())
    .filter(Boolean);
}

/** A line is a row. Rows of both languages on the same line say the same. */
function rowsOf(field: FlattenedField, cell: string): Read {
  const texts = listOf(field) ?? [];
  const rows = wordsIn(cell, /\r?\n/u).map((line, place) => {
    const parts = texts.length === 1 ? [line] : wordsIn(line, /\|/u);
    const named = texts.map(({ name }, at) => [name, parts[at]]);
    return {
      isWhole: parts.length === texts.length,
      row: { ...Object.fromEntries(named), [pairField]: String(place + 1) },
    };
  });
  return rows.every(({ isWhole }) => isWhole) ? { value: rows.map(({ row }) => row) } : { fault: 'row' };
}

/** By its value, or by what it is called in either language. */
function choiceOf({ options }: SelectField, cell: string): Read {
  const found = options.find((option) => {
    if (typeof option === 'string') return option === cell;
    const label = bilingualOf(option.label);
    return option.value === cell || label?.en === cell || label?.ar === cell;
  });
  if (!found) return { fault: 'choice' };
  return { value: typeof found === 'string' ? found : found.value };
}

/** What a cell may say where what it says is none of its choices. */
export function choicesAt(fault: CellFault, { leaf: { field } }: Column, language: Locale): { choices?: string[] } {
  if (fault !== 'choice') return {};
  const { options } = field as SelectField;
  const named = options.map((option) =>
    typeof option === 'string' ? option : (bilingualOf(option.label)?.[language] ?? option.value),
  );
  return { choices: named };
}
