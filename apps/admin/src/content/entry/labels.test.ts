import { locales, type Locale } from '@nasaq/contract';
import { getTranslation, initI18n, type I18n } from '@payloadcms/translations';
import { getClientSchemaMap } from '@payloadcms/ui/utilities/getClientSchemaMap';
import { beforeAll, expect, test, vi } from 'vitest';
import {
  createClientConfig,
  type ArrayField,
  type Block,
  type Field,
  type FlattenedField,
  type SanitizedConfig,
  type Tab,
} from 'payload';
import { fieldIsHiddenOrDisabled, flattenTopLevelFields } from 'payload/shared';
import type { TellingField } from '../../platform/staff/screens/row-label.tsx';

let config: SanitizedConfig;
let menus: Record<Locale, I18n>;

beforeAll(async () => {
  vi.stubEnv('NASAQ_SECRET', 'a secret that is long enough for a test');
  config = await (await import('../../payload.config.ts')).default;
  const menusIn = (language: Locale) => initI18n({ config: config.i18n, context: 'client', language });
  menus = { en: await menusIn('en'), ar: await menusIn('ar') };
});

interface Text {
  where: string;
  value: unknown;
}

/** As the menus say it in either language. */
function isBilingual(value: unknown): boolean {
  if (typeof value !== 'object' && typeof value !== 'function') return false;
  const [en, ar] = locales.map((language) => String(getTranslation((value ?? '') as string, menus[language])));
  return (
    Boolean(en?.trim()) &&
    /\p{Script=Arabic}/u.test(ar ?? '') &&
    !/\p{Script=Arabic}/u.test((en ?? '').replace(/\([^)]*\)/g, ''))
  );
}

function textsOf(fields: readonly (Field | Tab | Block)[], where: string): Text[] {
  return fields.flatMap((field) => {
    const name = `${where}.${'name' in field ? field.name : ''}`;
    if ('hidden' in field && field.hidden) return [];
    const admin = ('admin' in field ? field.admin : undefined) as
      | { hidden?: boolean; disabled?: boolean; description?: unknown }
      | undefined;
    if (admin?.hidden || admin?.disabled) return [];
    const own: Text[] = [];
    const isPlain = 'type' in field && ['row', 'tabs', 'ui'].includes(field.type);
    if (!isPlain && !(('name' in field && field.name === 'id') || ('type' in field && field.type === 'join'))) {
      own.push({ where: `${name} label`, value: 'label' in field ? field.label : undefined });
    }
    if (admin?.description) own.push({ where: `${name} description`, value: admin.description });
    if ('labels' in field && field.labels && 'type' in field && field.type === 'array') {
      own.push(
        { where: `${name} singular`, value: field.labels.singular },
        { where: `${name} plural`, value: field.labels.plural },
      );
    }
    if ('options' in field) {
      for (const option of field.options as (string | { label: unknown; value: string })[]) {
        own.push({ where: `${name} option`, value: typeof option === 'string' ? option : option.label });
      }
    }
    const inner =
      'tabs' in field
        ? textsOf(field.tabs, name)
        : 'fields' in field && Array.isArray(field.fields)
          ? textsOf(field.fields, name)
          : [];
    return [...own, ...inner];
  });
}

function collectionTexts({ admin, fields, labels, slug }: SanitizedConfig['collections'][number]): Text[] {
  const own: Text[] = [
    { where: `${slug} singular`, value: labels.singular },
    { where: `${slug} plural`, value: labels.plural },
    { where: `${slug} group`, value: admin.group },
  ];
  // Nobody opens a document of what is hidden from everybody.
  return admin.hidden === true ? own : own.concat(textsOf(fields, slug));
}

function globalTexts({ admin, fields, label, slug }: SanitizedConfig['globals'][number]): Text[] {
  const own: Text[] = [
    { where: `${slug} label`, value: label },
    { where: `${slug} group`, value: admin?.group },
  ];
  return own.concat(textsOf(fields, slug));
}

const ours = ({ slug }: { slug: string }) => !slug.startsWith('payload-');

test('every label, description and option of the admin is in English and Arabic', () => {
  const texts = config.collections
    .filter(ours)
    .flatMap(collectionTexts)
    .concat(config.globals.filter(ours).flatMap(globalTexts));
  expect(texts.length).toBeGreaterThan(300);
  expect(
    texts.filter(({ value }) => !isBilingual(value)).map(({ where, value }) => `${where}: ${JSON.stringify(value)}`),
  ).toEqual([]);
});

test.each(locales)('a screen in %s gets every label of the admin as words, not as an object', (language) => {
  const client = createClientConfig({ config, i18n: menus[language], importMap: {}, user: { id: 1 } as never });
  const labels = [...labelsIn(client.collections), ...labelsIn(client.globals)];
  expect(labels.length).toBeGreaterThan(300);
  expect(labels.filter((label) => typeof label !== 'string')).toEqual([]);
  expect(labels).toContain({ en: 'What the client receives', ar: 'ما يتسلمه العميل' }[language]);
});

