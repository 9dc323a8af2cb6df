import type { CollectionConfig } from 'payload';
import { hasRole, isAdmin } from '../access.ts';
import type { Bilingual } from '../fields/text-rows.ts';
import { groups } from '../groups.ts';

/** What leaves no other trace: what was deleted for good, taken out, or read. */
export const actTypes = ['deleted', 'exported', 'opened'] as const;
export type ActType = (typeof actTypes)[number];

const actLabels: Record<ActType, Bilingual> = {
  deleted: { en: 'Deleted for good', ar: 'حذف نهائي' },
  exported: { en: 'Exported', ar: 'تصدير' },
  opened: { en: 'Opened', ar: 'اطلاع' },
};

/** The audit trail: who of the staff did what, and when. Written by `recordAct`, changed by nobody, kept for a year. */
export const acts: CollectionConfig = {
  slug: 'acts',
  labels: {
    singular: { en: 'Act', ar: 'إجراء' },
    plural: { en: 'Audit trail', ar: 'سجل المراجعة' },
  },
  access: { create: () => false, read: isAdmin, update: () => false, delete: () => false },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'subject',
    group: groups.system,
    hidden: ({ user }) => !hasRole(user),
    defaultColumns: ['createdAt', 'act', 'kind', 'subject', 'actor_name'],
    description: {
      en: 'Deletions for good, exports, and who opened what was sent. Kept for a year.',
      ar: 'الحذف النهائي والتصدير ومن اطّلع على ما أُرسل. يُحفظ سنة.',
    },
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    {
      name: 'act',
      type: 'select',
      required: true,
      index: true,
      label: { en: 'What happened', ar: 'ما حدث' },
      options: actTypes.map((value) => ({ value, label: actLabels[value] })),
    },
    {
      name: 'kind',
      type: 'text',
      required: true,
      index: true,
      label: { en: 'Where', ar: 'القسم' },
      admin: { components: { Cell: '/platform/staff/audit/kind-cell.tsx#KindCell' } },
    },
    { name: 'record', type: 'number', label: { en: 'Number', ar: 'الرقم' } },
    { name: 'subject', type: 'text', label: { en: 'What', ar: 'المعني' } },
    { name: 'detail', type: 'text', label: { en: 'Details', ar: 'التفاصيل' } },
    { name: 'actor', type: 'number', label: { en: 'Number of the user', ar: 'رقم المستخدم' } },
    // As it was then: it stays when the user goes.
    { name: 'actor_name', type: 'text', label: { en: 'By', ar: 'بواسطة' } },
  ],
};
