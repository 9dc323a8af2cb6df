import type { Locale } from '@nasaq/contract';

interface StaffTexts {
  invited: string;
  sendLink: string;
  linkSent: string;
  failed: string;
  presentPassword: string;
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
  },
  ar: {
    invited: 'عند الحفظ تصل إلى هذا العنوان دعوة فيها رابط لاختيار كلمة المرور، صالح سبعة أيام.',
    sendLink: 'أرسل رابطًا لاختيار كلمة المرور',
    linkSent: 'الرابط في طريقه، وهو صالح سبعة أيام ولمرة واحدة.',
    failed: 'لم ينجح ذلك. أعد المحاولة.',
    presentPassword: 'كلمة مرورك الحالية',
  },
};
