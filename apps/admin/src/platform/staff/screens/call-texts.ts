import type { Locale } from '@nasaq/contract';

/** What every form of the staff's screens says of its calls, per language of the interface. */
export const callTexts: Record<Locale, Record<'working' | 'failed', string>> = {
  en: {
    working: 'One moment…',
    failed: 'The server did not answer. Nothing that you typed is lost; try again.',
  },
  ar: {
    working: 'لحظة…',
    failed: 'لم يرد الخادم. لم يضع شيء مما كتبته، فأعد المحاولة.',
  },
};
