import { countedLimit, passwordLimits, type Locale } from '@nasaq/contract';

interface StaffTexts {
  invited: string;
  sendLink: string;
  linkSent: string;
  failed: string;
  presentPassword: string;
  ownPassword: Record<
    | 'open'
    | 'lead'
    | 'password'
    | 'hint'
    | 'repeated'
    | 'missing'
    | 'different'
    | 'unchanged'
    | 'set'
    | 'working'
    | 'cancel'
    | 'done',
    string
  >;
  deadLink: Record<'title' | 'ask', string>;
  sessions: Record<
    | 'title'
    | 'lead'
    | 'unknown'
    | 'current'
    | 'device'
    | 'began'
    | 'used'
    | 'end'
    | 'endLabel'
    | 'others'
    | 'ended'
    | 'failed',
    string
  >;
}

/** What the form of a member of staff says besides its fields. */
export const staffTexts: Record<Locale, StaffTexts> = {
  en: {
    invited:
      'Once you save, an invitation goes to this address, with a link to choose a password. It is good for seven days.',
    sendLink: 'Mail a link to choose a password',
    linkSent: 'The link is on its way. It is good for seven days, and once.',
    failed: 'This did not work. Try again.',
    presentPassword: 'Your present password',
    ownPassword: {
      open: 'Change password',
      lead: 'Your other devices are signed out by it, and you are told by mail.',
      password: 'New password',
      hint: `At least ${passwordLimits.min} characters. A few words that only you put together are good.`,
      repeated: 'The new password once more',
      missing: 'This is needed.',
      different: 'The two new passwords are not the same.',
      unchanged: 'Your password is as it was. Type all three again.',
      set: 'Set the new password',
      working: 'One moment…',
      cancel: 'Cancel',
      done: 'Your password is changed, and your other devices are signed out.',
    },
    deadLink: { title: 'This link no longer works', ask: 'Ask for a new link' },
    sessions: {
      title: 'Devices',
      lead: 'Where you are signed in. If you do not know a device, sign it out and change your password.',
      unknown: 'Unknown device',
      current: 'This device',
      device: 'Device',
      began: 'Signed in',
      used: 'Last used',
      end: 'Sign out',
      endLabel: 'Sign out: {device}, last used {date}',
      others: 'Sign out all other devices',
      ended: 'The other devices that you chose are signed out.',
      failed: 'The server did not answer. Try again.',
    },
  },
  ar: {
    invited: 'عند الحفظ تصل إلى هذا العنوان دعوة فيها رابط لاختيار كلمة المرور، صالح سبعة أيام.',
    sendLink: 'أرسل رابطًا لاختيار كلمة المرور',
    linkSent: 'الرابط في طريقه، وهو صالح سبعة أيام ولمرة واحدة.',
    failed: 'لم ينجح ذلك. أعد المحاولة.',
    presentPassword: 'كلمة مرورك الحالية',
    ownPassword: {
      open: 'تغيير كلمة المرور',
      lead: 'بتغييرها يُسجَّل خروج أجهزتك الأخرى، وتصلك رسالة بذلك.',
      password: 'كلمة المرور الجديدة',
      hint: `${countedLimit('max_length', passwordLimits.min, 'ar', 'latn')} على الأقل، والأفضل بضع كلمات لا يجمعها غيرك.`,
      repeated: 'كلمة المرور الجديدة مرة أخرى',
      missing: 'هذا الحقل مطلوب.',
      different: 'كلمتا المرور الجديدتان غير متطابقتين.',
      unchanged: 'بقيت كلمة مرورك كما كانت. املأ الحقول الثلاثة من جديد.',
      set: 'عيّن كلمة المرور الجديدة',
      working: 'لحظة…',
      cancel: 'إلغاء',
      done: 'تغيّرت كلمة مرورك، وسُجّل خروج أجهزتك الأخرى.',
    },
    deadLink: { title: 'لم يعد هذا الرابط صالحًا', ask: 'اطلب رابطًا جديدًا' },
    sessions: {
      title: 'أجهزتك',
      lead: 'الأجهزة التي سُجّل دخولك منها. إن وجدت جهازًا لا تعرفه فسجّل خروجه وغيّر كلمة المرور.',
      unknown: 'جهاز غير معروف',
      current: 'هذا الجهاز',
      device: 'الجهاز',
      began: 'تسجيل الدخول',
      used: 'آخر استعمال',
      end: 'سجّل خروجه',
      endLabel: 'سجّل خروجه: {device}، آخر استعمال {date}',
      others: 'سجّل خروج الأجهزة الأخرى كلها',
      ended: 'سُجّل خروج ما اخترته من الأجهزة الأخرى.',
      failed: 'لم يستجب الخادم. أعد المحاولة.',
    },
  },
};
