import { type Locale, locales, otherLocale } from '@nasaq/contract';
import { type Docs, type FieldSpec, fingerprint, type Mark, wordsOf } from '@nasaq/translation';
import { edit, insertBetween } from './edit.ts';
import type { Random } from './random.ts';
import { anyUnit, type Kind, nodesIn, type Specimen, valueAt, withNodes, withValue } from './specimen.ts';

/** What is not there, stands there twice, or stands for something that was never written. */
export const presence: Kind[] = [
  {
    name: 'missing text',
    plant(specimen, random) {
      const unit = anyUnit(specimen, random);
      const locale = random.pick(locales)!;
      if (!unit) return null;
      const empty =
        unit.field.kind === 'richText' ? withNodes(unit.values[locale], (root) => void (root.children = [])) : '';
      return { locale, path: unit.path, docs: withValue(specimen.docs, locale, unit.path, empty), note: 'emptied' };
    },
  },
  {
    name: 'identical text',
    plant(specimen, random) {
      const unit = anyUnit(
        specimen,
        random,
        ({ field, values }) => field.kind !== 'richText' && wordsOf(values.en).includes(' '),
      );
      const locale = random.pick(locales)!;
      if (!unit || unit.values.en === unit.values.ar) return null;
      const docs = withValue(specimen.docs, locale, unit.path, unit.values[otherLocale(locale)]);
      return { locale, path: unit.path, docs, note: 'the text of the other language' };
    },
  },
  {
    name: 'untranslated copy',
    plant(specimen, random) {
      const unit = anyUnit(specimen, random, ({ field }) => field.kind === 'richText');
      const locale = random.pick(locales)!;
      if (!unit) return null;
      const docs = withValue(specimen.docs, locale, unit.path, unit.values[otherLocale(locale)]);
      return { locale, path: unit.path, docs, note: 'the whole text of the other language' };
    },
  },
  edit({
    name: 'placeholder',
    change(text, random, { locale }) {
      const marks = {
        en: [
          'TODO',
          'TBD',
          'lorem ipsum dolor sit amet',
          'xxx',
          '{name}',
          '[insert figure]',
          '[To be written]',
          'FIXME',
        ],
        ar: ['TODO', 'نص تجريبي', 'xxx', '{name}', 'لوريم إيبسوم', '[يُستكمل]', 'نص مؤقت'],
      };
      const mark = random.pick(marks[locale])!;
      return random.below(3) === 0 ? mark : insertBetween(text, random, mark);
    },
  }),
  {
    name: 'alternative text',
    plant(specimen, random) {
      const used = random.pick(picturesOf(specimen));
      if (!used) return null;
      const { locale, media, path } = used;
      return { locale, path, world: { alt: { media, locale, text: '' } }, note: `picture ${media} is not described` };
    },
  },
  {
    name: 'picture with text in one language',
    plant(specimen, random) {
      const rows = picturesOf(specimen).filter(({ locale, media, path }) => {
        const other = valueAt(specimen.docs, otherLocale(locale), path);
        return typeof other === 'number' && other !== media;
      });
      const used = random.pick(rows);
      if (!used) return null;
      const other = valueAt(specimen.docs, otherLocale(used.locale), used.path);
      const docs = withValue(specimen.docs, used.locale, used.path, other);
      return { locale: used.locale, path: used.path, docs, note: 'the picture of the other language' };
    },
  },
  slug('slug missing', () => ''),
  slug('slug in the wrong script', (_, locale, { docs }) => String(docs[otherLocale(locale)].slug)),
  slug('slug taken', (random, locale, specimen, company) => {
    const others = company.filter(({ id, slug }) => slug === specimen.slug && id !== specimen.id);
    return String(random.pick(others)?.docs[locale].slug ?? '');
  }),
  {
    name: 'outdated translation',
    plant: (specimen, random) => marked(specimen, random, 'confirmed', 'what it said before'),
  },
  { name: 'machine-made text', plant: (specimen, random) => marked(specimen, random, 'machine') },
];

function slug(
  name: string,
  change: (random: Random, locale: Locale, specimen: Specimen, company: readonly Specimen[]) => string,
): Kind {
  return {
    name,
    plant(specimen, random, company) {
      const locale = random.pick(locales)!;
      if (!specimen.docs.en.slug || !specimen.docs.ar.slug) return null;
      const changed = change(random, locale, specimen, company);
      if (name !== 'slug missing' && changed === '') return null;
      return {
        locale,
        path: 'slug',
        docs: withValue(specimen.docs, locale, 'slug', changed),
        note: `«${changed}»`,
      };
    },
  };
}

function marked({ docs, fields, record, ...rest }: Specimen, random: Random, as: Mark['as'], source?: string) {
  const unit = anyUnit({ docs, fields, record, ...rest }, random);
  if (!unit) return null;
  const locale = otherLocale(record.source);
  const mark: Mark = {
    as,
    source: fingerprint(source ?? unit.values[record.source]),
    target: fingerprint(unit.values[locale]),
    by: 1,
    at: 0,
  };
  const marks = { ...record.marks, [locale]: { ...record.marks[locale], [unit.path]: mark } };
  return { locale, path: unit.path, record: { ...record, marks }, note: as };
}

/** Every picture that a language of a document shows, with its place. */
export function picturesOf({ docs, fields }: Specimen): { locale: Locale; path: string; media: number }[] {
  return locales.flatMap((locale) =>
    picturesIn(fields, docs, locale, '').map(({ media, path }) => ({ locale, media, path })),
  );
}

function picturesIn(
  fields: readonly FieldSpec[],
  docs: Docs,
  locale: Locale,
  prefix: string,
  doc: Record<string, unknown> = docs[locale],
): { path: string; media: number }[] {
  return fields.flatMap((field) => {
    const value = doc[field.name];
    const path = `${prefix}${field.name}`;
    if (field.kind === 'upload') return typeof value === 'number' ? [{ path, media: value }] : [];
    if (field.kind === 'richText')
      return nodesIn(value, 'upload').flatMap((node) =>
        typeof node.value === 'number' ? [{ path, media: node.value }] : [],
      );
    if (field.kind === 'group' && value)
      return picturesIn(field.fields ?? [], docs, locale, `${path}.`, value as Record<string, unknown>);
    if (field.kind !== 'rows' || !Array.isArray(value)) return [];
    return (value as Record<string, unknown>[]).flatMap((row, place) =>
      picturesIn(field.fields ?? [], docs, locale, `${path}.${String(row.pair || place + 1)}.`, row),
    );
  });
}
