import { type Locale, locales, otherLocale } from '@nasaq/contract';
import { splitSettings } from '../../settings.ts';
import { type Docs, pairRows } from '../../units.ts';
import { type Doc, type FieldKind, type FieldSpec, fieldsOfRow, isAskedFor } from '../../field.ts';
import { stateOf } from '../../states.ts';
import { isEmpty, wordsOf } from '../../words.ts';
import type { Hit } from '../check.ts';
import { arabicLetters, latinLetters } from '../language/scripts.ts';
import { type Reading, type WrittenText } from '../reading/reading.ts';
import { fewestLetters, foreignShare, strangersIn } from './strangers.ts';

/** What one language has and the other lacks, and what stands in both alike. */
export function presenceHits(reading: Reading): Hit[] {
  return [
    ...missingTexts(reading),
    ...missingValues(reading.fields, reading.docs, reading.begun, ''),
    ...missingRows(reading),
    ...settingsApart(reading),
    ...identicalTexts(reading),
    ...untranslatedTexts(reading),
    ...translationStates(reading),
  ];
}

function missingTexts({ begun, units }: Reading): Hit[] {
  return units.flatMap(({ field, path, present, values }) =>
    locales.flatMap((locale): Hit[] => {
      if (!begun[locale] || !present[locale] || !isEmpty(values[locale])) return [];
      if (field.required) return [{ check: 'text-missing', locale, path }];
      const other = otherLocale(locale);
      return begun[other] && !isEmpty(values[other]) ? [{ check: 'translation-missing', locale, path }] : [];
    }),
  );
}

const chosen: ReadonlySet<FieldKind> = new Set(['date', 'number', 'reference', 'select', 'upload']);

/** What is no text and has to be there: an author, a picture, a date. A shared one keeps both languages from readers. */
function missingValues(fields: readonly FieldSpec[], docs: Docs, begun: Reading['begun'], prefix: string): Hit[] {
  return fields.flatMap((field): Hit[] => {
    const { kind, localized, name, required, unless } = field;
    const path = `${prefix}${name}`;
    const inside = field.fields ?? [];
    const values = { en: docs.en[name], ar: docs.ar[name] };
    if (kind === 'group')
      return missingValues(inside, { en: docOf(values.en), ar: docOf(values.ar) }, begun, `${path}.`);
    const isAsked = (locale: Locale) => begun[locale] && isAskedFor(field, docs[locale]);
    const asked = locales.filter(isAsked);
    const inEach = (hitIn: (locale: Locale) => Omit<Hit, 'locale'> | null) => {
      const hits = asked.flatMap((locale): Hit[] => {
        const hit = hitIn(locale);
        return hit ? [{ ...hit, locale }] : [];
      });
      return localized ? hits : hits.slice(0, 1).map((hit): Hit => ({ ...hit, locale: 'both' }));
    };
    const isNeeded = (locale: Locale) => required || (unless !== undefined && isEmpty(docs[locale][unless]));
    if (kind !== 'rows')
      return inEach((locale) =>
        chosen.has(kind) && isNeeded(locale) && isEmpty(values[locale]) ? { check: 'value-missing', path } : null,
      );
    const least = Math.max(field.min ?? 0, required ? 1 : 0);
    const tooFew = inEach((locale) => {
      const length = rowCount(values[locale]);
      // Without any, what need not be there is left out, as the CMS has it, too.
      if (length >= least || (length === 0 && !required)) return null;
      return { check: 'rows-missing', path, values: { length: String(length), count: String(least) } };
    });
    const missingInside = pairRows(values).flatMap(({ pair, rows }) => {
      const within = { en: begun.en && rows.en !== null, ar: begun.ar && rows.ar !== null };
      const own = fieldsOfRow(field, rows.en ?? rows.ar);
      return missingValues(own, { en: rows.en ?? {}, ar: rows.ar ?? {} }, within, `${path}.${pair}.`);
    });
    return [...tooFew, ...missingInside];
  });
}

