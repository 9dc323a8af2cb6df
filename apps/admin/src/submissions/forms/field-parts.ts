import {
  type BilingualText,
  fieldLabel,
  formKinds,
  languageNames,
  type Locale,
  locales,
  ownDays,
  ownFieldTypes,
  ownFileKinds,
  pageFields,
} from '@nasaq/contract';
import type { ArrayField, Field } from 'payload';
import { builderTexts, formTexts } from '../catalogue/index.ts';

/**
 * What one field of a form consists of, as the fields of any other list are known: versions tell by it what has changed,
 * and who decides between two changes reads what they are of.
 */
export const fieldParts: Field[] = [
  // One of the product's; those of the owner go by their label.
  {
    name: 'name',
    type: 'select',
    label: formTexts.name,
    options: [...new Set(formKinds.flatMap((kind) => pageFields(kind).map(({ name }) => name)))].map((value) => ({
      value,
      label: { en: fieldLabel(value, 'en'), ar: fieldLabel(value, 'ar') },
    })),
  },
  inBoth('label', inMenus('label')),
  inBoth('hint', inMenus('hint')),
  { name: 'type', type: 'select', label: inMenus('asks'), options: optionsOf(ownFieldTypes, 'types') },
  {
    name: 'section',
    type: 'select',
    label: formTexts.section,
    options: optionsOf(['all', 'who', 'what', 'where', 'frame', 'consents'], 'sections'),
  },
  { name: 'hidden', type: 'checkbox', label: formTexts.hidden },
  { name: 'required', type: 'checkbox', label: inMenus('isRequired') },
  {
    name: 'choices',
    type: 'array',
    label: inMenus('choices'),
    custom: { rowId: 'value', telling: ['label'] },
    fields: [inBoth('label', inMenus('label'))],
  } satisfies ArrayField,
  { name: 'min', type: 'number', label: inMenus('min') },
  { name: 'max', type: 'number', label: inMenus('max') },
  { name: 'day', type: 'select', label: inMenus('days'), options: optionsOf(ownDays, 'day') },
  { name: 'files', type: 'select', label: inMenus('fileKinds'), options: optionsOf(ownFileKinds, 'files') },
];

/** What a row of the list is called: as whoever builds the form called it, or as the product does. */
export function nameOfRow({ label, name }: { label?: unknown; name?: unknown }): BilingualText | null {
  const own = (label ?? {}) as Partial<BilingualText>;
  const said = typeof name === 'string' ? { en: fieldLabel(name, 'en'), ar: fieldLabel(name, 'ar') } : null;
  const [en, ar] = [own.en || own.ar || said?.en, own.ar || own.en || said?.ar];
  return en && ar ? { en, ar } : null;
}

function inBoth(name: string, label: BilingualText): Field {
  return { name, type: 'group', label, fields: locales.map((locale) => languageOf(locale)) };
}

function languageOf(locale: Locale): Field {
  return { name: locale, type: 'text', label: languageNames[locale] };
}

type Texts = (typeof builderTexts)['en'];
type Word = { [Key in keyof Texts]: Texts[Key] extends string ? Key : never }[keyof Texts];
type Words = 'types' | 'sections' | 'day' | 'files';

function inMenus(word: Word): BilingualText {
  return { en: builderTexts.en[word], ar: builderTexts.ar[word] };
}

function optionsOf<Name extends Words>(values: readonly (keyof Texts[Name] & string)[], name: Name) {
  return values.map((value) => ({
    value,
    label: { en: String(builderTexts.en[name][value]), ar: String(builderTexts.ar[name][value]) },
  }));
}
