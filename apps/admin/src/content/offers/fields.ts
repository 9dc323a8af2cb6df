import type { ArrayField, Field } from 'payload';
import { localizedRows } from '../../platform/staff/fields/text-rows.ts';
import { staffLabels } from '../../platform/staff/catalogue/index.ts';
import { contentLabels } from '../catalogue/index.ts';

const labels = contentLabels.offers;

/** What a client asks first; more than three would be a table. */
export function facts(): ArrayField {
  const rows = { name: 'facts', label: labels.facts, row: labels.factsRow, description: labels.factsHint };
  const fields: Field[] = [
    {
      type: 'row',
      fields: [
        {
          name: 'label',
          type: 'text',
          required: true,
          label: labels.factLabel,
          admin: { description: labels.factLabelHint },
        },
        { name: 'value', type: 'text', required: true, label: labels.factValue },
      ],
    },
  ];
  return { ...localizedRows(rows, fields), maxRows: 3 };
}

/** What a client has who needs the solution. */
export function problem(): Field {
  return {
    name: 'problem',
    type: 'textarea',
    localized: true,
    maxLength: 240,
    label: labels.problem,
    admin: { description: labels.problemHint },
  };
}

/** The parts of a solution; each names those that it hands something to. */
export function parts(): ArrayField {
  return localizedRows({ name: 'parts', label: labels.parts, row: labels.partsRow, description: labels.partsHint }, [
    { name: 'title', type: 'text', required: true, label: staffLabels.words.title },
    { name: 'text', type: 'textarea', required: true, label: staffLabels.words.text },
    {
      type: 'row',
      fields: [
        {
          name: 'gives',
          type: 'text',
          label: labels.partGives,
          admin: { description: labels.partGivesHint },
        },
        { name: 'to', type: 'text', label: labels.partTo, admin: { description: labels.partToHint } },
      ],
    },
    { name: 'existing', type: 'checkbox', label: labels.partExisting },
  ]);
}

/** Measures before the solution and with it. */
export function comparisons(): ArrayField {
  const rows = {
    name: 'comparisons',
    label: labels.comparisons,
    row: labels.comparisonsRow,
    description: labels.comparisonsHint,
  };
  return localizedRows(rows, [
    { name: 'label', type: 'text', required: true, label: labels.comparisonLabel },
    {
      type: 'row',
      fields: [
        { name: 'before', type: 'text', required: true, label: labels.comparisonBefore },
        { name: 'after', type: 'text', required: true, label: labels.comparisonAfter },
      ],
    },
  ]);
}

/** Moments of a working day, with what was built for each. */
export function day(): ArrayField {
  const rows = {
    name: 'day',
    label: labels.day,
    row: labels.dayRow,
    description: labels.dayHint,
    telling: ['time', 'title'],
  };
  return localizedRows(rows, [
    {
      name: 'time',
      type: 'text',
      required: true,
      label: labels.time,
      admin: { description: labels.timeHint },
    },
    { name: 'title', type: 'text', required: true, label: staffLabels.words.title },
    { name: 'text', type: 'textarea', required: true, label: staffLabels.words.text },
    { name: 'made', type: 'textarea', label: labels.made, admin: { description: labels.madeHint } },
    {
      name: 'entry',
      type: 'relationship',
      relationTo: ['works', 'products', 'solutions', 'services'],
      label: labels.madeEntry,
    },
  ]);
}
