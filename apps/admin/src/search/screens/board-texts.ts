/** What the board says, per language of the interface. */
export const boardTexts = {
  en: {
    title: 'Searched for and not found',
    lead: 'What readers looked for and the site does not have, or calls by another word.',
    query: 'Searched for',
    locale: 'Site in',
    count: 'Times',
    last: 'Last time',
    actions: 'Actions',
    handle: 'Dealt with',
    handleThis: '“{query}” is dealt with',
    handled: 'Marked as dealt with.',
    failed: 'It could not be saved. Try again.',
    all: 'Show all',
    nothing: 'Nothing is open: every search had results, or has been dealt with.',
    languages: { en: 'English', ar: 'Arabic' },
  },
  ar: {
    title: 'بحث عنه القراء ولم يجدوه',
    lead: 'ما بحث عنه القراء ولا يوجد في الموقع أو ورد فيه بلفظ آخر.',
    query: 'عبارة البحث',
    locale: 'لغة الموقع',
    count: 'عدد المرات',
    last: 'آخر مرة',
    actions: 'الإجراءات',
    handle: 'تمت معالجته',
    handleThis: 'تمت معالجة «{query}»',
    handled: 'سُجّل أنه عولج.',
    failed: 'تعذر الحفظ. حاول مرة أخرى.',
    all: 'اعرض الكل',
    nothing: 'لا شيء ينتظر: لكل بحث نتائج، أو عولج ما لم يُعثر عليه.',
    languages: { en: 'الإنجليزية', ar: 'العربية' },
  },
} as const;

export type BoardTexts = (typeof boardTexts)['en' | 'ar'];
