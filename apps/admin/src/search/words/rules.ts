import { contentTypes, locales } from '@nasaq/contract';
import type { SearchEffect } from '@nasaq/search';
import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  PayloadRequest,
  RelationshipField,
  TextField,
} from 'payload';
import {
  announcePlainChange,
  announcePlainDelete,
  publishedTitle,
  readableAt,
  trashItem,
  withMergedSaves,
} from '../../content/index.ts';
import { taxonomyAccess } from '../../platform/staff/access.ts';
import { groups } from '../../platform/staff/groups.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { foldSearch, searchColumn, searchField, searchTextOf } from '../../platform/staff/list-search.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { searchLabels } from '../catalogue/index.ts';
import { rowTitle, wordsIn } from './check-words.ts';
import { answerEndpoint, tryEndpoint } from './endpoints.ts';
import { rowName, wordsField } from './fields.ts';

const labels = searchLabels.rules;

/** What an entry is named by in a field that takes several types. */
export interface NamedEntry {
  relationTo: string;
  value: number | { id: number };
}

export interface RuleRow {
  id?: number;
  english?: unknown;
  arabic?: unknown;
  readers?: unknown;
  effect?: unknown;
  first?: NamedEntry[] | null;
  never?: NamedEntry[] | null;
  entry?: NamedEntry | null;
  address?: string | null;
}

const effects: SearchEffect[] = ['results', 'page', 'ignore', 'nothing'];
const has = (effect: SearchEffect) => (row: RuleRow) => row.effect === effect;
const mostEntries = 20;

/** What a search for certain words gives: entries first or never, a page, or nothing. */
export const searchRules: CollectionConfig = withMergedSaves({
  slug: 'search-rules',
  labels: labels.names,
  ...(taxonomyAccess ? { access: taxonomyAccess } : {}),
  trash: true,
  admin: {
    hideAPIURL: true,
    components: {
      edit: { editMenuItems: [trashItem] },
      beforeListTable: ['/search/words/screens/try-search.tsx#TrySearch'],
    },
    useAsTitle: 'title',
    group: groups.knowledge,
    description: labels.hint,
    defaultColumns: ['title', 'effect', 'readers', 'updatedAt'],
    listSearchableFields: [searchColumn],
  },
  defaultSort: 'title',
  endpoints: [tryEndpoint, answerEndpoint],
  hooks: {
    beforeOperation: [foldSearch()],
    beforeChange: [nameRule],
    afterChange: [announcePlainChange],
    afterDelete: [announcePlainDelete],
  },
  fields: [
    {
      type: 'row',
      fields: [
        wordsField({
          name: 'english',
          label: labels.english,
          isArabic: false,
          description: labels.wordsHint,
          fault: (row, language) =>
            wordsIn(row.english).length + wordsIn(row.arabic).length > 0 ? null : labels.noPhrase[language],
        }),
        wordsField({ name: 'arabic', label: labels.arabic, isArabic: true, description: labels.wordsHint }),
      ],
    },
    {
      name: 'effect',
      type: 'select',
      required: true,
      defaultValue: 'results',
      label: labels.effect,
      options: effects.map((value) => ({ value, label: labels.effects[value] })),
      admin: { isClearable: false, description: labels.effectHint },
    },
    entries('first', (row, language) =>
      row.effect === 'results' && !row.first?.length && !row.never?.length ? labels.noEntry[language] : null,
    ),
    entries('never'),
    page(),
    address(),
    {
      name: 'readers',
      type: 'select',
      required: true,
      defaultValue: 'all',
      label: labels.readers,
      options: ['all' as const, ...locales].map((value) => ({ value, label: labels.readersOf[value] })),
      admin: { position: 'sidebar', isClearable: false },
    },
    rowName(labels.title),
    searchField(labels.searchField),
  ],
});

type Fault = (row: RuleRow, language: 'en' | 'ar') => string | null;

function entries(name: 'first' | 'never', fault: Fault = () => null): RelationshipField {
  return {
    name,
    type: 'relationship',
    relationTo: [...contentTypes],
    hasMany: true,
    label: labels[name],
    validate: async (value: unknown, { data, req }: { data: unknown; req: PayloadRequest }) => {
      const row = data as RuleRow;
      if (!has('results')(row)) return true;
      const language = interfaceLanguage(req.i18n);
      const named = (value ?? []) as NamedEntry[];
      if (named.length > mostEntries) return fill(labels.tooMany[language], { most: String(mostEntries) });
      return fault(row, language) ?? (await faultOfEntries(req, named, name === 'first')) ?? true;
    },
    admin: {
      description: labels[`${name}Hint`],
      condition: (data) => has('results')(data as RuleRow),
    },
  } as RelationshipField;
}

function page(): RelationshipField {
  return {
    name: 'entry',
    type: 'relationship',
    relationTo: [...contentTypes],
    label: labels.entry,
    validate: async (value: unknown, { data, req }: { data: unknown; req: PayloadRequest }) => {
      const row = data as RuleRow;
      if (!has('page')(row)) return true;
      const language = interfaceLanguage(req.i18n);
      if (value && row.address) return labels.twoPages[language];
      if (!value) return row.address ? true : labels.noPage[language];
      return (await faultOfEntries(req, [value as NamedEntry], true)) ?? true;
    },
    admin: { condition: (data) => has('page')(data as RuleRow) },
  } as RelationshipField;
}

function address(): TextField {
  return {
    name: 'address',
    type: 'text',
    label: labels.address,
    maxLength: 300,
    validate: async (value: unknown, { data, event, req }: { data: unknown; event?: string; req: PayloadRequest }) => {
      if (!has('page')(data as RuleRow) || !value) return true;
      const language = interfaceLanguage(req.i18n);
      if (!isPagePath(String(value))) return labels.wrongAddress[language];
      // As one types, nothing is asked; many at once may lead to what comes with them.
      if (event === 'onChange' || req.context.silent) return true;
      return (await readableAt(req.payload, String(value))) !== null || labels.nowhere[language];
    },
    admin: {
      description: labels.addressHint,
      components: { Cell: '/platform/staff/titles/address-cell.tsx#AddressCell' },
      condition: (data) => has('page')(data as RuleRow),
    },
  } as TextField;
}

/** A page of this site, without its language; a search that leads to the search would lead round. */
export function isPagePath(path: string): boolean {
  return /^\/(?!\/)[^\\\s]*$/u.test(path) && !/^\/(?:(?:en|ar)(?:\/|$)|search(?:[/?#]|$))/u.test(path);
}

/** What nobody would see cannot be shown first; what is gone cannot be named at all. */
async function faultOfEntries(
  req: PayloadRequest,
  named: readonly NamedEntry[],
  isSeen: boolean,
): Promise<string | null> {
  const language = interfaceLanguage(req.i18n);
  for (const { relationTo, value } of named) {
    const known = await publishedTitle(req, relationTo, typeof value === 'object' ? value.id : value, language);
    if (!known) return labels.gone[language];
    if (isSeen && !known.isPublished) return fill(labels.unpublished[language], { title: known.title });
  }
  return null;
}

function nameRule({ data, originalDoc }: Parameters<CollectionBeforeChangeHook>[0]): object {
  const row = { ...(originalDoc as RuleRow | undefined), ...(data as RuleRow) };
  const words = [...wordsIn(row.english), ...wordsIn(row.arabic)];
  return { ...data, title: rowTitle(words), [searchColumn]: searchTextOf(words) };
}
