import type { Field } from 'payload';
import { contentLabels } from '../catalogue/index.ts';

/**
 * The fields by which saves are merged. `formBase` goes to a form and comes back with it: what the form was loaded from
 * (see `FormBase`). `changes` is kept with the entry: who has changed which value last (see `Changes`).
 */
export function savingFields(): Field[] {
  return [
    {
      name: 'formBase',
      type: 'json',
      virtual: true,
      label: contentLabels.fields.formBase,
      admin: {
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: '/content/saving/screens/other-changes.tsx#OtherChanges' },
      },
    },
    {
      name: 'changes',
      type: 'json',
      label: contentLabels.fields.changes,
      access: { create: () => false, read: () => false, update: () => false },
      admin: { disabled: true, disableBulkEdit: true },
    },
  ];
}
