import type { Field } from 'payload';

/** Who made an entry and who changed it last; set by `recordEditor`, never by hand. */
export function auditFields(): Field[] {
  return [
    {
      name: 'createdBy',
      type: 'relationship',
      relationTo: 'users',
      label: { en: 'Made by', ar: 'أنشأه' },
      admin: { position: 'sidebar', readOnly: true },
      access: { create: () => false, update: () => false },
    },
    {
      name: 'updatedBy',
      type: 'relationship',
      relationTo: 'users',
      label: { en: 'Last changed by', ar: 'آخر من عدّله' },
      admin: { position: 'sidebar', readOnly: true },
      access: { create: () => false, update: () => false },
    },
  ];
}
