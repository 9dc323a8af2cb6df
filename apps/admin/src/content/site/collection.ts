import { socialNetworks } from '@nasaq/contract';
import type { Field, GlobalConfig } from 'payload';
import { globalAccess, hasRole } from '../../platform/staff/access.ts';
import { openingHours } from '../entry/fields/opening-hours.ts';
import { quote } from '../entry/fields/quote.ts';
import { groups } from '../../platform/staff/groups.ts';
import { announceGlobal, rememberGlobal } from '../entry/hooks/announce-global.ts';

const networkLabels: Record<(typeof socialNetworks)[number], { en: string; ar: string }> = {
  facebook: { en: 'Facebook', ar: 'فيسبوك' },
  twitter: { en: 'Twitter', ar: 'تويتر' },
  dribbble: { en: 'Dribbble', ar: 'دريبل' },
  behance: { en: 'Behance', ar: 'بيهانس' },
  github: { en: 'GitHub', ar: 'غيت هب' },
};

const notInFooter = {
  en: 'Told to search engines and in the API; the footer shows the other four.',
  ar: 'يُذكر لمحركات البحث وفي الواجهة البرمجية، ويعرض ذيل الصفحة الشبكات الأربع الأخرى.',
};

/** What every page needs: names, contacts, opening hours. No drafts: a wrong phone number is corrected at once. */
export const site: GlobalConfig = {
  slug: 'site',
  label: { en: 'Site data', ar: 'بيانات الموقع' },
  ...(globalAccess ? { access: globalAccess } : {}),
  admin: { hideAPIURL: true, group: groups.pages, hidden: ({ user }) => !hasRole(user, 'editor') },
  versions: { max: 50 },
  hooks: { beforeChange: [rememberGlobal], afterChange: [announceGlobal] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: { en: 'General', ar: 'عام' }, fields: general() },
        { label: { en: 'Social networks', ar: 'شبكات التواصل' }, fields: [social()] },
        { label: { en: 'Opening hours', ar: 'ساعات العمل' }, fields: [openingHours()] },
      ],
    },
  ],
};

function general(): Field[] {
  return [
    {
      name: 'name',
      type: 'text',
      required: true,
      localized: true,
      label: { en: 'Name of the company', ar: 'اسم الشركة' },
    },
    {
      name: 'description',
      type: 'textarea',
      required: true,
      localized: true,
      label: { en: 'Description', ar: 'الوصف' },
    },
    { name: 'keywords', type: 'textarea', localized: true, label: { en: 'Keywords', ar: 'الكلمات المفتاحية' } },
    {
      type: 'row',
      fields: [
        { name: 'email', type: 'email', required: true, label: { en: 'Mail address', ar: 'البريد الإلكتروني' } },
        { name: 'phone', type: 'text', required: true, label: { en: 'Phone', ar: 'الهاتف' } },
      ],
    },
    { name: 'address', type: 'textarea', localized: true, label: { en: 'Postal address', ar: 'العنوان البريدي' } },
    quote({ role: false }),
    {
      name: 'numberingSystem',
      type: 'select',
      required: true,
      defaultValue: 'arab',
      label: { en: 'Digits on Arabic pages', ar: 'الأرقام في الصفحات العربية' },
      options: [
        { value: 'arab', label: { en: 'Arabic-Indic (٠١٢٣)', ar: 'مشرقية (٠١٢٣)' } },
        { value: 'latn', label: { en: 'Latin (0123)', ar: 'مغربية (0123)' } },
      ],
    },
  ];
}

function social(): Field {
  return {
    name: 'social',
    type: 'group',
    label: { en: 'Addresses', ar: 'العناوين' },
    admin: {
      description: { en: 'Empty: the icon leads nowhere (#).', ar: 'إذا تُرك فارغًا لم تؤد الأيقونة إلى مكان (#).' },
    },
    fields: socialNetworks.map((name): Field => ({
      name,
      type: 'text',
      label: networkLabels[name],
      ...(name === 'github' ? { admin: { description: notInFooter } } : {}),
    })),
  };
}
