import type { Field } from 'payload';
import { type CategorizedType, contentTypes } from '@nasaq/contract';

export function cover(): Field {
  return {
    name: 'cover',
    type: 'upload',
    relationTo: 'media',
    label: { en: 'Cover picture', ar: 'صورة الغلاف' },
    admin: {
      position: 'sidebar',
      description: {
        en: 'Optional. Without one the page shows a pattern drawn from the key.',
        ar: 'اختيارية. بدونها تعرض الصفحة زخرفة مرسومة من المعرّف الثابت.',
      },
    },
  };
}

/** The category of an entry, chosen among those of its own type. */
export function categoryField(of: CategorizedType): Field {
  return {
    name: 'category',
    type: 'relationship',
    relationTo: 'categories',
    required: true,
    label: { en: 'Category', ar: 'التصنيف' },
    filterOptions: { of: { equals: of } },
    admin: { position: 'sidebar' },
  };
}

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
