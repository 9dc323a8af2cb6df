import type { Locale } from '@nasaq/contract';

interface StaffTexts {
  invited: string;
  sendLink: string;
  linkSent: string;
  failed: string;
  presentPassword: string;
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
