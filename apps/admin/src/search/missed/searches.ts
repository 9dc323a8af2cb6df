import { locales } from '@nasaq/contract';
import type { CollectionConfig } from 'payload';
import { hasRole } from '../../platform/staff/access.ts';
import { dayAndTime } from '../../platform/staff/fields/date-display.ts';
import { groups } from '../../platform/staff/groups.ts';

const readOnly = { admin: { readOnly: true }, access: { update: () => false } } as const;

/** What readers searched for and did not find, written by `search/missed`: how often, never by whom. */
export const searches: CollectionConfig = {
  slug: 'searches',
  labels: {
    singular: { en: 'Search without results', ar: 'بحث بلا نتائج' },
    plural: { en: 'Searches without results', ar: 'عمليات بحث بلا نتائج' },
  },
  access: {
    create: () => false,
    read: ({ req }) => hasRole(req.user, 'editor', 'agent'),
    update: ({ req }) => hasRole(req.user, 'editor', 'agent'),
    delete: ({ req }) => hasRole(req.user, 'editor'),
  },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'query',
    group: groups.knowledge,
    hidden: ({ user }) => !hasRole(user, 'editor', 'agent'),
    defaultColumns: ['query', 'locale', 'count', 'last_at', 'handled'],
    listSearchableFields: ['query'],
    description: {
      en: 'What readers looked for and the site does not have, or calls by another word. Nothing is kept about who searched.',
      ar: 'ما بحث عنه القراء ولا يوجد في الموقع أو ورد فيه بلفظ آخر. ولا يُحفظ شيء عمن بحث.',
    },
  },
  defaultSort: '-count',
  disableDuplicate: true,
  indexes: [{ fields: ['query', 'locale'], unique: true }, { fields: ['handled', 'count'] }],
  fields: [
    { name: 'query', type: 'text', required: true, label: { en: 'Searched for', ar: 'عبارة البحث' }, ...readOnly },
    {
      name: 'locale',
      type: 'select',
      required: true,
      label: { en: 'Language of the site', ar: 'لغة الموقع' },
      options: locales.map((value) => ({
        value,
        label: { en: value === 'en' ? 'English' : 'Arabic', ar: value === 'en' ? 'الإنجليزية' : 'العربية' },
      })),
      ...readOnly,
    },
    {
      name: 'count',
      type: 'number',
      required: true,
      defaultValue: 0,
      label: { en: 'Times', ar: 'عدد المرات' },
      ...readOnly,
    },
    {
      name: 'last_at',
      type: 'date',
      required: true,
      label: { en: 'Last time', ar: 'آخر مرة' },
      admin: { readOnly: true, date: dayAndTime },
      access: { update: () => false },
    },
    {
      name: 'handled',
      type: 'checkbox',
      defaultValue: false,
      label: { en: 'Dealt with', ar: 'تمت معالجته' },
      admin: {
        description: {
          en: 'Opens again when somebody searches for it and finds nothing.',
          ar: 'يُفتح من جديد إذا بحث عنه أحد ولم يجد شيئًا.',
        },
      },
    },
  ],
};
