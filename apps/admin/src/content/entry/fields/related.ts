import { contentTypes } from '@nasaq/contract';
import type { Field } from 'payload';

/** Entries of any kind that a reader may want next, in the editor's order. */
export function related(): Field {
  return {
    name: 'related',
    type: 'relationship',
    relationTo: [...contentTypes],
    hasMany: true,
    label: { en: 'Related entries', ar: 'محتوى ذو صلة' },
    admin: {
      description: {
        en: 'Shown at the end of the page. Entries that are not published in the reader’s language are left out.',
        ar: 'تظهر في نهاية الصفحة. وما لم يُنشر بلغة القارئ لا يظهر له.',
      },
    },
  };
}
