import type { ArrayField, Field } from 'payload';

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
 * more, fewer or differently ordered rows.
 */
export function localizedRows({ name, label, row, description, telling }: Rows, fields: Field[]): ArrayField {
  return {
    name,
    type: 'array',
    localized: true,
    label,
    labels: { singular: row, plural: label },
    fields,
    ...(telling ? { custom: { telling } } : {}),
    admin: { initCollapsed: true, ...(description ? { description } : {}) },
  };
}

/** Array of `{ title, text }`. */
export function titledTexts(rows: Rows): ArrayField {
  return localizedRows(rows, [
    { name: 'title', type: 'text', required: true, label: { en: 'Title', ar: 'العنوان' } },
    { name: 'text', type: 'textarea', required: true, label: { en: 'Text', ar: 'النص' } },
  ]);
}

/** Array of `{ text }`: one line each. */
export function lines(rows: Rows): ArrayField {
  return localizedRows(rows, lineFields());
}

export function lineFields(): Field[] {
  return [{ name: 'text', type: 'text', required: true, label: { en: 'Text', ar: 'النص' } }];
}

/** Array of `{ value, label }`: a figure as readers see it, with its unit. */
export function figures(description?: Bilingual): ArrayField {
  return localizedRows(
    {
      name: 'figures',
      label: { en: 'Figures', ar: 'الأرقام' },
      row: { en: 'Figure', ar: 'رقم' },
      ...(description ? { description } : {}),
    },
    [
      {
        type: 'row',
        fields: [
          { name: 'value', type: 'text', required: true, label: { en: 'Value', ar: 'القيمة' } },
          { name: 'label', type: 'text', required: true, label: { en: 'What it counts', ar: 'ما الذي يعدّه' } },
        ],
      },
    ],
  );
}

/** Array of `{ question, answer }`. */
export function questionsAndAnswers(): ArrayField {
  return localizedRows(
    { name: 'faq', label: { en: 'Questions and answers', ar: 'أسئلة وأجوبة' }, row: { en: 'Question', ar: 'سؤال' } },
    [
      { name: 'question', type: 'text', required: true, label: { en: 'Question', ar: 'السؤال' } },
      { name: 'answer', type: 'textarea', required: true, label: { en: 'Answer', ar: 'الجواب' } },
    ],
  );
}
