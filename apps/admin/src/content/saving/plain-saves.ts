import type { CollectionConfig } from 'payload';
import { inTrash } from '../entry/fields/panels.ts';
import { answerEntryForm, openEntryForm } from './answer-form.ts';
import { savingFields } from './fields.ts';
import { keepStorableEntry, mergeEntrySave, recordEntryChanges } from './merge-hooks.ts';
import { overruledEndpoints } from './overruled-endpoint.ts';

/** In the place of Payload's: what is saved is merged, and the form shows what others have changed. */
const saveButton = '/content/saving/screens/plain-form.tsx#SaveMerged';
const formChanges = '/content/saving/screens/plain-form.tsx#PlainFormChanges';

/**
 * A collection without drafts whose forms lock nobody out. Readers have each save at once, so a form saves when it is
 * asked to; the save is merged as an entry's is (`merge.ts`): all that nobody else has changed is stored, and where both
 * have changed the same value, the form shows both texts.
 */
export function withMergedSaves(collection: CollectionConfig): CollectionConfig {
  const { admin = {}, fields, hooks = {}, trash } = collection;
  return {
    ...collection,
    lockDocuments: false,
    admin: {
      ...admin,
      components: {
        ...admin.components,
        edit: { ...admin.components?.edit, SaveButton: saveButton },
        ...(trash && { beforeListTable: [inTrash, ...(admin.components?.beforeListTable ?? [])] }),
      },
    },
    hooks: {
      ...hooks,
      beforeOperation: [keepStorableEntry, ...(hooks.beforeOperation ?? []), mergeEntrySave],
      beforeChange: [...(hooks.beforeChange ?? []), recordEntryChanges],
      afterChange: [...(hooks.afterChange ?? []), answerEntryForm],
      afterOperation: [...(hooks.afterOperation ?? []), openEntryForm],
    },
    endpoints: [...(collection.endpoints || []), ...overruledEndpoints({ collection: collection.slug })],
    fields: [...savingFields(formChanges), ...fields],
  };
}
