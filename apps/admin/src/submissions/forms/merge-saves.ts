import type { CollectionBeforeValidateHook, Field, FieldHook } from 'payload';
import type { Form } from '../../platform/payload/payload-types.ts';
import { formTexts } from '../catalogue/index.ts';
import { mergedValues, type Values } from './form-conflicts.ts';
import { refusalOf } from './meanwhile.ts';
import { isSameValue, mergeValues } from './merge-values.ts';

/** What the CMS's form was opened with: it goes there and comes back with the save, and is stored nowhere. */
export function openedField(): Field {
  return {
    name: 'opened',
    type: 'text',
    virtual: true,
    label: formTexts.opened,
    hooks: { afterRead: [tellOpened] },
    admin: {
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
      components: { Field: '/submissions/screens/forms/form-conflicts.tsx#FormConflicts' },
    },
  };
}

const tellOpened: FieldHook<Form> = ({ data, originalDoc }) => JSON.stringify(mergedValues(data ?? originalDoc ?? {}));

/**
 * Two administrators in one form: what only the other one has changed since this one opened it stays as it is now, of the
 * list of fields each value of each field for itself. What both have changed differently is refused at its field, and the
 * form shows both (`FormConflicts`).
 * @throws {Refusal} 409
 */
export const mergeSaves: CollectionBeforeValidateHook<Form> = async ({ data = {}, operation, originalDoc, req }) => {
  const opened = operation === 'update' && originalDoc ? readOpened((data as { opened?: unknown }).opened) : null;
  if (!opened) return data;
  const now = mergedValues(originalDoc!);
  const sent = mergedValues({ ...originalDoc, ...data });
  const { conflicts, value } = mergeValues(opened, sent, now);
  if (conflicts.length > 0) throw await refusalOf(conflicts, { mine: sent, now }, originalDoc!, req);
  const merged = Object.entries(value as Values).filter(([name, each]) => !isSameValue(each, sent[name as keyof Form]));
  return { ...data, ...Object.fromEntries(merged) };
};

function readOpened(value: unknown): Values | null {
  if (typeof value !== 'string') return null;
  try {
    return JSON.parse(value) as Values;
  } catch {
    return null;
  }
}