function rowCount(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

/** Rows that one language alone has. Both have to be begun: who writes one language first is not told of the other. */
function missingRows({ begun, docs, fields }: Reading): Hit[] {
  return begun.en && begun.ar ? rowsIn(fields, docs.en, docs.ar, '') : [];
}

function rowsIn(fields: readonly FieldSpec[], en: Doc, ar: Doc, prefix: string): Hit[] {
  return fields.flatMap((field): Hit[] => {
    const path = `${prefix}${field.name}`;
    const values = { en: en[field.name], ar: ar[field.name] };
    if (field.kind === 'group') return rowsIn(field.fields ?? [], docOf(values.en), docOf(values.ar), `${path}.`);
    if (field.kind !== 'rows') return [];
    return pairRows(values).flatMap(({ pair, rows }, place) => {
      const at = `${path}.${pair}`;
      if (rows.en && rows.ar) return rowsIn(fieldsOfRow(field, rows.en), rows.en, rows.ar, `${at}.`);
      const locale: Locale = rows.en ? 'ar' : 'en';
      return field.localized ? [{ check: 'rows-differ', locale, path: at, values: { row: String(place + 1) } }] : [];
    });
  });
}

function docOf(value: unknown): Doc {
  return typeof value === 'object' && value !== null ? (value as Doc) : {};
}

/** A finding is about these values: its sentence says none of them, which have other names in each language of the menus. */
function settingsApart({ begun, docs, fields }: Reading): Hit[] {
  if (!begun.en || !begun.ar) return [];
  return splitSettings(fields, docs).map(({ path, values }) => ({
    check: 'settings-differ',
    locale: 'both',
    path,
    values: { en: JSON.stringify(values.en ?? null), ar: JSON.stringify(values.ar ?? null) },
  }));
}

/** The same words in both, where they are more than names. */
function identicalTexts(reading: Reading): Hit[] {
  return reading.texts.ar.flatMap((text): Hit[] => {
    const words = wordsOf(text.unit.values.ar);
    if (words !== wordsOf(text.unit.values.en) || !hasOwnWords(text, reading)) return [];
    const locale = arabicLetters(words) > latinLetters(words) ? 'en' : 'ar';
    return [{ check: 'text-identical', locale, path: text.path }];
  });
}

function hasOwnWords(text: WrittenText, reading: Reading): boolean {
  const words = wordsOf(text.unit.values.ar);
  // A key, as `layla-mansour`, is the same for both.
  if (/^[a-z\d]+(?:-[a-z\d]+)+$|^\p{Lu}[\p{Script=Latin}\d.+#-]*$/u.test(words)) return false;
  return arabicLetters(words) > 0 || strangersIn(text, reading).length > 0;
}

/** Paragraphs that are written in the other language. */
function untranslatedTexts(reading: Reading): Hit[] {
  return locales.flatMap((locale) =>
    reading.texts[locale].flatMap((text): Hit[] => {
      if (wordsOf(text.unit.values.en) === wordsOf(text.unit.values.ar)) return [];
      return text.paragraphs
        .filter(({ text: words }) => isForeign(words, locale))
        .map(({ index, text: words }) => ({
          check: 'text-untranslated',
          locale,
          path: text.path,
          range: { paragraph: index, from: 0, to: words.length },
        }));
    }),
  );
}

function isForeign(words: string, locale: Locale): boolean {
  const [arabic, latin] = [arabicLetters(words), latinLetters(words)];
  const [own, foreign] = locale === 'ar' ? [arabic, latin] : [latin, arabic];
  // Ordinary words are small: what is all names of products is no sentence.
  const isSentence = locale === 'en' || (words.match(/(?<![\p{L}\d])[a-z]{2,}/gu)?.length ?? 0) >= 2;
  return own + foreign >= fewestLetters && own < foreign * foreignShare && isSentence;
}

function translationStates({ begun, record, units }: Reading): Hit[] {
  if (!record) return [];
  const locale = otherLocale(record.source);
  if (!begun[locale]) return [];
  const byState = { outdated: 'text-outdated', machine: 'text-by-machine', review: 'text-to-review' } as const;
  return units.flatMap(({ path, values }): Hit[] => {
    const state = stateOf(values, locale, record.source, record.marks[locale][path]);
    return state in byState ? [{ check: byState[state as keyof typeof byState], locale, path }] : [];
  });
}
