import { fieldLabels, type FieldName } from '@nasaq/contract';
import type { Field } from 'payload';
import { dayOnly } from '../../platform/staff/fields/dates.ts';
import type { Bilingual } from '../../platform/staff/fields/text-rows.ts';
import { severalWords } from '../../platform/staff/fields/words.ts';

/** What a sender wrote cannot be changed by anybody. */
const untouched = { access: { update: () => false }, admin: { readOnly: true } };

export function lineValue(name: FieldName): Field {
  return { name, type: 'text', label: fieldLabels[name], ...untouched };
}

/** Plain text, or the sanitised HTML of the rich-text field. */
export function textValue(name: FieldName): Field {
  return { name, type: 'textarea', label: fieldLabels[name], ...untouched };
}

export function numberValue(name: FieldName): Field {
  return { name, type: 'number', label: fieldLabels[name], ...untouched };
}

export function flagValue(name: FieldName): Field {
  return { name, type: 'checkbox', label: fieldLabels[name], ...untouched };
}

export function dayValue(name: FieldName): Field {
  return {
    name,
    type: 'date',
    label: fieldLabels[name],
    ...untouched,
    admin: { ...untouched.admin, date: dayOnly },
  };
}

export function listValue(name: FieldName): Field {
  const components = { Cell: severalWords.Cell };
  return {
    name,
    type: 'text',
    hasMany: true,
    label: fieldLabels[name],
    ...untouched,
    admin: { ...untouched.admin, components },
  };
}

export function choiceValue(name: FieldName, labels: Record<string, Bilingual>): Field {
  return {
    name,
    type: 'select',
    label: fieldLabels[name],
    options: Object.entries(labels).map(([value, label]) => ({ value, label })),
    ...untouched,
  };
}

/** Stored as E.164; the country is the one that was chosen. */
export function phoneValues(): Field[] {
  return [{ type: 'row', fields: [lineValue('phone_country'), lineValue('phone')] }];
}

export function nameValues(): Field[] {
  return [{ type: 'row', fields: [lineValue('first_name'), lineValue('last_name')] }];
}
