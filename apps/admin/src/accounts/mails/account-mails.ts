import type { Locale } from '@nasaq/contract';
import { type MailBody, type MailText, filled, greeting, latin, mailText, words } from '../../mail/index.ts';
import { maskedEmail } from '../../platform/secrets/masked-email.ts';
import { accountMails } from '../catalogue/index.ts';

/** What the mails to the owner of an account tell. */
export interface AccountMail {
  locale: Locale;
  name: string;
  company: MailBody['company'];
}

/** Tells somebody that they have an account, with the link to choose a password; it is good for seven days. */
export function invitationMail({ company, link, locale, name }: AccountMail & { link: string }): MailText {
  const texts = accountMails[locale].invitation;
  const values = { company: words(company.name) };
  return mailText({
    locale,
    company,
    subject: filled(texts.subject, values),
    blocks: [
      greeting(name, locale),
      { paragraph: filled(texts.lead, values) },
      { paragraph: [texts.password] },
      { link, label: texts.link },
      { note: [texts.note] },
    ],
  });
}

/** The link for somebody with an account on the site who has forgotten the password; it is good for an hour. */
export function passwordLinkMail({ company, link, locale, name }: AccountMail & { link: string }): MailText {
  const texts = accountMails[locale].passwordLink;
  return mailText({
    locale,
    company,
    subject: [texts.subject],
    blocks: [
      greeting(name, locale),
      { paragraph: [texts.lead] },
      { link, label: texts.link },
      { paragraph: [texts.then] },
      { note: [texts.note] },
    ],
  });
}

/** The link with which a member of staff sets a new password; it is good for an hour, which is Payload's. */
export function passwordMail({ company, link, locale, name }: AccountMail & { link: string }): MailText {
  const { passwordLink, staffPassword: texts } = accountMails[locale];
  return mailText({
    locale,
    company,
    subject: [texts.subject],
    blocks: [
      greeting(name, locale),
      { paragraph: [texts.lead] },
      { link, label: passwordLink.link },
      { note: [passwordLink.note] },
    ],
  });
}

/** To whoever's password has been set, of an account or of a member of staff; `link` is for who did not do it. */
export function passwordChangedMail({ company, link, locale, name }: AccountMail & { link: string }): MailText {
  const texts = accountMails[locale].passwordChanged;
  return mailText({
    locale,
    company,
    subject: [texts.subject],
    blocks: [
      greeting(name, locale),
      { paragraph: filled(texts.lead, { company: words(company.name) }) },
      { paragraph: [texts.then] },
      { link, label: texts.link },
    ],
  });
}

/** To the address that an account, or a member of staff, had until now; `to` is the new one. */
export function addressChangedMail({ company, locale, name, to }: AccountMail & { to: string }): MailText {
  const texts = accountMails[locale].addressChanged;
  return mailText({
    locale,
    company,
    subject: [texts.subject],
    blocks: [
      greeting(name, locale),
      { paragraph: filled(texts.lead, { company: words(company.name), address: latin(maskedEmail(to)) }) },
      { paragraph: [texts.then] },
    ],
  });
}

/** To the address that an account has from now on, with the link for a password, which proves it; good for seven days. */
export function newAddressMail({ company, link, locale, name }: AccountMail & { link: string }): MailText {
  const texts = accountMails[locale].newAddress;
  const values = { company: words(company.name) };
  return mailText({
    locale,
    company,
    subject: filled(texts.subject, values),
    blocks: [
      greeting(name, locale),
      { paragraph: filled(texts.lead, values) },
      { link, label: texts.link },
      { note: [texts.note] },
    ],
  });
}

/** To the owner of an account that was blocked; `reason` in their language. */
export function bannedMail({ company, locale, name, reason }: AccountMail & { reason: string }): MailText {
  const texts = accountMails[locale].banned;
  return mailText({
    locale,
    company,
    subject: [texts.subject],
    blocks: [
      greeting(name, locale),
      { paragraph: filled(texts.lead, { company: words(company.name) }) },
      { quote: reason, label: [texts.reason] },
      { paragraph: [texts.then] },
    ],
  });
}

/** To the owner of an account whose block has ended. */
export function unbannedMail({ company, locale, name }: AccountMail): MailText {
  const texts = accountMails[locale].unbanned;
  return mailText({
    locale,
    company,
    subject: [texts.subject],
    blocks: [greeting(name, locale), { paragraph: filled(texts.lead, { company: words(company.name) }) }],
  });
}

/** The last mail to somebody who has deleted their account. */
export function accountDeletedMail({ company, locale, name }: AccountMail): MailText {
  const texts = accountMails[locale].deleted;
  return mailText({
    locale,
    company,
    subject: [texts.subject],
    blocks: [
      greeting(name, locale),
      { paragraph: filled(texts.lead, { company: words(company.name) }) },
      { paragraph: [texts.kept] },
      { note: [texts.note] },
    ],
  });
}
