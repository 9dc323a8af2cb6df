import { initI18n } from '@payloadcms/translations';
import type { FlattenedField, PayloadRequest } from 'payload';
import { bilingualOf, lineOfTable } from '../../content/index.ts';
import { markdownConverter } from '../../demo/index.ts';
import type { OpenBundle } from '../archive/read-bundle.ts';
import { bundleFormat } from '../archive/manifest.ts';
import type { TableReport } from '../bundle-api.ts';
import { BundleError } from '../bundle-error.ts';
import { carriedFields } from '../content/carried.ts';
import { tableKinds } from '../content/kinds.ts';
import { readCompany } from '../content/read-items.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { leavesOf } from '../content/flat.ts';
import { type Column, columnsOf } from './columns.ts';
import { itemsOfTable } from './items-of-table.ts';
import type { Lack, Needed } from './publishable.ts';
import { readTable } from './read-table.ts';

/** No installation: what a table brings is compared with nothing that came before. */
const origin = '00000000-0000-4000-8000-000000000000';

interface ReadTable {
  /** As a bundle would have it; what is here already is never written over unasked. */
  bundle: OpenBundle;
  table: TableReport;
  lines: ReadonlyMap<string, number>;
  lacks: ReadonlyMap<string, readonly Lack[]>;
}

/** @throws {BundleError} where the file is no table, or names nothing of that kind */
export async function tableAsBundle(req: PayloadRequest, kind: string, bytes: Uint8Array): Promise<ReadTable> {
  const known = tableKinds(req.payload).includes(kind);
  const config = known && req.payload.collections[kind as 'posts'].config;
  if (!config) throw new BundleError('unknownChoice', { names: kind });
  const table = readTable(bytes);
  const fields = carriedFields(kind, config.flattenedFields);
  const { columns, unknown } = columnsOf(table.headings, fields);
  if (columns.length === 0) throw new BundleError('noColumns', { headings: table.headings.join(', ').slice(0, 200) });
  const [company, toRichText] = await Promise.all([readCompany(req), markdownConverter(req.payload.config)]);
  const { items, lacks, lines, problems, raw } = await itemsOfTable({
    kind,
    table,
    columns,
    company,
    toRichText,
    language: interfaceLanguage(req.i18n),
    refusal: await refusals(req),
    needed: neededIn(fields, req),
  });
  const bundle: OpenBundle = {
    manifest: {
      kind: 'content-bundle',
      format: bundleFormat,
      release: '',
      origin,
      made: new Date().toISOString(),
      company: {},
      counts: { [kind]: items.length },
      members: {},
      missing: [],
    },
    items: new Map(items.map((item) => [item.name, item])),
    asks: true,
    open: () => Promise.reject(new Error('A table brings no files.')),
    close: () => {},
  };
  return { bundle, lacks, lines, table: { encoding: table.encoding, rows: table.rows.length, unknown, problems, raw } };
}

/** Plain values, whose rules ask nothing but the value. */
const plain = new Set<FlattenedField['type']>(['text', 'textarea', 'email', 'number']);

/** The fields' own rules, before anything is written: a line that would be refused then is told now. */
async function refusals({ i18n, payload, user }: PayloadRequest) {
  const language = interfaceLanguage(i18n);
  const own = await initI18n({ config: payload.config.i18n, context: 'api', language });
  // What asks for what is stored is told of all lines at once.
  const req = { payload, user, i18n: own, t: own.t, context: { silent: true, [lineOfTable]: true } };
  return async ({ leaf: { field, path } }: Column, value: unknown): Promise<string | null> => {
    if (!plain.has(field.type) || !('validate' in field) || typeof field.validate !== 'function') return null;
    const validate = field.validate as (value: unknown, options: object) => unknown;
    const data = { [field.name]: value };
    const options = {
      ...field,
      req,
      data,
      siblingData: data,
      path: path.split('.'),
      operation: 'create',
      event: 'submit',
    };
    const answer = await validate(value, { ...options, required: false, preferences: { fields: {} } });
    return typeof answer === 'string' ? answer : null;
  };
}

/** Fields that nothing of that kind is published without, and that have no default. */
function neededIn(fields: readonly FlattenedField[], { i18n }: PayloadRequest): Needed[] {
  const language = interfaceLanguage(i18n);
  return leavesOf(fields).flatMap(({ field, path }) => {
    // An address is made from the title.
    const isNeeded = 'required' in field && field.required && path !== 'slug' && field.type !== 'checkbox';
    if (!isNeeded || ('defaultValue' in field && field.defaultValue !== undefined)) return [];
    const label = bilingualOf('label' in field ? field.label : undefined);
    return [{ path, label: label?.[language] ?? path, localized: Boolean(field.localized) }];
  });
}
