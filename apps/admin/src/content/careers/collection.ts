import { contractTypes, departments, workplaces } from '@nasaq/contract';
import type { Field } from 'payload';
import { careerOptions } from './career-options.ts';
import { entryCollection } from '../kit/entry.ts';
import { dayOnly } from '../../platform/staff/fields/date-display.ts';
import { lineFields, lines, localizedRows } from '../../platform/staff/fields/text-rows.ts';

export const careers = entryCollection({
  slug: 'careers',
  singular: { en: 'Job', ar: 'وظيفة' },
  plural: { en: 'Jobs', ar: 'الوظائف' },
  group: 'company',
  write: ['recruiter'],
  columns: ['department', 'jobStatus', 'closesAt'],
  lead: [
    {
      name: 'place',
      type: 'text',
      required: true,
      localized: true,
      label: { en: 'Place', ar: 'المكان' },
      admin: { description: { en: 'City and country.', ar: 'المدينة والبلد.' } },
    },
  ],
  sidebar: [
    {
      name: 'jobStatus',
      type: 'select',
      required: true,
      defaultValue: 'open',
      label: { en: 'State of the job', ar: 'حالة الوظيفة' },
      options: [
        { value: 'open', label: { en: 'Open', ar: 'مفتوحة' } },
        { value: 'closed', label: { en: 'Closed', ar: 'مغلقة' } },
      ],
      admin: {
        position: 'sidebar',
        description: { en: 'A closing date in the past closes it too.', ar: 'وتُغلق أيضًا إذا مر تاريخ الإغلاق.' },
      },
    },
    choice('department', { en: 'Department', ar: 'الإدارة' }, departments, careerOptions.departments),
    choice('workplace', { en: 'Where one works', ar: 'مكان العمل' }, workplaces, careerOptions.workplaces),
    choice('contractType', { en: 'Contract', ar: 'نوع العقد' }, contractTypes, careerOptions.contractTypes),
    {
      name: 'openings',
      type: 'number',
      required: true,
      min: 1,
      defaultValue: 1,
      label: { en: 'Openings', ar: 'عدد الشواغر' },
      admin: { position: 'sidebar' },
    },
    day('postedAt', { en: 'Posted', ar: 'تاريخ الإعلان' }),
    day('closesAt', { en: 'Closes', ar: 'تاريخ الإغلاق' }),
  ],
  details: [
    {
      name: 'salary',
      type: 'group',
      label: { en: 'Salary a month', ar: 'الراتب الشهري' },
      admin: { description: { en: 'Leave empty to say nothing about it.', ar: 'اتركه فارغًا إن لم ترد ذكره.' } },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'min', type: 'number', min: 0, label: { en: 'From', ar: 'من' } },
            { name: 'max', type: 'number', min: 0, label: { en: 'To', ar: 'إلى' } },
            {
              name: 'currency',
              type: 'text',
              minLength: 3,
              maxLength: 3,
              defaultValue: 'EGP',
              label: { en: 'Currency code', ar: 'رمز العملة' },
            },
          ],
        },
      ],
    },
    lines({
      name: 'responsibilities',
      label: { en: 'Responsibilities', ar: 'المهام' },
      row: { en: 'Responsibility', ar: 'مهمة' },
    }),
    lines({
      name: 'requirements',
      label: { en: 'Requirements', ar: 'المتطلبات' },
      row: { en: 'Requirement', ar: 'متطلب' },
    }),
    lines({ name: 'benefits', label: { en: 'What we offer', ar: 'ما نقدمه' }, row: { en: 'Benefit', ar: 'ميزة' } }),
    screeningQuestions(),
  ],
});

function choice(
  name: string,
  label: { en: string; ar: string },
  values: readonly string[],
  labels: Record<string, { en: string; ar: string }>,
): Field {
  return {
    name,
    type: 'select',
    required: true,
    label,
    options: values.map((value) => ({ value, label: labels[value] ?? value })),
    admin: { position: 'sidebar' },
  };
}

function day(name: string, label: { en: string; ar: string }): Field {
  return { name, type: 'date', label, admin: { position: 'sidebar', date: dayOnly } };
}

function screeningQuestions(): Field {
  return localizedRows(
    { name: 'questions', label: { en: 'Screening questions', ar: 'أسئلة الفرز' }, row: { en: 'Question', ar: 'سؤال' } },
    [
      { name: 'label', type: 'text', required: true, label: { en: 'Question', ar: 'السؤال' } },
      {
        type: 'row',
        fields: [
          {
            name: 'kind',
            type: 'select',
            required: true,
            defaultValue: 'text',
            label: { en: 'Kind of answer', ar: 'نوع الجواب' },
            options: [
              { value: 'text', label: { en: 'Text', ar: 'نص' } },
              { value: 'boolean', label: { en: 'Yes or no', ar: 'نعم أو لا' } },
              { value: 'choice', label: { en: 'One of several', ar: 'اختيار من عدة' } },
            ],
          },
          { name: 'required', type: 'checkbox', label: { en: 'Must be answered', ar: 'جواب إلزامي' } },
        ],
      },
      {
        name: 'choices',
        type: 'array',
        label: { en: 'Choices', ar: 'الاختيارات' },
        labels: { singular: { en: 'Choice', ar: 'اختيار' }, plural: { en: 'Choices', ar: 'الاختيارات' } },
        fields: lineFields(),
        admin: { condition: (_, row) => (row as { kind?: string } | undefined)?.kind === 'choice' },
      },
    ],
  );
}
