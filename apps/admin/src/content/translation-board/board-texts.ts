/** What the board says, per language of the interface. */
export const boardTexts = {
  en: {
    title: 'Translation state',
    type: 'Content',
    both: 'In both languages',
    onlyEnglish: 'Only in English',
    onlyArabic: 'Only in Arabic',
    unpublished: 'Not published',
    openSite: 'Open the site',
    english: 'In English',
    arabic: 'In Arabic',
  },
  ar: {
    title: 'حالة الترجمة',
    type: 'المحتوى',
    both: 'باللغتين',
    onlyEnglish: 'بالإنجليزية فقط',
    onlyArabic: 'بالعربية فقط',
    unpublished: 'لم يُنشر',
    openSite: 'افتح الموقع',
    english: 'بالإنجليزية',
    arabic: 'بالعربية',
  },
} as const;
