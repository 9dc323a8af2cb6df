import { beforeAll, expect, test, vi } from 'vitest';
import type { Block, Field, SanitizedConfig, Tab } from 'payload';

let config: SanitizedConfig;

beforeAll(async () => {
  vi.stubEnv('NASAQ_SECRET', 'a secret that is long enough for a test');
  config = await (await import('../payload.config.ts')).default;
});

interface Text {
  where: string;
  value: unknown;
}

/** Payload's own fields bring a function that asks its catalogues, which have both languages. */
function isBilingual(value: unknown): boolean {
  if (typeof value === 'function') return true;
  const { en, ar } = (value ?? {}) as { en?: string; ar?: string };
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
  return own.concat(textsOf(fields, slug));
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
  const endpoints = new Set(['search', 'v1', 'media-files', 'healthz']);
  expect(config.collections.filter(({ slug }) => endpoints.has(slug))).toEqual([]);
});
