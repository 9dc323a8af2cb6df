import type { Locale } from '@nasaq/contract';
import { type MailBody, type MailText, latin, mailText, phrase, words } from '../../mail/index.ts';
import { privacyMails } from '../catalogue/index.ts';

interface OrdersErased {
  locale: Locale;
  company: MailBody['company'];
  /** `state` in words. */
  orders: readonly { reference: string; title: string; state: string }[];
}

/** To those who work on orders: their owner has deleted the account, and with it these. */
export function ordersErasedMail({ company, locale, orders }: OrdersErased): MailText {
  const lines = orders.map(({ reference, state, title }) => ({
    paragraph: phrase`${latin(reference)} · ${words(title)} · ${words(state)}`,
  }));
  const texts = privacyMails[locale].ordersErased;
  return mailText({
    locale,
    company,
    subject: [texts.subject],
    blocks: [{ paragraph: [texts.lead] }, ...lines, { note: [texts.note] }],
  });
}
