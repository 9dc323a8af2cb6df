import type { GroupField } from 'payload';

/** `seo { title, description }`: what search engines and shared links show; empty = the entry's title and summary. */
export function seo(): GroupField {
  return {
    name: 'seo',
    type: 'group',
    label: { en: 'Search engines', ar: 'محركات البحث' },
    fields: [
      {
        name: 'title',
        type: 'text',
        localized: true,
        maxLength: 120,
        label: { en: 'Title in search results', ar: 'العنوان في نتائج البحث' },
        admin: {
          description: {
            en: 'About 60 characters. Empty: the title of the entry.',
            ar: 'نحو 60 حرفًا. إذا تُرك فارغًا استُخدم عنوان المحتوى.',
          },
        },
      },
      {
        name: 'description',
        type: 'textarea',
        localized: true,
        maxLength: 320,
        label: { en: 'Description in search results', ar: 'الوصف في نتائج البحث' },
        admin: {
          description: {
            en: 'One or two sentences, about 155 characters. Empty: the summary of the entry.',
            ar: 'جملة أو جملتان، نحو 155 حرفًا. إذا تُرك فارغًا استُخدم ملخص المحتوى.',
          },
        },
      },
    ],
  };
}
