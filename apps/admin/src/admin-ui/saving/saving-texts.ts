import type { Locale } from '@nasaq/contract';

/** What the form says about the saves of others, and about what of an entry is on the site. */
const english = {
  somebody: 'Somebody else',
  /** Their name stands before it. */
  alsoChanged: 'changed this field after you opened the form, and so did you. Your text is not saved yet.',
  theirs: 'Their text',
  theirsEmpty: 'They have emptied the field.',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  conflictTold: (labels: string) => `Changed by somebody else too: ${labels}. Choose which text stays.`,
  othersChanged: 'changed in the meantime:',
  show: 'Show the changes',
  failed: 'That did not work. Please try again.',
  notWritten: 'Not written',
  languages: { en: 'English', ar: 'Arabic' } satisfies Record<Locale, string>,
  sharedWait: 'Fields of both languages wait: they go on the site with either.',
  publication: 'On the site',
  saved: 'Saved',
  by: 'By',
  savedIn: 'Language',
  state: 'State of both languages',
  versionsHint: 'Open a version to compare it and to bring it back. The newest 50 are kept.',
};

const arabic: typeof english = {
  somebody: 'مستخدم آخر',
  alsoChanged: 'غيّر هذا الحقل بعد أن فتحت الصفحة، وغيّرته أنت أيضًا. لم يُحفظ نصك بعد.',
  theirs: 'النص الآخر',
  theirsEmpty: 'الحقل عنده فارغ.',
  keepMine: 'إبقاء نصي',
  takeTheirs: 'أخذ النص الآخر',
  conflictTold: (labels) => `غيّر غيرك أيضًا: ${labels}. اختر النص الذي يبقى.`,
  othersChanged: 'غيّر في هذه الأثناء:',
  show: 'عرض التغييرات',
  failed: 'لم ينجح ذلك. حاول مرة أخرى.',
  notWritten: 'لم تُكتب',
  languages: { en: 'الإنجليزية', ar: 'العربية' },
  sharedWait: 'تنتظر حقول مشتركة بين اللغتين: تظهر في الموقع مع نشر أي منهما.',
  publication: 'في الموقع',
  saved: 'وقت الحفظ',
  by: 'حفظها',
  savedIn: 'اللغة',
  state: 'حالة اللغتين',
  versionsHint: 'افتح نسخة لتقارنها أو لتستعيدها. تُحفظ أحدث 50 نسخة.',
};

export const savingTexts: Record<Locale, typeof english> = { en: english, ar: arabic };
