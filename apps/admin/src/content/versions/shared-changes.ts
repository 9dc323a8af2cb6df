import { type Locale, locales } from '@nasaq/contract';
import { bearsLanguage, type Bilingual, type Doc, type Docs, type FieldSpec, isSame } from '@nasaq/translation';
import { menuDay, menuMoment, menuTags } from '../../platform/staff/interface-language.ts';
import { changesInRows, isListOfRows } from './row-changes.ts';
import type { Titles } from './titles.ts';

/** A value of both languages that two versions have differently. */
export interface SharedChange {
  /** The field of the first level that it stands in. */
  field: string;
  label: Bilingual;
  /** As one reads them; `null` where they cannot be told in a few words. */
  before: Bilingual | null;
  after: Bilingual | null;
  /** What became of a whole row: it stands where it stands now, or where it was. */
  row?: 'added' | 'removed' | 'moved';
}

/** What is not told language by language: the words of each are left to `changesIn`. */
export function sharedChanges(fields: readonly FieldSpec[], before: Docs, now: Docs, titles: Titles): SharedChange[] {
  return fields
    .filter(({ readOnly }) => !readOnly)
    .flatMap((field) => changesOf(field, before, now, titles).map((change) => ({ ...change, field: field.name })));
}

function changesOf(field: FieldSpec, before: Docs, now: Docs, titles: Titles): SharedChange[] {
  const { kind, label, localized, name } = field;
  if (localized || isSame(both(before, name), both(now, name))) return [];
  if (kind === 'group') {
    const inside = sharedChanges(field.fields ?? [], inGroup(before, name), inGroup(now, name), titles);
    return inside.map((change) => ({ ...change, label: within(label, change.label) }));
  }
  if (isListOfRows(field)) return changesInRows(field, before, now, titles);
  if (bearsLanguage(field)) return [];
  const [was, is] = [storedIn(field, before), storedIn(field, now)];
  return isSame(was, is)
    ? []
    : [{ field: name, label, before: told(field, was, titles), after: told(field, is, titles) }];
}

/** The sign turns with the text by itself. */
export function within(...labels: Bilingual[]): Bilingual {
  return inEach((locale) => labels.map((label) => label[locale]).join(' › '));
}

/** Where nothing is stored, a choice is the one that it comes with. */
function storedIn({ defaultValue, kind, name }: FieldSpec, docs: Docs): unknown {
  const value = docs.en[name] ?? null;
  return kind === 'select' && value === null ? (defaultValue ?? null) : value;
}

function both({ ar, en }: Docs, name: string): unknown[] {
  return [en[name] ?? null, ar[name] ?? null];
}

function inGroup({ ar, en }: Docs, name: string): Docs {
  return { en: (en[name] ?? {}) as Doc, ar: (ar[name] ?? {}) as Doc };
}

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
  if (field.kind === 'date') return inEach((locale) => moment(String(value), locale, Boolean(field.withTime)));
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

/** A day is the same one everywhere; a moment is told in UTC, as the server knows no reader's clock. */
function moment(value: string, locale: Locale, withTime: boolean): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return value;
  const inUtc = { timeZone: 'UTC' };
  return withTime ? `${menuMoment(date, locale, inUtc)} UTC` : menuDay(date, locale, inUtc);
}
