import type { Locale } from '@nasaq/contract';
import { excerpt, wordsOf as wordsOfText } from '@nasaq/translation';
import { getTranslation } from '@payloadcms/translations';
import type { FlattenedField, PayloadRequest } from 'payload';
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
  { here, key, publishedOnly, side, there }: Difference,
  titleOf: Telling['titleOf'],
): ReportedLine {
  const { locale, path } = placeOf(key);
  return {
    key,
    label: path === statusPath ? '' : labelOf(req, fields, path),
    locale,
    side,
    isStatus: path === statusPath,
    publishedOnly: publishedOnly === true,
    here: path === statusPath ? String(here === true) : excerpt(wordsOf(here, titleOf), longest),
    there: path === statusPath ? String(there === true) : excerpt(wordsOf(there, titleOf), longest),
  };
}

function kindLabel({ i18n, payload }: PayloadRequest, name: string, kind: string): string {
  if (kind === globalKind) {
    const slug = name.slice(globalKind.length + 1);
    const found = payload.globals.config.find((one) => one.slug === slug);
    return found ? getTranslation(found.label, i18n) : slug;
  }
  const found = payload.collections[kind as 'posts'];
  return found ? getTranslation(found.config.labels.plural, i18n) : kind;
}

/** As the form names it, with the groups around it. */
function labelOf({ i18n }: PayloadRequest, fields: readonly FlattenedField[], path: string): string {
  const names: string[] = [];
  let level: readonly FlattenedField[] = fields;
  for (const part of path.split('.')) {
    const field = level.find((one) => one.name === part);
    const label = field && 'label' in field && field.label ? getTranslation(field.label as never, i18n) : part;
    names.push(typeof label === 'string' ? label : part);
    level = field && 'flattenedFields' in field ? field.flattenedFields : [];
  }
  return names.join(' › ');
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

/** Every word inside of a value, each block on its own line. */
function wordsOf(value: unknown, titleOf: Telling['titleOf']): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value))
    return value
      .map((one) => wordsOf(one, titleOf))
      .filter(Boolean)
      .join('\n');
  if (typeof value !== 'object') return String(value);
  const node = value as { '→'?: string; root?: unknown };
  if (typeof node['→'] === 'string') return titleOf(node['→']);
  if (node.root) return wordsOfText(value);
  return Object.entries(value)
    .filter(([name]) => name !== 'id' && name !== 'pair')
    .map(([, one]) => wordsOf(one, titleOf))
    .filter(Boolean)
    .join(' · ');
}
