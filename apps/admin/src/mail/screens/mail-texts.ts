import type { Locale } from '@nasaq/contract';
import { callTexts } from '../../platform/staff/screens/call-texts.ts';
import type { Mail } from '../../platform/payload/payload-types.ts';

const english = {
  ...callTexts.en,
  states: {
    queued: 'Waiting',
    sent: 'Sent',
    failed: 'Failed',
    kept: 'Kept, no mail server',
  } as Record<Mail['state'], string>,
  to: 'To',
  replyTo: 'Answers go to',
  attempts: 'Attempts',
  lastError: 'Last error',
  nextAttempt: 'Next attempt',
  sentAt: 'Sent',
  createdAt: 'Written',
  html: 'The mail',
  text: 'As plain text',
  resend: 'Send again',
  resent: 'It is in the queue again.',
};

const arabic: typeof english = {
  ...callTexts.ar,
  states: {
    queued: 'في الانتظار',
    sent: 'أُرسلت',
    failed: 'تعذر إرسالها',
    kept: 'محفوظة، بلا خادم بريد',
  },
  to: 'إلى',
  replyTo: 'الرد إلى',
  attempts: 'المحاولات',
  lastError: 'آخر خطأ',
  nextAttempt: 'المحاولة القادمة',
  sentAt: 'أُرسلت',
  createdAt: 'كُتبت',
  html: 'الرسالة',
  text: 'نص بلا تنسيق',
  resend: 'إعادة الإرسال',
  resent: 'عادت إلى قائمة الإرسال.',
};

/** What staff read about mails, per language of the interface. */
export const mailTexts: Record<Locale, typeof english> = { en: english, ar: arabic };
