import { contractTypes, departments, workplaces } from '@nasaq/contract';
import type { Field } from 'payload';
import { entryCollection } from '../kit/entry.ts';
import { dayOnly } from '../../platform/staff/fields/dates.ts';
import { type Bilingual, lineFields, lines, localizedRows } from '../../platform/staff/fields/text-rows.ts';
import { contentLabels } from '../catalogue/index.ts';
import { staffLabels } from '../../platform/staff/catalogue/index.ts';

/** What editors read for each value that the contract allows. */
export const careerOptions: {
  departments: Record<(typeof departments)[number], Bilingual>;
  workplaces: Record<(typeof workplaces)[number], Bilingual>;
  contractTypes: Record<(typeof contractTypes)[number], Bilingual>;
} = {
  departments: contentLabels.careerOptions.departments,
  workplaces: contentLabels.careerOptions.workplaces,
  contractTypes: contentLabels.careerOptions.contractTypes,
};

export const careers = entryCollection({
  slug: 'careers',
  singular: contentLabels.careers.careersSingular,
  plural: contentLabels.careers.careersPlural,
  group: 'company',
  write: ['recruiter'],
  columns: ['department', 'jobStatus', 'closesAt'],
  lead: [
    {
      name: 'place',
      type: 'text',
      required: true,
      localized: true,
      label: contentLabels.careers.place,
      admin: { description: contentLabels.careers.placeHint },
    },
  ],
  sidebar: [
    {
      name: 'jobStatus',
      type: 'select',
      required: true,
      defaultValue: 'open',
      label: contentLabels.careers.jobStatus,
      options: [
        { value: 'open', label: contentLabels.careers.open },
        { value: 'closed', label: contentLabels.careers.closed },
      ],
      admin: {
        position: 'sidebar',
        description: contentLabels.careers.jobStatusHint,
      },
    },
    optionalChoice('department', contentLabels.careers.department, departments, careerOptions.departments),
    choice('workplace', contentLabels.careers.workplace, workplaces, careerOptions.workplaces),
    choice('contractType', contentLabels.careers.contractType, contractTypes, careerOptions.contractTypes),
    {
      name: 'openings',
      type: 'number',
      required: true,
      min: 1,
      defaultValue: 1,
      label: contentLabels.careers.openings,
      admin: { position: 'sidebar' },
    },
    day('postedAt', contentLabels.careers.postedAt),
    day('closesAt', contentLabels.careers.closesAt),
  ],
  details: [
    {
      name: 'salary',
      type: 'group',
      label: contentLabels.careers.salary,
      admin: { description: contentLabels.careers.salaryHint },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'min', type: 'number', min: 0, label: staffLabels.words.from },
            { name: 'max', type: 'number', min: 0, label: staffLabels.words.to },
            {
              name: 'currency',
              type: 'text',
              minLength: 3,
              maxLength: 3,
              defaultValue: 'EGP',
              label: contentLabels.careers.currency,
            },
          ],
        },
      ],
    },
    lines({
      name: 'responsibilities',
      label: contentLabels.careers.responsibilities,
      row: contentLabels.careers.responsibilitiesRow,
    }),
    lines({
      name: 'requirements',
      label: contentLabels.careers.requirements,
      row: contentLabels.careers.requirementsRow,
    }),
    lines({ name: 'benefits', label: contentLabels.careers.benefits, row: contentLabels.careers.benefitsRow }),
    screeningQuestions(),
  ],
});

type Choice = [name: string, label: Bilingual, values: readonly string[], labels: Record<string, Bilingual>];

function choice(...choice: Choice): Field {
  return { ...optionalChoice(...choice), required: true } as Field;
}

function optionalChoice(...[name, label, values, labels]: Choice): Field {
  return {
    name,
    type: 'select',
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
    { name: 'questions', label: contentLabels.careers.questions, row: staffLabels.words.oneQuestion },
    [
      { name: 'label', type: 'text', required: true, label: staffLabels.words.question },
      {
        type: 'row',
        fields: [
          {
            name: 'kind',
            type: 'select',
            required: true,
            defaultValue: 'text',
            label: contentLabels.careers.kind,
            options: [
              { value: 'text', label: contentLabels.careers.text },
              { value: 'boolean', label: contentLabels.careers.boolean },
              { value: 'choice', label: contentLabels.careers.choice },
            ],
          },
          { name: 'required', type: 'checkbox', label: contentLabels.careers.required },
        ],
      },
      {
        name: 'choices',
        type: 'array',
        label: contentLabels.careers.choices,
        labels: contentLabels.careers.choicesNames,
        fields: lineFields(),
        custom: { shownIf: { field: 'kind', is: 'choice' } },
        admin: { condition: (_, row) => (row as { kind?: string } | undefined)?.kind === 'choice' },
      },
    ],
  );
}
