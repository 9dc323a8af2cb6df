import type { Field } from 'payload';

/** Beside a document: the entries that use it. */
export function usedIn(): Field {
  return {
    name: 'usedIn',
    type: 'ui',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: { Field: '/admin-ui/removal/used-in.tsx#UsedIn' },
    },
  };
}

/** The menu entry that names the uses before something goes to the trash. */
export const trashItem = '/admin-ui/removal/trash-item.tsx#TrashItem';
