import { locales, otherLocale } from '@nasaq/contract';
import { type Docs, type FieldSpec, fieldsOfRow, isAskedFor, pairRows, type RichNode } from '@nasaq/translation';
import { edit, replaceOne } from './edit.ts';
import type { Random } from './random.ts';
import {
  anyUnit,
  type Found,
  type Kind,
  nodesIn,
  nodesOf,
  spotsOf,
  type Specimen,
  valueAt,
  withNodes,
  withValue,
} from './specimen.ts';

/** What the two languages do not say alike. */
export const differences: Kind[] = [
  edit({
    name: 'figure differs',
    // A figure that the other language has too.
    where: ({ other, text }) => figures(text).some((figure) => figures(other).includes(figure)),
    change(text, random, { other }) {
      const shared = new Set(figures(other));
      return replaceOne(text, random, /(?<![\d٠-٩:٫.,٬])[\d٠-٩]+(?![\d٠-٩:٫.,٬])/gu, ([found]) =>
        shared.has(latin(found)) ? otherDigit(found, random) : found,
      );
    },
  }),
  said('date differs', (random) => {
    const day = 2 + random.below(24);
    const month = random.below(12);
    const [later, next] = random.below(2) === 0 ? [day + 1 + random.below(3), month] : [day, (month + 1) % 12];
    const year = 2026 + random.below(3);
    return {
      en: `It holds from ${day} ${months.en[month]} ${year}.`,
      ar: `يسري ذلك ابتداءً من ${arabic(day)} ${months.ar[month]} ${arabic(year)}.`,
      wrong: {
        en: `It holds from ${later} ${months.en[next]} ${year}.`,
        ar: `يسري ذلك ابتداءً من ${arabic(later)} ${months.ar[next]} ${arabic(year)}.`,
      },
    };
  }),
  said('price differs', (random) => {
    const price = (3 + random.below(60)) * 500;
    const other = price + (1 + random.below(9)) * 500;
    const en = (value: number) => `It costs EGP ${value.toLocaleString('en')} a month.`;
    const ar = (value: number) => `والثمن ${value.toLocaleString('ar-EG')} ج.م. شهريًا.`;
    return { en: en(price), ar: ar(price), wrong: { en: en(other), ar: ar(other) } };
  }),
  said('phone differs', (random) => {
    const digits = Array.from({ length: 4 }, () => random.below(10)).join('');
    const other = otherDigit(digits, random);
    const en = (last: string) => `Call +20 2 2516 ${last}.`;
    const ar = (last: string) => `اتصلوا بالرقم \u2066+20 2 2516 ${last}\u2069.`;
    return { en: en(digits), ar: ar(digits), wrong: { en: en(other), ar: ar(other) } };
  }),
  body('link missing in one language', 'link', (root, link, random) => {
    void random;
    const holder = nodesOf(root).find(({ children }) => children?.includes(link))!;
    holder.children!.splice(holder.children!.indexOf(link), 1, ...(link.children ?? []));
  }),
  {
    name: 'row missing in one language',
    plant(specimen, random) {
      const locale = random.pick(locales)!;
      const rows = specimen.fields.filter(({ kind, localized, name }) => {
        const value = specimen.docs[locale][name];
        return kind === 'rows' && localized && Array.isArray(value) && value.length > 1;
      });
      const field = random.pick(rows);
      if (!field) return null;
      const value = specimen.docs[locale][field.name] as unknown[];
      const place = random.below(value.length);
      const docs = withValue(specimen.docs, locale, field.name, value.toSpliced(place, 1));
      return { locale, path: field.name, docs, note: `row ${place + 1} of ${value.length}` };
    },
  },
  {
    name: 'setting differs',
    plant(specimen, random) {
      const settings = settingsIn(specimen.fields, specimen.docs);
      const setting = random.pick(settings);
      const locale = random.pick(locales)!;
      if (!setting) return null;
      const { field, path } = setting;
      const value = valueAt(specimen.docs, locale, path) ?? field.defaultValue;
      const others = (field.options ?? []).map((option) => option.value).filter((option) => option !== value);
      const other =
        { number: Number(value ?? 0) + 1, checkbox: value !== true }[field.kind as string] ?? random.pick(others);
      if (other === null) return null;
      return {
        locale,
        path,
        docs: withValue(specimen.docs, locale, path, other),
        note: `${String(value)} → ${String(other)}`,
      };
    },
  },
  body('heading missing in one language', 'heading', (_, heading) => {
    heading.type = 'paragraph';
    delete heading.tag;
  }),
  {
    name: 'emphasis differs',
    plant(specimen, random) {
      const unit = anyUnit(specimen, random, ({ field }) => field.kind === 'richText');
      const locale = random.pick(locales)!;
      const texts = unit ? nodesIn(unit.values[locale], 'text') : [];
      const place = random.below(texts.length);
      const words = (texts[place]?.text ?? '').split(' ');
      if (!unit || words.length < 8) return null;
      const start = 1 + random.below(words.length - 5);
      const parts = [words.slice(0, start), words.slice(start, start + 3), words.slice(start + 3)];
      const value = withNodes(unit.values[locale], (root) => {
        const node = nodesOf(root).filter(({ type }) => type === 'text')[place]!;
        const holder = nodesOf(root).find(({ children }) => children?.includes(node))!;
        const pieces = parts.map((part, index) => ({
          ...node,
          text: `${part.join(' ')}${index < 2 ? ' ' : ''}`,
          format: index === 1 ? 1 : node.format,
        }));
        holder.children!.splice(holder.children!.indexOf(node), 1, ...(pieces as RichNode[]));
      });
      const docs = withValue(specimen.docs, locale, unit.path, value);
      return { locale, path: unit.path, docs, note: parts[1]!.join(' ') };
    },
  },
];