test('every column and filter that a list offers is called in Arabic', () => {
  const client = createClientConfig({ config, i18n: menus.ar, importMap: {}, user: { id: 1 } as never });
  // What is hidden from everybody has no list.
  const hidden = new Set(config.collections.filter(({ admin }) => admin.hidden === true).map(({ slug }) => slug));
  const listed = client.collections.filter(({ slug }) => ours({ slug }) && !hidden.has(slug));
  const named = listed.flatMap(({ fields, slug }) => {
    const all = flattenTopLevelFields(fields, { i18n: menus.ar as never, moveSubFieldsToTop: true });
    return all.flatMap((field) => {
      if (fieldIsHiddenOrDisabled(field) || field.type === 'group' || ('name' in field && field.name === 'id'))
        return [];
      const { disableListColumn, disableListFilter } = (field.admin ?? {}) as Record<string, unknown>;
      if (disableListColumn && disableListFilter) return [];
      const { accessor, label, labelWithPrefix } = field as unknown as Record<string, string | undefined>;
      return [
        { where: `${slug} ${accessor ?? ('name' in field ? field.name : '')}`, said: labelWithPrefix ?? label ?? '' },
      ];
    });
  });
  expect(named.length).toBeGreaterThan(200);
  // Of a group and a field in it, each is a part.
  const isArabic = (part: string) => /\p{Script=Arabic}/u.test(part);
  expect(named.filter(({ said }) => !said.split(' > ').every(isArabic))).toEqual([]);
});

test('a form speaks the language of who opens it, also after one in the other language', () => {
  const labelIn = (language: Locale) => {
    const client = createClientConfig({ config, i18n: menus[language], importMap: {}, user: { id: 1 } as never });
    const fields = getClientSchemaMap({
      collectionSlug: 'services',
      config: client,
      i18n: menus[language] as never,
      payload: {} as never,
      schemaMap: new Map(),
    });
    return [...fields.values()].flatMap((field) => ('label' in field ? [field.label] : []));
  };
  expect(labelIn('en')).toContain('What the client receives');
  expect(labelIn('ar')).toContain('ما يتسلمه العميل');
  expect(labelIn('ar')).toContain('آخر تعديل');
});

test('our own code reads the two texts of a label that Payload asks', () => {
  const services = config.collections.find(({ slug }) => slug === 'services')!;
  expect({ ...(services.labels.singular as object) }).toEqual({ en: 'Service', ar: 'خدمة' });
});

test('a closed row is headed by what tells it from the others', () => {
  const arrays = [...config.collections, ...config.globals]
    .filter(ours)
    .flatMap(({ flattenedFields }) => arraysIn(flattenedFields));
  expect(arrays.length).toBeGreaterThan(20);
  const heads = arrays.map(
    ({ admin, name }) => [name, admin?.components?.RowLabel as { clientProps: RowHead } | undefined] as const,
  );
  expect(heads.filter(([, head]) => !head?.clientProps.telling.length)).toEqual([]);
  const telling = Object.fromEntries(
    heads.map(([name, head]) => [name, head!.clientProps.telling.map((field) => field.name)]),
  );
  expect(telling).toMatchObject({
    steps: ['title'],
    figures: ['value', 'label'],
    story: ['year', 'title'],
    team: ['name', 'role'],
    week: ['weekday', 'from', 'to'],
    exceptions: ['date', 'label'],
  });
});

interface RowHead {
  telling: TellingField[];
}

function arraysIn(fields: readonly FlattenedField[]): ArrayField[] {
  return fields.flatMap((field): ArrayField[] => [
    // Payload's own sessions are shown to nobody.
    ...(field.type === 'array' && !field.admin?.disabled ? [field] : []),
    ...('flattenedFields' in field ? arraysIn(field.flattenedFields) : []),
  ]);
}

/** Labels of tabs stand in no sentence. */
function labelsIn(node: unknown): unknown[] {
  if (Array.isArray(node)) return node.flatMap(labelsIn);
  if (typeof node !== 'object' || node === null) return [];
  const isTab = !('type' in node) && !('slug' in node) && 'fields' in node;
  return Object.entries(node).flatMap(([key, value]): unknown[] => {
    if (key === 'label') return isTab || value === false || value === undefined ? [] : [value];
    if (key === 'labels') return Object.values(value as object);
    return ['fields', 'tabs', 'blocks', 'options'].includes(key) || Array.isArray(node) ? labelsIn(value) : [];
  });
}

test('the admin is offered in English and Arabic, and content languages carry both names', () => {
  expect(Object.keys(config.i18n.supportedLanguages ?? {}).sort()).toEqual(['ar', 'en']);
  const { localization } = config;
  if (!localization) throw new Error('There is no localization.');
  expect(localization.locales.map(({ code, rtl }) => [code, rtl])).toEqual([
    ['en', false],
    ['ar', true],
  ]);
  expect(localization.locales.every(({ label }) => isBilingual(label))).toBe(true);
});

test('the known traps of Payload are avoided', () => {
  expect(config.localization && config.localization.fallback).toBe(false);
  expect(config.admin.avatar).toBe('default');
  expect(config.telemetry).toBe(false);
  expect(config.graphQL.disable).toBe(true);
  // A collection's slug would shadow an endpoint of the same name.
  const endpoints = new Set(['search', 'v1', 'media-files', 'healthz', 'readyz']);
  expect(config.collections.filter(({ slug }) => endpoints.has(slug))).toEqual([]);
});

test('the settings of reviews call each kind of content as the menu does', () => {
  const review = config.globals.find(({ slug }) => slug === 'review')!;
  const group = review.fields.find((field) => 'name' in field && field.name === 'secondPerson') as {
    fields: { name: string; label: unknown }[];
  };
  const menuName = (kind: string) =>
    config.collections.find(({ slug }) => slug === kind)?.labels.plural ??
    config.globals.find(({ slug }) => slug === kind)?.label;
  expect(group.fields.length).toBeGreaterThan(10);
  const told = (label: unknown) => locales.map((language) => getTranslation(label as string, menus[language]));
  expect(group.fields.map(({ label, name }) => [name, told(label)])).toEqual(
    group.fields.map(({ name }) => [name, told(menuName(name))]),
  );
});
