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
  notSaved: {
    offline: 'Not saved: the server cannot be reached. What you type stays here and is saved as soon as it answers.',
    session:
      'Not saved: your session has ended. Sign in again in another tab; what you typed stays here and is then saved by itself.',
    refused: 'Not saved. The server says:',
  },
  signIn: 'Sign in',
  tryAgain: 'Try again',
  broughtBack: 'What you typed here and was not saved is back in the form. Typed',
  leaveHeading: 'Leave without saving?',
  leaveKept:
    'What you typed last is not saved. It stays in this browser and comes back when you open this form here again.',
  leaveLost: 'What you typed last is not saved and would be lost.',
  leaveConflict: 'You and somebody else changed the same field. Your text is not saved until you choose.',
  stay: 'Stay here',
  leave: 'Leave',
  revertHeading: {
    en: 'Put the English back to what is on the site?',
    ar: 'Put the Arabic back to what is on the site?',
  },
  revertBody: {
    en: 'Every change in English that is not on the site is dropped, also in the fields that both languages share. The Arabic texts stay as they are.',
    ar: 'Every change in Arabic that is not on the site is dropped, also in the fields that both languages share. The English texts stay as they are.',
  } satisfies Record<Locale, string>,
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
  notSaved: {
    offline: 'لم يُحفظ: تعذر الوصول إلى الخادم. يبقى ما تكتبه هنا، ويُحفظ فور عودة الاتصال.',
    session: 'لم يُحفظ: انتهت جلستك. سجّل الدخول في تبويب آخر، وسيبقى ما كتبته هنا ثم يُحفظ تلقائيًا.',
    refused: 'لم يُحفظ. رد الخادم:',
  },
  signIn: 'تسجيل الدخول',
  tryAgain: 'إعادة المحاولة',
  broughtBack: 'عاد إلى الصفحة ما كتبته هنا ولم يُحفظ. كُتب',
  leaveHeading: 'هل تغادر قبل الحفظ؟',
  leaveKept: 'آخر ما كتبته لم يُحفظ. سيبقى في هذا المتصفح، ويعود حين تفتح هذه الصفحة منه مرة أخرى.',
  leaveLost: 'آخر ما كتبته لم يُحفظ، وسيضيع إن غادرت.',
  leaveConflict: 'غيّرت أنت ومستخدم آخر الحقل نفسه، ولن يُحفظ نصك حتى تختار.',
  stay: 'البقاء هنا',
  leave: 'المغادرة',
  revertHeading: {
    en: 'إعادة النص الإنجليزي إلى ما في الموقع؟',
    ar: 'إعادة النص العربي إلى ما في الموقع؟',
  },
  revertBody: {
    en: 'تُلغى كل التغييرات الإنجليزية التي لم تُنشر بعد، ومعها تغييرات الحقول المشتركة بين اللغتين. تبقى النصوص العربية كما هي.',
    ar: 'تُلغى كل التغييرات العربية التي لم تُنشر بعد، ومعها تغييرات الحقول المشتركة بين اللغتين. تبقى النصوص الإنجليزية كما هي.',
  },
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