/** Every setting of a row that both languages have. */
function settingsIn(fields: readonly FieldSpec[], docs: Docs, prefix = ''): { field: FieldSpec; path: string }[] {
  return fields.flatMap((field) => {
    const path = `${prefix}${field.name}`;
    if (field.kind === 'rows')
      return pairRows({ en: docs.en[field.name], ar: docs.ar[field.name] }).flatMap(({ pair, rows: { ar, en } }) =>
        en && ar ? settingsIn(fieldsOfRow(field, en), { en, ar }, `${path}.${pair}.`) : [],
      );
    const isAsked = locales.every((locale) => isAskedFor(field, docs[locale]));
    return field.setting && isAsked ? [{ field, path }] : [];
  });
}

const months = {
  en: 'January February March April May June July August September October November December'.split(' '),
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' '),
};

interface Sentences {
  en: string;
  ar: string;
  wrong: { en: string; ar: string };
}

/** A sentence at the end of a text in both languages, with something else in one of them. */
function said(name: string, sentences: (random: Random) => Sentences): Kind {
  return {
    name,
    plant(specimen, random): Found | null {
      const { wrong, ...right } = sentences(random);
      const locale = random.pick(locales)!;
      const ends = locales.map((language) => {
        const spots = spotsOf(specimen).filter((spot) => spot.locale === language && /[.؟?]$/u.test(spot.text));
        return new Map(spots.map((spot) => [spot.path, spot]));
      });
      const path = random.pick([...ends[0]!.keys()].filter((key) => ends[1]!.has(key)));
      if (path === null) return null;
      let docs = specimen.docs;
      for (const language of locales) {
        const spot = spotsOf({ ...specimen, docs }).findLast(
          (candidate) => candidate.locale === language && candidate.path === path && /[.؟?]$/u.test(candidate.text),
        )!;
        docs = spot.with(`${spot.text} ${language === locale ? wrong[language] : right[language]}`);
      }
      return { locale, path, docs, note: `${wrong[locale]} | ${right[otherLocale(locale)]}` };
    },
  };
}

/** A node of a text is changed in one of two languages that both have such nodes. */
function body(name: string, type: string, change: (root: RichNode, node: RichNode, random: Random) => void): Kind {
  return {
    name,
    plant(specimen: Specimen, random) {
      const unit = anyUnit(
        specimen,
        random,
        ({ values }) => nodesIn(values.en, type).length > 0 && nodesIn(values.ar, type).length > 0,
      );
      const locale = random.pick(locales)!;
      if (!unit) return null;
      const place = random.below(nodesIn(unit.values[locale], type).length);
      const value = withNodes(unit.values[locale], (root) =>
        change(root, nodesOf(root).filter((node) => node.type === type)[place]!, random),
      );
      return { locale, path: unit.path, docs: withValue(specimen.docs, locale, unit.path, value), note: type };
    },
  };
}

function figures(text: string): string[] {
  return [...text.matchAll(/(?<![\d٠-٩:٫.,٬])[\d٠-٩]+(?![\d٠-٩:٫.,٬])/gu)].map(([figure]) => latin(figure));
}

function latin(figure: string): string {
  return figure.replaceAll(/[٠-٩]/gu, (digit) => String(digit.codePointAt(0)! - 0x660));
}

function arabic(value: number): string {
  return String(value).replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
}

/** The same number of digits with one of them changed. */
function otherDigit(figure: string, random: Random): string {
  const place = random.below(figure.length);
  const digit = figure.codePointAt(place)!;
  const zero = digit >= 0x660 ? 0x660 : 0x30;
  const changed = 1 + ((digit - zero + random.below(8)) % 9);
  return figure.slice(0, place) + String.fromCodePoint(zero + changed) + figure.slice(place + 1);
}
