import type { CollectionConfig } from 'payload';
import { hasRole, isAdmin, isStaff } from '../../platform/staff/access.ts';
import { groups } from '../../platform/staff/groups.ts';
import { announcePlainChange, announcePlainDelete } from '../entry/hooks/announce-plain.ts';

/** Old addresses. Most are made when a published slug changes. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: { en: 'Redirect', ar: 'تحويل' }, plural: { en: 'Redirects', ar: 'التحويلات' } },
  access: { create: isAdmin, read: isStaff, update: isAdmin, delete: isAdmin },
  admin: {
    hideAPIURL: true,
    useAsTitle: 'from',
    group: groups.system,
    hidden: ({ user }) => !hasRole(user),
    defaultColumns: ['from', 'to', 'status', 'createdAt'],
  },
  hooks: { afterChange: [announcePlainChange], afterDelete: [announcePlainDelete] },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: { en: 'Old path', ar: 'المسار القديم' },
      validate: (value: string | null | undefined, { req }: { req: { i18n: { language: string } } }) =>
        isPath(value) || pathMessage(req.i18n.language),
      admin: {
        description: {
          en: 'From the slash after the host, as readers see it.',
          ar: 'ابتداء من الشرطة التي تلي اسم النطاق، كما يراه القارئ.',
        },
      },
    },
    {
      name: 'to',
      type: 'text',
      required: true,
      index: true,
      label: { en: 'New address', ar: 'العنوان الجديد' },
      validate: (value: string | null | undefined, { req }: { req: { i18n: { language: string } } }) =>
        isPath(value) || /^https?:\/\/\S+$/.test(value ?? '') || pathMessage(req.i18n.language),
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: '301',
      label: { en: 'Kind', ar: 'النوع' },
      options: [
        { value: '301', label: { en: 'Permanent (301)', ar: 'دائم (301)' } },
        { value: '302', label: { en: 'Temporary (302)', ar: 'مؤقت (302)' } },
      ],
    },
  ],
};

function isPath(value: string | null | undefined): boolean {
  return /^\/(?!\/)[^\\\s]*$/.test(value ?? '');
}

function pathMessage(language: string): string {
  return language === 'ar'
    ? 'يبدأ المسار بشرطة مائلة واحدة وبلا مسافات.'
    : 'A path begins with one slash and has no spaces.';
}
