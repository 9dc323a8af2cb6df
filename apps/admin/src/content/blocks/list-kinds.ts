import { contentTypes } from '@nasaq/contract';
import type { Field } from 'payload';
import { staffLabels } from '../../platform/staff/catalogue/index.ts';
import { contentLabels } from '../catalogue/index.ts';
import {
  ground,
  heading,
  type Kind,
  lead,
  linkFields,
  pairFields,
  rowsField,
  selectField,
  targetField,
  textField,
  titledFields,
} from './block-fields.ts';
import { blockLabels } from './catalogue/index.ts';

/** Rows of one kind each. */
export const figures: Kind = {
  type: 'figures',
  fields: [
    heading(),
    lead(),
    rowsField('figures', staffLabels.textRows.figures, staffLabels.textRows.figuresRow, [
      textField('value', staffLabels.textRows.value),
      textField('label', staffLabels.textRows.label),
    ]),
    ground(),
  ],
};

export const steps: Kind = {
  type: 'steps',
  fields: [heading(), lead(), rowsField('steps', blockLabels.steps, blockLabels.step, titledFields()), ground()],
};

export const table: Kind = {
  type: 'table',
  fields: [
    heading(),
    lead(),
    {
      name: 'columns',
      type: 'textarea',
      required: true,
      label: blockLabels.columns,
      admin: { description: blockLabels.columnsHint },
    },
    rowsField(
      'rows',
      blockLabels.rows,
      blockLabels.row,
      [
        {
          name: 'cells',
          type: 'textarea',
          required: true,
          label: blockLabels.cells,
          admin: { description: blockLabels.cellsHint },
        },
      ],
      1,
      60,
    ),
    ground(),
  ],
};

export const questions: Kind = {
  type: 'questions',
  fields: [
    heading(),
    lead(),
    rowsField(
      'questions',
      blockLabels.questions,
      staffLabels.words.oneQuestion,
      [
        textField('question', staffLabels.words.question),
        { name: 'answer', type: 'textarea', required: true, label: staffLabels.textRows.answer },
      ],
      1,
      40,
    ),
    ground(),
  ],
};

export const entries: Kind = {
  type: 'entries',
  fields: [
    heading(),
    lead(),
    { ...selectField('choose', blockLabels.choose, blockLabels.choices), defaultValue: 'newest' } as Field,
    {
      name: 'of',
      type: 'select',
      label: blockLabels.of,
      options: contentTypes.map((value) => ({ value, label: contentLabels.review.kinds[value] })),
      defaultValue: 'posts',
      custom: { shownIf: { field: 'choose', is: 'newest' } },
      admin: { condition: (_, row) => (row as { choose?: string } | undefined)?.choose !== 'chosen' },
    },
    {
      name: 'count',
      type: 'number',
      min: 1,
      max: 12,
      defaultValue: 4,
      label: blockLabels.count,
      custom: { shownIf: { field: 'choose', is: 'newest' } },
      admin: { condition: (_, row) => (row as { choose?: string } | undefined)?.choose !== 'chosen' },
    },
    {
      name: 'entries',
      type: 'relationship',
      relationTo: [...contentTypes],
      hasMany: true,
      label: blockLabels.chosen,
      custom: { shownIf: { field: 'choose', is: 'chosen' } },
      admin: { condition: (_, row) => (row as { choose?: string } | undefined)?.choose === 'chosen' },
    },
    ...linkFields(),
    ground(),
  ],
};

export const logos: Kind = {
  type: 'logos',
  fields: [
    heading(),
    lead(),
    rowsField(
      'logos',
      blockLabels.logos,
      blockLabels.logo,
      [textField('name', blockLabels.logoName), ...pairFields(), targetField('href', blockLabels.logoAddress)],
      1,
      24,
    ),
    ground(),
  ],
};

export const people: Kind = {
  type: 'people',
  fields: [
    heading(),
    lead(),
    rowsField(
      'people',
      blockLabels.people,
      blockLabels.person,
      [
        textField('name', blockLabels.name),
        { name: 'role', type: 'text', label: blockLabels.role },
        { name: 'bio', type: 'textarea', maxLength: 400, label: blockLabels.bio },
        ...pairFields(),
      ],
      1,
      24,
    ),
    ground(),
  ],
};
