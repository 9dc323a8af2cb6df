import type { Field } from 'payload';

/** Beside a document: the entries that use it. */
export function usedIn(): Field {
  return {
    name: 'usedIn',
    type: 'ui',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: { Field: '/content/uses/screens/used-in.tsx#UsedIn' },
    },
  };
}

/** The menu entry that names the uses before something goes to the trash. */
export const trashItem = '/content/uses/screens/trash-item.tsx#TrashItem';
