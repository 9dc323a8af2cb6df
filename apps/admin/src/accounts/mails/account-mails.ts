import type { Locale } from '@nasaq/contract';
import { filled, greetingMail, latin, type MailBody, type MailText, words } from '../../mail/index.ts';
import { maskedEmail } from '../../platform/secrets/masked-email.ts';
import { accountMails } from '../catalogue/index.ts';

/** What the mails to the owner of an account tell. */
export interface AccountMail {
  locale: Locale;
  name: string;
  company: MailBody['company'];
}

/** Tells somebody that they have an account, with the link to choose a password; it is good for seven days. */
export function invitationMail(facts: AccountMail & { link: string }): MailText {
  const texts = accountMails[facts.locale].invitation;
  return greetingMail(facts, filled(texts.subject, company(facts)), [
    { paragraph: filled(texts.lead, company(facts)) },
    { paragraph: [texts.password] },
    { link: facts.link, label: texts.link },
    { note: [texts.note] },
  ]);
}

/** The link for somebody with an account on the site who has forgotten the password; it is good for an hour. */
export function passwordLinkMail(facts: AccountMail & { link: string }): MailText {
  const texts = accountMails[facts.locale].passwordLink;
  return greetingMail(
    facts,
    [texts.subject],
    [
      { paragraph: [texts.lead] },
      { link: facts.link, label: texts.link },
      { paragraph: [texts.then] },
      { note: [texts.note] },
    ],
  );
}

/** The link with which a member of staff sets a new password; it is good for an hour, which is Payload's. */
export function passwordMail(facts: AccountMail & { link: string }): MailText {
  const { passwordLink, staffPassword } = accountMails[facts.locale];
  return linkMail(facts, { ...staffPassword, link: passwordLink.link, note: passwordLink.note });
}

/** To the address that an account has from now on, with the link for a password, which proves it; good for seven days. */
export function newAddressMail(facts: AccountMail & { link: string }): MailText {
  return linkMail(facts, accountMails[facts.locale].newAddress);
}

/** A link with a sentence in front of it and the small print, which may name the company. */
export function linkMail(
  facts: AccountMail & { link: string },
  texts: { subject: string; lead: string; link: string; note: string },
): MailText {
  return greetingMail(facts, filled(texts.subject, company(facts)), [
    { paragraph: filled(texts.lead, company(facts)) },
    { link: facts.link, label: texts.link },
    { note: [texts.note] },
  ]);
}

/** To whoever's password has been set, of an account or of a member of staff; `link` is for who did not do it. */
export function passwordChangedMail(facts: AccountMail & { link: string }): MailText {
  const texts = accountMails[facts.locale].passwordChanged;
  return greetingMail(
    facts,
    [texts.subject],
    [
      { paragraph: filled(texts.lead, company(facts)) },
      { paragraph: [texts.then] },
      { link: facts.link, label: texts.link },
    ],
  );
}

/** To the address that an account, or a member of staff, had until now; `to` is the new one. */
export function addressChangedMail(facts: AccountMail & { to: string }): MailText {
  const texts = accountMails[facts.locale].addressChanged;
  const lead = filled(texts.lead, { ...company(facts), address: latin(maskedEmail(facts.to)) });
  return greetingMail(facts, [texts.subject], [{ paragraph: lead }, { paragraph: [texts.then] }]);
}

/** To the owner of an account that was blocked; `reason` in their language. */
export function bannedMail(facts: AccountMail & { reason: string }): MailText {
  const texts = accountMails[facts.locale].banned;
  return greetingMail(
    facts,
    [texts.subject],
    [
      { paragraph: filled(texts.lead, company(facts)) },
      { quote: facts.reason, label: [texts.reason] },
      { paragraph: [texts.then] },
    ],
  );
}

/** To the owner of an account whose block has ended. */
export function unbannedMail(facts: AccountMail): MailText {
  const texts = accountMails[facts.locale].unbanned;
  return greetingMail(facts, [texts.subject], [{ paragraph: filled(texts.lead, company(facts)) }]);
}

/** The last mail to somebody who has deleted their account. */
export function accountDeletedMail(facts: AccountMail): MailText {
  const texts = accountMails[facts.locale].deleted;
  return greetingMail(
    facts,
    [texts.subject],
    [{ paragraph: filled(texts.lead, company(facts)) }, { paragraph: [texts.kept] }, { note: [texts.note] }],
  );
}

function company({ company: { name } }: AccountMail) {
  return { company: words(name) };
}
