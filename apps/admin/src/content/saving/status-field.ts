import { locales } from '@nasaq/contract';
import type { Field, FieldHook, SelectField } from 'payload';

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
