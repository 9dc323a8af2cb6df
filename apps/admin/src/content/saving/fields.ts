import type { Field, FieldHook, SelectField } from 'payload';
import { locales } from '@nasaq/contract';
import { contentLabels } from '../catalogue/index.ts';

/**
 * The fields by which saves are merged. `formBase` goes to a form and comes back with it: what the form was loaded from
 * (see `FormBase`). `changes` is stored with the entry: who has changed which value last (see `Changes`).
 * @param shown what stands above the fields
 */
export function savingFields(shown = '/content/saving/screens/other-changes.tsx#OtherChanges'): Field[] {
  return [
    {
      name: 'formBase',
      type: 'json',
      virtual: true,
      label: contentLabels.fields.formBase,
      admin: {
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: shown },
      },
    },
    changesField(),
  ];
}

/** Of what is merged in a way of its own, this alone: its versions say who saved them. */
export function changesField(): Field {
  return {
    name: 'changes',
    type: 'json',
    label: contentLabels.fields.changes,
    access: { create: () => false, read: () => false, update: () => false },
    admin: { disabled: true, disableBulkEdit: true },
  };
}

/**
 * Payload’s own field of the state of publication, completed: a language that was never written is a draft from the
 * beginning. Without a state, Payload would not find the newest draft in that language.
 */
export function statusField(): Field {
  const completed: Omit<SelectField, 'options'> = {
    name: '_status',
    type: 'select',
    localized: true,
    label: ({ t }) => t('version:status'),
    hooks: { beforeChange: [seedOtherLanguages] },
  };
  // Its options, and all else, come from Payload’s.
  return completed as SelectField;
}

/** What is stored of the other languages, is taken from here when the languages of a save are put together. */
const seedOtherLanguages: FieldHook = ({ siblingDocWithLocales, value }) => {
  const stored = siblingDocWithLocales as { _status?: Record<string, unknown> | null } | undefined;
  if (stored) stored._status = { ...Object.fromEntries(locales.map((locale) => [locale, 'draft'])), ...stored._status };
  return value as unknown;
};
