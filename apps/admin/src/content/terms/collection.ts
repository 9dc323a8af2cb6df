import { termKinds } from '@nasaq/translation';
import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  Field,
  TextField,
  TextFieldSingleValidation,
} from 'payload';
import { taxonomyAccess } from '../../platform/staff/access.ts';
import { severalWords } from '../../platform/staff/fields/words.ts';
import { groups } from '../../platform/staff/groups.ts';
import { foldSearch, searchColumn, searchField, searchTextOf } from '../../platform/staff/list-search.ts';
import { trashItem } from '../entry/fields/panels.ts';
import { announcePlainChange, announcePlainDelete } from '../entry/hooks/announce.ts';
import { termLabels } from './catalogue/index.ts';
import { withMergedSaves } from '../saving/plain-saves.ts';
import { isAcceptable, isAgreeable, isForbiddable } from './contradictions.ts';
import { forgetTerms } from './other-terms.ts';

/** What both languages have agreed to call something: one row holds both, since a term is a pair. */
export const terms: CollectionConfig = withMergedSaves({
  slug: 'terms',
  labels: termLabels.names,
  ...(taxonomyAccess ? { access: taxonomyAccess } : {}),
  trash: true,
  admin: {
    hideAPIURL: true,
    components: { edit: { editMenuItems: [trashItem] } },
    useAsTitle: 'english',
    group: groups.shared,
    defaultColumns: ['english', 'arabic', 'kind', 'note'],
    listSearchableFields: [searchColumn],
  },
  defaultSort: 'english',
  hooks: {
    beforeOperation: [foldSearch()],
    beforeChange: [keepWordsToSearch()],
    // The search of the site knows them, too.
    afterChange: [announcePlainChange, forgetTerms],
    afterDelete: [announcePlainDelete, forgetTerms],
  },
  fields: [
    { type: 'row', fields: [word('english'), word('arabic')] },
    { type: 'row', fields: [words('alsoEnglish', 'english'), words('alsoArabic', 'arabic')] },
    { type: 'row', fields: [words('forbiddenEnglish', 'english'), words('forbiddenArabic', 'arabic')] },
    { name: 'note', type: 'textarea', label: termLabels.note, admin: { description: termLabels.noteHint } },
    ...settings(),
    searchField(termLabels.searchField),
  ],
});

type Side = 'english' | 'arabic';

function word(side: Side): TextField {
  return {
    name: side,
    type: 'text',
    index: true,
    maxLength: 120,
    label: termLabels[side],
    validate: isAgreeable(side) as TextFieldSingleValidation,
    admin: { rtl: side === 'arabic', description: termLabels.termHint },
  };
}

function words(name: `also${string}` | `forbidden${string}`, side: Side): TextField {
  const label = name.startsWith('also') ? termLabels.also : termLabels.forbidden;
  const of = (language: 'en' | 'ar') => `${label[language]} (${termLabels[side][language]})`;
  return {
    name,
    type: 'text',
    hasMany: true,
    maxLength: 120,
    label: { en: of('en'), ar: of('ar') },
    validate: name.startsWith('also') ? isAcceptable(side) : isForbiddable(side),
    admin: {
      rtl: side === 'arabic',
      components: severalWords,
      ...(name.startsWith('also') ? { description: termLabels.alsoHint } : {}),
    },
  } as TextField;
}

function settings(): Field[] {
  return [
    {
      name: 'kind',
      type: 'select',
      label: termLabels.kind,
      options: termKinds.map((value) => ({ value, label: termLabels.kinds[value] })),
      admin: { position: 'sidebar', description: termLabels.kindHint },
    },
    {
      name: 'keep',
      type: 'checkbox',
      defaultValue: false,
      label: termLabels.keep,
      admin: { position: 'sidebar', description: termLabels.keepHint },
    },
    {
      name: 'caseSensitive',
      type: 'checkbox',
      defaultValue: false,
      label: termLabels.caseSensitive,
      admin: { position: 'sidebar', description: termLabels.caseSensitiveHint },
    },
  ];
}

/** A term is found by each of its words, those that are not to be used included. */
function keepWordsToSearch(): CollectionBeforeChangeHook {
  const names = ['english', 'arabic', 'alsoEnglish', 'alsoArabic', 'forbiddenEnglish', 'forbiddenArabic', 'note'];
  return ({ data, originalDoc }) => {
    const row = { ...(originalDoc as Record<string, unknown> | undefined), ...(data as Record<string, unknown>) };
    return { ...data, [searchColumn]: searchTextOf(names.flatMap((name) => row[name])) };
  };
}
