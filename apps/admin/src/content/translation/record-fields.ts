import { isLocale, otherLocale, type Locale } from '@nasaq/contract';
import {
  type Doc,
  type Docs,
  emptyRecord,
  type FieldState,
  fieldStates,
  isEmpty,
  judgedUnits,
  readRecord,
  type TranslationRecord,
  unitsOf,
  worstOf,
} from '@nasaq/translation';
import type { DateField, Field, FieldHook, SelectField } from 'payload';
import { contentLabels, translationStates } from '../catalogue/index.ts';
import { dayAndTime } from '../../platform/staff/fields/dates.ts';
import { tellSaid } from '../saving/newest.ts';
import { recordChangeIn } from '../saving/record-change.ts';
import { docIn } from './docs-of.ts';
import { fieldSpecsOf } from './field-specs.ts';

/**
 * What is said of an entry's translations, kept with it and with each of its versions: `translation`, a
 * `TranslationRecord`; and, for lists and boards, the state of each language in `stateEn` and `stateAr`, and since when it
 * is so in `sinceEn` and `sinceAr`. They are those of the newest version, so that who asks for them asks for drafts. A fresh
 * entry in which nobody has written has none.
 */
export function translationFields(): Field[] {
  const texts = contentLabels.translation;
  return [
    {
      name: 'translation',
      type: 'json',
      label: texts.record,
      access: { create: () => false, read: () => false, update: () => false },
      hooks: { beforeChange: [keepRecord] },
      admin: { disabled: true, disableBulkEdit: true },
    },
    stateField('en', texts.stateEn),
    stateField('ar', texts.stateAr),
    sinceField('en', texts.sinceEn),
    sinceField('ar', texts.sinceAr),
  ];
}

const stateNames = { en: 'stateEn', ar: 'stateAr' } as const;
const sinceNames = { en: 'sinceEn', ar: 'sinceAr' } as const;

function stateField(locale: Locale, label: SelectField['label']): SelectField {
  return {
    name: stateNames[locale],
    type: 'select',
    index: true,
    options: fieldStates.map((value) => ({ value, label: translationStates[value] })),
    label: label!,
    access: { create: () => false, update: () => false },
    admin: {
      hidden: true,
      disableBulkEdit: true,
      components: {
        Cell: '/content/translation/screens/state-cell.tsx#StateCell',
        Diff: '/content/versions/screens/versions-view.tsx#NotCompared',
      },
    },
  };
}

function sinceField(locale: Locale, label: DateField['label']): DateField {
  return {
    name: sinceNames[locale],
    type: 'date',
    label: label!,
    access: { create: () => false, update: () => false },
    admin: {
      hidden: true,
      disableBulkEdit: true,
      date: dayAndTime,
      components: { Diff: '/content/versions/screens/versions-view.tsx#NotCompared' },
    },
  };
}

/** The record as it was, and the states that follow from it and from the words of both languages after the save. */
const keepRecord: FieldHook = async ({
  collection,
  context,
  data,
  global,
  originalDoc,
  req,
  siblingData,
  siblingDocWithLocales,
}) => {
  const stored = (siblingDocWithLocales ?? {}) as Record<string, unknown>;
  const entity = collection ?? global;
  const kept = readRecord(stored.translation);
  if (!entity || !isLocale(req.locale) || context.silent) return kept;
  const fields = fieldSpecsOf(entity);
  const docs = {
    [req.locale]: data,
    [otherLocale(req.locale)]: docIn(fields, stored, otherLocale(req.locale)),
  } as Docs;
  const change = recordChangeIn(context);
  const before = kept ?? newRecord(docs, entity);
  const record = before && change ? change(before) : before;
  Object.assign(siblingData, statesOf(docs, record, entity, stored));
  const id = (originalDoc as { id?: number } | undefined)?.id;
  if (global) await tellSaid(req, { global: global.slug });
  else if (collection && id !== undefined) await tellSaid(req, { collection: collection.slug, id });
  return record;
};

type Entity = Parameters<typeof fieldSpecsOf>[0];

/** The columns: states, and ISO moments. */
export type States = Record<(typeof stateNames)[Locale], FieldState> & Record<(typeof sinceNames)[Locale], string>;

/** @param before the document as it was stored: what stands as it stood does so since the same moment */
export function statesOf(docs: Docs, record: TranslationRecord | null, entity: Entity, before: Doc): States {
  const units = judgedUnits(fieldSpecsOf(entity), docs, record ?? emptyRecord('en'));
  const worst = (locale: Locale) => worstOf(units.map(({ states }) => states[locale]));
  const [stateEn, stateAr] = [worst('en'), worst('ar')];
  return { stateEn, stateAr, sinceEn: sinceOf(before, 'en', stateEn), sinceAr: sinceOf(before, 'ar', stateAr) };
}

function sinceOf(before: Doc, locale: Locale, state: FieldState): string {
  const since = before[sinceNames[locale]];
  const stands = before[stateNames[locale]] === state && Boolean(since);
  return new Date(stands ? (since as string | Date) : Date.now()).toISOString();
}

/**
 * The source is the language that is written first. Where both are and nothing is said, the entry is from before there
 * were records: see `adopt.ts`.
 */
function newRecord(docs: Docs, entity: Entity): TranslationRecord | null {
  const [en, ar] = [isWritten(docs, 'en', entity), isWritten(docs, 'ar', entity)];
  if (en === ar) return null;
  return emptyRecord(en ? 'en' : 'ar');
}

export function isWritten(docs: Docs, locale: Locale, entity: Entity): boolean {
  return unitsOf(fieldSpecsOf(entity), docs).some(({ values }) => !isEmpty(values[locale]));
}
