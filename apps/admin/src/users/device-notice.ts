import type { Locale } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { deviceOf } from '../accounts/index.ts';
import { companyTimeZone } from '../content/index.ts';
import { env } from '../env.ts';
import {
  filled,
  greetingMail,
  latin,
  type MailText,
  momentText,
  queueMail,
  staffLocale,
  words,
} from '../mail/index.ts';
import { type Company, loadCompany, named } from '../platform/company/company.ts';
import { userMails } from './catalogue/index.ts';
import { clientOf } from './request.ts';
import type { StaffRow } from './staff-password.ts';

/**
 * Tells a member that somebody has come in as them from a browser that was not seen before: when, with what, from which
 * address, and what to do. In their language, never in that of who came in, who may be somebody else.
 * @param inner the transaction, so that there is no such session without its mail
 */
export async function notifyOfDevice(
  { email, language, name }: Pick<StaffRow, 'email' | 'language' | 'name'>,
  req: PayloadRequest,
  inner: PayloadRequest,
): Promise<void> {
  const locale = language ?? (await staffLocale(req.payload));
  const mail = newDeviceMail({
    company: named(await loadCompany(locale, req.payload)),
    locale,
    name,
    when: momentText(new Date().toISOString(), locale, await companyTimeZone(req.payload)),
    device: deviceOf(req.headers.get('user-agent') ?? ''),
    address: clientOf(req),
  });
  await queueMail({ ...mail, template: 'security', to: email, locale }, inner);
}

interface NewDevice {
  company: Company;
  locale: Locale;
  name: string;
  /** As its reader reads moments. */
  when: string;
  /** Empty where it is not known, as the address. */
  device: string;
  address: string;
}

export function newDeviceMail({ address, company, device, locale, name, when }: NewDevice): MailText {
  const texts = userMails[locale].newDevice;
  return greetingMail(
    { company, locale, name },
    [texts.subject],
    [
      { paragraph: filled(texts.lead, { company: words(company.name) }) },
      { paragraph: filled(texts.when, { when }) },
      { paragraph: filled(texts.device, { device: device ? latin(device) : texts.unknown }) },
      { paragraph: filled(texts.address, { address: address ? latin(address) : texts.unknown }) },
      { paragraph: [texts.then] },
      { link: `${env.adminUrl}/admin/account`, label: texts.link },
    ],
  );
}
