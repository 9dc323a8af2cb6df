import { type FieldSpec, structureOf, unitsOf } from '@nasaq/translation';
import { expect, test } from 'vitest';
import { careers, home, landingPages, posts, products, services, withSpokenLabels, works } from '../index.ts';
import { fieldSpecsOf } from './field-specs.ts';

const specs = (entity: { fields: unknown }) => fieldSpecsOf(withSpokenLabels(entity) as never);
const named = (fields: readonly FieldSpec[] | undefined, ...path: string[]): FieldSpec => {
  const [name, ...rest] = path;
  const found = fields?.find((field) => field.name === name);
  if (!found) throw new Error(`There is no ${path.join('.')}.`);
  return rest.length > 0 ? named(found.fields, ...rest) : found;
};

test('a collection is told field by field, without its layout and without what hooks keep for themselves', () => {
  const fields = specs(works);
  expect(fields.map(({ name }) => name)).toEqual([
    'title',
    'summary',
    'client',
    'body',
    'challenge',
    'approach',
    'result',
    'figures',
    'gallery',
    'quote',
    'technologies',
    'seo',
    'slug',
    'publishedAt',
    'mark',
    'year',
    'industry',
    'services',
    'cover',
    'key',
  ]);
  expect(named(fields, 'title')).toEqual({
    name: 'title',
    kind: 'text',
    localized: true,
    label: { en: 'Title', ar: 'العنوان' },
    required: true,
    maxLength: 160,
    section: { en: 'Text', ar: 'النص' },
  });
  expect(named(fields, 'seo', 'title').section).toBeUndefined();
  expect(named(fields, 'slug')).toMatchObject({ kind: 'slug', localized: true, aside: true });
  // Left empty, it is made from the title.
  expect(named(fields, 'slug')).not.toHaveProperty('required');
  expect(named(fields, 'key')).toMatchObject({ readOnly: true, aside: true, localized: false });
  expect(named(fields, 'year')).toMatchObject({ kind: 'number', min: 2000, max: 2100, aside: true, localized: false });
  expect(named(fields, 'publishedAt')).toMatchObject({ kind: 'date', withTime: true });
});

test('a page that exists once is told alike', () => {
  const fields = specs(home);
  expect(fields.map(({ name }) => name)).toEqual([
    'statement',
    'intro',
    'figures',
    'steps',
    'quote',
    'call',
    'sections',
  ]);
  // A page may go without: then that part of it is left out.
  expect(named(fields, 'steps')).toMatchObject({ kind: 'rows', min: 2, max: 6 });
  expect(named(fields, 'steps')).not.toHaveProperty('required');
});

test('all that is inside of localized rows has a language; what is inside of a shared group has its own', () => {
  const fields = specs(works);
  expect(named(fields, 'figures')).toMatchObject({ localized: true, kind: 'rows', telling: ['value', 'label'] });
  expect(named(fields, 'figures').fields?.map(({ localized, name }) => [name, localized])).toEqual([
    ['value', true],
    ['label', true],
  ]);
  expect(named(specs(products), 'plans', 'features', 'text').localized).toBe(true);
  expect(named(fields, 'seo')).toMatchObject({ kind: 'group', localized: false });
  expect(named(fields, 'seo', 'title')).toMatchObject({ localized: true, maxLength: 120 });
  expect(named(fields, 'technologies', 'text').localized).toBe(false);
});

test('choices have their options in both languages, and references where they lead', () => {
  const fields = specs(careers);
  const kind = named(fields, 'questions', 'kind');
  expect(kind).toMatchObject({ kind: 'select', defaultValue: 'text', required: true });
  expect(kind.options?.map(({ label, value }) => [value, typeof label.en, typeof label.ar])).toEqual([
    ['text', 'string', 'string'],
    ['boolean', 'string', 'string'],
    ['choice', 'string', 'string'],
  ]);
  expect(named(fields, 'questions', 'choices').shownIf).toEqual({ field: 'kind', is: 'choice' });
  expect(named(specs(posts), 'tags')).toMatchObject({ kind: 'reference', relationTo: ['tags'], hasMany: true });
  expect(named(specs(services), 'category').filter).toEqual({ of: { equals: 'services' } });
  expect(named(specs(works), 'gallery', 'picture')).toMatchObject({ kind: 'upload', relationTo: ['media'] });
});

test('what is no text in a list of each language is a setting of both; pictures and entries are of either', () => {
  const kindOf = (name: string) => named(specs(landingPages), 'blocks').kinds!.find((kind) => kind.name === name)!;
  const settingsOf = (name: string) =>
    kindOf(name)
      .fields.filter(({ setting }) => setting)
      .map((field) => field.name);
  expect(settingsOf('picture')).toEqual(['side', 'ground']);
  expect(settingsOf('entries')).toEqual(['choose', 'of', 'count', 'ground']);
  expect(settingsOf('form')).toEqual(['form', 'own', 'ground']);
  expect(named(specs(works), 'year').setting).toBeUndefined();
});

test('the address of a film is no text: nobody translates it, and it comes along where a language is begun', () => {
  const blocks = named(specs(landingPages), 'blocks');
  const film = { blockType: 'video', pair: 'a', id: 'a', address: 'https://youtu.be/dQw4w9WgXcQ' };
  const docs = { en: { blocks: [{ ...film, title: 'Our film' }] }, ar: { blocks: [film] } };
  const paths = unitsOf([blocks], docs).map(({ path }) => path);
  expect(paths).toContain('blocks.a.title');
  expect(paths).not.toContain('blocks.a.address');
  expect(structureOf(blocks, docs.en.blocks)).toMatchObject([{ address: film.address, title: '' }]);
});
