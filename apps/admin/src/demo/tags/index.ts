import type { TagEntry } from '../types.ts';

/** Subjects of the blog. */
export const tags: TagEntry[] = [
  {
    key: 'engineering',
    locales: {
      en: { slug: 'engineering', title: 'Engineering' },
      ar: { slug: 'هندسة-البرمجيات', title: 'هندسة البرمجيات' },
    },
  },
  { key: 'design', locales: { en: { slug: 'design', title: 'Design' }, ar: { slug: 'التصميم', title: 'التصميم' } } },
  { key: 'arabic', locales: { en: { slug: 'arabic', title: 'Arabic' }, ar: { slug: 'العربية', title: 'العربية' } } },
  {
    key: 'operations',
    locales: { en: { slug: 'operations', title: 'Operations' }, ar: { slug: 'التشغيل', title: 'التشغيل' } },
  },
  {
    key: 'culture',
    locales: { en: { slug: 'culture', title: 'Work culture' }, ar: { slug: 'ثقافة-العمل', title: 'ثقافة العمل' } },
  },
];
