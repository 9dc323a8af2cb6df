import type { Locale } from '@nasaq/contract';
import type { Payload } from 'payload';
import { env } from '../env.ts';
import { loadCompany } from '../platform/company/company.ts';

/** Whom mails in a language are from: MAIL_FROM, else the company with its general address. */
export async function senderMailbox(locale: Locale, payload: Payload): Promise<{ name: string; address: string }> {
  const company = await loadCompany(locale, payload);
  return {
    name: env.mailFrom?.name || company.name,
    address: env.mailFrom?.address ?? (company.email || env.adminEmail),
  };
}

/** The language of what goes to the mailbox of the team, whatever the sender's is. */
export function staffLocale(): Locale {
  return env.mailToLanguage;
}

/** Where notices to staff and the answers of senders go: MAIL_TO, else the company's general address. */
export async function staffMailbox(payload: Payload): Promise<string> {
  if (env.mailTo) return env.mailTo;
  const { email } = await loadCompany('en', payload);
  return email || env.adminEmail;
}
