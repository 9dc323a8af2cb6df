import { type Locale, locales } from '@nasaq/contract';
import { type Bilingual, type FieldSpec, isSame } from '@nasaq/translation';
import { menuTags, storedDate } from '../../platform/staff/interface-language.ts';
import type { Titles } from './titles.ts';

const longest = 200;

/** A value in a few words; `null` where it has none. */
export function told(field: FieldSpec, value: unknown, titles: Titles): Bilingual | null {
  if (value === null || value === undefined || value === '' || isSame(value, [])) return { en: '–', ar: '–' };
  if (field.kind === 'select') {
    const chosen = [value].flat().map((one) => field.options?.find((option) => option.value === one)?.label);
    if (chosen.some((label) => !label)) return null;
    return inEach((locale) => new Intl.ListFormat(menuTags[locale]).format(chosen.map((label) => label![locale])));
  }
  if (field.kind === 'reference' || field.kind === 'upload') return titles.of(value);
  if (field.kind === 'date') return inEach((locale) => storedDate(String(value), locale, Boolean(field.withTime)));
  if (typeof value === 'number')
    return inEach((locale) => new Intl.NumberFormat(menuTags[locale], { useGrouping: false }).format(value));
  if (typeof value === 'boolean') return value ? { en: '✓', ar: '✓' } : { en: '–', ar: '–' };
  // A file of the brand is told by its name.
  if (field.kind === 'json') return nameOf(value);
  return typeof value === 'string' && value.length <= longest ? { en: value, ar: value } : null;
}

function nameOf(value: unknown): Bilingual | null {
  const { name } = value as { name?: unknown };
  return typeof name === 'string' ? { en: name, ar: name } : null;
}

function inEach(tell: (locale: Locale) => string): Bilingual {
  return Object.fromEntries(locales.map((locale) => [locale, tell(locale)])) as unknown as Bilingual;
}
