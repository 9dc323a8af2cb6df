import type { ArrayField, Field, FieldHook } from 'payload';
import { staffLabels } from '../catalogue/index.ts';
import { keepPairs, withPairs } from './pairs.ts';

/** A text in the two languages of the admin interface. */
export type Bilingual = { en: string; ar: string };

interface Rows {
  name: string;
  label: Bilingual;
  /** What one row is called, as in «Add step». */
  row: Bilingual;
  description?: Bilingual;
  /** The fields that head a closed row, where it is not the first one. */
  telling?: string[];
}

/**
 * Rows that belong to one language: the array is localized as a whole, so that either language may have
 * more, fewer or differently ordered rows. Rows of both languages that say the same have the same pair.
 */
export function localizedRows({ name, label, row, description, telling }: Rows, fields: Field[]): ArrayField {
  return {
    name,
    type: 'array',
    localized: true,
    label,
    labels: { singular: row, plural: label },
    fields: withPairs(fields),
    hooks: { beforeValidate: [keepPairs], beforeChange: [sayEmpty] },
    ...(telling ? { custom: { telling } } : {}),
    admin: { initCollapsed: true, ...(description ? { description } : {}) },
  };
}

/** Without a word of the rows of a language, Payload publishes it with those that readers had: none are none. */
const sayEmpty: FieldHook = ({ value }) => value ?? [];

/** Array of `{ title, text }`. */
export function titledTexts(rows: Rows): ArrayField {
  return localizedRows(rows, [
    { name: 'title', type: 'text', required: true, label: staffLabels.words.title },
    { name: 'text', type: 'textarea', required: true, label: staffLabels.words.text },
  ]);
}

/** Array of `{ text }`: one line each. */
export function lines(rows: Rows): ArrayField {
  return localizedRows(rows, lineFields());
}

export function lineFields(): Field[] {
  return [{ name: 'text', type: 'text', required: true, label: staffLabels.words.text }];
}

/** Array of `{ value, label }`: a figure as readers see it, with its unit. */
export function figures(description?: Bilingual): ArrayField {
  return localizedRows(
    {
      name: 'figures',
      label: staffLabels.textRows.figures,
      row: staffLabels.textRows.figuresRow,
      ...(description ? { description } : {}),
    },
    [
      {
        type: 'row',
        fields: [
          { name: 'value', type: 'text', required: true, label: staffLabels.textRows.value },
          { name: 'label', type: 'text', required: true, label: staffLabels.textRows.label },
        ],
      },
    ],
  );
}

/** Array of `{ question, answer }`. */
export function questionsAndAnswers(): ArrayField {
  return localizedRows({ name: 'faq', label: staffLabels.textRows.faq, row: staffLabels.words.oneQuestion }, [
    { name: 'question', type: 'text', required: true, label: staffLabels.words.question },
    { name: 'answer', type: 'textarea', required: true, label: staffLabels.textRows.answer },
  ]);
}
