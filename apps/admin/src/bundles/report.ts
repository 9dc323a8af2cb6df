import type { Locale } from '@nasaq/contract';
import { excerpt, wordsOf as wordsOfText } from '@nasaq/translation';
import { getTranslation } from '@payloadcms/translations';
import type { FlattenedField, PayloadRequest } from 'payload';
import { dateIn } from '../platform/staff/fields/dates.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import type { OpenBundle } from './archive/read-bundle.ts';
import { placeOf } from './content/flat.ts';
import { type Item, newestValues } from './content/item.ts';
import { globalKind } from './content/kinds.ts';
import { standingOf } from './import/decide.ts';
import type { Plan, Planned } from './import/plan.ts';
import { type Difference, statusPath } from './merge/merge-item.ts';
import type { BundleReport, ReportedLine, ReportedRow } from './bundle-api.ts';

/** Letters of a value that a report shows. */
const longest = 400;

/** What a bundle would change, for people. */
export function reportOf(req: PayloadRequest, plan: Plan, bundle: OpenBundle, language: Locale): BundleReport {
  const { manifest } = bundle;
  const titleOf = (name: string) => {
    const settings = globalOf(req, name);
    if (settings) return getTranslation(settings.label, req.i18n);
    const item = bundle.items.get(name) ?? plan.company.items.get(name)?.item;
    return item ? titleIn(item, language) : name.slice(name.indexOf('/') + 1);
  };
  const titleHere = (name: string) => {
    const read = plan.company.items.get(name) ?? plan.company.trashed.get(name);
    return read ? titleIn(read.item, language) : titleOf(name);
  };
  const isOlder = plan.bases.newest !== null && plan.bases.newest > manifest.made;
  return {
    company: manifest.company[language] ?? manifest.company.en ?? manifest.company.ar ?? '',
    made: manifest.made,
    release: manifest.release,
    isOlder,
    missingFiles: manifest.missing,
    rows: plan.rows.map((row) => rowOf(req, row, { titleHere, titleOf })),
  };
}

interface Telling {
  /** As it is called here, in the trash, too. */
  titleHere: (name: string) => string;
  titleOf: (name: string) => string;
}

function rowOf(req: PayloadRequest, row: Planned, { titleHere, titleOf }: Telling): ReportedRow {
  const { differences, kind, mark, missing, name, problem, unknownFields } = row;
  const standing = standingOf(row);
  const lines =
    standing === 'new' || standing === 'refused' ? [] : differences.map((one) => lineOf(req, row, one, titleOf));
  return {
    name,
    kind,
    kindLabel: kindLabel(req, name, kind),
    title: titleOf(name),
    standing,
    mark,
    lines,
    missing: [...missing],
    unknownFields: [...unknownFields],
    problem: problem && {
      reason: problem.reason,
      owner: problem.values.owner ? titleHere(problem.values.owner) : '',
      ...(problem.values.way && { way: problem.values.way }),
    },
    languages: [...(row.there.published?.languages ?? [])],
    ...(standing === 'new' && !row.there.published && { isDraft: true as const }),
  };
}

function lineOf(
  req: PayloadRequest,
  { fields }: Planned,
  { here, isUnknown, key, publishedOnly, side, there }: Difference,
  titleOf: Telling['titleOf'],
): ReportedLine {
  const { locale, path } = placeOf(key);
  const field = fieldsOn(fields, path).at(-1);
  const words = (value: unknown) => wordsOf(value, { field, req, titleOf });
  return {
    key,
    label: path === statusPath ? '' : labelOf(req, fields, path),
    locale,
    side,
    ...(isUnknown && { isUnknown }),
    isStatus: path === statusPath,
    publishedOnly: publishedOnly === true,
    here: path === statusPath ? String(here === true) : excerpt(words(here), longest),
    there: path === statusPath ? String(there === true) : excerpt(words(there), longest),
  };
}

/** Settings and pages that exist once are called by their label, and stand in a part of the menus. */
function kindLabel(req: PayloadRequest, name: string, kind: string): string {
  if (kind === globalKind) {
    const group = globalOf(req, name)?.admin?.group;
    return group ? getTranslation(group, req.i18n) : '';
  }
  const found = req.payload.collections[kind as 'posts'];
  return found ? getTranslation(found.config.labels.plural, req.i18n) : kind;
}

function globalOf({ payload }: PayloadRequest, name: string) {
  return payload.globals.config.find(({ slug }) => name === `${globalKind}/${slug}`);
}

/** As the form names it, with the groups around it. */
function labelOf({ i18n }: PayloadRequest, fields: readonly FlattenedField[], path: string): string {
  const parts = path.split('.');
  const on = fieldsOn(fields, path);
  return parts
    .map((part, place) => {
      const field = on[place];
      const label = field && 'label' in field && field.label ? getTranslation(field.label as never, i18n) : part;
      return typeof label === 'string' ? label : part;
    })
    .join(' › ');
}

/** The fields on the way to a value, its own last. */
function fieldsOn(fields: readonly FlattenedField[], path: string): (FlattenedField | undefined)[] {
  let level: readonly FlattenedField[] = fields;
  return path.split('.').map((part) => {
    const field = level.find((one) => one.name === part);
    level = field && 'flattenedFields' in field ? field.flattenedFields : [];
    return field;
  });
}

const titles = ['title', 'name', 'statement', 'alt', 'english', 'from', 'shortcut', 'text', 'form', 'key'];

export function titleIn(item: Item, language: Locale): string {
  const values = newestValues(item);
  for (const field of titles)
    for (const key of [`${field}@${language}`, `${field}@en`, `${field}@ar`, `${field}_${language}`, field]) {
      const value = values[key];
      if (typeof value === 'string' && value) return value;
    }
  return item.files?.file?.name ?? item.name.slice(item.name.indexOf('/') + 1);
}

interface Reading {
  field: FlattenedField | undefined;
  req: PayloadRequest;
  titleOf: Telling['titleOf'];
}

/** Every word inside of a value, each row and block on its own line; choices and dates as the form has them. */
function wordsOf(value: unknown, reading: Reading): string {
  const { field, req, titleOf } = reading;
  if (value === undefined || value === null) return '';
  if (Array.isArray(value))
    return value
      .map((one) => wordsOf(one, reading))
      .filter(Boolean)
      .join('\n');
  if (typeof value !== 'object') return choiceOf(String(value), field, req);
  const node = value as { '→'?: string; root?: unknown };
  if (typeof node['→'] === 'string') return titleOf(node['→']);
  if (node.root) return wordsOfText(value);
  const inside = field && 'flattenedFields' in field ? field.flattenedFields : [];
  return Object.entries(value)
    .filter(([name]) => name !== 'id' && name !== 'pair')
    .map(([name, one]) => wordsOf(one, { ...reading, field: inside.find((own) => own.name === name) ?? field }))
    .filter(Boolean)
    .join(' · ');
}

function choiceOf(value: string, field: FlattenedField | undefined, req: PayloadRequest): string {
  if (field?.type === 'date') return dateIn(field, value, interfaceLanguage(req.i18n));
  const options = field?.type === 'select' || field?.type === 'radio' ? field.options : [];
  const chosen = options.find((option) => typeof option === 'object' && option.value === value);
  return typeof chosen === 'object' ? getTranslation(chosen.label as never, req.i18n) : value;
}
