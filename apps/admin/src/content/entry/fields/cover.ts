import type { Field } from 'payload';

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
