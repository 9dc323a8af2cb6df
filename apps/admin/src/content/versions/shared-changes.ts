import { type Locale, locales } from '@nasaq/contract';
import { type Bilingual, type Doc, type FieldSpec, isSame } from '@nasaq/translation';
import { menuDay, menuMoment, menuTags } from '../../platform/staff/interface-language.ts';

/** A value of both languages that two versions have differently. */
export interface SharedChange {
  label: Bilingual;
  /** As one reads them; `null` where they cannot be told in a few words. */
  before: Bilingual | null;
  after: Bilingual | null;
}

/** @param fields that say the same in both languages */
export function sharedChanges(fields: readonly FieldSpec[], before: Doc, now: Doc): SharedChange[] {
  return fields
    .filter(({ name, readOnly }) => !readOnly && !isSame(before[name] ?? null, now[name] ?? null))
    .flatMap((field) => {
      const [was, is] = [before[field.name], now[field.name]];
      if (field.kind === 'group') return changesInside(field, was, is);
      return [{ label: field.label, before: told(field, was), after: told(field, is) }];
    });
}

function changesInside({ fields = [], label }: FieldSpec, before: unknown, now: unknown): SharedChange[] {
  return sharedChanges(fields, (before ?? {}) as Doc, (now ?? {}) as Doc).map((change) => ({
    ...change,
    label: inEach((locale) => `${label[locale]} › ${change.label[locale]}`),
  }));
}

const longest = 200;

function told(field: FieldSpec, value: unknown): Bilingual | null {
  if (value === null || value === undefined || value === '' || isSame(value, [])) return { en: '–', ar: '–' };
  if (field.kind === 'select') {
    const chosen = [value].flat().map((one) => field.options?.find((option) => option.value === one)?.label);
    if (chosen.some((label) => !label)) return null;
    return inEach((locale) => new Intl.ListFormat(menuTags[locale]).format(chosen.map((label) => label![locale])));
  }
  if (field.kind === 'date') return inEach((locale) => moment(String(value), locale, Boolean(field.withTime)));
  if (typeof value === 'number')
    return inEach((locale) => new Intl.NumberFormat(menuTags[locale], { useGrouping: false }).format(value));
  if (typeof value === 'boolean') return value ? { en: '✓', ar: '✓' } : { en: '–', ar: '–' };
  // A file of the brand is told by its name.
  if (field.kind === 'json') return nameOf(value);
  return typeof value === 'string' && value.length <= longest && field.kind !== 'reference'
    ? { en: value, ar: value }
    : null;
}

function nameOf(value: unknown): Bilingual | null {
  const { name } = value as { name?: unknown };
  return typeof name === 'string' ? { en: name, ar: name } : null;
}

function inEach(tell: (locale: Locale) => string): Bilingual {
  return Object.fromEntries(locales.map((locale) => [locale, tell(locale)])) as unknown as Bilingual;
}

/** A day is the same one everywhere; a moment is told in UTC, as the server knows no reader's clock. */
function moment(value: string, locale: Locale, withTime: boolean): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return value;
  const inUtc = { timeZone: 'UTC' };
  return withTime ? `${menuMoment(date, locale, inUtc)} UTC` : menuDay(date, locale, inUtc);
}
